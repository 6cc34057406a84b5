package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind.Role;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.world.SwitchedTiles;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/**
 * The signals of a running level: which of the objects that set signals are on, and what depends on that. Doors open and close,
 * platforms move and stop, emitters fire or don't, and goals and portals act or don't.
 */
final class Signals {
    /** The ticks that a setter stays on if nothing turns it off. */
    private static final int FOREVER = Integer.MAX_VALUE;
    /** With more setters of a signal it makes no difference which of them are on. */
    private static final int MANY_SETTERS = 6;

    private final World world;
    private final ObjectRegistry objects;
    private final PlayerState player;
    private final SwitchedTiles switched;
    /** The objects that set signals, and those that need them, in the order of the level. */
    private List<LevelObject> setters = List.of();

    private List<LevelObject> gates = List.of();
    /** By the ids of setters that are on, the ticks for which they stay on. */
    private final Map<String, Integer> on = new HashMap<>();
    /** The ids of switches, goals and portals that the player touches. */
    private final Set<String> touched = new HashSet<>();
    /** The ids of gates that do what they do with their conditions met. */
    private final Set<String> acting = new HashSet<>();

    /** The goals and portals that the player touches and that began to act in the last tick. */
    private final List<LevelObject> opened = new ArrayList<>();

    private final Map<String, Count> counts = new HashMap<>();
    /** Whether a door waits until nothing is in its way. */
    private boolean isClosing;
    /** Whether a setter was turned on or off in the tick that has not ended. */
    private boolean isTurned;
    /** The last saved state and the objects shown as on; null if anything has changed since. */
    private State saved;

    private Set<String> shown;

    /** How many setters a signal has, and how many are on. */
    private static final class Count {
        private int all;
        private int on;
        private int onBefore;
        private boolean isNeeded;
        private String last;
    }

    /** An immutable copy of the state, with the objects that it is of. */
    record State(
            List<LevelObject> setters,
            List<LevelObject> gates,
            Map<String, Integer> on,
            Set<String> touched,
            Set<String> acting,
            boolean isClosing) {
        /** A hash of all of it; 0 if nothing is on or touched and no door waits. */
        long key() {
            if (on.isEmpty() && touched.isEmpty() && !isClosing) {
                return 0;
            }
            // In any order.
            long key = isClosing ? 1 : 0;
            for (Map.Entry<String, Integer> each : on.entrySet()) {
                key += new StateHash().add(each.getKey()).add(each.getValue()).value();
            }
            for (String id : touched) {
                key += new StateHash().add(id).value();
            }
            for (String id : acting) {
                key += new StateHash().add(id).add(1).value();
            }
            return key;
        }

        /** Whether it changes by itself, as time goes by. */
        boolean changesByItself() {
            return isClosing || on.values().stream().anyMatch(ticks -> ticks != FOREVER);
        }
    }

    /** The signals at the start of a level, when no setter is on. */
    Signals(World world, ObjectRegistry objects, PlayerState player, SwitchedTiles switched) {
        this.world = world;
        this.switched = switched;
        this.objects = objects;
        this.player = player;
        find();
        gates.forEach(this::addNew);
        applyAll();
    }

    State save() {
        if (saved == null) {
            saved = new State(setters, gates, Map.copyOf(on), Set.copyOf(touched), Set.copyOf(acting), isClosing);
        }
        return saved;
    }

    /** Restores a state between two ticks, after the world and the objects. */
    void restore(State state) {
        if (state == saved) {
            return;
        }
        on.clear();
        on.putAll(state.on);
        touched.clear();
        touched.addAll(state.touched);
        acting.clear();
        acting.addAll(state.acting);
        isClosing = state.isClosing;
        setters = state.setters;
        gates = state.gates;
        count();
        saved = state;
        shown = null;
    }

    /** Adds what affects the future, if the level has any signals. */
    void addTo(StateHash hash) {
        if (setters.isEmpty() && gates.isEmpty()) {
            return;
        }
        for (LevelObject setter : setters) {
            hash.add(on.getOrDefault(setter.id(), 0)).add(touched.contains(setter.id()) ? 1 : 0);
        }
        for (LevelObject gate : gates) {
            hash.add(acting.contains(gate.id()) ? 1 : 0).add(touched.contains(gate.id()) ? 1 : 0);
        }
    }

    /**
     * {@return a number for what is on; 0 if nothing is that anything needs} States with the same number differ by less than half a
     * second of the time that switches stay on. Of a signal with many setters only their number counts.
     */
    long placeKey() {
        if (on.isEmpty()) {
            return 0;
        }
        long key = 0;
        for (LevelObject setter : setters) {
            Count count = counts.get(signalOf(setter));
            Integer ticks = on.get(setter.id());
            if (ticks == null || !count.isNeeded) {
                continue;
            }
            long name = new StateHash()
                    .add(count.all > MANY_SETTERS ? signalOf(setter) : setter.id())
                    .value();
            long left = ticks == FOREVER ? 0 : 1 + 2L * ticks / world.ticksPerSecond();
            // A sum, so that the order of the setters doesn't count.
            key += StateHash.mix(name ^ left);
        }
        return key;
    }

    /** {@return the ids of what is shown as on; see {@link PlaySession#activeObjects}} It is immutable. */
    Set<String> shown() {
        if (shown == null) {
            Set<String> ids = new HashSet<>(on.keySet());
            ids.addAll(acting);
            touched.stream()
                    .filter(id -> objects.object(id) != null && ZoneType.is(objects.object(id), ZoneType.NOTE))
                    .forEach(ids::add);
            if (!player.checkpoint().isEmpty()) {
                ids.add(player.checkpoint());
            }
            shown = Set.copyOf(ids);
        }
        return shown;
    }

    /** {@return where the portal to another level leads that the player touches; empty if it touches none} */
    String exit() {
        for (String id : touched) {
            LevelObject object = objects.object(id);
            if (object != null && ZoneType.leavesLevel(object) && areMet(object)) {
                return object.get(ZoneType.TO);
            }
        }
        return "";
    }

    /** Notes that the state or the checkpoint of the player has changed. */
    void changed() {
        saved = null;
        shown = null;
    }

    /** Looks for setters and gates again. */
    private void find() {
        List<LevelObject> foundSetters = new ArrayList<>();
        List<LevelObject> foundGates = new ArrayList<>();
        for (LevelObject object : objects.all()) {
            if (ObjectSignals.signalOf(object).isPresent()) {
                foundSetters.add(object);
            }
            if (!ObjectSignals.needsOf(object).isEmpty()) {
                foundGates.add(object);
            }
        }
        setters = List.copyOf(foundSetters);
        gates = List.copyOf(foundGates);
        count();
    }

    private void count() {
        counts.clear();
        for (LevelObject setter : setters) {
            Count count = counts.computeIfAbsent(signalOf(setter), name -> new Count());
            count.all++;
            count.on += on.containsKey(setter.id()) ? 1 : 0;
        }
        for (LevelObject gate : gates) {
            for (SignalCondition condition : ObjectSignals.needsOf(gate)) {
                counts.computeIfAbsent(condition.signal(), name -> new Count()).isNeeded = true;
            }
        }
        for (TileKind kind : switched.kinds()) {
            for (SignalCondition condition : kind.when()) {
                counts.computeIfAbsent(condition.signal(), name -> new Count()).isNeeded = true;
            }
        }
    }

    private static String signalOf(LevelObject setter) {
        return ObjectSignals.signalOf(setter).orElseThrow();
    }

    /** {@return whether all conditions of an object are met} */
    boolean areMet(LevelObject object) {
        return areMet(ObjectSignals.needsOf(object));
    }

    /** {@return whether all of some conditions are met} */
    boolean areMet(List<SignalCondition> conditions) {
        for (SignalCondition condition : conditions) {
            Count count = counts.get(condition.signal());
            if (!condition.isMet(count == null ? 0 : count.on, count == null ? 0 : count.all)) {
                return false;
            }
        }
        return true;
    }

    // ---- changes of the level

    /** Follows an object that was added or changed, which has a new body or emitter if its own wasn't kept. */
    void put(LevelObject object) {
        if (ObjectSignals.signalOf(object).isEmpty() || object.is(Role.ITEM)) {
            on.remove(object.id());
        }
        acting.remove(object.id());
        find();
        if (gates.contains(object)) {
            addNew(object);
        }
        applyAll();
        changed();
    }

    /** Follows an object that was removed. */
    void remove(String id) {
        on.remove(id);
        touched.remove(id);
        acting.remove(id);
        find();
        applyAll();
        changed();
    }

    /** A gate as it was built: only a door is as without its conditions. */
    private void addNew(LevelObject gate) {
        if (!PlatformType.isDoor(gate)) {
            acting.add(gate.id());
        }
    }

    // ---- play

    /** The player begins to touch an object. */
    void begin(LevelObject object, PlaySession.Listener events) {
        String id = object.id();
        if (object.is(Role.ITEM)) {
            on.put(id, FOREVER);
            objects.removeBody(id);
            events.happened(world.tick(), PlayEvent.PICKED_UP, player.id(), id);
            turned(object);
        } else if (object.is(Role.SWITCH)) {
            touched.add(id);
            press(object);
            turned(object);
        } else if (ZoneType.is(object, ZoneType.NOTE)
                || ZoneType.leavesLevel(object)
                || !ObjectSignals.needsOf(object).isEmpty()) {
            touched.add(id);
            changed();
        }
    }

    private void press(LevelObject object) {
        String id = object.id();
        switch (object.get(ObjectSignals.MODE)) {
            case ONCE, HOLD -> on.put(id, FOREVER);
            case TOGGLE -> {
                if (on.remove(id) == null) {
                    on.put(id, FOREVER);
                }
            }
            case TIMED ->
                on.put(id, (int) Math.max(1, Math.ceil(object.get(ObjectSignals.SECONDS) * world.ticksPerSecond())));
        }
    }

    /** The player touches an object no more. */
    void end(LevelObject object) {
        if (touched.remove(object.id())) {
            changed();
            if (isHeld(object)) {
                on.remove(object.id());
                turned(object);
            }
        }
    }

    private static boolean isHeld(LevelObject object) {
        return object.is(Role.SWITCH) && object.get(ObjectSignals.MODE) == ObjectSignals.Mode.HOLD;
    }

    /** Notes that a setter was turned on or off. */
    private void turned(LevelObject setter) {
        changed();
        isTurned = true;
        counts.get(signalOf(setter)).last = setter.id();
    }

    /** Counts the time of switches, before what happened in a tick. */
    void countDown() {
        for (LevelObject setter : setters) {
            int ticks = on.getOrDefault(setter.id(), FOREVER);
            if (ticks == 1) {
                on.remove(setter.id());
                turned(setter);
            } else if (ticks != FOREVER) {
                on.put(setter.id(), ticks - 1);
                saved = null;
            }
        }
    }

    /** Publishes the signals that changed in a tick, and changes what depends on them. */
    void update(PlaySession.Listener events) {
        opened.clear();
        if (!touched.isEmpty() && player.livingBody() == null) {
            setters.forEach(this::end);
            touched.clear();
            changed();
        }
        if (isTurned) {
            publish(events);
        }
        if (isTurned || isClosing) {
            applyAll();
        }
        isTurned = false;
    }

    private void publish(PlaySession.Listener events) {
        counts.values().forEach(count -> {
            count.onBefore = count.on;
            count.on = 0;
        });
        for (LevelObject setter : setters) {
            counts.get(signalOf(setter)).on += on.containsKey(setter.id()) ? 1 : 0;
        }
        for (LevelObject setter : setters) {
            Count count = counts.get(signalOf(setter));
            if (setter.id().equals(count.last)) {
                count.last = null;
                if (count.onBefore == 0 && count.on > 0) {
                    events.happened(world.tick(), PlayEvent.SIGNAL_ON, setter.id(), signalOf(setter));
                } else if (count.onBefore > 0 && count.on == 0) {
                    events.happened(world.tick(), PlayEvent.SIGNAL_OFF, setter.id(), signalOf(setter));
                }
            }
        }
    }

    /** {@return the goals and portals that the player touches and whose conditions are met since the last update} */
    List<LevelObject> openedNow() {
        return opened;
    }

    private void applyAll() {
        switched.update(this::areMet);
        isClosing = false;
        for (LevelObject gate : gates) {
            boolean isMet = areMet(gate);
            if (isMet != acting.contains(gate.id()) && apply(gate, isMet)) {
                if (isMet) {
                    acting.add(gate.id());
                } else {
                    acting.remove(gate.id());
                }
                if (isMet && touched.contains(gate.id())) {
                    opened.add(gate);
                }
                changed();
            }
        }
    }

    /** Has a gate begin or end what it does; false if it has to wait. */
    private boolean apply(LevelObject gate, boolean isMet) {
        Body body = objects.body(gate.id());
        if (gate.physics() instanceof ObjectPhysics.OfEmitter emitter) {
            if (isMet) {
                objects.emit(gate.id(), ObjectPhysics.inPhase(emitter.def(), world.tick()));
            } else {
                objects.removeBody(gate.id());
            }
        } else if (body != null && PlatformType.isDoor(gate)) {
            return moveDoor(gate, body, isMet);
        } else if (body != null && !body.isSensor()) {
            world.setPathMotion(body, isMet ? PathMotion.FORWARD : PathMotion.STOPPED);
        }
        return true;
    }

    private boolean moveDoor(LevelObject door, Body body, boolean opens) {
        if (!opens && !isFree(body)) {
            isClosing = true;
            return false;
        }
        BodyDef closed = ((ObjectPhysics.OfBody) door.physics()).def();
        world.redefine(
                body,
                opens
                        ? closed.solidity(Solidity.NONE)
                                .filter(new Filter(closed.filter().category(), 0))
                        : closed);
        return true;
    }

    /** Whether nothing is where a door closes. */
    private boolean isFree(Body door) {
        for (Body body : world.bodies()) {
            boolean overlaps = body.subX() < door.subX() + door.subWidth()
                    && body.subX() + body.subWidth() > door.subX()
                    && body.subY() < door.subY() + door.subHeight()
                    && body.subY() + body.subHeight() > door.subY();
            if (overlaps && !body.isSensor() && body.solidity() == Solidity.NONE && !body.equals(door)) {
                return false;
            }
        }
        return true;
    }
}
