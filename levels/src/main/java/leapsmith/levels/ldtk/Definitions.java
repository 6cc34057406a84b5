package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.json.JsonInput;

/** What a project defines for all its levels: layers, entities, fields and tilesets, by their UIDs. */
final class Definitions {
    /** Sides of an entity in pixels, before it is refused. */
    static final int MAX_ENTITY_SIDE = 1 << 24;

    private static final Point TOP_LEFT = new Point(0, 0);

    private final Map<Integer, String> docs = new HashMap<>();
    private final Map<Integer, List<CellValue>> values = new HashMap<>();
    private final Map<Integer, Point> tilePivots = new HashMap<>();
    private final Map<Integer, Parallax> parallaxes = new HashMap<>();
    private final Map<Integer, EntityDefinition> entities = new HashMap<>();
    final Tilesets tilesets = new Tilesets();

    /**
     * The defaults of an entity, which old versions don't repeat in each instance.
     *
     * @param pivotX from 0, its left edge, to 1
     * @param pivotY from 0, its top edge, to 1
     * @param tags joined by commas
     * @param tileRenderMode how its tile is fitted into its box
     */
    record EntityDefinition(
            double width, double height, double pivotX, double pivotY, String tags, String tileRenderMode) {
        static final EntityDefinition UNKNOWN = new EntityDefinition(0, 0, 0, 0, "", "");
    }

    /**
     * How a layer moves with the view.
     *
     * @param x 0 as the level, up to 1 not at all
     * @param y the same up and down
     * @param isScaled whether it is smaller by that, too
     */
    record Parallax(double x, double y, boolean isScaled) {
        static final Parallax NONE = new Parallax(0, 0, false);
    }

    void read(JsonInput in) throws IOException {
        in.object("file.object-with-definitions", key -> {
            switch (key) {
                case "layers" -> LdtkJson.array(in, "file.array-of-layers", index -> readLayer(in));
                case "entities" -> LdtkJson.array(in, "file.array-of-entities", index -> readEntity(in));
                case "tilesets" -> LdtkJson.array(in, "file.array-of-tilesets", index -> tilesets.read(in));
                case "levelFields" -> readFields(in);
                default -> in.skip();
            }
        });
    }

    private void readLayer(JsonInput in) throws IOException {
        Definition layer = new Definition();
        List<IntGridValue> found = new ArrayList<>();
        Map<Integer, String> groups = new HashMap<>();
        double[] pivot = new double[2];
        double[] parallax = new double[2];
        boolean[] isScaled = {false};
        in.object("file.layer", key -> {
            switch (key) {
                case "parallaxFactorX" -> parallax[0] = in.number(-1, 1);
                case "parallaxFactorY" -> parallax[1] = in.number(-1, 1);
                case "parallaxScaling" -> isScaled[0] = in.bool();
                case "tilePivotX" -> pivot[0] = in.number(-1, 2);
                case "tilePivotY" -> pivot[1] = in.number(-1, 2);
                case "intGridValues" ->
                    LdtkJson.array(in, "file.array-of-values", index -> found.add(readValue(in, index)));
                case "intGridValuesGroups" ->
                    LdtkJson.array(in, "file.array-of-groups", index -> readGroup(in, groups));
                default -> layer.read(in, key);
            }
        });
        if (layer.uid.isPresent()) {
            docs.put(layer.uid.getAsInt(), layer.doc);
            tilePivots.put(layer.uid.getAsInt(), new Point(pivot[0], pivot[1]));
            parallaxes.put(layer.uid.getAsInt(), new Parallax(parallax[0], parallax[1], isScaled[0]));
            values.put(
                    layer.uid.getAsInt(),
                    found.stream().map(value -> value.in(groups)).toList());
        }
    }

    private static IntGridValue readValue(JsonInput in, int index) throws IOException {
        IntGridValue value = new IntGridValue();
        // Before version 0.9 the values had no numbers but their order.
        value.value = index + 1;
        in.object("file.value", key -> {
            switch (key) {
                case "value" -> value.value = in.wholeNumber(0, Integer.MAX_VALUE);
                case "identifier" -> value.name = LdtkJson.text(in, "file.identifier");
                case "color" -> value.color = LdtkJson.color(in);
                case "groupUid" -> value.group = LdtkJson.wholeNumber(in, 0, Integer.MAX_VALUE, 0);
                default -> in.skip();
            }
        });
        return value;
    }

    private static void readGroup(JsonInput in, Map<Integer, String> groups) throws IOException {
        Definition group = new Definition();
        in.object("file.group", key -> group.read(in, key));
        group.uid.ifPresent(uid -> groups.put(uid, group.identifier));
    }

    /** Where a tile of another size than the cells of a layer lies in its cell, from 0 to 1. */
    Point tilePivot(OptionalInt layer) {
        return layer.isPresent() ? tilePivots.getOrDefault(layer.getAsInt(), TOP_LEFT) : TOP_LEFT;
    }

    /** How a layer moves with the view. */
    Parallax parallax(OptionalInt layer) {
        return layer.isPresent() ? parallaxes.getOrDefault(layer.getAsInt(), Parallax.NONE) : Parallax.NONE;
    }

    private void readEntity(JsonInput in) throws IOException {
        Definition entity = new Definition();
        double[] numbers = new double[4];
        List<String> tags = new ArrayList<>();
        String[] mode = {""};
        in.object("file.entity", key -> {
            switch (key) {
                case "tileRenderMode" -> mode[0] = LdtkJson.text(in, "file.text");
                case "width" -> numbers[0] = in.number(0, MAX_ENTITY_SIDE);
                case "height" -> numbers[1] = in.number(0, MAX_ENTITY_SIDE);
                case "pivotX" -> numbers[2] = in.number(-1, 2);
                case "pivotY" -> numbers[3] = in.number(-1, 2);
                case "tags" -> LdtkJson.array(in, "file.array-of-tags", index -> tags.add(in.text("file.tag")));
                case "fieldDefs" -> readFields(in);
                default -> entity.read(in, key);
            }
        });
        if (entity.uid.isPresent()) {
            docs.put(entity.uid.getAsInt(), entity.doc);
            entities.put(
                    entity.uid.getAsInt(),
                    new EntityDefinition(
                            numbers[0], numbers[1], numbers[2], numbers[3], String.join(",", tags), mode[0]));
        }
    }

    private void readFields(JsonInput in) throws IOException {
        LdtkJson.array(in, "file.array-of-fields", index -> {
            Definition field = new Definition();
            in.object("file.field", key -> field.read(in, key));
            field.uid.ifPresent(uid -> docs.put(uid, field.doc));
        });
    }

    /** The documentation of a layer, an entity or a field; empty if there is none. */
    String doc(OptionalInt uid) {
        return uid.isPresent() ? docs.getOrDefault(uid.getAsInt(), "") : "";
    }

    /** What the numbers of an IntGrid layer mean; empty for an unknown layer. */
    List<CellValue> values(OptionalInt layerUid) {
        return layerUid.isPresent() ? values.getOrDefault(layerUid.getAsInt(), List.of()) : List.of();
    }

    EntityDefinition entity(OptionalInt uid) {
        return uid.isPresent()
                ? entities.getOrDefault(uid.getAsInt(), EntityDefinition.UNKNOWN)
                : EntityDefinition.UNKNOWN;
    }

    private static final class Definition {
        private OptionalInt uid = OptionalInt.empty();
        private String identifier = "";
        private String doc = "";

        void read(JsonInput in, String key) throws IOException {
            switch (key) {
                case "uid" -> uid = LdtkJson.uid(in);
                case "identifier" -> identifier = LdtkJson.text(in, "file.identifier");
                case "doc" -> doc = LdtkJson.text(in, "file.text");
                default -> in.skip();
            }
        }
    }

    private static final class IntGridValue {
        private int value;
        private String name = "";
        private OptionalInt color = OptionalInt.empty();
        private int group;

        CellValue in(Map<Integer, String> groups) {
            return new CellValue(value, name, groups.getOrDefault(group, ""), color);
        }
    }
}
