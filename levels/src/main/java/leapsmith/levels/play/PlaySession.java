package leapsmith.levels.play;

import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.physics.replay.Replayable;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/**
 * One session of play: a world that was made from a level and lives by ticks. It is used by one thread at a time and
 * knows no document. The same level, start, commands and inputs at the same ticks give the same play, to the bit; so it
 * can be recorded, and put back to any tick, starts in other levels included.
 *
 * <p>The player starts again one second after it was crushed or shot or left the level.
 */
public final class PlaySession implements Replayable<PlayCommand, SessionState> {
    private final Optional<StartPoint> start;
    private final SessionListener listener;
    private final ArrayDeque<PlayCommand> waiting = new ArrayDeque<>();
    /** What the world was built from, the start point heeded. */
    private Level level;

    private RunningLevel live;
    private int starts;
    private long tick;

    /** Play from the player's place in the level. */
    public PlaySession(Level level) {
        this(level, Optional.empty(), SessionListener.NONE);
    }

    /** Play from another place. A level without a player gets one of the classic size. */
    public PlaySession(Level level, StartPoint start) {
        this(level, Optional.of(start), SessionListener.NONE);
    }

    /** Play of which someone is told what happens; what is run again by a replay is told again. */
    public PlaySession(Level level, Optional<StartPoint> start, SessionListener listener) {
        this.start = Objects.requireNonNull(start);
        this.listener = Objects.requireNonNull(listener);
        startAnew(level);
    }

    /** Keeps a command for the start of the next tick. */
    public void queue(PlayCommand command) {
        waiting.add(Objects.requireNonNull(command));
    }

    /**
     * Carries out the commands that wait, in the order in which they came. A tick does this by itself; done before it,
     * while time stands still, it makes them seen without changing what becomes of them.
     *
     * @return whether there were any
     */
    public boolean takeCommands() {
        boolean any = !waiting.isEmpty();
        for (PlayCommand command = waiting.poll(); command != null; command = waiting.poll()) {
            apply(command);
        }
        return any;
    }

    /** Carries out a command at once. One that makes no sense in the level as it is does nothing. */
    @Override
    public void apply(PlayCommand command) {
        if (command instanceof LevelCommand.Restart restart) {
            startAnew(restart.level());
        } else {
            command.applyTo(live);
        }
    }

    /** Takes the commands that wait, then runs one tick with these buttons down. */
    @Override
    public void step(Inputs inputs) {
        takeCommands();
        live.step(inputs);
        tick++;
    }

    /** How many ticks there were, over all starts; {@link World#tick} counts from the last. */
    @Override
    public long tick() {
        return tick;
    }

    /** The whole state but for commands that wait. */
    @Override
    public SessionState save() {
        return new SessionState(level, starts, tick, live.save());
    }

    /** Goes to a state of this session, or of another one of the same start. Commands that wait are forgotten. */
    @Override
    public void restore(SessionState state) {
        waiting.clear();
        if (!isBuiltAlike(level, state.level)) {
            live = new RunningLevel(state.level, listener);
        }
        level = state.level;
        starts = state.starts;
        tick = state.tick;
        live.restore(state.live);
    }

    @Override
    public long hash() {
        return live.hash();
    }

    @Override
    public long sizeInBytes(SessionState state, SessionState besides) {
        return state.sizeInBytes(besides);
    }

    /** Whether a world of the one level can take the state of a world of the other. */
    private static boolean isBuiltAlike(Level one, Level other) {
        return one.columns() == other.columns()
                && one.rows() == other.rows()
                && one.tileSize() == other.tileSize()
                && one.physics().ticksPerSecond() == other.physics().ticksPerSecond()
                && one.physics().borders().equals(other.physics().borders());
    }

    /** The world, to look at; after a restart it is another one. */
    public World world() {
        return live.world();
    }

    /** The player's body, if the player is there. */
    public Optional<Body> player() {
        return Optional.ofNullable(live.player().body());
    }

    public PlayStatus status() {
        return live.player().status();
    }

    /** How often play has started: 1, and one more for each restart. */
    public int starts() {
        return starts;
    }

    public int ticksPerSecond() {
        return live.world().ticksPerSecond();
    }

    /** The body of the character or zone of that id, if it is there. */
    public Optional<Body> body(String objectId) {
        return Optional.ofNullable(live.objects().body(objectId));
    }

    /** The id of the character or zone that a body came from; null for a copy and for no body. */
    public String objectId(int bodyIndex) {
        return live.objects().idOf(bodyIndex);
    }

    private void startAnew(Level in) {
        Level from = start.map(point -> startingAt(in, point)).orElse(in);
        live = new RunningLevel(from, listener);
        level = from;
        starts++;
    }

    private static Level startingAt(Level level, StartPoint point) {
        if (point.x() < 0 || point.x() > level.widthPx() || point.y() < 0 || point.y() > level.heightPx()) {
            // The level has become smaller since; its own start is the only one that makes sense.
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
}
