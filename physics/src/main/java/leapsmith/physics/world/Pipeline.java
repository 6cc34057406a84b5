package leapsmith.physics.world;

import leapsmith.physics.control.Controllers;
import leapsmith.physics.control.Friction;
import leapsmith.physics.control.Gravity;
import leapsmith.physics.control.TakeOff;
import leapsmith.physics.pairs.PairFinder;
import leapsmith.physics.response.BodyMover;
import leapsmith.physics.response.ContactUpdate;
import leapsmith.physics.response.PairResponse;
import leapsmith.physics.response.PlatformMover;
import leapsmith.physics.response.Supports;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.TileMap;

/** The phases of a step, in their order, with what they find out: pairs, bullets and events. */
final class Pipeline {
    private final BodyStore store;
    private final WorldNumbers numbers;
    private final Supports supports;
    private final EditResolver resolver;
    private final TakeOff takeOff;
    private final Controllers controllers;
    private final Gravity gravity;
    private final Friction friction;
    private final PlatformMover platforms;
    private final BodyMover mover;
    private final ContactUpdate contacts;
    private final PairFinder finder = new PairFinder();
    private final PairHistory history;
    private final Queries queries;
    private final Bullets bullets;
    private final PairResponse response;
    private final SensorEvents sensors;
    private final BodyRemoval removal;
    private final EventList events = new EventList();
    private final PhaseTimer timer;

    Pipeline(
            WorldSetup from, BodyStore store, TileMap map, LevelEdge edge, WorldNumbers numbers, WorldChanges changes) {
        this.store = store;
        this.numbers = numbers;
        supports = new Supports(store);
        contacts = new ContactUpdate(store, map, supports);
        resolver = new EditResolver(store, map, edge, supports, contacts);
        takeOff = new TakeOff(store, from.ticksPerSecond);
        controllers = new Controllers(store, map, edge, supports, takeOff);
        gravity = new Gravity(store);
        friction = new Friction(store);
        platforms = new PlatformMover(store, map, edge, supports);
        mover = new BodyMover(store, map, edge, supports);
        history = new PairHistory(store, from.pairHistory);
        queries = new Queries(store, map);
        bullets = new Bullets(store, map, edge, queries.ofBodies(), changes, from.ticksPerSecond);
        response = new PairResponse(store, map, edge, platforms, supports, contacts);
        sensors = new SensorEvents(store);
        removal = new BodyRemoval(store, edge);
        timer = new PhaseTimer(from.timing);
    }

    /**
     * Advances all bodies and bullets by one tick.
     *
     * @param down the buttons that are down, as bits
     */
    void run(long down) {
        timer.start();
        long tick = ++numbers.tick;
        events.begin(tick);
        store.beginTick();
        supports.refresh();
        resolver.resolveAll(events);
        timer.done(Phase.RESOLVE_EDITS);
        takeOff.setGravity(numbers.gravity(), numbers.referenceGravity());
        controllers.runAll(down, numbers.previousInputs);
        numbers.previousInputs = down;
        timer.done(Phase.CONTROL);
        gravity.runAll(numbers.gravity(), numbers.maxFall());
        friction.runAll();
        timer.done(Phase.INTEGRATE);
        platforms.moveAll();
        events.addCrushed(platforms);
        timer.done(Phase.PLATFORMS);
        mover.moveAll();
        resolver.bodiesStuck(mover.anyStuck());
        timer.done(Phase.MOVE);
        contacts.updateAll();
        timer.done(Phase.CONTACTS);
        finder.begin(store);
        timer.done(Phase.PARTITION);
        finder.search(store);
        history.update(finder.pairs(), tick);
        timer.done(Phase.PAIRS);
        queries.changed();
        bullets.step(tick, events);
        timer.done(Phase.BULLETS);
        response.separateAll(finder.pairs(), numbers.gravity());
        timer.done(Phase.RESPOND);
        sensors.publish(finder.pairs(), events);
        removal.publish(events);
        removal.removeCrushed(events);
        queries.changed();
        timer.done(Phase.EVENTS);
    }

    /** Brings what the last step found up to date with a restored state. */
    void restored() {
        queries.changed();
        events.begin(numbers.tick);
        finder.findLater(store);
    }

    EditResolver resolver() {
        return resolver;
    }

    TakeOff takeOff() {
        return takeOff;
    }

    PlatformMover platforms() {
        return platforms;
    }

    PairFinder finder() {
        return finder;
    }

    PairHistory history() {
        return history;
    }

    Queries queries() {
        return queries;
    }

    Bullets bullets() {
        return bullets;
    }

    SensorEvents sensors() {
        return sensors;
    }

    EventList events() {
        return events;
    }

    PhaseTimer timer() {
        return timer;
    }

    /** At the end of a tick, publishes the bodies that left the level, and removes the crushed ones. */
    private static final class BodyRemoval {
        private final BodyStore store;
        private final LevelEdge edge;

        BodyRemoval(BodyStore store, LevelEdge edge) {
            this.store = store;
            this.edge = edge;
        }

        /** Publishes the bodies that are entirely beyond an open side and were not before. */
        void publish(EventList events) {
            if (!edge.isOpen()) {
                return;
            }
            int limit = store.limit();
            for (int i = 0; i < limit; i++) {
                int flags = store.flags[i];
                if ((flags & BodyFlags.ALIVE) == 0) {
                    continue;
                }
                boolean beyond = edge.isBeyond(store.x[i], store.y[i], store.width[i], store.height[i]);
                if (beyond != ((flags & BodyFlags.OUTSIDE) != 0)) {
                    store.flags[i] ^= BodyFlags.OUTSIDE;
                    if (beyond) {
                        events.add(EventType.LEFT_LEVEL, i, EventList.NONE);
                    }
                }
            }
        }

        /** Removes the bodies that were crushed in this tick. */
        void removeCrushed(EventList events) {
            for (int e = 0; e < events.count(); e++) {
                if (events.type(e) == EventType.CRUSHED) {
                    store.remove(events.body(e));
                }
            }
        }
    }
}
