package leapsmith.levels.image;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import leapsmith.levels.raster.Picture;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Pictures as PNG files. They are written and read without a display and fonts. */
public final class PngFile {
    private static final String SOFTWARE = "Software";

    private PngFile() {}

    /** Writes a picture, and leaves the stream open. */
    public static void write(Picture picture, OutputStream out) throws IOException {
        write(picture, BufferedImage.TYPE_INT_RGB, Optional.empty(), out);
    }

    /**
     * Writes a picture whose pixels have their opacity in the upper eight bits, and leaves the stream open.
     *
     * @param software what the file names as the program that wrote it, in Latin-1
     */
    static void writeTransparent(Picture picture, String software, OutputStream out) throws IOException {
        write(picture, BufferedImage.TYPE_INT_ARGB, Optional.of(software), out);
    }

    private static void write(Picture picture, int type, Optional<String> software, OutputStream out)
            throws IOException {
        BufferedImage image = new BufferedImage(picture.width(), picture.height(), type);
        image.setRGB(0, 0, picture.width(), picture.height(), picture.argb(), 0, picture.width());
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        // In memory, so that nothing depends on a folder for temporary files.
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            writer.setOutput(stream);
            IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
            if (software.isPresent()) {
                metadata.mergeTree(metadata.getNativeMetadataFormatName(), softwareTree(metadata, software.get()));
            }
            writer.write(new IIOImage(image, null, metadata));
        } finally {
            writer.dispose();
        }
    }

    private static Node softwareTree(IIOMetadata metadata, String software) {
        IIOMetadataNode entry = new IIOMetadataNode("tEXtEntry");
        entry.setAttribute("keyword", SOFTWARE);
        entry.setAttribute("value", software);
        IIOMetadataNode texts = new IIOMetadataNode("tEXt");
        texts.appendChild(entry);
        IIOMetadataNode root = new IIOMetadataNode(metadata.getNativeMetadataFormatName());
        root.appendChild(texts);
        return root;
    }

    /**
     * The pixels of a picture that a program of this name wrote; empty for any other picture, and for a file that isn't
     * one.
     *
     * @param program how the name of the program begins
     */
    static Optional<Written> read(Path file, String program) {
        ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
        try (InputStream in = Files.newInputStream(file);
                MemoryCacheImageInputStream stream = new MemoryCacheImageInputStream(in)) {
            reader.setInput(stream, true);
            IIOMetadata metadata = reader.getImageMetadata(0);
            Optional<String> software = software(metadata.getAsTree(metadata.getNativeMetadataFormatName()))
                    .filter(name -> name.startsWith(program));
            if (software.isEmpty()) {
                return Optional.empty();
            }
            BufferedImage image = reader.read(0);
            int[] argb = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
            return Optional.of(new Written(argb, software.get()));
        } catch (IOException | RuntimeException e) {
            // The reader of the JDK lets some internal errors of damaged files through.
            return Optional.empty();
        } finally {
            reader.dispose();
        }
    }

    /**
     * A picture that was read.
     *
     * @param argb its pixels, row by row
     * @param software the program that wrote it
     */
    record Written(int[] argb, String software) {}

    private static Optional<String> software(Node root) {
        NodeList entries = ((IIOMetadataNode) root).getElementsByTagName("tEXtEntry");
        return IntStream.range(0, entries.getLength())
                .mapToObj(entries::item)
                .map(IIOMetadataNode.class::cast)
                .filter(entry -> entry.getAttribute("keyword").equals(SOFTWARE))
                .map(entry -> entry.getAttribute("value"))
                .findFirst();
    }
}
