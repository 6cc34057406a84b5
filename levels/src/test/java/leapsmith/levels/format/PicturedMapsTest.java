package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Maps of real games, in the folder that {@code leapsmith.pictured.dir} names, compared with how Tiled draws them: the picture
 * {@code expected/NAME.png} of {@code tmxrasterizer --no-smoothing}.
 *
 * <p>Tiled also draws the shapes of objects that have no picture: boxes, outlines and half transparent areas, and a pin at
 * points. They are marks of the editor, which no game shows, and the only difference: in map_with_ladders a polygon over the
 * water covers 4 % of what is opaque. So pixels near such objects don't count.
 */
class PicturedMapsTest {
    private static final String FOLDER = System.getProperty("leapsmith.pictured.dir");
    private static final List<String> MAPS = List.of(
            "arcade/tiled_maps/map_with_ladders.json",
            "arcade/tiled_maps/map2_level_1.json",
            "city/example-city-external-tsx.tmx",
            "city/example-city-infinite-base64.tmx",
            "sticker-knight/map/sandbox.tmx",
            "sticker-knight/map/sandbox2.tmx");

    /** How far a pin reaches from its point, and a line from its shape. */
    private static final int MARK = 40;

    private static final int TOLERANCE = 2;

    @TestFactory
    Stream<DynamicTest> importedMapsLookAsInTiled() {
        return MAPS.stream()
                .map(file -> DynamicTest.dynamicTest(file, () -> {
                    assumeTrue(FOLDER != null, "leapsmith.pictured.dir is not set, so no map with pictures is read");
                    compare(file);
                }));
    }

    private static void compare(String file) throws IOException {
        Path path = Path.of(FOLDER, file);
        Optional<Path> root = Optional.of(Path.of(FOLDER));
        ExternalMap map = ((FileContent.OfProject) LevelFiles.open(path, root))
                .project()
                .maps()
                .get(0);
        ImportedLevel imported = LevelImport.of(map, RuleGuesser.profile(map));
        String name = path.getFileName().toString().replaceFirst("\\..*", "");
        BufferedImage expected =
                ImageIO.read(Path.of(FOLDER, "expected", name + ".png").toFile());
        Picture picture = drawn(imported, path, root);
        List<Rectangle2D> marks = marks(map);
        long count = 0;
        long equal = 0;
        for (int y = 0; y < Math.min(picture.height(), expected.getHeight()); y++) {
            for (int x = 0; x < Math.min(picture.width(), expected.getWidth()); x++) {
                int wanted = expected.getRGB(x, y);
                if (wanted >>> 24 == 255 && !isMarked(marks, x, y)) {
                    count++;
                    equal += isNear(wanted, picture.argb()[y * picture.width() + x]) ? 1 : 0;
                }
            }
        }
        assertTrue(count > 0 && equal >= 0.99 * count, equal + " of " + count + " pixels are equal");
    }

    private static Picture drawn(ImportedLevel imported, Path path, Optional<Path> root) throws IOException {
        Level level = imported.level();
        Picture picture = new Picture(level.widthPx(), level.heightPx());
        Scene scene = Scene.editing(level, Set.of(), ColorScheme.DARK)
                .withLook(new ImportedTheme(imported.theme().orElseThrow(), path)
                        .load(root)
                        .look()
                        .orElseThrow())
                .asGame();
        new Rasteriser().draw(scene, new Camera(0, 0, 1), picture);
        return picture;
    }

    private static boolean isNear(int a, int b) {
        boolean isNear = true;
        for (int shift = 0; shift < 24; shift += 8) {
            isNear &= Math.abs((a >> shift & 0xff) - (b >> shift & 0xff)) <= TOLERANCE;
        }
        return isNear;
    }

    private static boolean isMarked(List<Rectangle2D> marks, int x, int y) {
        return marks.stream().anyMatch(it -> it.contains(x, y));
    }

    /** Boxes around the objects of which Tiled draws a shape. */
    private static List<Rectangle2D> marks(ExternalMap map) {
        List<Rectangle2D> marks = new ArrayList<>();
        for (ExternalLayer layer : map.layers()) {
            if (layer instanceof ExternalLayer.Items items && layer.info().visible()) {
                for (ExternalObject object : items.items()) {
                    if (object.cell() == 0) {
                        AffineTransform turned = AffineTransform.getRotateInstance(
                                Math.toRadians(object.rotation()), object.pivotX(), object.pivotY());
                        Rectangle2D box = turned.createTransformedShape(
                                        new Rectangle2D.Double(object.x(), object.y(), object.width(), object.height()))
                                .getBounds2D();
                        marks.add(new Rectangle2D.Double(
                                box.getX() + layer.info().offsetX() - MARK,
                                box.getY() + layer.info().offsetY() - MARK,
                                box.getWidth() + 2 * MARK,
                                box.getHeight() + 2 * MARK));
                    }
                }
            }
        }
        return marks;
    }
}
