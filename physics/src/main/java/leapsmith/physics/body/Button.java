package leapsmith.physics.body;

/** A button of an input channel. */
public enum Button {
    /** Walk left. */
    LEFT,
    /** Walk right. */
    RIGHT,
    /** Jump; held longer it jumps higher. */
    JUMP,
    /** Drop through a one-way. */
    DOWN;

    /** {@return the bit of this button where buttons are kept as one number} */
    public int bit() {
        return 1 << ordinal();
    }
}
