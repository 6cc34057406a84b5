package leapsmith.levels.reach.search;

import java.util.Arrays;
import java.util.Objects;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.ground.StandingRoom;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.physics.world.Body;

/** The cheapest {@link Arrival} at each ground of a level. */
public final class GroundArrivals {
    private final LevelGround ground;
    private final GroundBelow below;
    /** By the number of the ground, see {@link LevelGround}; null where the player doesn't get to. */
    private final Arrival[] cheapest;

    /** @param player null if there is none */
    GroundArrivals(Level level, Body player) {
        ground = LevelGround.of(level);
        below = new GroundBelow(level, ground, player);
        cheapest = new Arrival[ground.count()];
    }

    private GroundArrivals(GroundArrivals other) {
        ground = other.ground;
        below = other.below;
        cheapest = other.cheapest.clone();
    }

    /** These now; later arrivals don't change the copy. */
    GroundArrivals copy() {
        return new GroundArrivals(this);
    }

    /** The places for ground. */
    public LevelGround ground() {
        return ground;
    }

    /** The ground at the end of an arc. */
    public GroundBelow below() {
        return below;
    }

    /** At how much ground the player arrives. */
    public int count() {
        return (int) Arrays.stream(cheapest).filter(Objects::nonNull).count();
    }

    /** The arrival at some ground; null if there is none, for any column and row. */
    public Arrival at(int column, int row) {
        return ground.contains(column, row) ? cheapest[ground.numberOf(column, row)] : null;
    }

    /** Whether there is an arrival at the ground with a number. */
    boolean isReached(int number) {
        return cheapest[number] != null;
    }

    /**
     * The ground without an arrival that has room for a player. Takes time in proportion to the level.
     *
     * @param level the level
     * @param width of the player, in level pixels
     * @param height of the player, in level pixels
     */
    public TileSet unreached(Level level, double width, double height) {
        StandingRoom room = new StandingRoom(level, width, height);
        TileSet.Builder unreached = new TileSet.Builder();
        for (int row = 0; row < ground.rows(); row++) {
            int first = ground.numberOf(0, row);
            room.nextRow();
            unreached.addRow(
                    row,
                    0,
                    level.columns(),
                    column -> room.isGround(column) && !isReached(first + column) && room.hasRoom(column));
        }
        return unreached.build();
    }

    /** Whether an arc ends on ground without an arrival. */
    boolean isNew(Arc arc) {
        boolean[] isNew = new boolean[1];
        below.forEach(arc, number -> isNew[0] |= cheapest[number] == null);
        return isNew[0];
    }

    /** Adds the arrivals at the end of an arc from a node. */
    void add(Node node, Arc arc) {
        int cost = node.costAfter(arc);
        below.forEach(arc, number -> {
            if (isCheaper(number, cost)) {
                int jumps = node.jumps() + arc.maneuver().jumps();
                cheapest[number] = new Arrival(node, arc.maneuver(), arc.ticks(), jumps);
            }
        });
    }

    /** Adds those of another search of the same level. */
    void addAll(GroundArrivals others) {
        for (int number = 0; number < cheapest.length; number++) {
            Arrival way = others.cheapest[number];
            if (way != null && isCheaper(number, way.cost())) {
                cheapest[number] = way;
            }
        }
    }

    /** Adds those in a simplified level that are also right in the whole one. */
    void addRight(GroundArrivals simplified, WholeLevel whole) {
        for (int number = 0; number < cheapest.length; number++) {
            Arrival way = simplified.cheapest[number];
            boolean isRight = way != null
                    && isCheaper(number, way.cost())
                    && whole.endsOn(
                            ground.columnOf(number),
                            ground.rowOf(number),
                            way.node(),
                            way.maneuver(),
                            way.maneuverTicks());
            if (isRight) {
                cheapest[number] = way;
            }
        }
    }

    private boolean isCheaper(int number, int cost) {
        return cheapest[number] == null || cost < cheapest[number].cost();
    }
}
