package leapsmith.levels.image;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.fixed.PortableMath;

/**
 * Writes a sequence of pictures as a looping animated GIF. Of each picture only the rectangle that differs from the one
 * before is written. It needs no display.
 */
public final class GifFile implements Closeable {
    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    /** GIF time units per second; viewers ignore delays of less than two units. */
    private static final double UNITS_A_SECOND = 100;

    private static final int MIN_UNITS = 2;

    private final MemoryCacheImageOutputStream stream;
    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private final double unitsAPicture;
    private double dueUnits;
    private long writtenUnits;
    private int[] last;
    private int width;
    private int height;

    /**
     * Starts a file in a stream, which stays open.
     *
     * @param picturesPerSecond more than 0; viewers show no more than 50
     */
    public GifFile(OutputStream out, double picturesPerSecond) throws IOException {
        if (!(picturesPerSecond > 0)) {
            throw new IllegalArgumentException(picturesPerSecond + " pictures a second");
        }
        unitsAPicture = UNITS_A_SECOND / picturesPerSecond;
        stream = new MemoryCacheImageOutputStream(out);
        writer.setOutput(stream);
        writer.prepareWriteSequence(null);
    }

    /**
     * Adds a picture.
     *
     * @param picture has the size of the first one
     * @throws IllegalArgumentException if it has another size than the first one
     */
    public void add(Picture picture) throws IOException {
        int[] pixels = picture.argb();
        int left = 0;
        int top = 0;
        int right = picture.width();
        int bottom = picture.height();
        if (last == null) {
            width = right;
            height = bottom;
            last = pixels.clone();
        } else {
            if (right != width || bottom != height) {
                throw new IllegalArgumentException(
                        "a picture of " + right + " x " + bottom + " after one of " + width + " x " + height);
            }
            int[] box = changed(pixels);
            left = box[0];
            top = box[1];
            right = box[2];
            bottom = box[3];
            System.arraycopy(pixels, 0, last, 0, pixels.length);
        }
        // With its own palette, because the writer's would lose rare colors.
        BufferedImage image = IndexedColors.image(pixels, width, left, top, right - left, bottom - top);
        // Whole units that follow the exact time.
        dueUnits += unitsAPicture;
        long units = Math.max(MIN_UNITS, PortableMath.round(dueUnits) - writtenUnits);
        writtenUnits += units;
        writer.writeToSequence(new IIOImage(image, null, metadata(image, left, top, (int) units)), null);
        // Otherwise the stream holds the whole file in memory.
        stream.flushBefore(stream.getStreamPosition());
    }

    /** Left, top, right and bottom edge of the difference; one pixel if there is none, as a picture can't be empty. */
    private int[] changed(int[] pixels) {
        int left = width;
        int right = 0;
        int top = height;
        int bottom = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (pixels[y * width + x] != last[y * width + x]) {
                    left = Math.min(left, x);
                    right = Math.max(right, x + 1);
                    top = Math.min(top, y);
                    bottom = y + 1;
                }
            }
        }
        return right == 0 ? new int[] {0, 0, 1, 1} : new int[] {left, top, right, bottom};
    }

    private IIOMetadata metadata(BufferedImage image, int left, int top, int units) throws IOException {
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        IIOMetadataNode place = child(root, "ImageDescriptor");
        place.setAttribute("imageLeftPosition", Integer.toString(left));
        place.setAttribute("imageTopPosition", Integer.toString(top));
        place.setAttribute("interlaceFlag", "FALSE");
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", Integer.toString(units));
        IIOMetadataNode forever = new IIOMetadataNode("ApplicationExtension");
        forever.setAttribute("applicationID", "NETSCAPE");
        forever.setAttribute("authenticationCode", "2.0");
        forever.setUserObject(new byte[] {1, 0, 0});
        child(root, "ApplicationExtensions").appendChild(forever);
        metadata.setFromTree(FORMAT, root);
        return metadata;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) {
                return (IIOMetadataNode) root.item(i);
            }
        }
        IIOMetadataNode made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }

    /** Finishes the file. */
    @Override
    public void close() throws IOException {
        try (stream) {
            if (last != null) {
                writer.endWriteSequence();
            }
        } finally {
            writer.dispose();
        }
    }

    /**
     * The colors of a picture, at most 256, for formats with a color table. Pictures of levels mostly have fewer, and keep
     * all. Otherwise colors that differ only in their lowest bits are replaced by the most frequent of them.
     */
    private static final class IndexedColors {
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
}
