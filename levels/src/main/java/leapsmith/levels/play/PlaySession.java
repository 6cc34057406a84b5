package leapsmith.levels.play;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TouchEffect;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.replay.Replayable;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.SimulationListener;
import leapsmith.physics.world.World;

/**
 * One session of play: a world built from a level, advanced tick by tick by the rules of the game. It must be used by one thread at a time and
 * doesn't know documents. The same level, start, commands and inputs at the same ticks give the same play, to the bit.
 * So it can be recorded and restored to any tick, including restarts in other levels.
 *
 * <p>The player respawns one second after it was crushed, shot or killed, or left the level.
 */
public final class PlaySession implements Replayable<PlayCommand, SessionState> {
    private final Optional<StartPoint> start;
    private final Listener events;
    private final TouchEffect.Player touching = new TouchingPlayer();
    private SimulationListener<PlayCommand> listener;
    private Runnable afterStep = () -> {};
    /** The level that the world was built from, with the start point applied. */
    private Level level;

    private RunningLevel live;
    private int starts;
    /** Ticks before the last start; the world counts the ticks since. */
    private long ticksBefore;

    /**
     * A session that starts at the player's position in the level.
     *
     * @param level the level to play
     */
    public PlaySession(Level level) {
        this(level, Optional.empty(), Listener.NONE);
    }

    /**
     * A session that starts elsewhere. A level without a player gets one of the classic size.
     *
     * @param level the level to play
     * @param start where the player starts
     */
    public PlaySession(Level level, StartPoint start) {
        this(level, Optional.of(start), Listener.NONE);
    }

    /**
     * A session with a listener for its events; a replay publishes the events of its ticks again.
     *
     * @param level the level to play
     * @param start where the player starts
     * @param events receives the events
     */
    public PlaySession(Level level, Optional<StartPoint> start, Listener events) {
        this.start = Objects.requireNonNull(start);
        this.events = Objects.requireNonNull(events);
        restart(level);
    }

    /** Applies a command immediately. A command that doesn't fit the current level does nothing. */
    @Override
    public void apply(PlayCommand command) {
        Objects.requireNonNull(command);
        if (listener != null) {
            listener.beforeEdit();
        }
        if (command instanceof LevelCommand.Restart restart) {
            long now = tick();
            restart(restart.level());
            ticksBefore = now;
        } else {
            command.applyTo(live);
        }
        if (listener != null) {
            listener.afterEdit(command);
        }
    }

    @Override
    public void step(Inputs inputs) {
        Objects.requireNonNull(inputs);
        if (listener != null) {
            listener.beforeStep();
        }
        if (live.player().isRespawnDue()) {
            live.player().respawn();
            events.happened(
                    live.world().tick() + 1, PlayEvent.RESPAWNED, live.player().id(), null);
        }
        live.world().step(inputs);
        handleEvents(live.world().events());
        if (listener != null) {
            listener.afterStep(inputs);
        }
        afterStep.run();
    }

    private void handleEvents(EventList worldEvents) {
        ObjectRegistry objects = live.objects();
        PlayerState player = live.player();
        live.signals().countDown();
        for (int i = 0; i < worldEvents.count(); i++) {
            EventType type = worldEvents.type(i);
            String id = objects.idOf(worldEvents.body(i));
            String other = objects.idOf(worldEvents.other(i));
            boolean toPlayer = id != null && player.is(id);
            LevelObject touched =
                    toPlayer && type == EventType.SENSOR_BEGIN && other != null ? objects.object(other) : null;
            boolean isOpen = touched != null && live.signals().areMet(touched);
            boolean atGoal = isOpen && touched.is(ObjectKind.Role.GOAL);
            events.happened(worldEvents.tick(i), atGoal ? PlayEvent.GOAL_REACHED : PlayEvent.of(type), id, other);
            if (type == EventType.CRUSHED) {
                objects.dropBody(worldEvents.body(i));
            }
            if (touched != null && player.livingBody() != null) {
                live.signals().begin(touched, events);
                if (isOpen) {
                    act(touched);
                }
            } else if (toPlayer && type == EventType.SENSOR_END && objects.object(other) != null) {
                live.signals().end(objects.object(other));
            } else if (toPlayer) {
                handleDeath(type, id);
            }
        }
        live.signals().update(events);
        for (LevelObject open : live.signals().openedNow()) {
            if (open.is(ObjectKind.Role.GOAL)) {
                events.happened(live.world().tick(), PlayEvent.GOAL_REACHED, player.id(), open.id());
            }
            act(open);
        }
    }

    /** Has an object that the player touches do what it does. */
    private void act(LevelObject touched) {
        PlayerState player = live.player();
        if (touched.is(ObjectKind.Role.GOAL)) {
            player.reach(touched.id());
        } else if (player.livingBody() != null) {
            touched.type().touch(touched).apply(touched, touching);
        }
    }

    private void handleDeath(EventType type, String id) {
        PlayerState player = live.player();
        switch (type) {
            case CRUSHED -> player.die(PlayState.CRUSHED);
            case BULLET_HIT_BODY -> {
                // Harmless bullets don't collide with characters, so this one is deadly.
                player.die(PlayState.SHOT);
                live.objects().removeBody(id);
            }
            case TILE_TOUCHED -> {
                if (player.livingBody() != null) {
                    player.die(PlayState.KILLED);
                    live.objects().removeBody(id);
                }
            }
            case LEFT_LEVEL -> player.die(PlayState.LEFT_LEVEL);
            default -> {}
        }
    }

    @Override
    public void setListener(SimulationListener<PlayCommand> newListener) {
        listener = newListener;
    }

    /**
     * Sets an action that runs after each step, before the commands of the new tick; also in a replay.
     *
     * @param action runs on the thread that steps the session
     */
    public void afterStep(Runnable action) {
        afterStep = Objects.requireNonNull(action);
    }

    /** The number of ticks over all starts; {@link World#tick} counts from the last start. */
    @Override
    public long tick() {
        return ticksBefore + live.world().tick();
    }

    @Override
    public SessionState save() {
        return new SessionState(level, starts, tick(), live.save());
    }

    /** Restores a state of this session, or of another one with the same start. */
    @Override
    public void restore(SessionState state) {
        if (!isBuiltAlike(level, state.level)) {
            live = new RunningLevel(state.level);
        }
        level = state.level;
        starts = state.starts;
        live.restore(state.live);
        ticksBefore = state.tick - live.world().tick();
    }

    /**
     * Restores a state of this session, but keeps the current tiles, see {@link World#restoreExceptTiles}.
     *
     * @param state a state saved by this session since its last start
     */
    public void restoreExceptTiles(SessionState state) {
        live.restoreExceptTiles(state.live);
        ticksBefore = state.tick - live.world().tick();
    }

    /**
     * Changes tiles as if the level had always had them; see {@link World#replaceTile}.
     *
     * @param change the tiles
     * @param legend what their values mean
     */
    public void replaceTiles(TileChange change, Legend legend) {
        change.forEach((column, row, before, after) -> live.replaceTile(column, row, legend.kindOf(after)));
    }

    @Override
    public long hash() {
        return live.hash();
    }

    @Override
    public long sizeInBytes(SessionState state, SessionState besides) {
        return state.sizeInBytes(besides);
    }

    /** Whether a world of one level can restore the state of a world of the other. */
    private static boolean isBuiltAlike(Level one, Level other) {
        return one.columns() == other.columns()
                && one.rows() == other.rows()
                && one.tileSize() == other.tileSize()
                && one.physics().ticksPerSecond() == other.physics().ticksPerSecond()
                && one.physics().borders().equals(other.physics().borders());
    }

    /** {@return the world, for reading only; a restart builds another one} */
    public World world() {
        return live.world();
    }

    /** {@return the player's body, if it exists} */
    public Optional<Body> player() {
        return Optional.ofNullable(live.player().body());
    }

    /** {@return the state of the player} */
    public PlayStatus status() {
        return live.player().status();
    }

    /**
     * {@return the ids of the items that are taken, the switches that are on, the open doors and other objects whose
     * conditions are met, the notes that the player touches, and the checkpoint where it respawns} It is immutable.
     */
    public Set<String> activeObjects() {
        return live.signals().shown();
    }

    /**
     * {@return where a portal to another level leads that the player touches and whose conditions are met, as the portal says:
     * {@code LEVEL#ID}; empty if it touches none}
     */
    public String exit() {
        return live.signals().exit();
    }

    /**
     * {@return the own kinds of objects by the indices of their bodies} It is immutable, and the same as long as no body appears
     * or vanishes.
     */
    public Map<Integer, OwnKind> ownKinds() {
        return live.ownKinds();
    }

    /** {@return see {@link SessionState#signalsKey}} */
    public long signalsKey() {
        return live.signals().save().key();
    }

    /**
     * {@return a number for which signals are set; 0 if no object needs any of them} States with the same number differ by less than
     * half a second of the time for which switches stay on; of a signal with many setters it only counts how many are on.
     */
    public long signalsPlaceKey() {
        return live.signals().placeKey();
    }

    /** {@return the number of starts: 1, plus one per restart} */
    public int starts() {
        return starts;
    }

    /** {@return the number of ticks per second} */
    public int ticksPerSecond() {
        return live.world().ticksPerSecond();
    }

    /**
     * {@return the body of the character or zone with an id, if it exists}
     *
     * @param objectId id of an object of the level
     */
    public Optional<Body> body(String objectId) {
        return Optional.ofNullable(live.objects().body(objectId));
    }

    /**
     * {@return the id of the character or zone of a body; null for a copy and for no body}
     *
     * @param bodyIndex index of a body of the world
     */
    public String objectId(int bodyIndex) {
        return live.objects().idOf(bodyIndex);
    }

    private void restart(Level in) {
        Level from = start.map(point -> startingAt(in, point)).orElse(in);
        live = new RunningLevel(from);
        level = from;
        starts++;
    }

    private static Level startingAt(Level level, StartPoint point) {
        if (point.x() < 0 || point.x() > level.widthPx() || point.y() < 0 || point.y() > level.heightPx()) {
            // The level has become smaller, so its own start is used.
            return level;
        }
        Optional<LevelObject> placed = level.player();
        LevelObject player = placed.orElseGet(
                () -> CharacterType.TYPE.create(level.freeId(CharacterType.PLAYER), CharacterType.PLAYER, 0, 0));
        LevelObject moved = player.withPosition(point.x() - player.width() / 2, point.y() - player.height());
        return placed.isPresent()
                ? level.withObject(player.id(), moved)
                : level.withObjects(level.objects().plus(moved));
    }

    /** The view of the player's body that touch effects get. */
    private final class TouchingPlayer implements TouchEffect.Player {
        @Override
        public double vx() {
            return live.player().body().vx();
        }

        @Override
        public double vy() {
            return live.player().body().vy();
        }

        @Override
        public void setVelocity(double vx, double vy) {
            live.world().setVelocity(live.player().body(), vx, vy);
        }

        @Override
        public void die() {
            String id = live.player().id();
            live.player().die(PlayState.KILLED);
            live.objects().removeBody(id);
        }

        @Override
        public void respawnAt(LevelObject checkpoint) {
            if (live.player().respawnAt(checkpoint)) {
                live.signals().changed();
                publish(PlayEvent.CHECKPOINT, checkpoint);
            }
        }

        @Override
        public void enter(LevelObject portal) {
            if (live.player().hasArrivedAt(portal)) {
                return;
            }
            publish(PlayEvent.PORTAL, portal);
            LevelObject destination = live.objects().object(ZoneType.destination(portal));
            if (destination != null) {
                live.player().arriveAt(destination, portal.get(ZoneType.KEEP_VELOCITY));
            }
        }

        private void publish(PlayEvent event, LevelObject other) {
            events.happened(live.world().tick(), event, live.player().id(), other.id());
        }

        @Override
        public void launch(double vx, double vy) {
            live.world().launch(live.player().body(), vx, vy);
        }
    }

    /** Receives the events of a session during its steps. */
    @FunctionalInterface
    public interface Listener {
        /** Ignores all events. */
        Listener NONE = (tick, event, object, other) -> {};

        /**
         * Called for each event, in order.
         *
         * @param tick tick of the world after the step
         * @param event the event
         * @param object the id of the affected object, null for a copy and for none
         * @param other the id of the other object, null for a copy and for none
         */
        void happened(long tick, PlayEvent event, String object, String other);
    }
}
