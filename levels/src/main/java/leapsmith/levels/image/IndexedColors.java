package leapsmith.levels.image;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.util.HashMap;
import java.util.Map;

/**
 * The colors of a picture, at most 256, for formats with a color table. Pictures of levels mostly have fewer, and keep
 * all. Otherwise colors that differ only in their lowest bits are replaced by the most frequent of them.
 */
final class IndexedColors {
    private static final int MOST = 256;

    private final Map<Integer, Integer> indices = new HashMap<>();
    private final int[] colors = new int[MOST];
    private final int mask;

    private IndexedColors(int mask) {
        this.mask = mask;
    }

    /** Part of a picture, with a color table of its own. */
    static BufferedImage image(int[] argb, int stride, int left, int top, int width, int height) {
        Map<Integer, int[]> counts = new HashMap<>();
        for (int y = top; y < top + height; y++) {
            for (int x = left; x < left + width; x++) {
                counts.computeIfAbsent(argb[y * stride + x], color -> new int[1])[0]++;
            }
        }
        IndexedColors palette = fitting(counts);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, palette.model());
        WritableRaster raster = image.getRaster();
        int[] row = new int[width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                row[x] = palette.indices.get(argb[(top + y) * stride + left + x] & palette.mask);
            }
            raster.setSamples(0, y, width, 1, 0, row);
        }
        return image;
    }

    private static IndexedColors fitting(Map<Integer, int[]> counts) {
        for (int dropped = 0; ; dropped++) {
            int channel = 0xff << dropped & 0xff;
            IndexedColors palette = new IndexedColors(channel << 16 | channel << 8 | channel);
            if (palette.take(counts)) {
                return palette;
            }
        }
    }

    /** Chooses one color for each group with the same masked bits; false if there are too many groups. */
    private boolean take(Map<Integer, int[]> counts) {
        int[] most = new int[MOST];
        for (Map.Entry<Integer, int[]> entry : counts.entrySet()) {
            int key = entry.getKey() & mask;
            Integer index = indices.get(key);
            if (index == null) {
                if (indices.size() == MOST) {
                    return false;
                }
                index = indices.size();
                indices.put(key, index);
            }
            if (entry.getValue()[0] > most[index]) {
                most[index] = entry.getValue()[0];
                colors[index] = entry.getKey();
            }
        }
        return true;
    }

    private IndexColorModel model() {
        int size = Math.max(2, indices.size());
        byte[] red = new byte[size];
        byte[] green = new byte[size];
        byte[] blue = new byte[size];
        for (int i = 0; i < size; i++) {
            red[i] = (byte) (colors[i] >> 16);
            green[i] = (byte) (colors[i] >> 8);
            blue[i] = (byte) colors[i];
        }
        return new IndexColorModel(8, size, red, green, blue);
    }
}
