package leapsmith.levels.ldtk;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.MapWriter;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.Finding;

/**
 * Writes a map as a project of LDtk 1.5.3 with one level. The map is one like {@code LevelExport} makes: its tiles are
 * of one tileset and not turned, and its objects are rectangles, polygons or polylines. {@link LdtkReader} reads an
 * equal one, but without the collision shapes of tiles, and with the tiles as numbers in addition.
 */
public final class LdtkWriter implements MapWriter {
    /** More tiles than LDtk edits smoothly; each takes some 150 characters of the file. */
    private static final int MAX_SHOWN_TILES = 1 << 18;

    private static final String VERSION = "1.5.3";
    private static final int BUILD = 473_702;
    private static final int BACKGROUND = 0x40465B;

    private final ExternalMap map;
    private final Identifiers.Uids uids = new Identifiers.Uids();
    private final Map<String, EntityLayer.EntityClass> classes = new LinkedHashMap<>();
    private final List<WrittenLayer> layers = new ArrayList<>();
    private final Findings lost = new Findings();
    private final WrittenTileset tileset;
    private final LdtkFields levelFields;

    /**
     * A map and the picture of its tileset.
     *
     * @throws IllegalArgumentException if the map doesn't have exactly one tileset
     */
    public LdtkWriter(ExternalMap map, TilePicture picture) {
        if (map.tilesets().size() != 1) {
            throw new IllegalArgumentException(map.tilesets().size() + " tilesets instead of one");
        }
        this.map = map;
        tileset = new WrittenTileset(map.tilesets().get(0), picture, uids.next());
        levelFields = new LdtkFields(List.of(map.properties()), new Identifiers(), uids, lost);
        defineEntities();
        defineLayers();
    }

    @Override
    public List<Finding> lost() {
        return lost.list();
    }

    private void defineEntities() {
        Map<String, List<ExternalObject>> objects = new LinkedHashMap<>();
        for (ExternalLayer layer : map.layers()) {
            if (layer instanceof ExternalLayer.Items items) {
                items.items()
                        .forEach(item -> objects.computeIfAbsent(item.className(), key -> new ArrayList<>())
                                .add(item));
            }
        }
        Identifiers identifiers = new Identifiers();
        objects.forEach(
                (name, all) -> classes.put(name, new EntityLayer.EntityClass(name, all, identifiers, uids, lost)));
    }

    private void defineLayers() {
        Identifiers identifiers = new Identifiers();
        for (ExternalLayer layer : map.layers()) {
            if (layer instanceof ExternalLayer.Items items) {
                layers.add(0, new EntityLayer(map, items, classes, identifiers, uids));
            } else if (layer instanceof ExternalLayer.Tiles tiles) {
                layers.add(0, new IntGridLayer(tiles, tileset, showsTiles(tiles), identifiers, uids));
            }
        }
    }

    private boolean showsTiles(ExternalLayer.Tiles layer) {
        int count = 0;
        Cells cells = layer.cells();
        for (int row = 0; row < cells.bounds().rows(); row++) {
            for (int column = 0; column < cells.bounds().columns(); column++) {
                count += cells.at(column, row) == 0 ? 0 : 1;
            }
        }
        if (count > MAX_SHOWN_TILES) {
            lost.warn("ldtk-no-pictures", count);
        }
        return count <= MAX_SHOWN_TILES;
    }

    static String color(int rgb) {
        return String.format("#%06X", rgb);
    }

    @Override
    public void write(OutputStream stream) throws IOException {
        try (JsonOutput out = new JsonOutput(stream)) {
            out.object(() -> writeProject(out));
        }
    }

    private void writeProject(JsonOutput out) throws IOException {
        int levelUid = uids.end();
        out.object("__header__", () -> {
            out.text("fileType", "LDtk Project JSON");
            out.text("app", "LDtk");
            out.text("doc", "https://ldtk.io/json");
            out.text("schema", "https://ldtk.io/files/JSON_SCHEMA.json");
            out.text("appAuthor", "Sebastien 'deepnight' Benard");
            out.text("appVersion", VERSION);
            out.text("url", "https://ldtk.io");
        });
        out.text("iid", Identifiers.Uids.iid("project"));
        out.text("jsonVersion", VERSION);
        out.number("appBuildId", BUILD);
        out.number("nextUid", levelUid + 1);
        out.number("defaultGridSize", map.tileWidth());
        out.number("defaultEntityWidth", map.tileWidth());
        out.number("defaultEntityHeight", map.tileHeight());
        out.text("bgColor", color(BACKGROUND));
        out.text("defaultLevelBgColor", color(BACKGROUND));
        LdtkDefaults.project(out);
        out.object("defs", () -> writeDefinitions(out));
        out.array("levels", () -> out.object(() -> writeLevel(out, levelUid)));
        out.numbers("worlds");
    }

    private void writeDefinitions(JsonOutput out) throws IOException {
        out.array("layers", () -> {
            for (WrittenLayer layer : layers) {
                layer.writeDefinition(out);
            }
        });
        out.array("entities", () -> {
            for (EntityLayer.EntityClass entity : classes.values()) {
                entity.writeDefinition(out);
            }
        });
        out.array(
                "tilesets",
                () -> tileset.writeDefinition(
                        out, new Identifiers().of(tileset.tileset().name(), "Tiles")));
        out.numbers("enums");
        out.numbers("externalEnums");
        out.array("levelFields", () -> levelFields.writeDefinitions(out));
    }

    private void writeLevel(JsonOutput out, int uid) throws IOException {
        out.text("identifier", new Identifiers().of(map.name(), "Level"));
        out.text("iid", Identifiers.Uids.iid("level"));
        out.number("uid", uid);
        out.number("pxWid", map.bounds().columns() * map.tileWidth());
        out.number("pxHei", map.bounds().rows() * map.tileHeight());
        out.text("__bgColor", color(map.background().orElse(BACKGROUND)));
        if (map.background().isPresent()) {
            out.text("bgColor", color(map.background().getAsInt()));
        } else {
            out.json("bgColor", LdtkDefaults.NULL);
        }
        out.text("__smartColor", color(map.background().orElse(BACKGROUND)));
        LdtkDefaults.level(out);
        out.array("fieldInstances", () -> levelFields.writeInstances(out, map.properties()));
        out.array("layerInstances", () -> {
            for (WrittenLayer layer : layers) {
                layer.writeInstance(out, uid);
            }
        });
    }

    /** A layer as it is written: once as a definition, and once in the level. */
    interface WrittenLayer {
        void writeDefinition(JsonOutput out) throws IOException;

        void writeInstance(JsonOutput out, int levelUid) throws IOException;
    }
}
