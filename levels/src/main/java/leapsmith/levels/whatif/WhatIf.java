package leapsmith.levels.whatif;

import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.physics.replay.Keyframes;
import leapsmith.physics.replay.Playback;
import leapsmith.physics.world.Inputs;

/**
 * A recorded run, run again through another level: the same inputs at the same ticks. The result is that of a new session
 * in that level, to the bit.
 *
 * <p>It can be aimed at one level after another. When two of them differ in tiles only, the run continues from the start
 * of the first section that a changed tile can affect. A section is {@value #SECTION} ticks, and longer where its states
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
    private final Keyframes<Section> sections;
    private final TrailLog log = new TrailLog();

    private Level level;
    private PlaySession session;
    private Playback<PlayCommand> playback;
    private Surroundings surroundings;
    private long startedAt;

    /**
     * The ticks from one kept state to the next.
     *
     * @param state at their beginning
     * @param tiles of the level in that state
     * @param footprint of all ticks of the section, that of the state included
     */
    private record Section(SessionState state, TileGrid tiles, Footprint footprint) {
        static long sizeInBytes(Section section, Section before) {
            return section.state.sizeInBytes(before == null ? null : before.state) + section.footprint.sizeInBytes();
        }

        /** This section and the one after it. */
        Section with(Section next) {
            footprint.addAll(next.footprint);
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
        this.run = run;
        sections = new Keyframes<>(mostBytes, SECTION, Section::sizeInBytes, Section::with);
    }

    /** From now on the run goes through this level. */
    public void aim(Level newLevel) {
        Level before = level;
        level = newLevel;
        if (before == null || !differInTilesOnly(before, newLevel)) {
            restart();
            return;
        }
        TileChange change = TileChange.between(before.tiles(), newLevel.tiles());
        startedAt = session.tick();
        for (int i = 0; i < sections.count(); i++) {
            if (sections.get(i).state().footprint.meets(change)) {
                goBackTo(sections.get(i).state());
                return;
            }
        }
        paint(change);
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
            surroundings.addTo(sections.get(sections.count() - 1).state().footprint);
        }
        return playback.isAtEnd();
    }

    /** The level that it is aimed at; null at first. */
    public Level level() {
        return level;
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

    /** The hash one tick later, without buttons: the world takes notice of a painted tile in its next step. */
    long hashOfNextTick() {
        PlaySession next = run.in(level).newSession();
        next.restore(session.save());
        next.step(Inputs.NONE);
        return next.hash();
    }

    private void restart() {
        PlayRecording recording = run.in(level);
        session = recording.newSession();
        session.afterStep(() -> log.add(session));
        surroundings = new Surroundings(session.world());
        log.clear();
        log.add(session);
        playback = new Playback<>(session, recording.run());
        sections.clear();
        startedAt = 0;
        keepState();
    }

    private void goBackTo(Section section) {
        startedAt = section.state.tick();
        sections.dropFrom(startedAt);
        session.restore(section.state);
        paint(TileChange.between(section.tiles, level.tiles()));
        log.continueFrom(log.trail(), (int) startedAt + 1);
        keepState();
    }

    private void paint(TileChange change) {
        if (!change.isEmpty()) {
            session.apply(new LevelCommand.SetTiles(change, level.legend()));
        }
    }

    /** Begins a section, if one begins at this tick. */
    private void keepState() {
        if (sections.wants(session.tick())) {
            Footprint footprint = new Footprint(level.columns(), level.rows());
            surroundings.forget();
            surroundings.addTo(footprint);
            sections.put(session.tick(), new Section(session.save(), level.tiles(), footprint));
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
