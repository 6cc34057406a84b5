package leapsmith.levels.raster;

import leapsmith.physics.fixed.PortableMath;

/**
 * How much of each pixel the top-left quarter of a disc covers, for a radius of whole pixels. A corner is computed when
 * its radius is first used, and cached.
 */
final class Corner {
    /** Larger radii are drawn as this one. */
    static final int MAX_RADIUS = 128;

    /** The first pixel of each row that is partly covered, and the first that is fully covered. */
    private final int[] begins;

    private final int[] whole;
    private final short[] weights;
    private final int radius;

    private Corner(int radius) {
        this.radius = radius;
        this.begins = new int[radius];
        this.whole = new int[radius];
        this.weights = new short[radius * radius];
        for (int row = 0; row < radius; row++) {
            begins[row] = radius;
            whole[row] = radius;
            for (int column = radius - 1; column >= 0; column--) {
                double distance = PortableMath.hypot(radius - column - 0.5, radius - row - 0.5);
                int weight = Colors.weight(radius - distance + 0.5);
                weights[row * radius + column] = (short) weight;
                if (weight == 256) {
                    whole[row] = column;
                }
                if (weight > 0) {
                    begins[row] = column;
                }
            }
        }
    }

    int begins(int row) {
        return begins[row];
    }

    int whole(int row) {
        return whole[row];
    }

    /** From 0 to 256. */
    int weight(int row, int column) {
        return weights[row * radius + column];
    }

    /** A cache of corners by radius. */
    static final class Set {
        private final Corner[] known = new Corner[MAX_RADIUS + 1];

        Corner of(int radius) {
            if (known[radius] == null) {
                known[radius] = new Corner(radius);
            }
            return known[radius];
        }
    }
}
