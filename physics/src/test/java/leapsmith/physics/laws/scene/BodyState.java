package leapsmith.physics.laws.scene;

import leapsmith.physics.body.ControllerState;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.world.Body;

/** A copy of the readable state of a body. */
public record BodyState(
        int index,
        Box box,
        int vx,
        int vy,
        int contacts,
        int previousContacts,
        ControllerState state,
        boolean facingLeft) {

    /** The state of a living body. */
    public static BodyState of(Body body) {
        return new BodyState(
                body.index(),
                new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight()),
                body.subVx(),
                body.subVy(),
                body.contacts(),
                body.previousContacts(),
                body.state(),
                body.facingLeft());
    }

    /** Whether a contact bit is set. */
    public boolean touches(int contact) {
        return (contacts & contact) != 0;
    }
}
