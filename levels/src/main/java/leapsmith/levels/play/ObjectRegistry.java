package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.TouchEffect;
import leapsmith.levels.world.LevelWorld;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/**
 * Maps the objects of a running level to their bodies and emitters. Bodies without an object are clones of the player.
 */
final class ObjectRegistry {
    private final World world;
    /** By id, in the order of the level, so that the first player is found first. */
    private final Map<String, Member> members = new LinkedHashMap<>();
    /** The id of the object that a body belongs to, by the body's index; null for a clone. */
    private String[] ids = new String[16];
    /** The last saved state, null if anything has changed since. */
    private State saved;
    /** Null if anything has changed since they were asked for. */
    private Map<Integer, OwnKind> ownKinds;

    /** An object, its body index and its emitter number, each {@link #NONE} if it has none. */
    private record Role(LevelObject object, int body, int emitter) {}

    private static final int NONE = -1;

    /** An immutable copy of the registry's state. */
    static final class State {
        private static final int BYTES_OF_ROLE = 32;
        private static final int BYTES_OF_ID = 4;

        private final List<Role> roles;
        private final String[] ids;
        private final long hash;

        private State(List<Role> roles, String[] ids) {
            this.roles = roles;
            this.ids = ids;
            StateHash state = new StateHash().add(roles.size());
            for (Role role : roles) {
                LevelObject object = role.object;
                state.add(object.id()).add(object.behavior()).add(role.body);
                state.add(Double.doubleToLongBits(object.x())).add(Double.doubleToLongBits(object.y()));
                state.add(Double.doubleToLongBits(object.width())).add(Double.doubleToLongBits(object.height()));
                if (role.emitter != NONE) {
                    state.add(role.emitter);
                }
                if (object.type().touch(object) != TouchEffect.NONE) {
                    // The effect of a touch may depend on any property.
                    object.values().addTo(state);
                }
            }
            hash = state.value();
        }

        /** A hash of the current object definitions and of their bodies and emitters. */
        long hash() {
            return hash;
        }

        /** Memory in bytes without the objects themselves, which levels and commands also hold. */
        long sizeInBytes() {
            return (long) BYTES_OF_ROLE * roles.size() + (long) BYTES_OF_ID * ids.length;
        }
    }

    private static final class Member {
        private LevelObject object;
        private Body body;
        private int emitter;

        Member(LevelObject object, Body body, int emitter) {
            this.object = object;
            this.body = body;
            this.emitter = emitter;
        }
    }

    /** The registry at the start. */
    ObjectRegistry(Level level, LevelWorld built) {
        world = built.world();
        level.objects().stream().forEach(object -> {
            Integer emitter = built.emitterNumber(object.id());
            boolean emits = object.physics() instanceof ObjectPhysics.OfEmitter;
            members.putIfAbsent(
                    object.id(), new Member(object, emits ? null : built.body(object.id()), emits ? emitter : NONE));
        });
        for (Body body : world.bodies()) {
            name(body.index(), built.objectId(body.index()));
        }
    }

    /** The current definitions of all objects, in the order of the level. */
    Iterable<LevelObject> all() {
        return members.values().stream().map(member -> member.object).toList();
    }

    /** The current definition of the object with an id, null if there is none. */
    LevelObject object(String id) {
        Member member = members.get(id);
        return member == null ? null : member.object;
    }

    /** The body of the object, null if it has none or the body was removed. */
    Body body(String id) {
        Member member = members.get(id);
        return member == null || member.body == null || !member.body.isAlive() ? null : member.body;
    }

    /** The id of the object that a body belongs to, null for a clone and for no body. */
    String idOf(int bodyIndex) {
        return bodyIndex >= 0 && bodyIndex < ids.length ? ids[bodyIndex] : null;
    }

    /** The first player in the level, null if there is none. */
    LevelObject firstPlayer() {
        for (Member member : members.values()) {
            if (member.object.is(ObjectKind.Role.PLAYER)) {
                return member.object;
            }
        }
        return null;
    }

    /** The own kinds of objects by the indices of their bodies; immutable, and the same instance as long as nothing changes. */
    Map<Integer, OwnKind> ownKinds() {
        if (ownKinds == null) {
            Map<Integer, OwnKind> kinds = new HashMap<>();
            for (Member member : members.values()) {
                if (member.object.own().isPresent() && member.body != null && member.body.isAlive()) {
                    kinds.put(member.body.index(), member.object.own().get());
                }
            }
            ownKinds = Map.copyOf(kinds);
        }
        return ownKinds;
    }

    private void changed() {
        saved = null;
        ownKinds = null;
    }

    /** The current state; the same instance as long as nothing changes. */
    State save() {
        if (saved == null) {
            List<Role> roles = new ArrayList<>(members.size());
            for (Member member : members.values()) {
                boolean alive = member.body != null && member.body.isAlive();
                roles.add(new Role(member.object, alive ? member.body.index() : NONE, member.emitter));
            }
            saved = new State(roles, ids.clone());
        }
        return saved;
    }

    /** Restores a state of this level or of one built alike. The world must be restored first. */
    void restore(State state) {
        if (state != saved) {
            members.clear();
            for (Role role : state.roles) {
                Body body = role.body == NONE ? null : world.body(role.body);
                members.put(role.object.id(), new Member(role.object, body, role.emitter));
            }
            ids = state.ids.clone();
            changed();
            saved = state;
        }
    }

    /** Replaces the definition of an object and keeps its body, if any. */
    void redefine(LevelObject object) {
        changed();
        Member member = members.get(object.id());
        if (member == null) {
            members.put(object.id(), new Member(object, null, NONE));
        } else {
            member.object = object;
        }
    }

    /** Gives a defined object a new body and removes its old one. */
    Body spawn(String id, BodyDef def) {
        Member member = members.get(id);
        dismiss(member);
        member.body = world.spawn(def);
        name(member.body.index(), id);
        return member.body;
    }

    /** Removes the body of an object; it may appear again later. */
    void removeBody(String id) {
        dismiss(members.get(id));
    }

    /** Gives a defined object a new emitter and removes its old body or emitter. */
    void emit(String id, EmitterDef def) {
        Member member = members.get(id);
        dismiss(member);
        member.emitter = world.bullets().addEmitter(def);
        changed();
    }

    /** Removes an object with its body or emitter. */
    void remove(String id) {
        Member member = members.remove(id);
        if (member != null) {
            changed();
            dismiss(member);
        }
    }

    /** Drops a body that the world has removed. */
    void dropBody(int bodyIndex) {
        name(bodyIndex, null);
    }

    private void dismiss(Member member) {
        if (member.body != null && member.body.isAlive()) {
            name(member.body.index(), null);
            world.despawn(member.body);
        }
        member.body = null;
        if (member.emitter != NONE) {
            changed();
            world.bullets().removeEmitter(member.emitter);
            member.emitter = NONE;
        }
    }

    private void name(int bodyIndex, String id) {
        changed();
        if (bodyIndex >= ids.length) {
            ids = Arrays.copyOf(ids, Math.max(bodyIndex + 1, 2 * ids.length));
        }
        ids[bodyIndex] = id;
    }
}
