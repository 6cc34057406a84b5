package leapsmith.physics.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class MovementTest {
    private static final Forgiveness MILD = new Forgiveness(1, 2, 3, 4);
    private static final Movement START = new Movement(1, 2, 3, 4, 5, false, MILD, 6);

    @Test
    void eachCopyReplacesOneNumber() {
        assertEquals(new Movement(9, 2, 3, 4, 5, false, MILD, 6), START.withWalkSpeed(9));
        assertEquals(new Movement(1, 9, 3, 4, 5, false, MILD, 6), START.withJumpSpeed(9));
        assertEquals(new Movement(1, 2, 9, 4, 5, false, MILD, 6), START.withJumpReleaseSpeed(9));
        assertEquals(new Movement(1, 2, 3, 9, 5, false, MILD, 6), START.withAcceleration(9));
        assertEquals(new Movement(1, 2, 3, 4, 9, false, MILD, 6), START.withDeceleration(9));
        assertEquals(new Movement(1, 2, 3, 4, 5, true, MILD, 6), START.withGrabsLedges(true));
        assertEquals(new Movement(1, 2, 3, 4, 5, false, Forgiveness.NONE, 6), START.withForgiveness(Forgiveness.NONE));
        assertEquals(new Movement(1, 2, 3, 4, 5, false, MILD, 9), START.withLiftSeconds(9));
        assertEquals(new Forgiveness(9, 2, 3, 4), MILD.withCoyoteSeconds(9));
        assertEquals(new Forgiveness(1, 9, 3, 4), MILD.withJumpBufferSeconds(9));
        assertEquals(new Forgiveness(1, 2, 9, 4), MILD.withCornerPx(9));
        assertEquals(new Forgiveness(1, 2, 3, 9), MILD.withApexSpeed(9));
    }

    @Test
    void threeNumbersMeanInstantSpeedAndNoForgiveness() {
        assertEquals(new Movement(1, 2, 3, 0, 0, false, Forgiveness.NONE, 0), new Movement(1, 2, 3));
    }

    @Test
    void negativeAndInfiniteNumbersAreRefused() {
        String notNegative = ", not finite and at least 0";
        for (double wrong : new double[] {-0.5, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertRefused("walkSpeed is " + wrong + notNegative, movement -> movement.withWalkSpeed(wrong));
            assertRefused("jumpSpeed is " + wrong + notNegative, movement -> movement.withJumpSpeed(wrong));
            assertRefused(
                    "jumpReleaseSpeed is " + wrong + notNegative, movement -> movement.withJumpReleaseSpeed(wrong));
            assertRefused("acceleration is " + wrong + notNegative, movement -> movement.withAcceleration(wrong));
            assertRefused("deceleration is " + wrong + notNegative, movement -> movement.withDeceleration(wrong));
            assertForgivenessRefused(
                    "coyoteSeconds is " + wrong + ", not from 0 to 10.0", mild -> mild.withCoyoteSeconds(wrong));
            assertForgivenessRefused(
                    "jumpBufferSeconds is " + wrong + ", not from 0 to 10.0",
                    mild -> mild.withJumpBufferSeconds(wrong));
            assertForgivenessRefused("cornerPx is " + wrong + ", not from 0 to 64.0", mild -> mild.withCornerPx(wrong));
            assertForgivenessRefused("apexSpeed is " + wrong + notNegative, mild -> mild.withApexSpeed(wrong));
        }
    }

    @Test
    void forgivenessHasItsLimits() {
        Forgiveness most = new Forgiveness(Forgiveness.MAX_SECONDS, 10, Forgiveness.MAX_CORNER_PX, Double.MAX_VALUE);
        assertEquals(64, most.cornerPx());
        assertForgivenessRefused("coyoteSeconds is 10.5, not from 0 to 10.0", mild -> mild.withCoyoteSeconds(10.5));
        assertForgivenessRefused(
                "jumpBufferSeconds is 10.5, not from 0 to 10.0", mild -> mild.withJumpBufferSeconds(10.5));
        assertForgivenessRefused("cornerPx is 64.5, not from 0 to 64.0", mild -> mild.withCornerPx(64.5));
    }

    private static void assertRefused(String message, UnaryOperator<Movement> change) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> change.apply(START))
                        .getMessage());
    }

    private static void assertForgivenessRefused(String message, UnaryOperator<Forgiveness> change) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> change.apply(MILD))
                        .getMessage());
    }
}
