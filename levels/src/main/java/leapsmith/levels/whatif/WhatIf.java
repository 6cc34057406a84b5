package leapsmith.levels.whatif;

import java.util.function.UnaryOperator;
import leapsmith.levels.model.Legend;
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
import leapsmith.physics.world.World;

/**
 * A recorded run, run again through another level: the same inputs at the same ticks. The result is that of a new session
 * in that level, to the bit.
 *
 * <p>It can be aimed at one level after another. When two of them differ in tiles only, the run continues from the start
 * of the first section that read a changed tile: the world reports every tile that it reads. A section is {@value #SECTION} ticks, and longer where its states
 * would take too much memory.
 *
 * <p>It belongs to one thread at a time.
 */
public final class WhatIf {
    /** Ticks from one kept state to the next, at first. */
    static final int SECTION = 64;

    /** The default limit of the states that are kept. */
    private static final long MOST_BYTES = 64L << 20;

    private final PlayRecording run;
    /** What of a level is simulated. */
    private final UnaryOperator<Level> part;

    private final Keyframes<Section> sections;
    private final TrailLog log = new TrailLog();

    private Level level;
    private boolean leavesOutObjects;
    private PlaySession session;
    private Playback<PlayCommand> playback;
    /** The tiles that were read before the first section, by edits of tick 0. */
    private TileDependencies beforeStart;

    private long startedAt;

    /**
     * The ticks from one kept state to the next.
     *
     * @param state at their beginning
     * @param tiles of the level in that state
     * @param reads the tiles that its ticks read
     */
    private record Section(SessionState state, TileGrid tiles, TileDependencies reads) {
        static long sizeInBytes(Section section, Section before) {
            return section.state.sizeInBytes(before == null ? null : before.state) + section.reads.sizeInBytes();
        }

        /** This section and the one after it. */
        Section with(Section next) {
            reads.addAll(next.reads);
            return this;
        }
    }

    /** The run of a recording, aimed at nothing yet. */
    public WhatIf(PlayRecording run) {
        this(run, MOST_BYTES);
    }

    /**
     * The run of a recording, aimed at nothing yet.
     *
     * @param mostBytes limit of the states that are kept; with fewer states more ticks have to be run again
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
     * A run of which only the player's path counts. Objects that can't affect it, such as a crowd that nothing collides
     * with, are left out, which is faster. The trail is the same but for {@link Trail#collides}.
     *
     * @param mostBytes limit of the states that are kept
     */
    public static WhatIf ofPlayer(PlayRecording run, long mostBytes) {
        return new WhatIf(run, mostBytes, new PlayerLevel(run)::of);
    }

    /** From now on the run goes through this level. */
    public void aim(Level wanted) {
        Level newLevel = part.apply(wanted);
        leavesOutObjects = newLevel != wanted;
        Level before = level;
        level = newLevel;
        if (before == null || !differInTilesOnly(before, newLevel)) {
            restart();
            return;
        }
        TileChange change = TileChange.between(before.tiles(), newLevel.tiles());
        boolean hadSlopes = session.world().tiles().hasSlopes();
        startedAt = session.tick();
        Section affected = firstAffected(change);
        if (affected != null) {
            goBackTo(affected);
        } else {
            replaceTiles(change);
        }
        // Whether there are any slopes is asked without reading a tile.
        if (beforeStart.meets(change) || session.world().tiles().hasSlopes() != hadSlopes) {
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
     * Continues by so many ticks, or to the end of the run.
     *
     * @return whether the end is reached
     */
    public boolean advance(int ticks) {
        for (int i = 0; i < ticks && !playback.isAtEnd(); i++) {
            keepState();
            playback.step();
        }
        return playback.isAtEnd();
    }

    /** Whether objects of the level that it is aimed at are not simulated, see {@link #ofPlayer}. */
    public boolean leavesOutObjects() {
        return leavesOutObjects;
    }

    /** The player's trail as far as it is known. */
    public Trail trail() {
        return log.trail();
    }

    /** The tick that it is at. */
    public long tick() {
        return session.tick();
    }

    /** Ticks of the whole run. */
    public long length() {
        return playback.length();
    }

    /** The tick from which the run was run again when it was last aimed. */
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
        session.afterStep(() -> log.add(session));
        log.clear();
        log.add(session);
        beforeStart = new TileDependencies(level.columns(), level.rows());
        session.world().setTileReadListener(beforeStart);
        playback = new Playback<>(session, recording.run());
        sections.clear();
        startedAt = 0;
        keepState();
    }

    private void goBackTo(Section section) {
        startedAt = section.state.tick();
        sections.dropFrom(startedAt);
        session.restore(section.state);
        replaceTiles(TileChange.between(section.tiles, level.tiles()));
        log.continueFrom(log.trail(), (int) startedAt + 1);
        keepState();
    }

    /** The session continues as if it had begun with these tiles, which nothing has read yet. */
    private void replaceTiles(TileChange change) {
        World world = session.world();
        Legend legend = level.legend();
        change.forEach((column, row, before, after) -> world.replaceTile(column, row, legend.typeOf(after)));
    }

    /** Begins a section, if one begins at this tick. */
    private void keepState() {
        if (sections.wants(session.tick())) {
            TileDependencies reads = new TileDependencies(level.columns(), level.rows());
            sections.put(session.tick(), new Section(session.save(), level.tiles(), reads));
            // To make room it may have become part of the section before it.
            session.world()
                    .setTileReadListener(sections.get(sections.count() - 1).state().reads);
        }
    }

    private static boolean differInTilesOnly(Level one, Level other) {
        return one.columns() == other.columns()
                && one.rows() == other.rows()
                && one.tileSize() == other.tileSize()
                && one.legend().equals(other.legend())
                && one.physics().equals(other.physics())
                && one.objects().equals(other.objects());
    }
}
