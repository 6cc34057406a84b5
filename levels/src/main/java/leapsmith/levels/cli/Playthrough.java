package leapsmith.levels.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import leapsmith.levels.build.InputScript;
import leapsmith.levels.build.LevelWorld;
import leapsmith.levels.build.WorldBuilder;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Zone;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.World;

/** A level that is played without a display, with what has happened in it so far. */
final class Playthrough {
    /** Events beyond this number are counted and not kept. */
    static final int MAX_EVENTS = 10_000;

    private static final double SECONDS = 10;

    /**
     * Something that happened.
     *
     * @param type as {@code goal-reached} or {@code left-level}
     * @param body id of the object it happened to
     * @param other id of the other object, or null
     */
    record Event(long tick, String type, String body, String other) {}

    private final Level level;
    private final LevelWorld built;
    private final World world;
    private final InputScript inputs;
    private final List<Event> events = new ArrayList<>();
    private long eventCount;
    private long pairsFound;
    private long pairsTested;
    private long nanos;

    Playthrough(Level level, InputScript inputs) {
        this.level = level;
        this.inputs = inputs;
        this.built = WorldBuilder.build(level);
        this.world = built.world();
    }

    /** The ticks of ten seconds in this level. */
    static int ticksOfTenSeconds(Level level) {
        return (int) (SECONDS * level.physics().ticksPerSecond());
    }

    void step() {
        long start = System.nanoTime();
        world.step(inputs.at(world.tick()));
        nanos += System.nanoTime() - start;
        pairsFound += world.pairsFound();
        pairsTested += world.pairsTested();
        EventList happened = world.events();
        eventCount += happened.count();
        for (int i = 0; i < happened.count() && events.size() < MAX_EVENTS; i++) {
            events.add(event(happened, i));
        }
    }

    private Event event(EventList happened, int i) {
        LevelObject subject = built.object(happened.body(i));
        LevelObject other = built.object(happened.other(i));
        boolean isGoal = happened.type(i) == EventType.SENSOR_BEGIN
                && subject instanceof PlacedCharacter character
                && character.isPlayer()
                && other instanceof Zone zone
                && zone.isGoal();
        String type = isGoal
                ? "goal-reached"
                : happened.type(i).name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new Event(happened.tick(i), type, idOf(subject), idOf(other));
    }

    private static String idOf(LevelObject object) {
        return object == null ? null : object.id();
    }

    Level level() {
        return level;
    }

    World world() {
        return world;
    }

    /** The body of the character at this place in the level's list, as long as it is there. */
    Optional<Body> bodyOf(int character) {
        // By index and not by id: two characters may have the same id, and nothing else is spawned here.
        return Optional.ofNullable(world.body(character));
    }

    String stateHash() {
        return String.format(Locale.ROOT, "%016x", world.hash());
    }

    /** How many characters are still there. */
    int bodyCount() {
        int count = 0;
        for (int i = 0; i < level.characters().size(); i++) {
            count += world.body(i) == null ? 0 : 1;
        }
        return count;
    }

    /** In the order in which they happened; the first {@link #MAX_EVENTS}. */
    List<Event> events() {
        return events;
    }

    /** With those that were not kept. */
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

    /** Milliseconds of computing a tick, on average; 0 before the first. */
    double millisPerTick() {
        return world.tick() == 0 ? 0 : Math.round(nanos / 1e3 / world.tick()) / 1e3;
    }
}
