package leapsmith.levels.raster;

import leapsmith.physics.fixed.PortableMath;

/** Arithmetic on opaque {@code 0xffRRGGBB} colors. */
public final class Colors {
    private Colors() {}

    /**
     * One color laid over another.
     *
     * @param weight of the color above, 0 (invisible) to 256 (opaque)
     */
    public static int mix(int under, int over, int weight) {
        int rest = 256 - weight;
        int redBlue = ((over & 0xff00ff) * weight + (under & 0xff00ff) * rest) >>> 8 & 0xff00ff;
        int green = ((over & 0x00ff00) * weight + (under & 0x00ff00) * rest) >>> 8 & 0x00ff00;
        return 0xff000000 | redBlue | green;
    }

    /** A share of 0 to 1 as a weight of 0 to 256; other values are clamped. */
    public static int weight(double share) {
        return (int) PortableMath.round(256 * Math.min(1, Math.max(0, share)));
    }
}
