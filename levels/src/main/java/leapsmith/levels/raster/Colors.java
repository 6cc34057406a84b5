package leapsmith.levels.raster;

import leapsmith.physics.fixed.PortableMath;

/** Arithmetic on {@code 0xffRRGGBB} colors. */
public final class Colors {
    private Colors() {}

    /**
     * One color laid over another.
     *
     * @param under may be transparent, with premultiplied alpha; so is the result then
     * @param weight of the color above, 0 (invisible) to 256 (opaque)
     */
    public static int mix(int under, int over, int weight) {
        int rest = 256 - weight;
        int redBlue = ((over & 0xff00ff) * weight + (under & 0xff00ff) * rest) >>> 8 & 0xff00ff;
        int alphaGreen = (over >>> 8 & 0xff | 0xff0000) * weight + (under >>> 8 & 0xff00ff) * rest & 0xff00ff00;
        return alphaGreen | redBlue;
    }

    /** A share of 0 to 1 as a weight of 0 to 256; other values are clamped. */
    public static int weight(double share) {
        return (int) PortableMath.round(256 * Math.min(1, Math.max(0, share)));
    }
}
