package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;

/** The numbers of a character's {@code movement} in a file, in the order in which they are written. None is negative. */
public enum MovementKey {
    WALK("walk", Limits.MAX_SPEED, Movement::walkSpeed, Movement::withWalkSpeed),
    JUMP("jump", Limits.MAX_SPEED, Movement::jumpSpeed, Movement::withJumpSpeed),
    JUMP_CUT("jumpCut", Limits.MAX_SPEED, Movement::jumpCutSpeed, Movement::withJumpCutSpeed),
    ACCELERATION("acceleration", Limits.MAX_GRAVITY, Movement::acceleration, Movement::withAcceleration),
    DAMPING("damping", Limits.MAX_GRAVITY, Movement::damping, Movement::withDamping),
    COYOTE(
            "coyoteTime",
            Forgiveness.MAX_SECONDS,
            m -> m.forgiveness().coyoteSeconds(),
            (m, v) -> m.withForgiveness(m.forgiveness().withCoyoteSeconds(v))),
    JUMP_BUFFER(
            "jumpBuffer",
            Forgiveness.MAX_SECONDS,
            m -> m.forgiveness().jumpBufferSeconds(),
            (m, v) -> m.withForgiveness(m.forgiveness().withJumpBufferSeconds(v))),
    CORNER(
            "corner",
            Forgiveness.MAX_CORNER_PX,
            m -> m.forgiveness().cornerPx(),
            (m, v) -> m.withForgiveness(m.forgiveness().withCornerPx(v))),
    APEX(
            "apexSpeed",
            Limits.MAX_SPEED,
            m -> m.forgiveness().apexSpeed(),
            (m, v) -> m.withForgiveness(m.forgiveness().withApexSpeed(v)));

    private final String key;
    private final double most;
    private final ToDoubleFunction<Movement> get;
    private final BiFunction<Movement, Double, Movement> with;

    MovementKey(String key, double most, ToDoubleFunction<Movement> get, BiFunction<Movement, Double, Movement> with) {
        this.key = key;
        this.most = most;
        this.get = get;
        this.with = with;
    }

    /** What it is called in a file. */
    public String key() {
        return key;
    }

    /** The largest value that it may have. */
    public double most() {
        return most;
    }

    /** The number that is called so in a file. */
    public static Optional<MovementKey> ofKey(String key) {
        return Arrays.stream(values()).filter(one -> one.key.equals(key)).findFirst();
    }

    double of(Movement movement) {
        return get.applyAsDouble(movement);
    }

    Movement with(Movement movement, double value) {
        return with.apply(movement, value);
    }
}
