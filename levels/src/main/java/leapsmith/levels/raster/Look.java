package leapsmith.levels.raster;

/**
 * The colours of a picture, each {@code 0xAARRGGBB} and opaque. A colour has one role everywhere: canvas, legend,
 * inspector.
 *
 * @param isDark whether text on the canvas has to be light
 * @param outside what lies beyond the level, quieter than the canvas
 * @param border line around the level
 * @param canvas empty tiles
 * @param grid lines between tiles
 * @param block fill of a Block
 * @param blockEdge top edge of a Block with nothing solid on it
 * @param oneWay plank and arrows of a OneWay
 * @param player the player's character
 * @param patrol a character that walks by itself
 * @param idle a character that nothing drives
 * @param eye eye of any character
 * @param platform fill of a solid platform, and rivets of all
 * @param platformEdge top edge of a solid platform, and the ways of all
 * @param bullet rim of a bullet, and its emitter
 * @param bulletCore core of a bullet
 * @param goal zone that ends the level
 * @param zone zone of any other kind
 * @param cell cells of the partition
 * @param pair overlapping bodies
 * @param contact touched tiles and touching sides
 * @param ghost path of an earlier run
 * @param kept path of a run that was kept to compare with
 * @param fan paths of jumps that could be made
 * @param speed speeds of bodies
 * @param tag ground of a tag, under text in one of the colours above
 * @param tagLine outline of a tag
 */
public record Look(
        boolean isDark,
        int outside,
        int border,
        int canvas,
        int grid,
        int block,
        int blockEdge,
        int oneWay,
        int player,
        int patrol,
        int idle,
        int eye,
        int platform,
        int platformEdge,
        int bullet,
        int bulletCore,
        int goal,
        int zone,
        int cell,
        int pair,
        int contact,
        int ghost,
        int kept,
        int fan,
        int speed,
        int tag,
        int tagLine) {

    /** Light things on a dark canvas. */
    public static final Look DARK = new Look(
            true,
            0xff12151c,
            0xff303848,
            0xff171b24,
            0xff1f2531,
            0xff5a6780,
            0xffa9b8d6,
            0xffe0a458,
            0xff4cc9f0,
            0xfff28482,
            0xff8f9bb0,
            0xff12151c,
            0xff6f63a8,
            0xffc4baf2,
            0xffe879f9,
            0xfffdf0ff,
            0xff7bd88f,
            0xff8f9bb0,
            0xffffd166,
            0xffff5d8f,
            0xff06d6a0,
            0xff9d8cff,
            0xffb08968,
            0xffc6e377,
            0xff5aa9ff,
            0xff1b2029,
            0xff303848);

    /** Dark things on a light canvas. */
    public static final Look LIGHT = new Look(
            false,
            0xffeef0f4,
            0xffc3c9d4,
            0xfffafbfd,
            0xffe9ecf2,
            0xff7f8ca4,
            0xff3f4b63,
            0xffb7791f,
            0xff0077b6,
            0xffc8553d,
            0xff667085,
            0xffffffff,
            0xff8b7fc0,
            0xff4a3d85,
            0xffa21caf,
            0xff4a0458,
            0xff2b9348,
            0xff667085,
            0xff94780a,
            0xffd6246e,
            0xff087f5b,
            0xff6741d9,
            0xff7f5539,
            0xff557a00,
            0xff1769d2,
            0xffffffff,
            0xffd5d9e2);

    /** A colour as text: darker on light ground, where lines are legible sooner than letters (4.5 to 1 at least). */
    public int textOf(int colour) {
        return isDark ? colour : Colours.mix(colour, 0xff1e2430, 112);
    }

    /** The colour of a trail. */
    public int colourOf(ShownTrail.Role role) {
        return switch (role) {
            case RUN -> player;
            case GHOST -> ghost;
            case KEPT -> kept;
        };
    }

    /** The colour of an overlay. */
    public int colourOf(Overlay overlay) {
        return switch (overlay) {
            case GRID -> grid;
            case CELLS -> cell;
            case PAIRS -> pair;
            case CONTACTS -> contact;
            case SPEEDS -> speed;
            case TRAIL -> player;
            case JUMPS -> fan;
        };
    }
}
