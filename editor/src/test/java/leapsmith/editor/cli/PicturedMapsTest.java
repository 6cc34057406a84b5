package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.Insets;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Maps that {@code leapsmith render} draws, compared with how Tiled draws them: the pictures of {@code tmxrasterizer
 * --no-smoothing}. Every pixel that is opaque there counts, and is equal if no channel differs by more than {@value
 * #TOLERANCE}. The page about imported maps lists the results.
 *
 * <p>The folder that {@code leapsmith.pictured.dir} names has maps of real games with Tiled's pictures. Those also show
 * marks of the editor: boxes, outlines and pins of objects without a picture, among them those of templates, which
 * tmxrasterizer doesn't read. So where the program is installed it draws copies of the maps without such objects, and with
 * the objects of templates written out.
 */
class PicturedMapsTest {
    private static final String FOLDER = System.getProperty("leapsmith.pictured.dir");
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root", ".."));
    private static final Path OWN = ROOT.resolve("editor/src/test/resources/leapsmith/editor/cli/pictured");
    private static final int TOLERANCE = 2;

    /** Tiles of a side of a part of an infinite map. */
    private static final int CHUNK = 16;

    /**
     * A map of the folder.
     *
     * @param marked how many opaque pixels differ in the given picture, mostly because of marks
     */
    private record PicturedMap(String file, int marked) {}

    private static final List<PicturedMap> MAPS = List.of(
            new PicturedMap("arcade/tiled_maps/map_with_ladders.json", 32_259),
            new PicturedMap("arcade/tiled_maps/map2_level_1.json", 0),
            new PicturedMap("city/example-city-external-tsx.tmx", 1_081),
            new PicturedMap("city/example-city-infinite-base64.tmx", 1_081),
            new PicturedMap("sticker-knight/map/sandbox.tmx", 14_548),
            new PicturedMap("sticker-knight/map/sandbox2.tmx", 5_818));

    @TempDir
    Path temporary;

    private record Comparison(long opaque, long equal) {
        double share() {
            return (double) equal / opaque;
        }

        long different() {
            return opaque - equal;
        }

        /** The start of the line in the list of results. */
        String line(String file) {
            return String.format(Locale.ROOT, "| %s | %,d | %,d | %.2f %% |", file, opaque, different(), 100 * share());
        }
    }

    @Test
    void aMapWithMostOfWhatTiledHasLooksAsThere() throws IOException {
        for (String file : List.of("meadow-map.tmx", "meadow-map.tmj")) {
            Comparison found = compare(
                    OWN.resolve("meadow-map.tmx"),
                    ImageIO.read(OWN.resolve("expected.png").toFile()),
                    render(OWN.resolve(file), OWN));
            assertTrue(found.share() >= 0.999, found.toString());
            assertListed(found.line("meadow-map"));
        }
    }

    @Test
    void thePictureOfOurMapIsTheOneThatTiledDraws() throws IOException, InterruptedException {
        BufferedImage drawn = rasterize(OWN.resolve("meadow-map.tmx"));
        BufferedImage kept = ImageIO.read(OWN.resolve("expected.png").toFile());
        assertEquals((long) kept.getWidth() * kept.getHeight(), countEqual(drawn, kept));
    }

    @TestFactory
    Stream<DynamicTest> mapsOfGamesLookAsInTiledButForItsMarks() {
        return MAPS.stream()
                .map(map -> DynamicTest.dynamicTest(map.file, () -> {
                    assumeFolder();
                    Path original = Path.of(FOLDER, map.file);
                    String name = original.getFileName().toString().replaceFirst("\\..*", "");
                    BufferedImage given = ImageIO.read(
                            Path.of(FOLDER, "expected", name + ".png").toFile());
                    Comparison found = compare(original, given, render(original, Path.of(FOLDER)));
                    assertTrue(found.different() <= map.marked, found.toString());
                }));
    }

    @TestFactory
    Stream<DynamicTest> mapsOfGamesLookAsInTiledWithoutMarks() {
        return MAPS.stream()
                .map(map -> DynamicTest.dynamicTest(map.file, () -> {
                    assumeFolder();
                    Path original = Path.of(FOLDER, map.file);
                    Comparison found =
                            compare(original, rasterize(withoutMarks(map.file)), render(original, Path.of(FOLDER)));
                    assertTrue(found.share() >= 0.999, found.toString());
                    assertListed(found.line(map.file));
                }));
    }

    private static void assumeFolder() {
        assumeTrue(FOLDER != null, "leapsmith.pictured.dir is not set, so no map of a game is read");
    }

    private static void assertListed(String line) throws IOException {
        String page = Files.readString(ROOT.resolve("docs/IMPORT.md"));
        assertTrue(page.contains(line), "docs/IMPORT.md lacks " + line);
    }

    private BufferedImage render(Path map, Path root) throws IOException {
        Path picture = temporary.resolve("render.png");
        CommandRun.of("render", map, picture, "--game", "--scale", "1", "--root", root)
                .assertStatus(0);
        return ImageIO.read(picture.toFile());
    }

    /** The picture of Tiled; the test is skipped where its program isn't installed. */
    private BufferedImage rasterize(Path map) throws IOException, InterruptedException {
        Path picture = temporary.resolve("tiled.png");
        ProcessBuilder builder =
                new ProcessBuilder("tmxrasterizer", "--no-smoothing", map.toString(), picture.toString());
        builder.environment().put("QT_QPA_PLATFORM", "offscreen");
        builder.redirectErrorStream(true)
                .redirectOutput(temporary.resolve("log").toFile());
        Process process;
        try {
            process = builder.start();
        } catch (IOException e) {
            assumeTrue(false, "the program tmxrasterizer is not installed");
            throw e;
        }
        assertTrue(process.waitFor(2, TimeUnit.MINUTES));
        return ImageIO.read(picture.toFile());
    }

    private static long countEqual(BufferedImage a, BufferedImage b) {
        long equal = 0;
        for (int y = 0; y < b.getHeight(); y++) {
            for (int x = 0; x < b.getWidth(); x++) {
                equal += a.getRGB(x, y) == b.getRGB(x, y) ? 1 : 0;
            }
        }
        return equal;
    }

    /** Compares all pixels that are opaque in the picture of Tiled, which have to be in ours. */
    private static Comparison compare(Path map, BufferedImage expected, BufferedImage found) throws IOException {
        Insets margins = margins(map, found);
        assertEquals(found.getWidth() + margins.left + margins.right, expected.getWidth(), "width");
        assertEquals(found.getHeight() + margins.top + margins.bottom, expected.getHeight(), "height");
        long opaque = 0;
        long equal = 0;
        for (int y = 0; y < expected.getHeight(); y++) {
            for (int x = 0; x < expected.getWidth(); x++) {
                int wanted = expected.getRGB(x, y);
                int ourX = x - margins.left;
                int ourY = y - margins.top;
                boolean isInside = ourX >= 0 && ourY >= 0 && ourX < found.getWidth() && ourY < found.getHeight();
                if (wanted >>> 24 == 255 && isInside) {
                    opaque++;
                    equal += isNear(wanted, found.getRGB(ourX, ourY)) ? 1 : 0;
                }
            }
        }
        return new Comparison(opaque, equal);
    }

    private static boolean isNear(int a, int b) {
        boolean isNear = true;
        for (int shift = 0; shift < 24; shift += 8) {
            isNear &= Math.abs((a >> shift & 0xff) - (b >> shift & 0xff)) <= TOLERANCE;
        }
        return isNear;
    }

    /**
     * How much larger the picture of Tiled is: on each side by the farthest offset of a layer, as it doesn't cut off what
     * lies outside of the map, and an infinite map by the rest of its parts, which is empty.
     */
    private static Insets margins(Path map, BufferedImage found) throws IOException {
        Insets margins = new Insets(0, 0, 0, 0);
        if (!map.toString().endsWith(".tmx")) {
            return margins;
        }
        Element root = parse(map).getDocumentElement();
        for (Element layer : elements(root, "layer", "objectgroup", "imagelayer")) {
            int x = offset(layer, "offsetx");
            int y = offset(layer, "offsety");
            margins.left = Math.max(margins.left, -x);
            margins.right = Math.max(margins.right, x);
            margins.top = Math.max(margins.top, -y);
            margins.bottom = Math.max(margins.bottom, y);
        }
        if (root.getAttribute("infinite").equals("1")) {
            int chunk = CHUNK * Integer.parseInt(root.getAttribute("tilewidth"));
            margins.right += Math.floorMod(-found.getWidth(), chunk);
            margins.bottom += Math.floorMod(-found.getHeight(), chunk);
        }
        return margins;
    }

    /** The offset of a layer and the groups that it is in. */
    private static int offset(Element layer, String key) {
        int sum = 0;
        for (Element at = layer; !at.getTagName().equals("map"); at = (Element) at.getParentNode()) {
            sum += at.hasAttribute(key) ? (int) Double.parseDouble(at.getAttribute(key)) : 0;
        }
        return sum;
    }

    // ---- Copies

    /** A copy of a map in a copy of its folder, without the objects of which Tiled draws marks. */
    private Path withoutMarks(String file) throws IOException {
        Path source = Path.of(FOLDER);
        try (Stream<Path> paths = Files.walk(source)) {
            for (Path path : paths.toList()) {
                Path copy = temporary.resolve("maps").resolve(source.relativize(path));
                if (Files.isDirectory(path)) {
                    Files.createDirectories(copy);
                } else if (!Files.exists(copy)) {
                    Files.write(copy, Files.readAllBytes(path));
                }
            }
        }
        Path map = temporary.resolve("maps").resolve(file);
        if (file.endsWith(".tmx")) {
            removeMarksOfXml(map);
        } else {
            ObjectMapper mapper = new ObjectMapper();
            JsonNode root = mapper.readTree(map.toFile());
            root.findValues("objects").forEach(PicturedMapsTest::removeMarks);
            mapper.writeValue(map.toFile(), root);
        }
        return map;
    }

    private static void removeMarks(JsonNode objects) {
        for (Iterator<JsonNode> it = objects.elements(); it.hasNext(); ) {
            JsonNode object = it.next();
            assertTrue(!object.has("template"));
            if (!object.has("gid")) {
                it.remove();
            }
        }
    }

    private static void removeMarksOfXml(Path map) throws IOException {
        Document document = parse(map);
        for (Element object : elements(document.getDocumentElement(), "object")) {
            if (object.hasAttribute("template")) {
                writeOut(object, map);
            }
            if (!object.hasAttribute("gid")) {
                object.getParentNode().removeChild(object);
            }
        }
        try {
            TransformerFactory.newInstance()
                    .newTransformer()
                    .transform(new DOMSource(document), new StreamResult(map.toFile()));
        } catch (TransformerException e) {
            throw new IOException(e);
        }
    }

    /** Writes out what an object has from its template, whose tileset has to be the first one of the map. */
    private static void writeOut(Element object, Path map) throws IOException {
        Path path = map.resolveSibling(object.getAttribute("template"));
        Element template = parse(path).getDocumentElement();
        Element tileset = elements(template, "tileset").get(0);
        Element first = elements(object.getOwnerDocument().getDocumentElement(), "tileset")
                .get(0);
        assertEquals(
                map.resolveSibling(first.getAttribute("source")).normalize(),
                path.resolveSibling(tileset.getAttribute("source")).normalize());
        assertEquals(first.getAttribute("firstgid"), tileset.getAttribute("firstgid"));
        Element from = elements(template, "object").get(0);
        for (String key : List.of("gid", "width", "height")) {
            if (!object.hasAttribute(key)) {
                object.setAttribute(key, from.getAttribute(key));
            }
        }
        object.removeAttribute("template");
    }

    private static Document parse(Path path) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(path.toFile());
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(e);
        }
    }

    private static List<Element> elements(Element in, String... names) {
        List<Element> found = new ArrayList<>();
        for (String name : names) {
            NodeList nodes = in.getElementsByTagName(name);
            for (int i = 0; i < nodes.getLength(); i++) {
                found.add((Element) nodes.item(i));
            }
        }
        return found;
    }
}
