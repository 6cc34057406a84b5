package leapsmith.physics.world;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;

/**
 * The buttons pressed in one tick, for all input channels: eight bits per channel, the first channel lowest, each bit as {@link
 * Button#bit}.
 *
 * @param bits those of channels 0 to 7; any number is valid
 * @param moreBits those of channels 8 to 15; any number is valid
 */
public record Inputs(long bits, long moreBits) {
    /** No button of any channel. */
    public static final Inputs NONE = new Inputs(0);

    private static final int BITS = 8;
    /** Channels in a word. */
    private static final int IN_WORD = Long.SIZE / BITS;

    /**
     * Buttons of the first eight channels.
     *
     * @param bits channel by channel; any number is valid
     */
    public Inputs(long bits) {
        this(bits, 0);
    }

    /**
     * {@return inputs with these buttons of channel 0 pressed, and no others}
     * @param buttons none, one or more
     */
    public static Inputs of(Button... buttons) {
        return NONE.with(0, buttons);
    }

    /**
     * {@return a copy in which exactly these buttons of one channel are pressed} So {@code
     * Inputs.of(Button.LEFT).with(1, Button.RIGHT, Button.JUMP)} are the inputs of two players.
     *
     * @param channel 0 to {@link BodyDef#CHANNELS} - 1
     * @param buttons none, one or more
     * @throws IllegalArgumentException if there is no such channel
     */
    public Inputs with(int channel, Button... buttons) {
        int down = 0;
        for (Button button : buttons) {
            down |= button.bit();
        }
        return with(channel, down);
    }

    /**
     * {@return a copy in which exactly these buttons of one channel are pressed}
     *
     * @param channel 0 to {@link BodyDef#CHANNELS} - 1
     * @param buttons bits as {@link Button#bit}, 0 to 255
     * @throws IllegalArgumentException if one is out of range
     */
    public Inputs with(int channel, int buttons) {
        int shift = shiftOf(channel);
        if (buttons < 0 || buttons > 0xFF) {
            throw new IllegalArgumentException("buttons are " + buttons + ", not within 0 and 255");
        }
        long others = ~(0xFFL << shift);
        long down = (long) buttons << shift;
        return channel < IN_WORD
                ? new Inputs(bits & others | down, moreBits)
                : new Inputs(bits, moreBits & others | down);
    }

    /**
     * {@return the bits of one channel's buttons, 0 to 255}
     * @param channel 0 to {@link BodyDef#CHANNELS} - 1
     * @throws IllegalArgumentException if it is out of range
     */
    public int buttons(int channel) {
        int shift = shiftOf(channel);
        return (int) ((channel < IN_WORD ? bits : moreBits) >>> shift) & 0xFF;
    }

    /**
     * {@return whether a button is pressed}
     * @param channel 0 to {@link BodyDef#CHANNELS} - 1
     * @param button which
     * @throws IllegalArgumentException if there is no such channel
     */
    public boolean isDown(int channel, Button button) {
        return (buttons(channel) & button.bit()) != 0;
    }

    private static int shiftOf(int channel) {
        if (channel < 0 || channel >= BodyDef.CHANNELS) {
            throw new IllegalArgumentException("channel " + channel + ", not within 0 and " + (BodyDef.CHANNELS - 1));
        }
        return channel % IN_WORD * BITS;
    }
}
