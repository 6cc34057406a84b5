package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * The Wang sets of exported maps, as the terrain brush of Tiled reads them: wherever two cells with tiles of a set touch,
 * both have the same color there. Read by parsers of XML and JSON alone.
 */
class ExportedTerrainsTest {
    private static final Path SAMPLES = Path.of(System.getProperty("leapsmith.root", ".."), "samples");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** The directions of a Wang id: clockwise from the top. */
    private static final int[] DX = {0, 1, 1, 1, 0, -1, -1, -1};

    private static final int[] DY = {-1, -1, 0, 1, 1, 1, 0, -1};

    /** By how far a neighbor is in a direction of those, which of our directions touch which of its own. */
    private static final int[][][] TOUCHING = {
        {{0, 4}, {1, 3}, {7, 5}},
        {{1, 5}},
        {{2, 6}, {1, 7}, {3, 5}},
        {{3, 7}},
        {{4, 0}, {3, 1}, {5, 7}},
        {{5, 1}},
        {{6, 2}, {7, 1}, {5, 3}},
        {{7, 3}}
    };

    /** A set with the colors of its tiles by their ids in cells, and which of these are animated. */
    private record WangSet(String name, String type, Map<Integer, int[]> colors, Set<Integer> animated) {}

    /** The parts of a map that the brush needs. */
    private record BrushMap(int columns, int rows, List<int[]> layers, List<WangSet> sets) {}

    @Test
    void cellsOfSamplesThatTouchHaveTheSameColorsThere() throws IOException {
        try (Stream<Path> files = Files.list(SAMPLES)) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".level.json")).toList()) {
                Level sample = LevelFiles.read(file);
                for (String theme : Themes.builtIn()) {
                    Look look = Themes.load(theme, Optional.empty()).look().orElseThrow();
                    if (sample.columns() * sample.rows() <= 1 << 12) {
                        Level level = sample.withLooks(new LevelLooks(theme, List.of()));
                        String what = file.getFileName() + " in " + theme;
                        assertTrue(check(level, look, what) > 0, what);
                    }
                }
            }
        }
    }

    @Test
    void cellsOfAllLayoutsThatTouchHaveTheSameColorsThere() throws IOException {
        for (long seed = 0; seed < 12; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<List<String>> joins =
                    List.of(List.of(), List.of("#edge"), List.of("#solid"), List.of("#solid", "#edge"));
            Look look = randomLook(joins.get((int) seed % 4), random);
            Level level = randomLevel(random);
            assertTrue(check(level, look, "seed " + seed) > 100, "seed " + seed);
            Map<String, WangSet> sets = new HashMap<>();
            read(level, look, "map.tmx").sets.forEach(it -> sets.put(it.name, it));
            assertEquals("mixed", sets.get("block").type);
            assertEquals("mixed", sets.get("moss").type);
            assertEquals("edge", sets.get("pipe").type);
            assertEquals("corner", sets.get("mist").type);
            for (String moving : List.of("moss", "mist")) {
                WangSet set = sets.get(moving);
                assertEquals(set.colors.keySet(), set.animated, moving + " of seed " + seed);
            }
        }
    }

    /** Checks both formats; returns how many pairs of cells touch. */
    private static int check(Level level, Look look, String what) throws IOException {
        BrushMap xml = read(level, look, "map.tmx");
        BrushMap json = read(level, look, "map.tmj");
        int pairs = 0;
        assertEquals(xml.sets.size(), json.sets.size(), what);
        for (WangSet set : xml.sets) {
            for (int[] layer : xml.layers) {
                pairs += check(xml, layer, set, what + ", set " + set.name);
            }
            WangSet same = json.sets.stream()
                    .filter(it -> it.name.equals(set.name))
                    .findFirst()
                    .orElseThrow();
            assertEquals(set.colors.keySet(), same.colors.keySet(), what);
            set.colors.forEach((id, colors) -> assertTrue(Arrays.equals(colors, same.colors.get(id)), what));
        }
        for (int i = 0; i < xml.layers.size(); i++) {
            assertTrue(Arrays.equals(xml.layers.get(i), json.layers.get(i)), what + ", layer " + i);
        }
        return pairs;
    }

    private static int check(BrushMap map, int[] layer, WangSet set, String what) {
        int pairs = 0;
        for (int row = 0; row < map.rows; row++) {
            for (int column = 0; column < map.columns; column++) {
                int[] colors = set.colors.get(layer[row * map.columns + column]);
                for (int direction = 0; direction < 8 && colors != null; direction++) {
                    int c = column + DX[direction];
                    int r = row + DY[direction];
                    boolean isInside = c >= 0 && r >= 0 && c < map.columns && r < map.rows;
                    int id = isInside ? layer[r * map.columns + c] : 0;
                    int[] others = set.colors.get(id);
                    for (int[] touching : TOUCHING[direction]) {
                        String where =
                                what + ": " + column + ", " + row + " and " + c + ", " + r + " at " + touching[0];
                        if (others != null) {
                            pairs++;
                            assertEquals(colors[touching[0]], others[touching[1]], where);
                        } else if (isInside && id == 0) {
                            assertEquals(0, colors[touching[0]], where + ", which is empty");
                        }
                    }
                }
            }
        }
        return pairs;
    }

    // ---- Levels

    private static Look randomLook(List<String> joins, SplittableRandom random) throws IOException {
        int side = 8;
        int columns = 16;
        int[] argb = new int[columns * side * 64 * side];
        for (int i = 0; i < argb.length; i++) {
            argb[i] = 0xff000000 | random.nextInt();
        }
        String joined = MAPPER.writeValueAsString(joins);
        String text = """
                { "format": "leapsmith-theme", "version": 1, "tileSize": 8, "sky": "#203040",
                  "sheets": { "a": { "image": "a.png" } },
                  "tiles": {
                    "block": { "sheet": "a", "at": [0, 0], "layout": "nine", "inner": [3, 0], "joins": JOINS },
                    "moss": { "sheet": "a", "at": [0, 4], "layout": "blob", "frames": 2, "step": [0, 6], "ms": 120, "joins": JOINS },
                    "pipe": { "sheet": "a", "at": [8, 0], "layout": "edge", "joins": JOINS },
                    "mist": { "sheet": "a", "at": [0, 20], "layout": "corner", "frames": 3, "step": [0, 4], "ms": 90, "joins": AROUND } } }
                """.replace("JOINS", joined).replace("AROUND", joins.contains("#edge") ? "[\"#edge\"]" : "[]");
        Theme theme = ThemeFormat.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "theme");
        Sheet sheet = new Sheet(columns * side, 64 * side, argb, side, side, 0, 0);
        return new Look(theme, Map.of("a", sheet), Map.of(), Map.of("a.png", sheet));
    }

    private static Level randomLevel(SplittableRandom random) {
        Legend legend = Legend.STANDARD
                .plus(new LegendEntry('m', TileKind.of("moss", TileType.BLOCK, 0x40a060)))
                .plus(new LegendEntry('p', TileKind.of("pipe", TileType.BLOCK, 0xa0a0a0)))
                .plus(new LegendEntry('~', TileKind.of("mist", TileType.EMPTY, 0xe0e0ff)));
        Level level = Level.empty("random", 24, 16, 8).withLegend(legend);
        int[] values = {
            0,
            legend.indexOf(TileType.BLOCK),
            legend.indexOf(TileType.BLOCK),
            legend.size() - 3,
            legend.size() - 3,
            legend.size() - 2,
            legend.size() - 1,
            legend.size() - 1
        };
        TileDraft draft = level.tiles().draft();
        for (int i = 0; i < 24 * 16; i++) {
            draft.set(i % 24, i / 24, values[random.nextInt(values.length)]);
        }
        return level.withTiles(draft.build());
    }

    // ---- Reading

    private static BrushMap read(Level level, Look look, String name) throws IOException {
        ExternalFormat format =
                (ExternalFormat) LevelFiles.formatOf(Path.of(name)).orElseThrow();
        for (Export.ExportedFile file :
                format.export(level, Optional.of(look), name).files()) {
            if (file.name().equals(name)) {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                file.content().write(out);
                return name.endsWith(".tmj") ? ofJson(out.toByteArray()) : ofXml(out.toByteArray());
            }
        }
        throw new AssertionError("no " + name);
    }

    private static BrushMap ofXml(byte[] content) throws IOException {
        Document document;
        try {
            document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(content));
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(e);
        }
        Element map = document.getDocumentElement();
        List<int[]> layers = new ArrayList<>();
        for (Element layer : children(map, "layer")) {
            Element data = children(layer, "data").get(0);
            assertEquals("csv", data.getAttribute("encoding"));
            layers.add(numbers(data.getTextContent()));
        }
        List<WangSet> sets = new ArrayList<>();
        for (Element tileset : children(map, "tileset")) {
            int firstId = Integer.parseInt(tileset.getAttribute("firstgid"));
            Set<Integer> animated = new HashSet<>();
            for (Element tile : children(tileset, "tile")) {
                if (!children(tile, "animation").isEmpty()) {
                    animated.add(firstId + Integer.parseInt(tile.getAttribute("id")));
                }
            }
            for (Element all : children(tileset, "wangsets")) {
                for (Element set : children(all, "wangset")) {
                    Map<Integer, int[]> colors = new HashMap<>();
                    for (Element tile : children(set, "wangtile")) {
                        int id = firstId + Integer.parseInt(tile.getAttribute("tileid"));
                        colors.put(id, numbers(tile.getAttribute("wangid")));
                    }
                    sets.add(set(set.getAttribute("name"), set.getAttribute("type"), colors, animated));
                }
            }
        }
        int columns = Integer.parseInt(map.getAttribute("width"));
        return new BrushMap(columns, Integer.parseInt(map.getAttribute("height")), layers, sets);
    }

    private static BrushMap ofJson(byte[] content) throws IOException {
        JsonNode map = MAPPER.readTree(content);
        List<int[]> layers = new ArrayList<>();
        for (JsonNode layer : map.get("layers")) {
            if (layer.get("type").asText().equals("tilelayer")) {
                layers.add(numbers(layer.get("data")));
            }
        }
        List<WangSet> sets = new ArrayList<>();
        for (JsonNode tileset : map.get("tilesets")) {
            int firstId = tileset.get("firstgid").asInt();
            Set<Integer> animated = new HashSet<>();
            for (JsonNode tile : tileset.path("tiles")) {
                if (tile.has("animation")) {
                    animated.add(firstId + tile.get("id").asInt());
                }
            }
            for (JsonNode set : tileset.path("wangsets")) {
                Map<Integer, int[]> colors = new HashMap<>();
                for (JsonNode tile : set.get("wangtiles")) {
                    colors.put(firstId + tile.get("tileid").asInt(), numbers(tile.get("wangid")));
                }
                sets.add(set(set.get("name").asText(), set.get("type").asText(), colors, animated));
            }
        }
        return new BrushMap(map.get("width").asInt(), map.get("height").asInt(), layers, sets);
    }

    private static WangSet set(String name, String type, Map<Integer, int[]> colors, Set<Integer> animated) {
        assertNotNull(type);
        Set<Integer> own = new HashSet<>(animated);
        own.retainAll(colors.keySet());
        return new WangSet(name, type, colors, own);
    }

    private static int[] numbers(String text) {
        return Arrays.stream(text.strip().split("[,\\s]+"))
                .mapToInt(it -> (int) Long.parseLong(it))
                .toArray();
    }

    private static int[] numbers(JsonNode array) {
        int[] numbers = new int[array.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (int) array.get(i).asLong();
        }
        return numbers;
    }

    private static List<Element> children(Element of, String name) {
        List<Element> found = new ArrayList<>();
        NodeList nodes = of.getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            Node node = nodes.item(i);
            if (node instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }
}
