package leapsmith.levels.reach.maneuver;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import leapsmith.levels.model.Level;
import leapsmith.levels.reach.ReachMap;
import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileView;
import leapsmith.physics.world.Body;

/**
 * Everything that the player of a small level can do: all buttons in each tick from each state, once for equal states.
 * So it is exact, if it ends.
 */
public final class ExhaustiveSearch {
    private static final int[] DIRECTIONS = {0, Button.LEFT.bit(), Button.RIGHT.bit()};
    private static final int[] JUMPS = {0, Button.JUMP.bit()};

    private final Level level;
    private final SearchPlay play;
    private final int mostStates;
    private final Consumer<Body> visitor;
    private final Set<Long> known = new HashSet<>();
    private final Deque<SearchPlay.State> open = new ArrayDeque<>();
    private final Set<Integer> tiles = new HashSet<>();
    private final Set<String> goals = new HashSet<>();

    /**
     * Searches a level in which nothing but the player moves.
     *
     * @param mostStates with more states, it ends before it is complete
     * @param visitor receives the player in each state
     */
    public ExhaustiveSearch(Level level, int mostStates, Consumer<Body> visitor) {
        this.level = level;
        this.mostStates = mostStates;
        this.visitor = visitor;
        play = new SearchPlay(level, Optional.empty());
        if (play.isAlive()) {
            open.add(play.save());
        }
        while (!open.isEmpty() && isComplete()) {
            leave(open.removeLast());
        }
    }

    /** Whether it tried everything. */
    public boolean isComplete() {
        return known.size() <= mostStates;
    }

    /** The tiles on which the player can stand, as a {@link ReachMap} counts them: row times columns plus column. Those
     * of the closed bottom are in the row below the last one. */
    public Set<Integer> tiles() {
        return tiles;
    }

    /** The ids of the goals that it can touch. */
    public Set<String> goals() {
        return goals;
    }

    private void leave(SearchPlay.State state) {
        play.restore(state);
        // Otherwise a press of down does nothing.
        boolean mayDrop = play.player().onOneWay() || play.isHanging() || play.isClimbing();
        boolean mayClimb = play.mayClimb() || play.isClimbing();
        for (int direction : DIRECTIONS) {
            for (int jump : JUMPS) {
                step(state, direction | jump);
                if (mayDrop) {
                    step(state, direction | jump | Button.DOWN.bit());
                }
                if (mayClimb) {
                    step(state, direction | jump | Button.UP.bit());
                }
            }
        }
    }

    private void step(SearchPlay.State state, int buttons) {
        play.restore(state);
        play.step(buttons);
        if (!play.isAlive()) {
            return;
        }
        goals.addAll(play.goalsTouched());
        if (known.add(play.key())) {
            visitor.accept(play.player());
            if (play.isStanding()) {
                stand(play.player());
            }
            open.add(play.save());
        }
    }

    /** Whether a tile is solid, a slope or a one-way: gates and the lower tiles of ladders carry nothing. */
    private boolean carries(int column, int row) {
        TileView world = play.world().tiles();
        return world.isSolid(column, row)
                || world.isOneWay(column, row)
                || world.tileAt(column, row).isSlope();
    }

    private void stand(Body player) {
        int side = SubPixels.fromPx(level.tileSize());
        int row = Math.floorDiv(player.subY() + player.subHeight(), side);
        int last = Math.floorDiv(player.subX() + player.subWidth() - 1, side);
        for (int column = Math.floorDiv(player.subX(), side); column <= last; column++) {
            boolean isInside = column >= 0 && column < level.columns();
            boolean isBottom = row == level.rows() && !level.physics().borders().bottomOpen();
            boolean isTile = row >= 0 && row < level.rows() && carries(column, row);
            if (isInside && (isTile || isBottom)) {
                tiles.add(row * level.columns() + column);
            }
        }
    }
}
