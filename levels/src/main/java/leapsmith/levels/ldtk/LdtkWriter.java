package leapsmith.levels.ldtk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.MapWriter;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.fixed.PortableMath;

/**
 * Writes maps as a project of LDtk 1.5.3 with a level for each. The maps are some like {@code LevelExport} makes: their tiles are
 * of one tileset and not turned, and their objects are rectangles, polygons or polylines. Layers of several maps that are alike have one
 * definition, and so have objects of one class. {@link LdtkReader} reads an
 * equal one, but without the collision shapes of tiles, and with the tiles as numbers in addition.
 */
public final class LdtkWriter implements MapWriter {
    /** More tiles than LDtk edits smoothly; each takes some 150 characters of the file. */
    private static final int MAX_SHOWN_TILES = 1 << 18;

    private static final String VERSION = "1.5.3";
    private static final int BUILD = 473_702;
    private static final String INT_GRID = "IntGrid";
    static final int BACKGROUND = 0x40465B;

    /** Completes the definitions of a project. */
    public interface DefinitionsEditor {
        /** Changes nothing. */
        DefinitionsEditor NONE = (definitions, nextUid) -> new Edited(definitions, nextUid, Map.of());

        /**
         * Completes the definitions.
         *
         * @param definitions the JSON text of {@code defs}
         * @param nextUid the next free number of the project
         */
        Edited edit(String definitions, int nextUid);

        /**
         * Completed definitions.
         *
         * @param definitions the JSON text of {@code defs}
         * @param nextUid the next free number of the project
         * @param types by the numbers of fields whose types the kinds of the project say what LDtk calls them
         */
        record Edited(String definitions, int nextUid, Map<Integer, String> types) {}
    }

    private final List<WrittenLevel> levels = new ArrayList<>();
    private final Map<String, OwnKind> kinds;
    private final DefinitionsEditor editor;
    private final Identifiers.Uids uids = new Identifiers.Uids();
    private final Map<String, EntityLayer.EntityClass> classes = new LinkedHashMap<>();
    private final List<WrittenLayer> layers = new ArrayList<>();
    private final Findings lost = new Findings();
    private final WrittenTileset tileset;
    private final LdtkFields levelFields;

    /**
     * A map and the picture of its first tileset; other tilesets have images.
     *
     * @throws IllegalArgumentException if the map has no tileset, or if another tileset than the first has no image
     */
    public LdtkWriter(ExternalMap map, TilePicture picture) {
        this(List.of(map), picture, Map.of(), DefinitionsEditor.NONE);
    }

    /**
     * Maps with equal first tilesets, and the picture of these; other tilesets have images.
     *
     * @param maps at least one; all have tiles of one size
     * @param picture of the first tileset
     * @param kinds the own kinds of objects by the names of their classes, whose fields have the types that the kinds say
     * @param editor completes the definitions with what the kinds say
     * @throws IllegalArgumentException if a map has no tileset, or if another tileset than the first has no image
     */
    public LdtkWriter(
            List<ExternalMap> maps, TilePicture picture, Map<String, OwnKind> kinds, DefinitionsEditor editor) {
        this.kinds = Map.copyOf(kinds);
        this.editor = editor;
        if (maps.stream().anyMatch(map -> map.tilesets().isEmpty())) {
            throw new IllegalArgumentException("no tileset");
        }
        tileset = new WrittenTileset(maps.get(0).tilesets().get(0), picture, uids.next());
        for (ExternalMap map : maps) {
            List<WrittenTileset> pictures = new ArrayList<>();
            for (ExternalTileset other :
                    map.tilesets().subList(1, map.tilesets().size())) {
                TileImages.Sheet sheet = other.images()
                        .sheet()
                        .orElseThrow(() -> new IllegalArgumentException("no image of " + other.name()));
                pictures.add(new WrittenTileset(
                        other, new TilePicture(sheet.path(), sheet.columns(), List.of()), uids.next()));
            }
            levels.add(new WrittenLevel(map, pictures, levels.size()));
        }
        levelFields = new LdtkFields(
                maps.stream().map(ExternalMap::properties).toList(),
                Optional.empty(),
                first().tileWidth(),
                true,
                new Identifiers(),
                uids,
                lost);
        defineEntities();
        defineLayers();
    }

    private ExternalMap first() {
        return levels.get(0).map;
    }

    @Override
    public List<Finding> lost() {
        return lost.list();
    }

    private void defineEntities() {
        Map<String, List<ExternalObject>> objects = new LinkedHashMap<>();
        for (WrittenLevel level : levels) {
            for (ExternalLayer layer : level.map.layers()) {
                if (layer instanceof ExternalLayer.Items items) {
                    items.items()
                            .forEach(item -> objects.computeIfAbsent(item.className(), key -> new ArrayList<>())
                                    .add(item));
                }
            }
        }
        Identifiers identifiers = new Identifiers();
        objects.forEach((name, all) -> classes.put(
                name,
                new EntityLayer.EntityClass(
                        name,
                        all,
                        Optional.ofNullable(kinds.get(name)),
                        first().tileWidth(),
                        identifiers,
                        uids,
                        lost)));
    }

    private void defineLayers() {
        List<WrittenLevel.LayerKey> order = new ArrayList<>();
        for (WrittenLevel level : levels) {
            WrittenLevel.LayerKey last = null;
            boolean hasKinds = false;
            for (ExternalLayer layer : level.map.layers()) {
                String type = null;
                if (layer instanceof ExternalLayer.Items) {
                    type = "Entities";
                } else if (layer instanceof ExternalLayer.Tiles && !hasKinds) {
                    hasKinds = true;
                    type = INT_GRID;
                } else if (layer instanceof ExternalLayer.Tiles tiles
                        && level.pictureOf(tiles).isPresent()) {
                    type = "Tiles";
                }
                if (type != null) {
                    WrittenLevel.LayerKey key = level.add(type, layer);
                    if (!order.contains(key)) {
                        order.add(order.indexOf(last) + 1, key);
                    }
                    last = key;
                }
            }
        }
        Identifiers identifiers = new Identifiers();
        for (WrittenLevel.LayerKey key : order) {
            WrittenLayer layer = define(key, identifiers);
            layers.add(0, layer);
            levels.forEach(level -> level.define(key, layer.uid));
        }
    }

    private WrittenLayer define(WrittenLevel.LayerKey key, Identifiers identifiers) {
        WrittenLevel level = levels.stream()
                .filter(each -> each.layer(key).isPresent())
                .findFirst()
                .orElseThrow();
        ExternalLayer layer = level.layer(key).orElseThrow();
        if (!(layer instanceof ExternalLayer.Tiles tiles)) {
            return new EntityLayer(key, level.map.tileWidth(), classes, identifiers, uids);
        }
        return key.type().equals(INT_GRID)
                ? new IntGridLayer(key, tiles, tileset, showsTiles(key), identifiers, uids)
                : new PictureLayer(key, tiles, level.pictureOf(tiles).orElseThrow(), identifiers, uids);
    }

    /** Whether the first tile of a layer is of a tileset. */
    static boolean isOf(ExternalLayer.Tiles layer, ExternalTileset tileset) {
        Cells cells = layer.cells();
        TileRegion bounds = cells.bounds();
        for (int row = bounds.row(); row < bounds.endRow(); row++) {
            for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                int id = Cells.idOf(cells.at(column, row));
                if (id != 0) {
                    return id >= tileset.firstId() && id < tileset.firstId() + tileset.size();
                }
            }
        }
        return false;
    }

    /** The picture behind all layers: the first layer with an image. */
    private static Optional<ExternalLayer.Image> background(ExternalMap map) {
        return map.layers().stream()
                .filter(ExternalLayer.Image.class::isInstance)
                .map(ExternalLayer.Image.class::cast)
                .findFirst();
    }

    /** Whether rules show the tiles of a layer of kinds, unless there are very many. */
    private boolean showsTiles(WrittenLevel.LayerKey key) {
        int count = 0;
        for (WrittenLevel level : levels) {
            Optional<ExternalLayer> layer = level.layer(key);
            if (layer.isPresent()) {
                Cells cells = ((ExternalLayer.Tiles) layer.get()).cells();
                for (int row = 0; row < cells.bounds().rows(); row++) {
                    for (int column = 0; column < cells.bounds().columns(); column++) {
                        count += cells.at(column, row) == 0 ? 0 : 1;
                    }
                }
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
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonOutput defs = new JsonOutput(bytes)) {
            defs.object(() -> writeDefinitions(defs));
        }
        DefinitionsEditor.Edited edited =
                editor.edit(bytes.toString(StandardCharsets.UTF_8).strip(), uids.end());
        for (int i = 0; i < levels.size(); i++) {
            levels.get(i).uid = edited.nextUid() + i;
        }
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
        out.number("nextUid", edited.nextUid() + levels.size());
        out.number("defaultGridSize", first().tileWidth());
        out.number("defaultEntityWidth", first().tileWidth());
        out.number("defaultEntityHeight", first().tileHeight());
        out.text("bgColor", color(BACKGROUND));
        out.text("defaultLevelBgColor", color(BACKGROUND));
        LdtkDefaults.project(out);
        if (editor == DefinitionsEditor.NONE) {
            out.object("defs", () -> writeDefinitions(out));
        } else {
            out.json("defs", edited.definitions());
        }
        classes.values().forEach(each -> each.fields.use(edited.types()));
        Identifiers names = new Identifiers();
        out.array("levels", () -> {
            for (WrittenLevel level : levels) {
                out.object(() -> writeLevel(out, level, names.of(level.map.name(), "Level")));
            }
        });
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
        Identifiers names = new Identifiers();
        out.array("tilesets", () -> {
            tileset.writeDefinition(out, names.of(tileset.tileset().name(), "Tiles"));
            for (WrittenLevel level : levels) {
                for (WrittenTileset each : level.pictures) {
                    each.writeDefinition(out, names.of(each.tileset().name(), "Tiles"));
                }
            }
        });
        out.numbers("enums");
        out.numbers("externalEnums");
        out.array("levelFields", () -> levelFields.writeDefinitions(out));
    }

    private void writeLevel(JsonOutput out, WrittenLevel level, String identifier) throws IOException {
        ExternalMap map = level.map;
        out.text("identifier", identifier);
        out.text("iid", level.iid("level"));
        out.number("uid", level.uid);
        out.number("worldX", worldPx(map, "world.x"));
        out.number("worldY", worldPx(map, "world.y"));
        out.number("pxWid", map.bounds().columns() * map.tileWidth());
        out.number("pxHei", map.bounds().rows() * map.tileHeight());
        out.text("__bgColor", color(map.background().orElse(BACKGROUND)));
        if (map.background().isPresent()) {
            out.text("bgColor", color(map.background().getAsInt()));
        } else {
            out.json("bgColor", LdtkDefaults.NULL);
        }
        out.text("__smartColor", color(map.background().orElse(BACKGROUND)));
        writeBackground(map, out);
        LdtkDefaults.level(out);
        out.array("fieldInstances", () -> levelFields.writeInstances(out, map.properties(), level));
        out.array("layerInstances", () -> {
            for (WrittenLayer layer : layers) {
                layer.writeInstance(out, level);
            }
        });
    }

    /** The place that the level has in its world, in tiles, as whole pixels; 0 for none. */
    static int worldPx(ExternalMap map, String property) {
        double px = map.properties().number(property, 0) * map.tileWidth();
        return (int) PortableMath.rint(Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, px)));
    }

    private static void writeBackground(ExternalMap map, JsonOutput out) throws IOException {
        Optional<ExternalLayer.Image> background = background(map);
        if (background.isEmpty()) {
            out.json("bgRelPath", LdtkDefaults.NULL);
            out.json("bgPos", LdtkDefaults.NULL);
            out.json("__bgPos", LdtkDefaults.NULL);
            return;
        }
        out.text("bgRelPath", background.get().image());
        out.text("bgPos", "Unscaled");
        out.object("__bgPos", () -> {
            out.numbers("topLeftPx", 0, 0);
            out.numbers("scale", 1, 1);
            out.numbers(
                    "cropRect",
                    0,
                    0,
                    map.bounds().columns() * map.tileWidth(),
                    map.bounds().rows() * map.tileHeight());
        });
    }

    /** A layer of tiles that only shows pictures. */
    private static class PictureLayer extends WrittenLayer {
        final WrittenTileset picture;

        PictureLayer(
                WrittenLevel.LayerKey key,
                ExternalLayer.Tiles layer,
                WrittenTileset picture,
                Identifiers identifiers,
                Identifiers.Uids uids) {
            super(key, identifiers.of(layer.name(), "Layer"), layer.cellWidth(), Optional.of(picture), uids);
            this.picture = picture;
        }

        @Override
        Optional<WrittenTileset> pictureIn(WrittenLevel level) {
            return level.layer(key).flatMap(layer -> level.pictureOf((ExternalLayer.Tiles) layer));
        }

        @Override
        void writeElements(String array, WrittenLevel level, ExternalLayer layer, JsonOutput out) throws IOException {
            if (array.equals("gridTiles")) {
                writeTiles((ExternalLayer.Tiles) layer, pictureIn(level).orElse(picture), out);
            }
        }

        final void writeTiles(ExternalLayer.Tiles layer, WrittenTileset of, JsonOutput out) throws IOException {
            TileRegion bounds = layer.cells().bounds();
            for (int row = 0; row < bounds.rows(); row++) {
                for (int column = 0; column < bounds.columns(); column++) {
                    int id = Cells.idOf(layer.cells().at(column, row));
                    if (id != 0) {
                        int place = row * bounds.columns() + column;
                        int tile = id - of.tileset().firstId();
                        int x = column * layer.cellWidth();
                        int y = row * layer.cellHeight();
                        out.object(() -> {
                            out.numbers("px", x, y);
                            out.numbers("src", of.x(tile), of.y(tile));
                            out.number("f", 0);
                            out.number("t", tile);
                            out.numbers("d", origin(tile, place));
                            out.number("a", 1);
                        });
                    }
                }
            }
        }

        /** What put a tile where it is. */
        int[] origin(int tile, int place) {
            return new int[] {place};
        }
    }

    /**
     * A layer of tiles, written as an IntGrid with a value for each tile of the tileset. A rule draws the tile of each value,
     * so that a user who paints a value in LDtk sees the tile.
     */
    private static final class IntGridLayer extends PictureLayer {
        private final ExternalTileset tileset;
        private final boolean showsTiles;
        private final int ruleGroupUid;
        private final int firstRuleUid;

        /** With all tiles that rules draw, or none if there are too many. */
        IntGridLayer(
                WrittenLevel.LayerKey key,
                ExternalLayer.Tiles layer,
                WrittenTileset picture,
                boolean showsTiles,
                Identifiers identifiers,
                Identifiers.Uids uids) {
            super(key, layer, picture, identifiers, uids);
            this.showsTiles = showsTiles;
            tileset = picture.tileset();
            ruleGroupUid = uids.next();
            firstRuleUid = uids.next();
            for (int tile = 1; tile < tileset.size(); tile++) {
                uids.next();
            }
        }

        @Override
        Optional<WrittenTileset> pictureIn(WrittenLevel level) {
            return Optional.of(picture);
        }

        @Override
        void writeDefinitionElements(String array, JsonOutput out) throws IOException {
            if (array.equals("intGridValues")) {
                Identifiers names = new Identifiers();
                for (int tile = 0; tile < tileset.size(); tile++) {
                    writeValue(out, tile, names);
                }
            } else {
                writeRuleGroup(out);
            }
        }

        @Override
        void writeElements(String array, WrittenLevel level, ExternalLayer layer, JsonOutput out) throws IOException {
            ExternalLayer.Tiles tiles = (ExternalLayer.Tiles) layer;
            if (array.equals("intGridCsv")) {
                writeNumbers(tiles, out);
            } else if (array.equals("autoLayerTiles") && showsTiles) {
                writeTiles(tiles, picture, out);
            }
        }

        private void writeValue(JsonOutput out, int tile, Identifiers names) throws IOException {
            String name = Optional.ofNullable(tileset.tiles().get(tile))
                    .map(ExternalTile::className)
                    .orElse("");
            out.object(() -> {
                out.number("value", tile + 1);
                out.text("identifier", names.of(name, "tile_" + (tile + 1)));
                out.text("color", picture.color(tile));
                out.object("tile", () -> picture.writeRectangle(out, tile));
                out.number("groupUid", 0);
            });
        }

        private void writeRuleGroup(JsonOutput out) throws IOException {
            out.object(() -> {
                out.number("uid", ruleGroupUid);
                out.text("name", "Tiles");
                LdtkDefaults.ruleGroup(out);
                out.array("rules", () -> {
                    for (int tile = 0; tile < tileset.size(); tile++) {
                        writeRule(out, tile);
                    }
                });
            });
        }

        private void writeRule(JsonOutput out, int tile) throws IOException {
            out.object(() -> {
                out.number("uid", firstRuleUid + tile);
                out.json("tileRectsIds", "[ [ " + tile + " ] ]");
                out.numbers("pattern", tile + 1);
                LdtkDefaults.rule(out);
            });
        }

        private void writeNumbers(ExternalLayer.Tiles layer, JsonOutput out) throws IOException {
            TileRegion bounds = layer.cells().bounds();
            for (int row = 0; row < bounds.rows(); row++) {
                for (int column = 0; column < bounds.columns(); column++) {
                    int id = Cells.idOf(layer.cells().at(column, row));
                    out.element(id == 0 ? 0 : id - tileset.firstId() + 1);
                }
                out.newLine();
            }
        }

        @Override
        int[] origin(int tile, int place) {
            return new int[] {firstRuleUid + tile, place};
        }
    }
}
