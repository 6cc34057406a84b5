package leapsmith.levels.whatif;

import java.util.ArrayList;
import java.util.List;
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
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.Inputs;

/**
 * A recorded run, run again through a level that is not the one it was recorded in: the same buttons at the same ticks.
 * What comes of it is what a fresh session of that level would do, to the bit.
 *
 * <p>It can be aimed at one level after another. When they differ in tiles only, the run goes on from the last section
 * of the run before that none of the changed tiles can have had a part in; a section is {@value #SECTION} ticks, and
 * longer where its states would take too much memory.
 *
 * <p>Used by one thread at a time.
 */
public final class WhatIf {
    /** Ticks from one kept state to the next, at first. */
    static final int SECTION = 64;

    /** The states that are kept take no more than this unless told otherwise. */
    private static final long MOST_BYTES = 64L << 20;

    private final PlayRecording run;
    private final long mostBytes;
    private final TrailLog log = new TrailLog();
    private final List<Section> sections = new ArrayList<>();

    private Level level;
    private PlaySession session;
    private Recording<PlayCommand> inputs;
    private Surroundings surroundings;
    private int nextCommand;
    private long sectionTicks = SECTION;
    private long bytes;
    private long startedAt;

    /**
     * Some ticks of the run.
     *
     * @param state at their beginning, in which the level had these tiles
     * @param footprint of all that happened in them, that state included
     */
    private record Section(SessionState state, TileGrid tiles, Footprint footprint, long bytes) {
        long tick() {
            return state.tick();
        }
    }

    /** The run of a recording, aimed at nothing yet. */
    public WhatIf(PlayRecording run) {
        this(run, MOST_BYTES);
    }

    /**
     * The run of a recording, aimed at nothing yet.
     *
     * @param mostBytes what the states that are kept may take; with fewer of them more has to be run again
     */
    public WhatIf(PlayRecording run, long mostBytes) {
        this.run = run;
        this.mostBytes = mostBytes;
    }

    /** From now on the run goes through this level. */
    public void aim(Level newLevel) {
        Level before = level;
        level = newLevel;
        if (before == null || !differInTilesOnly(before, newLevel)) {
            startAnew();
            return;
        }
        TileChange change = TileChange.between(before.tiles(), newLevel.tiles());
        startedAt = session.tick();
        for (int i = 0; i < sections.size(); i++) {
            if (sections.get(i).footprint.meets(change)) {
                goBackTo(i);
                return;
            }
        }
        paint(change);
    }

    /**
     * Goes on by so many ticks, or to the end of the run.
     *
     * @return whether the end is reached
     */
    public boolean advance(int ticks) {
        for (int i = 0; i < ticks && session.tick() < length(); i++) {
            if (session.tick() >= sections.get(sections.size() - 1).tick() + sectionTicks) {
                beginSection();
            }
            session.step(inputs.inputs().at(session.tick()));
            log.add(session);
            carryOutCommands();
            surroundings.addTo(sections.get(sections.size() - 1).footprint);
        }
        return session.tick() >= length();
    }

    /** The level that it is aimed at; null at first. */
    public Level level() {
        return level;
    }

    /** The player's way as far as it is known. */
    public Trail trail() {
        return log.trail();
    }

    /** The tick to which it has got. */
    public long tick() {
        return session.tick();
    }

    /** Ticks of the whole run. */
    public long length() {
        return inputs.length();
    }

    /** The tick from which the run was made again when it was last aimed. */
    public long startedAt() {
        return startedAt;
    }

    /** Of the state one tick later, without buttons: until then a tile that was just painted is news to the world. */
    long hashOfNextTick() {
        SessionState now = session.save();
        session.step(Inputs.NONE);
        long hash = session.hash();
        session.restore(now);
        return hash;
    }

    private void startAnew() {
        PlayRecording recording = run.in(level);
        inputs = recording.run();
        session = recording.newSession();
        surroundings = new Surroundings(session.world());
        log.clear();
        log.add(session);
        nextCommand = 0;
        carryOutCommands();
        sections.clear();
        sectionTicks = SECTION;
        bytes = 0;
        startedAt = 0;
        beginSection();
    }

    private void goBackTo(int index) {
        Section section = sections.get(index);
        sections.subList(index, sections.size()).forEach(left -> bytes -= left.bytes);
        sections.subList(index, sections.size()).clear();
        session.restore(section.state);
        startedAt = section.tick();
        paint(TileChange.between(section.tiles, level.tiles()));
        log.continueFrom(log.trail(), (int) section.tick() + 1);
        nextCommand = inputs.edits().firstFrom(section.tick() + 1);
        beginSection();
    }

    private void paint(TileChange change) {
        if (!change.isEmpty()) {
            session.apply(new LevelCommand.SetTiles(change, level.legend()));
        }
    }

    private void carryOutCommands() {
        EditLog<PlayCommand> commands = inputs.edits();
        while (nextCommand < commands.count() && commands.tick(nextCommand) <= session.tick()) {
            session.apply(commands.edit(nextCommand));
            nextCommand++;
        }
    }

    private void beginSection() {
        SessionState state = session.save();
        SessionState last = sections.isEmpty() ? null : sections.get(sections.size() - 1).state;
        Footprint footprint = new Footprint(level.columns(), level.rows());
        surroundings.forget();
        surroundings.addTo(footprint);
        long size = session.sizeInBytes(state, last) + footprint.sizeInBytes();
        sections.add(new Section(state, level.tiles(), footprint, size));
        bytes += size;
        if (bytes > mostBytes && sections.size() > 2) {
            halveSections();
        }
    }

    /** Every second section becomes part of the one before, and those to come are as long. */
    private void halveSections() {
        for (int i = sections.size() - 1; i >= 1; i--) {
            if (i % 2 == 1) {
                Section into = sections.get(i - 1);
                into.footprint.addAll(sections.get(i).footprint);
                bytes -= sections.get(i).bytes;
                sections.remove(i);
            }
        }
        sectionTicks *= 2;
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
