package leapsmith.levels.scene;

import java.util.Arrays;

/** Boxes in a picture, in pixels. Filling it again allocates nothing. */
final class PixelBoxes {
    /** Left, top, right and bottom of each box. */
    private int[] edges = new int[64];

    private int end;

    void clear() {
        end = 0;
    }

    void add(int left, int top, int right, int bottom) {
        if (end == edges.length) {
            edges = Arrays.copyOf(edges, 2 * edges.length);
        }
        edges[end++] = left;
        edges[end++] = top;
        edges[end++] = right;
        edges[end++] = bottom;
    }

    /** The number of boxes that overlap this one; boxes that only touch it don't count. */
    int overlapping(int left, int top, int right, int bottom) {
        int count = 0;
        for (int i = 0; i < end; i += 4) {
            boolean overlaps = left < edges[i + 2] && right > edges[i] && top < edges[i + 3] && bottom > edges[i + 1];
            count += overlaps ? 1 : 0;
        }
        return count;
    }
}
