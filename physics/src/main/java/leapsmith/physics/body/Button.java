package leapsmith.physics.body;

/** A button of an input channel. */
public enum Button {
    /** Walk left. */
    LEFT,
    /** Walk right. */
    RIGHT,
    /** Jump; holding it longer jumps higher. */
    JUMP,
    /** Drop through a one-way tile or platform, or through the whole ramp of one-way slopes; climb down. */
    DOWN,
    /** Climb up. */
    UP,
    /** Dash, if {@link AirMoves#dashSpeed} is not 0. */
    DASH;

    /** {@return the bit of this button in a set of buttons} */
    public int bit() {
        return 1 << ordinal();
    }
}
