package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.tile.TileReadListener;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/** A session of play that a search steps, saves and restores. */
public final class SearchPlay {
    private final PlaySession session;
    private final List<String> goals = new ArrayList<>();
    /** By the bits of the player's buttons. */
    private final Inputs[] inputs = new Inputs[1 << Button.values().length];
    /** Null if the level has no player. */
    private Body player;

    private final SessionState atStart;
    /** The ids of platforms that move only with signals. */
    private final Set<String> waiting;

    private int buttons;
    private long steps;

    /**
     * A state of play.
     *
     * @param session the state of the session; its tiles don't count
     * @param buttons the buttons of the last step
     */
    public record State(SessionState session, int buttons) {}

    /** A session at its start. */
    public SearchPlay(Level level, Optional<StartPoint> start) {
        session = new PlaySession(level, start, this::happened);
        waiting = level.objects().stream()
                .filter(object -> !object.stops().isEmpty()
                        && !ObjectSignals.needsOf(object).isEmpty())
                .map(LevelObject::id)
                .collect(Collectors.toSet());
        atStart = session.save();
        player = session.player().orElse(null);
        for (int down = 0; down < inputs.length && player != null; down++) {
            inputs[down] = Inputs.NONE.with(player.channel(), down);
        }
    }

    /** Sets what is notified of each tile that the simulation reads. */
    public void setReads(TileReadListener reads) {
        session.world().setTileReadListener(reads);
    }

    /** Changes tiles, also those of the states saved before. */
    public void change(TileChange change, Legend legend) {
        session.replaceTiles(change, legend);
    }

    public State save() {
        return new State(session.save(), buttons);
    }

    /** Goes back to a state; no goal counts as touched in its last step. */
    public void restore(State state) {
        session.restoreExceptTiles(state.session);
        buttons = state.buttons;
        player = session.player().orElse(null);
        goals.clear();
    }

    /** Advances by one tick. The goals that the player touches in it are {@link #goalsTouched}. */
    public void step(int down) {
        goals.clear();
        session.step(inputs[down]);
        buttons = down;
        steps++;
    }

    /**
     * Goes to a state of a flight.
     *
     * @param others a state with the player in open air, anywhere, and all others as they are
     */
    void flyTo(State others, FlyingPlay.Flight flight, int x, int y) {
        restore(others);
        session.world().setMotion(player, flight.motion, x, y);
        buttons = flight.buttons;
    }

    /** Counts a step that wasn't simulated, as its result is known. */
    void countStep() {
        steps++;
    }

    /** The ids of the goals that the player began to touch in the last step. */
    public List<String> goalsTouched() {
        return goals;
    }

    public long steps() {
        return steps;
    }

    /** Whether there is a player that lives. */
    public boolean isAlive() {
        return player != null && player.isAlive() && !session.status().state().isDeath();
    }

    public boolean isStanding() {
        return (player.contacts() & Contacts.GROUND) != 0;
    }

    public boolean isHanging() {
        return player.state() == ControllerState.GRAB_LEDGE;
    }

    /** Whether the player climbs. */
    public boolean isClimbing() {
        return player.state() == ControllerState.CLIMB;
    }

    /** Whether the player is in water, where a press of jump is a stroke. */
    public boolean isSwimming() {
        int medium = player.mediumMaterial();
        return medium != 0 && session.world().material(medium).swims();
    }

    /** Whether the player falls along a wall off which it can jump. */
    boolean isAtWall() {
        int walls = Contacts.LEFT_WALL | Contacts.RIGHT_WALL;
        boolean falls = session.world().gravity() < 0 ? player.subVy() < 0 : player.subVy() > 0;
        return falls
                && !isStanding()
                && (player.contacts() & walls) != 0
                && player.movement().airMoves().wallJumpSpeed() > 0;
    }

    /** The number of combinations of buttons that may differ for the player. */
    int choices() {
        boolean dashes = player != null && player.movement().airMoves().dashSpeed() > 0;
        return dashes ? inputs.length : inputs.length / 2;
    }

    /** Whether there is something to climb where the player is or under its feet. */
    boolean mayClimb() {
        int medium = player.mediumMaterial();
        int ground = player.groundMaterial();
        return medium != 0 && session.world().material(medium).climb() > 0
                || ground != 0 && session.world().material(ground).climb() > 0;
    }

    /** Whether there is a player that lives and stands, hangs, climbs, swims or can jump off a wall along which it falls. */
    public boolean isSupported() {
        return isAlive() && (isStanding() || isHanging() || isClimbing() || isSwimming() || isAtWall());
    }

    /** The number of ticks since the start of the level. */
    long tick() {
        return session.tick();
    }

    Iterable<Body> bodies() {
        return session.world().bodies();
    }

    /** The simulated world, for reading only. */
    public World world() {
        return session.world();
    }

    public Body player() {
        return player;
    }

    /** What carries the player; null if nothing does. */
    Body carrier() {
        return session.world().carrier(player);
    }

    /** Bits of the buttons of the last step. */
    public int buttons() {
        return buttons;
    }

    /** What the future of the player depends on in a level where nothing else moves. */
    public long key() {
        long others = session.world().changingTilesKey() + 31 * session.signalsKey();
        return StateHash.mix(player.stateKey() ^ buttons & Maneuver.PRESSED) ^ others;
    }

    /** The indices of platforms that move only with signals. */
    Set<Integer> waitingBodies() {
        Set<Integer> indices = new HashSet<>();
        for (Body body : session.world().bodies()) {
            String id = session.objectId(body.index());
            if (id != null && waiting.contains(id)) {
                indices.add(body.index());
            }
        }
        return indices;
    }

    /** A hash of which signals are set; 0 at the start. */
    long signalsKey() {
        return session.signalsKey();
    }

    /** See {@link PlaySession#signalsPlaceKey}. */
    long signalsPlaceKey() {
        return session.signalsPlaceKey();
    }

    /** What the flight of the player through open air depends on in a level where nothing else moves. */
    long motionKey() {
        return StateHash.mix(player.motionKey() ^ buttons & Maneuver.PRESSED);
    }

    /** The memory that a state takes, without what it shares with the others. */
    long sizeInBytes(State state) {
        return state.session.sizeInBytes(atStart);
    }

    public boolean hasSlopes() {
        return session.world().tiles().hasSlopes();
    }

    private void happened(long tick, PlayEvent event, String object, String other) {
        if (event == PlayEvent.GOAL_REACHED) {
            goals.add(other);
        }
    }
}
