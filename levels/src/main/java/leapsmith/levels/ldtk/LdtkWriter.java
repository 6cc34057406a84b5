package leapsmith.levels.ldtk;

import java.io.IOException;
import java.io.OutputStream;
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
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.fixed.PortableMath;

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
    static final int BACKGROUND = 0x40465B;

    private final ExternalMap map;
    private final Identifiers.Uids uids = new Identifiers.Uids();
    private final Map<String, EntityLayer.EntityClass> classes = new LinkedHashMap<>();
    private final List<WrittenLayer> layers = new ArrayList<>();
    private final Findings lost = new Findings();
    private final WrittenTileset tileset;
    /** The tilesets of layers that only show pictures. */
    private final List<WrittenTileset> pictures = new ArrayList<>();

    private final LdtkFields levelFields;

    /**
     * A map and the picture of its first tileset; other tilesets have images.
     *
     * @throws IllegalArgumentException if the map has no tileset, or if another tileset than the first has no image
     */
    public LdtkWriter(ExternalMap map, TilePicture picture) {
        if (map.tilesets().isEmpty()) {
            throw new IllegalArgumentException("no tileset");
        }
        this.map = map;
        tileset = new WrittenTileset(map.tilesets().get(0), picture, uids.next());
        for (ExternalTileset other : map.tilesets().subList(1, map.tilesets().size())) {
            TileImages.Sheet sheet = other.images()
                    .sheet()
                    .orElseThrow(() -> new IllegalArgumentException("no image of " + other.name()));
            pictures.add(
                    new WrittenTileset(other, new TilePicture(sheet.path(), sheet.columns(), List.of()), uids.next()));
        }
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
        boolean hasKinds = false;
        for (ExternalLayer layer : map.layers()) {
            if (layer instanceof ExternalLayer.Items items) {
                layers.add(0, new EntityLayer(map, items, classes, identifiers, uids));
            } else if (layer instanceof ExternalLayer.Tiles tiles && !hasKinds) {
                hasKinds = true;
                layers.add(0, new IntGridLayer(tiles, tileset, showsTiles(tiles), identifiers, uids));
            } else if (layer instanceof ExternalLayer.Tiles tiles) {
                pictures.stream()
                        .filter(it -> isOf(tiles, it.tileset()))
                        .findFirst()
                        .ifPresent(it -> layers.add(0, new PictureLayer("Tiles", tiles, it, identifiers, uids)));
            }
        }
    }

    /** Whether the first tile of a layer is of a tileset. */
    private static boolean isOf(ExternalLayer.Tiles layer, ExternalTileset tileset) {
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
    private Optional<ExternalLayer.Image> background() {
        return map.layers().stream()
                .filter(ExternalLayer.Image.class::isInstance)
                .map(ExternalLayer.Image.class::cast)
                .findFirst();
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
        Identifiers names = new Identifiers();
        out.array("tilesets", () -> {
            tileset.writeDefinition(out, names.of(tileset.tileset().name(), "Tiles"));
            for (WrittenTileset each : pictures) {
                each.writeDefinition(out, names.of(each.tileset().name(), "Tiles"));
            }
        });
        out.numbers("enums");
        out.numbers("externalEnums");
        out.array("levelFields", () -> levelFields.writeDefinitions(out));
    }

    private void writeLevel(JsonOutput out, int uid) throws IOException {
        out.text("identifier", new Identifiers().of(map.name(), "Level"));
        out.text("iid", Identifiers.Uids.iid("level"));
        out.number("uid", uid);
        out.number("worldX", worldPx("world.x"));
        out.number("worldY", worldPx("world.y"));
        out.number("pxWid", map.bounds().columns() * map.tileWidth());
        out.number("pxHei", map.bounds().rows() * map.tileHeight());
        out.text("__bgColor", color(map.background().orElse(BACKGROUND)));
        if (map.background().isPresent()) {
            out.text("bgColor", color(map.background().getAsInt()));
        } else {
            out.json("bgColor", LdtkDefaults.NULL);
        }
        out.text("__smartColor", color(map.background().orElse(BACKGROUND)));
        writeBackground(out);
        LdtkDefaults.level(out);
        out.array("fieldInstances", () -> levelFields.writeInstances(out, map.properties()));
        out.array("layerInstances", () -> {
            for (WrittenLayer layer : layers) {
                layer.writeInstance(out, uid);
            }
        });
    }

    /** The place that the level has in its world, in tiles, as whole pixels; 0 for none. */
    private int worldPx(String property) {
        double px = map.properties().number(property, 0) * map.tileWidth();
        return (int) PortableMath.rint(Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, px)));
    }

    private void writeBackground(JsonOutput out) throws IOException {
        Optional<ExternalLayer.Image> background = background();
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
        final ExternalLayer.Tiles layer;
        final WrittenTileset picture;

        PictureLayer(
                String type,
                ExternalLayer.Tiles layer,
                WrittenTileset picture,
                Identifiers identifiers,
                Identifiers.Uids uids) {
            super(
                    type,
                    layer.info(),
                    identifiers.of(layer.name(), "Layer"),
                    layer.cells().bounds(),
                    layer.cellWidth(),
                    Optional.of(picture),
                    uids);
            this.layer = layer;
            this.picture = picture;
        }

        @Override
        void writeElements(String key, JsonOutput out) throws IOException {
            if (key.equals("gridTiles")) {
                writeTiles(out);
            }
        }

        final void writeTiles(JsonOutput out) throws IOException {
            TileRegion bounds = layer.cells().bounds();
            for (int row = 0; row < bounds.rows(); row++) {
                for (int column = 0; column < bounds.columns(); column++) {
                    int id = Cells.idOf(layer.cells().at(column, row));
                    if (id != 0) {
                        int place = row * bounds.columns() + column;
                        writeTile(out, id - picture.tileset().firstId(), column, row, place);
                    }
                }
            }
        }

        private void writeTile(JsonOutput out, int tile, int column, int row, int place) throws IOException {
            out.object(() -> {
                out.numbers("px", column * layer.cellWidth(), row * layer.cellHeight());
                out.numbers("src", picture.x(tile), picture.y(tile));
                out.number("f", 0);
                out.number("t", tile);
                out.numbers("d", origin(tile, place));
                out.number("a", 1);
            });
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
                ExternalLayer.Tiles layer,
                WrittenTileset picture,
                boolean showsTiles,
                Identifiers identifiers,
                Identifiers.Uids uids) {
            super("IntGrid", layer, picture, identifiers, uids);
            this.showsTiles = showsTiles;
            tileset = picture.tileset();
            ruleGroupUid = uids.next();
            firstRuleUid = uids.next();
            for (int tile = 1; tile < tileset.size(); tile++) {
                uids.next();
            }
        }

        @Override
        void writeElements(String key, JsonOutput out) throws IOException {
            switch (key) {
                case "intGridValues" -> {
                    Identifiers names = new Identifiers();
                    for (int tile = 0; tile < tileset.size(); tile++) {
                        writeValue(out, tile, names);
                    }
                }
                case "autoRuleGroups" -> writeRuleGroup(out);
                case "intGridCsv" -> writeNumbers(out);
                case "autoLayerTiles" -> {
                    if (showsTiles) {
                        writeTiles(out);
                    }
                }
                default -> {
                    // It has nothing else.
                }
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

        private void writeNumbers(JsonOutput out) throws IOException {
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

    /** A layer of objects, written as entities. */
    private static final class EntityLayer extends WrittenLayer {
        private final ExternalMap map;
        private final ExternalLayer.Items layer;
        private final Map<String, EntityClass> classes;

        /** With the entities of all classes of its objects. */
        EntityLayer(
                ExternalMap map,
                ExternalLayer.Items layer,
                Map<String, EntityClass> classes,
                Identifiers identifiers,
                Identifiers.Uids uids) {
            super(
                    "Entities",
                    layer.info(),
                    identifiers.of(layer.name(), "Entities"),
                    map.bounds(),
                    map.tileWidth(),
                    Optional.empty(),
                    uids);
            this.map = map;
            this.layer = layer;
            this.classes = classes;
        }

        @Override
        void writeElements(String key, JsonOutput out) throws IOException {
            if (key.equals("entityInstances")) {
                int number = 0;
                for (ExternalObject object : layer.items()) {
                    String iid = Identifiers.Uids.iid("layer " + uid + " entity " + number++);
                    classes.get(object.className()).writeInstance(out, object, iid, map.tileWidth());
                }
            }
        }

        /** All objects of a class, which LDtk defines as an entity; its pivot is the top-left corner. */
        static final class EntityClass {
            /** Colors that differ well on the dark background of LDtk, as texts. */
            private static final List<String> COLORS =
                    List.of("#63C74D", "#E43B44", "#0099DB", "#FEAE34", "#B55088", "#2CE8F5", "#F77622", "#C0CBDC");

            private final String className;
            private final String identifier;
            private final int uid;
            private final String color;
            private final int width;
            private final int height;
            private final LdtkFields.LdtkField name;
            private final LdtkFields fields;
            private final LdtkFields.LdtkField exactShape;

            EntityClass(
                    String className,
                    List<ExternalObject> objects,
                    Identifiers identifiers,
                    Identifiers.Uids uids,
                    Findings lost) {
                this.className = className;
                identifier = identifiers.of(className, "Object");
                uid = uids.next();
                color = COLORS.get(uid % COLORS.size());
                width = ExactShape.side(objects.get(0).width());
                height = ExactShape.side(objects.get(0).height());
                Identifiers scope = new Identifiers(Identifiers.NAME);
                name = new LdtkFields.LdtkField(uids.next(), Identifiers.NAME, "", LdtkFields.LdtkFieldType.TEXT);
                fields = new LdtkFields(
                        objects.stream().map(ExternalObject::properties).toList(), scope, uids, lost);
                exactShape = new LdtkFields.LdtkField(
                        uids.next(), scope.of("exact_shape", ""), ExactShape.DOC, LdtkFields.LdtkFieldType.TEXT);
            }

            void writeDefinition(JsonOutput out) throws IOException {
                out.object(() -> {
                    out.text("identifier", identifier);
                    out.number("uid", uid);
                    LdtkDefaults.doc(out, Identifiers.OriginalName.doc(className, identifier));
                    out.number("width", width);
                    out.number("height", height);
                    out.text("color", color);
                    LdtkDefaults.entity(out);
                    out.array("fieldDefs", () -> {
                        name.writeDefinition(out);
                        fields.writeDefinitions(out);
                        exactShape.writeDefinition(out);
                    });
                });
            }

            void writeInstance(JsonOutput out, ExternalObject object, String iid, int gridSize) throws IOException {
                int x = (int) PortableMath.rint(object.x());
                int y = (int) PortableMath.rint(object.y());
                out.object(() -> {
                    out.text("__identifier", identifier);
                    out.numbers("__grid", Math.floorDiv(x, gridSize), Math.floorDiv(y, gridSize));
                    out.numbers("__pivot", 0, 0);
                    out.numbers("__tags");
                    out.json("__tile", LdtkDefaults.NULL);
                    out.text("__smartColor", color);
                    out.text("iid", iid);
                    out.number("width", ExactShape.side(object.width()));
                    out.number("height", ExactShape.side(object.height()));
                    out.number("defUid", uid);
                    out.numbers("px", x, y);
                    out.array("fieldInstances", () -> {
                        name.writeInstance(out, text(object.name()));
                        fields.writeInstances(out, object.properties());
                        ExactShape exact = ExactShape.of(object);
                        exactShape.writeInstance(out, exact.isNone() ? Optional.empty() : text(exact.json()));
                    });
                    out.number("__worldX", x);
                    out.number("__worldY", y);
                });
            }

            private static Optional<String> text(String text) {
                return text.isEmpty() ? Optional.empty() : Optional.of(JsonQuotes.quote(text));
            }
        }
    }
}
