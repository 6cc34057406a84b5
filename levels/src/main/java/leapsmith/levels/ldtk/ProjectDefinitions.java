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
final class ProjectDefinitions {
    /** Sides of an entity in pixels, before it is refused. */
    static final int MAX_ENTITY_SIDE = 1 << 24;

    private final Map<Integer, String> docs = new HashMap<>();
    private final Map<Integer, LayerDefinition> layers = new HashMap<>();
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
     * What is the same in all levels for a layer.
     *
     * @param values what the numbers of an IntGrid layer mean
     * @param tilePivot where a tile of another size than the cells lies in its cell, from 0 to 1
     * @param parallax how far it stays behind the level: 0 not at all, up to 1 completely
     * @param isScaled whether it is smaller by that, too
     */
    record LayerDefinition(List<CellValue> values, Point tilePivot, Point parallax, boolean isScaled) {
        static final LayerDefinition UNKNOWN = new LayerDefinition(List.of(), new Point(0, 0), new Point(0, 0), false);
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
            layers.put(
                    layer.uid.getAsInt(),
                    new LayerDefinition(
                            found.stream().map(value -> value.in(groups)).toList(),
                            new Point(pivot[0], pivot[1]),
                            new Point(parallax[0], parallax[1]),
                            isScaled[0]));
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

    LayerDefinition layer(OptionalInt uid) {
        return uid.isPresent() ? layers.getOrDefault(uid.getAsInt(), LayerDefinition.UNKNOWN) : LayerDefinition.UNKNOWN;
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
