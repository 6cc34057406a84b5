package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.tile.TileReadListener;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/** A session of play that a search steps, saves and restores. */
final class SearchPlay {
    private final PlaySession session;
    private final List<String> goals = new ArrayList<>();
    private Level level;
    /** Null if the level has no player. */
    private Body player;

    private int buttons;
    private long steps;

    /**
     * A state of play.
     *
     * @param session the state of the session
     * @param tiles the tiles in it
     * @param buttons the buttons of the last step
     */
    record State(SessionState session, TileGrid tiles, int buttons) {}

    SearchPlay(Level level, Optional<StartPoint> start) {
        this.level = level;
        session = new PlaySession(level, start, this::happened);
        player = session.player().orElse(null);
    }

    void setReads(TileReadListener reads) {
        session.world().setTileReadListener(reads);
    }

    /** Changes the tiles. States saved before get the new ones when they are restored. */
    void setLevel(Level changed) {
        replaceTiles(level.tiles(), changed);
        level = changed;
    }

    State save() {
        return new State(session.save(), level.tiles(), buttons);
    }

    void restore(State state) {
        session.restore(state.session);
        if (state.tiles != level.tiles()) {
            replaceTiles(state.tiles, level);
        }
        buttons = state.buttons;
        player = session.player().orElse(null);
        goals.clear();
    }

    /** Advances by one tick. The goals that the player touches in it are {@link #goalsTouched}. */
    void step(int down) {
        goals.clear();
        session.step(Inputs.NONE.with(player.channel(), down));
        buttons = down;
        steps++;
    }

    /** The ids of the goals that the player began to touch in the last step. */
    List<String> goalsTouched() {
        return goals;
    }

    /** The number of steps so far. */
    long steps() {
        return steps;
    }

    /** Whether there is a player that lives. */
    boolean isAlive() {
        return player != null && player.isAlive() && !session.status().state().isDeath();
    }

    /** Whether the player stands on something. */
    boolean isStanding() {
        return (player.contacts() & Contacts.GROUND) != 0;
    }

    /** Whether the player hangs from a ledge. */
    boolean isHanging() {
        return player.state() == ControllerState.GRAB_LEDGE;
    }

    /** The number of ticks since the start of the level. */
    long tick() {
        return session.tick();
    }

    /** All bodies of the world. */
    Iterable<Body> bodies() {
        return session.world().bodies();
    }

    /** The simulated world, for reading only. */
    World world() {
        return session.world();
    }

    Body player() {
        return player;
    }

    int buttons() {
        return buttons;
    }

    /** What the future of the player depends on in a level where nothing else moves. */
    long key() {
        return StateHash.mix(player.stateKey() ^ buttons & Maneuver.PRESSED);
    }

    /** The {@link #key} of a state. */
    long keyOf(State state) {
        restore(state);
        return key();
    }

    boolean hasSlopes() {
        return session.world().tiles().hasSlopes();
    }

    private void replaceTiles(TileGrid before, Level now) {
        TileChange.between(before, now.tiles())
                .forEach((column, row, old, value) ->
                        session.world().replaceTile(column, row, now.legend().typeOf(value)));
    }

    private void happened(long tick, PlayEvent event, String object, String other) {
        if (event == PlayEvent.GOAL_REACHED) {
            goals.add(other);
        }
    }
}
