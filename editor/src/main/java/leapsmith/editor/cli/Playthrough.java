package leapsmith.editor.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/** A level that is played without a display, with its events so far. */
final class Playthrough {
    /** Events beyond this number are counted and not kept. */
    static final int MAX_EVENTS = 10_000;

    private static final double SECONDS = 10;

    /**
     * An event of play.
     *
     * @param type such as {@code goal-reached} or {@code left-level}
     * @param other id of the other object, or null
     */
    record Event(long tick, String type, String body, String other) {}

    final Level level;
    final ReplayRun run;
    private final PlaySession session;
    /** The bodies of characters with the id of an earlier one, by their index in the level's list; null for others. */
    private final Body[] namesakes;

    private final TrailLog trail = new TrailLog();
    /** In the order in which they happened; the first {@link #MAX_EVENTS}. */
    final List<Event> events = new ArrayList<>();

    private long eventCount;
    private long pairsFound;
    private long pairsTested;
    private long nanos;

    Playthrough(Level level, InputScript inputs, long ticks) {
        this(PlayRecording.of(level, inputs, ticks));
    }

    Playthrough(PlayRecording recording) {
        level = recording.level();
        run = new ReplayRun(recording, this::happened);
        session = run.session();
        namesakes = namesakes(level, session.world());
        trail.add(session);
    }

    static int ticksOfTenSeconds(Level level) {
        return (int) (SECONDS * level.physics().ticksPerSecond());
    }

    /** Whether all ticks were simulated. */
    boolean isOver() {
        return run.isOver();
    }

    /** The number of ticks that were simulated. */
    long ticksDone() {
        return run.tick();
    }

    long ticksInAll() {
        return run.recording().run().length();
    }

    void step() {
        long start = System.nanoTime();
        run.step();
        nanos += System.nanoTime() - start;
        pairsFound += world().pairs().count();
        pairsTested += world().pairsTested();
        trail.add(session);
    }

    private void happened(long tick, PlayEvent event, String object, String other) {
        eventCount++;
        if (events.size() < MAX_EVENTS) {
            events.add(new Event(tick, event.text(), object, other));
        }
    }

    private static Body[] namesakes(Level level, World world) {
        Set<String> known = new HashSet<>();
        Body[] bodies = new Body[level.objects(CharacterType.TYPE).size()];
        for (int i = 0; i < bodies.length; i++) {
            // Before the first tick, bodies have the indices of their characters.
            boolean isNew = known.add(level.objects(CharacterType.TYPE).get(i).id());
            bodies[i] = isNew ? null : world.body(i);
        }
        return bodies;
    }

    /** Simulates all remaining ticks. */
    Playthrough finish() {
        while (!isOver()) {
            step();
        }
        return this;
    }

    World world() {
        return session.world();
    }

    Trail trail() {
        return trail.trail();
    }

    Optional<Body> player() {
        return session.player();
    }

    /** The body of the character at this index of the level's list, while it exists. */
    Optional<Body> bodyOf(int character) {
        Body namesake = namesakes[character];
        if (namesake != null) {
            return Optional.of(namesake).filter(Body::isAlive);
        }
        LevelObject placed = level.objects(CharacterType.TYPE).get(character);
        return session.body(placed.id());
    }

    String stateHash() {
        return hex(session.hash());
    }

    /** A hash as 16 hexadecimal digits, as in files and reports. */
    static String hex(long hash) {
        return HexFormat.of().toHexDigits(hash);
    }

    /** The number of characters that still exist. */
    int bodyCount() {
        int count = 0;
        for (int i = 0; i < level.objects(CharacterType.TYPE).size(); i++) {
            count += bodyOf(i).isPresent() ? 1 : 0;
        }
        return count;
    }

    /** The number of events, including those that were not kept. */
    long eventCount() {
        return eventCount;
    }

    /** Over all ticks. */
    long pairsFound() {
        return pairsFound;
    }

    /** Over all ticks. */
    long pairsTested() {
        return pairsTested;
    }

    /** The average time to compute a tick, in milliseconds; 0 before the first. */
    double millisPerTick() {
        return world().tick() == 0 ? 0 : Math.round(nanos / 1e3 / world().tick()) / 1e3;
    }
}
