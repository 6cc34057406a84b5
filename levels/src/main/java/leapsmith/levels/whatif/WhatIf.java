package leapsmith.levels.whatif;

import java.util.function.UnaryOperator;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.physics.replay.Keyframes;
import leapsmith.physics.replay.Playback;

/**
 * Replays a recorded run in another level: the same inputs at the same ticks. The result is the same as that of a new
 * session in that level, to the bit.
 *
 * <p>{@link #setLevel} may be called for one level after another. When the new level differs in tiles only, the run
 * continues from the start of the first section that read a changed tile: the world reports every tile that it reads. A
 * section is {@value #SECTION} ticks, and longer where its states would take too much memory.
 *
 * <p>It must be used by one thread at a time.
 */
public final class WhatIf {
    /** The initial number of ticks from one kept state to the next. */
    static final int SECTION = 64;

    /** The default limit of the kept states, in bytes. */
    private static final long MAX_BYTES = 64L << 20;

    private final PlayRecording run;
    /** Selects the part of a level that is simulated. */
    private final UnaryOperator<Level> part;

    private final Keyframes<Section> sections;
    private final TrailLog log = new TrailLog();

    private Level level;
    private boolean leavesOutObjects;
    private PlaySession session;
    private Playback<PlayCommand> playback;
    /** The tiles that were read before the first section, by edits at tick 0. */
    private TileDependencies beforeStart;

    private long startedAt;
    /** Whether there was no slope in the level in some tick. Tiles that only slopes make it read were not read then. */
    private boolean ranWithoutSlopes;

    /**
     * The ticks from one keyframe to the next.
     *
     * @param state at the start of the section
     * @param tiles the tiles of the level in that state
     * @param reads the tiles that its ticks read
     */
    private record Section(SessionState state, TileGrid tiles, TileDependencies reads) {
        static long sizeInBytes(Section section, Section before) {
            return section.state.sizeInBytes(before == null ? null : before.state) + section.reads.sizeInBytes();
        }

        /** Merges the next section into this one. */
        Section with(Section next) {
            reads.addAll(next.reads);
            return this;
        }
    }

    /** A replay of a recording that has no level yet. */
    public WhatIf(PlayRecording run) {
        this(run, MAX_BYTES);
    }

    /**
     * A replay of a recording that has no level yet.
     *
     * @param mostBytes limit of the kept states, in bytes; with fewer states more ticks must be simulated again
     */
    public WhatIf(PlayRecording run, long mostBytes) {
        this(run, mostBytes, level -> level);
    }

    private WhatIf(PlayRecording run, long mostBytes, UnaryOperator<Level> part) {
        this.run = run;
        this.part = part;
        sections = new Keyframes<>(mostBytes, SECTION, Section::sizeInBytes, Section::with);
    }

    /**
     * A faster replay that computes only the player's path: objects that can't affect it, such as a crowd that nothing
     * collides with, are left out. The trail is the same except for {@link Trail#collides}.
     *
     * @param mostBytes limit of the kept states, in bytes
     */
    public static WhatIf ofPlayer(PlayRecording run, long mostBytes) {
        return new WhatIf(run, mostBytes, new PlayerLevel(run)::of);
    }

    /** {@return the size of the kept states, in bytes} */
    public long bytes() {
        return sections.bytes();
    }

    /**
     * Drops kept states until they take no more than this.
     *
     * @param mostBytes size of all kept states together
     */
    public void thinTo(long mostBytes) {
        if (sections.bytes() > mostBytes) {
            sections.thinTo(mostBytes);
            readInto(sections.get(sections.count() - 1).state());
        }
    }

    /**
     * Sets the level, and goes back to the first tick that its changes may affect. {@link #advance} simulates from
     * there.
     *
     * @param wanted the level to run in
     */
    public void setLevel(Level wanted) {
        Level newLevel = part.apply(wanted);
        leavesOutObjects = newLevel != wanted;
        Level before = level;
        level = newLevel;
        if (before == null || !before.equalsExceptTiles(newLevel)) {
            restart();
            return;
        }
        TileChange change = TileChange.between(before.tiles(), newLevel.tiles());
        startedAt = session.tick();
        Section affected = firstAffected(change);
        if (affected != null) {
            goBackTo(affected);
        } else {
            replaceTiles(change);
        }
        if (beforeStart.meets(change) || ranWithoutSlopes && change.addsSlope(newLevel.legend())) {
            restart();
        }
    }

    /** The first section that read a tile of the change; null if none did. */
    private Section firstAffected(TileChange change) {
        for (int i = 0; i < sections.count(); i++) {
            if (sections.get(i).state().reads.meets(change)) {
                return sections.get(i).state();
            }
        }
        return null;
    }

    /**
     * Simulates this many ticks, or to the end of the run.
     *
     * @param ticks number of ticks
     * @return whether the end of the run is reached
     */
    public boolean advance(int ticks) {
        for (int i = 0; i < ticks && !playback.isAtEnd(); i++) {
            keepState();
            playback.step();
        }
        return playback.isAtEnd();
    }

    /** Whether some objects of the level are not simulated, see {@link #ofPlayer}. */
    public boolean leavesOutObjects() {
        return leavesOutObjects;
    }

    /** The player's trail, as far as it is computed. */
    public Trail trail() {
        return log.trail();
    }

    /** The current tick. */
    public long tick() {
        return session.tick();
    }

    /** The number of ticks of the whole run. */
    public long length() {
        return playback.length();
    }

    /** The tick from which the last {@link #setLevel} simulates again. */
    public long startedAt() {
        return startedAt;
    }

    /** The hash of the session's state. */
    long hash() {
        return session.hash();
    }

    private void restart() {
        PlayRecording recording = run.in(level);
        session = recording.newSession();
        session.afterStep(this::addTick);
        log.clear();
        log.add(session);
        ranWithoutSlopes = !session.world().tiles().hasSlopes();
        beforeStart = new TileDependencies(level.columns(), level.rows());
        session.world().setTileReadListener(beforeStart);
        playback = new Playback<>(session, recording.run());
        sections.clear();
        startedAt = 0;
        keepState();
    }

    private void addTick() {
        log.add(session);
        ranWithoutSlopes |= !session.world().tiles().hasSlopes();
    }

    private void goBackTo(Section section) {
        startedAt = section.state.tick();
        sections.dropFrom(startedAt);
        session.restore(section.state);
        replaceTiles(TileChange.between(section.tiles, level.tiles()));
        log.continueFrom(log.trail(), (int) startedAt + 1);
        keepState();
    }

    /** Replaces tiles that the session has not read, as if it had started with the new ones. */
    private void replaceTiles(TileChange change) {
        session.replaceTiles(change, level.legend());
    }

    /** Begins a section if one is due at this tick. */
    private void keepState() {
        if (sections.wants(session.tick())) {
            TileDependencies reads = new TileDependencies(level.columns(), level.rows());
            sections.put(session.tick(), new Section(session.save(), level.tiles(), reads));
            // To save memory it may have been merged into the previous section.
            readInto(sections.get(sections.count() - 1).state());
        }
    }

    private void readInto(Section section) {
        session.world().setTileReadListener(section.reads);
    }
}
