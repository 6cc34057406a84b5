package leapsmith.levels.raster;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Generates the gray pictures that {@link GlyphAtlas} reads, from DejaVu Sans Mono. Run it by hand when characters or sizes change, on a machine that has the font:
 *
 * <pre>
 * java -Djava.awt.headless=true -cp levels/target/classes:levels/target/test-classes \
 *     leapsmith.levels.raster.GlyphAtlasGenerator levels/src/main/resources/leapsmith/levels/raster
 * </pre>
 */
final class GlyphAtlasGenerator {
    private static final String FACE = "DejaVu Sans Mono";

    private GlyphAtlasGenerator() {}

    public static void main(String[] args) throws IOException {
        for (int size : GlyphAtlas.SIZES) {
            Font font = new Font(FACE, Font.PLAIN, size);
            if (!font.getFamily().equals(FACE)) {
                throw new IllegalStateException("this machine has no " + FACE);
            }
            write(draw(font), Path.of(args[0], GlyphAtlas.resource(size)));
        }
    }

    private static BufferedImage draw(Font font) {
        FontMetrics metrics = graphics(new BufferedImage(1, 1, BufferedImage.TYPE_BYTE_GRAY), font)
                .getFontMetrics();
        int width = metrics.charWidth('0');
        int height = metrics.getAscent() + metrics.getDescent();
        String characters = GlyphAtlas.CHARACTERS;
        int rows = (characters.length() + GlyphAtlas.COLUMNS - 1) / GlyphAtlas.COLUMNS;
        BufferedImage image =
                new BufferedImage(width * GlyphAtlas.COLUMNS, height * rows, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = graphics(image, font);
        for (int i = 0; i < characters.length(); i++) {
            int left = i % GlyphAtlas.COLUMNS * width;
            int top = i / GlyphAtlas.COLUMNS * height;
            graphics.setClip(left, top, width, height);
            graphics.drawString(characters.substring(i, i + 1), left, top + metrics.getAscent());
        }
        return image;
    }

    private static Graphics2D graphics(BufferedImage image, Font font) {
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setColor(Color.WHITE);
        graphics.setFont(font);
        return graphics;
    }

    private static void write(BufferedImage image, Path file) throws IOException {
        String header = "P5\n" + image.getWidth() + " " + image.getHeight() + "\n255\n";
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(header.getBytes(StandardCharsets.US_ASCII));
            out.write(((DataBufferByte) image.getRaster().getDataBuffer()).getData());
        }
    }
}
