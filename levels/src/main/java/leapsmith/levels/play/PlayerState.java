package leapsmith.levels.play;

import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.physics.body.AirMoves;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Shape;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/** The player of a running level: its body, its respawn definition and its status. */
final class PlayerState {
    private final World world;
    private final ObjectRegistry objects;
    /** The id of the player's character, null if there is none. */
    private String id;

    private BodyDef start;
    private PlayStatus status;
    /** The checkpoint where it respawns; empty for its place in the level. */
    private String checkpoint = "";
    /** The destination of the portal that it came through, and when: arriving there isn't entering it. */
    private String arrivedAt = "";

    private long arrivalTick;

    /** An immutable copy of the player's state. */
    record State(String id, BodyDef start, PlayStatus status, String checkpoint, String arrivedAt, long arrivalTick) {}

    PlayerState(World world, ObjectRegistry objects) {
        this.world = world;
        this.objects = objects;
        status = statusNow(PlayState.NO_PLAYER);
    }

    State save() {
        return new State(id, start, status, checkpoint, arrivedAt, arrivalTick);
    }

    void restore(State state) {
        id = state.id;
        start = state.start;
        status = state.status;
        checkpoint = state.checkpoint;
        arrivedAt = state.arrivedAt;
        arrivalTick = state.arrivalTick;
    }

    /** Adds everything that affects the future of the player. */
    void addTo(StateHash hash) {
        hash.add(id == null ? "" : id);
        if (hasJustArrived()) {
            hash.add(arrivedAt);
        }
        hash.add(status.state().ordinal()).add(status.sinceTick()).add(status.goal());
        if (start != null) {
            add(hash, start.x(), start.y(), start.width(), start.height());
            Movement movement = start.movement();
            add(hash, movement.walkSpeed(), movement.jumpSpeed(), movement.jumpReleaseSpeed());
            add(hash, movement.acceleration(), movement.deceleration());
            Forgiveness forgiveness = movement.forgiveness();
            add(hash, forgiveness.coyoteSeconds(), forgiveness.jumpBufferSeconds());
            add(hash, forgiveness.cornerPx(), forgiveness.apexSpeed());
            hash.add(movement.grabsLedges() ? 1 : 0).add(start.facingLeft() ? 1 : 0);
            if (movement.liftSeconds() != 0) {
                add(hash, movement.liftSeconds());
            }
            AirMoves moves = movement.airMoves();
            if (moves.isAny()) {
                hash.add(moves.airJumps());
                add(hash, moves.wallJumpSpeed(), moves.wallJumpSeconds(), moves.wallSlideSpeed());
                add(hash, moves.dashSpeed(), moves.dashSeconds());
            }
            if (start.friction() != 0 || start.pushForce() != 0) {
                add(hash, start.friction(), start.pushForce());
            }
            hash.add(start.shape().ordinal()).add(start.solidToBodies() ? 1 : 0);
        }
    }

    PlayStatus status() {
        return status;
    }

    /** The id of the player's character, null if there is none. */
    String id() {
        return id;
    }

    boolean is(String objectId) {
        return objectId.equals(id);
    }

    /** Whether the player's character exists and is still a player. */
    boolean isStillPlayer() {
        LevelObject character = id == null ? null : objects.object(id);
        return character != null && character.is(ObjectKind.Role.PLAYER);
    }

    /** The body of the player, alive or outside the level; null if there is none. */
    Body body() {
        return id == null ? null : objects.body(id);
    }

    /** The body of a living player, null otherwise. */
    Body livingBody() {
        return status.state().isDeath() ? null : body();
    }

    /** Makes a character the player. */
    void setCharacter(String objectId, BodyDef newStart) {
        id = objectId;
        start = newStart;
        checkpoint = "";
        status = statusNow(PlayState.RUNNING);
    }

    /** Leaves the level without a player. */
    void clear() {
        id = null;
        start = null;
        status = statusNow(PlayState.NO_PLAYER);
    }

    void setStart(BodyDef def) {
        start = def;
        checkpoint = "";
    }

    /** {@return the id of the checkpoint where it respawns; empty for its place in the level} */
    String checkpoint() {
        return checkpoint;
    }

    /** Has it respawn on the ground of an object; false if it does already. */
    boolean respawnAt(LevelObject object) {
        if (checkpoint.equals(object.id())) {
            return false;
        }
        checkpoint = object.id();
        start = onGroundOf(object, start.width(), start.height());
        return true;
    }

    private BodyDef onGroundOf(LevelObject object, double width, double height) {
        return start.at(object.middleX() - width / 2, object.y() + object.height() - height);
    }

    /** Moves its living body onto the ground of an object, at rest unless it keeps its velocity. */
    void arriveAt(LevelObject object, boolean keepsVelocity) {
        Body body = body();
        BodyDef there = onGroundOf(object, body.width(), body.height());
        world.moveTo(body, there.x(), there.y());
        if (!keepsVelocity) {
            world.setVelocity(body, 0, 0);
        }
        arrivedAt = object.id();
        arrivalTick = world.tick();
    }

    /** Whether a touch that begins now is the arrival at an object. */
    boolean hasArrivedAt(LevelObject object) {
        return arrivedAt.equals(object.id()) && world.tick() == arrivalTick + 1;
    }

    private boolean hasJustArrived() {
        return !arrivedAt.isEmpty() && world.tick() == arrivalTick;
    }

    void setMovement(Movement movement) {
        if (id == null) {
            return;
        }
        start = start.movement(movement);
        Body body = body();
        if (body != null) {
            world.setMovement(body, movement);
        }
    }

    void setFriction(double pxPerSecondSquared) {
        start = start.friction(pxPerSecondSquared);
        Body body = body();
        if (body != null) {
            world.setFriction(body, pxPerSecondSquared);
        }
    }

    void setPushForce(double pxPerSecondSquared) {
        start = start.pushForce(pxPerSecondSquared);
        Body body = body();
        if (body != null) {
            world.setPushForce(body, pxPerSecondSquared);
        }
    }

    /** Resizes it in place. If that is refused, the respawn size stays too. A circle stays a circle. */
    void resize(double width, double height) {
        boolean fits = id != null && (start.shape() != Shape.CIRCLE || width == height);
        if (!fits) {
            return;
        }
        Body body = livingBody();
        if (body == null || world.resize(body, width, height)) {
            double feetX = start.x() + start.width() / 2;
            double feetY = start.y() + start.height();
            start = start.at(feetX - width / 2, feetY - height).size(width, height);
        }
    }

    /** Respawns immediately. */
    void respawn() {
        if (id != null) {
            objects.spawn(id, start);
            status = statusNow(PlayState.RUNNING);
        }
    }

    /** Whether the respawn is due, one second after death. */
    boolean isRespawnDue() {
        return status.state().isDeath() && world.tick() - status.sinceTick() >= world.ticksPerSecond();
    }

    void die(PlayState how) {
        if (!status.state().isDeath()) {
            status = statusNow(how);
        }
    }

    void reach(String goal) {
        if (status.state() == PlayState.RUNNING) {
            status = new PlayStatus(PlayState.GOAL_REACHED, world.tick(), goal);
        }
    }

    private static void add(StateHash hash, double... numbers) {
        for (double number : numbers) {
            hash.add(Double.doubleToLongBits(number));
        }
    }

    private PlayStatus statusNow(PlayState state) {
        return new PlayStatus(state, world.tick(), "");
    }
}
