package leapsmith.levels.convert;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.JsonNumbers;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;

/** Makes tiles and objects of a level of the objects of a map. */
final class ObjectImport {
    private final ExternalMap map;
    private final LevelFrame frame;
    private final List<ImportRule> rules;
    private final RuleMatcher matcher;
    private final TileValues values;
    private final TileStamps stamps;
    private final ObjectPlacer placer;
    private final LenientReader reader;
    private final Map<String, OwnKind> kinds;
    private final Findings findings;
    private final int[] uses;
    /** The lines that objects name as their paths, by their ids. */
    private final Map<String, ExternalObject> lines = new HashMap<>();

    private final Set<ExternalObject> used = new HashSet<>();
    private final References references = new References();
    private final Map<ExternalObject, LevelObject> placedOf = new IdentityHashMap<>();
    private final List<ImportedLevel.Source> sources = new ArrayList<>();

    ObjectImport(
            ExternalMap map,
            LevelFrame frame,
            List<ImportRule> rules,
            RuleMatcher matcher,
            TileValues values,
            Map<String, OwnKind> kinds,
            Findings findings) {
        this.map = map;
        this.kinds = kinds;
        this.frame = frame;
        this.rules = rules;
        this.matcher = matcher;
        this.values = values;
        this.findings = findings;
        stamps = new TileStamps(frame, findings);
        placer = new ObjectPlacer(findings);
        reader = new LenientReader(findings::add);
        uses = new int[rules.size()];
    }

    /** The tiles that objects cover. */
    TileStamps stamps() {
        return stamps;
    }

    ObjectPlacer placer() {
        return placer;
    }

    /** How many objects each rule has decided. */
    int[] uses() {
        return uses;
    }

    /** What became of the objects of the map that aren't tiles. */
    Map<ExternalObject, LevelObject> placed() {
        return placedOf;
    }

    /** What the objects of the level were made of. */
    List<ImportedLevel.Source> sources() {
        return sources;
    }

    void run() {
        List<ExternalLayer.Items> layers = map.layers().stream()
                .filter(ExternalLayer.Items.class::isInstance)
                .map(ExternalLayer.Items.class::cast)
                .toList();
        for (ExternalLayer.Items layer : layers) {
            for (ExternalObject object : layer.items()) {
                if (object.points().size() > 1 && !object.id().isEmpty()) {
                    lines.put(object.id(), object);
                }
            }
        }
        layers.forEach(this::run);
    }

    private void run(ExternalLayer.Items layer) {
        List<ExternalObject> originals = new ArrayList<>();
        List<ExternalObject> unruled = new ArrayList<>();
        for (ExternalObject object : layer.items()) {
            int rule = matcher.ruleFor(layer, object, rules);
            if (rule == rules.size()) {
                unruled.add(object);
                continue;
            }
            uses[rule]++;
            Outcome outcome = rules.get(rule).outcome();
            if (outcome instanceof Outcome.Original) {
                originals.add(object);
            } else if (outcome instanceof Outcome.Tiles tiles) {
                stamp(layer, object, rule, tiles.shape());
            } else if (outcome instanceof Outcome.TilesByShape) {
                stamp(layer, object, rule, TileType.BLOCK);
            } else if (outcome instanceof Outcome.Placed placed) {
                place(layer, object, placed.type(), placed.kind());
            }
        }
        Optional<ObjectType> type = typeOf(layer);
        if (type.isPresent()) {
            readOriginals(layer, type.get(), originals);
        } else {
            unruled.addAll(originals);
        }
        for (ExternalObject object : unruled) {
            if (!used.contains(object)) {
                Optional<OwnKind> own = Optional.ofNullable(kinds.get(object.className()));
                place(
                        layer,
                        object,
                        own.map(OwnKind::type).orElse(ZoneType.TYPE),
                        own.map(kind -> kind.behavior().name()).orElseGet(() -> kindOf(layer, object)));
            }
        }
    }

    /** What an object without a rule is called: by its class, its name, or its layer. */
    private static String kindOf(ExternalLayer.Items layer, ExternalObject object) {
        for (String name : List.of(object.className(), object.name(), layer.name())) {
            if (!name.isBlank()) {
                return name;
            }
        }
        return "object";
    }

    /** The type of the objects of a layer; empty if it was not made of a list of objects. */
    private static Optional<ObjectType> typeOf(ExternalLayer.Items layer) {
        return ObjectTypes.STANDARD.all().stream()
                .filter(type -> NamePattern.matches(type.listKey(), layer.name()))
                .findFirst();
    }

    /** Reads objects of a layer that was made of the list of a type. */
    private void readOriginals(ExternalLayer.Items layer, ObjectType type, List<ExternalObject> items) {
        Map<String, Deque<ExternalObject>> paths = new HashMap<>();
        DottedProperties keys = ExportKeys.of(type);
        List<LevelObject> objects = new ArrayList<>();
        for (ExternalObject item : items) {
            if (PathObject.isPath(item)) {
                paths.computeIfAbsent(item.name(), name -> new ArrayDeque<>()).add(item);
            } else {
                objects.add(readOriginal(layer, type, keys, item));
                references.add(item, item.name());
                addSource(layer, item, item.name());
            }
        }
        // Objects that had a path before get theirs first; a path that is left was added to one without.
        objects.replaceAll(object -> object.stops().isEmpty() ? object : withPath(object, paths));
        objects.replaceAll(object -> object.stops().isEmpty() ? withPath(object, paths) : object);
        objects.forEach(placer::addAsIs);
    }

    private LevelObject readOriginal(
            ExternalLayer.Items layer, ObjectType type, DottedProperties keys, ExternalObject item) {
        LevelObject object = reader.read(
                item.properties(),
                keys,
                RawMembers.EMPTY,
                type + " " + item.name(),
                members -> JsonMembers.object(type, members));
        Optional<OwnKind> own = Optional.ofNullable(kinds.get(item.className())).filter(it -> it.type() == type);
        if (own.isPresent()) {
            // Maps have the values of all fields.
            object = object.withProperties(new FieldValues(own.get(), layer.cellSize()).of(object.properties()));
        }
        Outline.Box box = new Outline.Box(item.x(), item.y(), item.width(), item.height());
        if (item.rotation() != 0) {
            box = Outline.Box.around(Outline.of(item));
        }
        return placer.within(
                object.withId(item.name()).withKind(item.className()),
                frame.x(box.x() + layer.info().offsetX()),
                frame.y(box.y() + layer.info().offsetY()),
                box.width() * frame.stretch().x(),
                box.height() * frame.stretch().y());
    }

    private static LevelObject withPath(LevelObject object, Map<String, Deque<ExternalObject>> paths) {
        Optional<Property<List<PathStop>>> property = object.type().path();
        ExternalObject path =
                paths.getOrDefault(object.id(), new ArrayDeque<>()).poll();
        if (property.isEmpty() || path == null) {
            return object;
        }
        List<PathStop> stops = PathObject.stops(Outline.of(path));
        if (PathObject.isSame(stops, object.stops())) {
            return object;
        }
        return object.with(property.get(), stops.subList(0, Math.min(stops.size(), Limits.MAX_STOPS)));
    }

    private List<Point> outline(ExternalLayer.Items layer, ExternalObject object) {
        return Outline.of(object).stream()
                .map(point -> frame.toLevel(
                        point, layer.info().offsetX(), layer.info().offsetY()))
                .toList();
    }

    private void addSource(ExternalLayer.Items layer, ExternalObject object, String objectId) {
        List<Point> points = object.points().isEmpty() ? List.of() : outline(layer, object);
        sources.add(new ImportedLevel.Source(objectId, object, points));
    }

    private void stamp(ExternalLayer.Items layer, ExternalObject object, int rule, TileType shape) {
        List<Point> outline = outline(layer, object);
        TileKind kind = object.properties().isEmpty()
                ? TileKind.of(shape)
                : TileKind.of(shape).withName(name(object, shape)).withProperties(object.properties());
        int value = values.valueOf(kind);
        boolean isLine = object.shape() == Shape.POLYLINE;
        if (isLine || shape == TileType.ONE_WAY) {
            Outline.Box box = Outline.Box.around(outline);
            List<Point> top = List.of(new Point(box.x(), box.y()), new Point(box.x() + box.width(), box.y()));
            stamps.addLine(isLine ? outline : top, rule, value);
        } else if (outline.size() == 1) {
            findings.count(Severity.WARNING, "import-solid-point", 1, layer.name());
        } else {
            stamps.addSolid(outline, rule, value);
        }
    }

    private static String name(ExternalObject object, TileType shape) {
        return object.className().isEmpty() ? TileTypeNames.nameOf(shape) : object.className();
    }

    private void place(ExternalLayer.Items layer, ExternalObject object, ObjectType type, String kind) {
        List<Point> outline = outline(layer, object);
        Optional<OwnKind> own = Optional.ofNullable(kinds.get(object.className()))
                .filter(it -> it.type() == type && it.behavior().name().equals(kind));
        LevelObject made = frame.scale().create(type, object.name(), kind);
        made = own.isPresent()
                ? made.withKind(own.get().name())
                        .withOwn(own)
                        .withProperties(new FieldValues(own.get(), layer.cellSize()).of(object.properties()))
                : made.withProperties(properties(object, kind));
        Optional<Property<List<PathStop>>> path = type.path();
        List<Point> route = path.isPresent() ? route(layer, object, outline) : List.of();
        Outline.Box box = Outline.Box.around(outline);
        if (isLine(object) && path.isPresent()) {
            box = around(outline.get(0), type, false);
        } else if (box.width() == 0 || box.height() == 0) {
            box = isLine(object) ? box : around(outline.get(0), type, true);
        }
        if (path.isPresent() && route.size() > 1) {
            List<PathStop> stops = PathObject.stops(route);
            made = made.with(path.get(), stops.subList(0, Math.min(stops.size(), Limits.MAX_STOPS)));
        } else if (object.rotation() != 0
                || object.shape() == Shape.ELLIPSE
                || !object.points().isEmpty()) {
            findings.count(Severity.HINT, "import-outline", 1, layer.name());
        }
        LevelObject placed = placer.add(placer.within(made, box.x(), box.y(), box.width(), box.height()));
        references.add(object, placed.id());
        addSource(layer, object, placed.id());
        placedOf.put(object, placed);
        if (!object.visible()) {
            findings.count(Severity.HINT, "import-hidden", 1, layer.name());
        }
        if (Cells.turnOf(object.cell()) != 0) {
            findings.count(Severity.HINT, "import-mirrored", 1, layer.name());
        }
    }

    /** The properties of an object, with its class if the kind that a rule gives it says something else. */
    private static RawMembers properties(ExternalObject object, String kind) {
        return object.className().equalsIgnoreCase(kind)
                ? object.properties()
                : withClass(object.properties(), object.className());
    }

    /** Properties with a class as the property {@code class}, unless there is none or they have that property. */
    static RawMembers withClass(RawMembers properties, String className) {
        return className.isEmpty() || properties.get("class").isPresent()
                ? properties
                : properties.with("class", FreeValue.ofText(className).json());
    }

    /** The objects of the level, with references to objects of the map as their ids in the level. */
    ObjectLists objects() {
        return references.in(placer.objects());
    }

    /** What replaces references to objects of the map, see {@link ExternalObject#REFERENCE}. */
    UnaryOperator<RawMembers> references() {
        return references::in;
    }

    /** The ids that objects of the map have in the level. */
    private static final class References {
        private static final Pattern REFERENCE =
                Pattern.compile("\\{[^{}]*\"" + ExternalObject.REFERENCE + "\"\\s*:\\s*\"([^\"]*)\"[^{}]*}");

        private final Map<String, String> idOf = new HashMap<>();

        void add(ExternalObject object, String id) {
            if (!object.id().isEmpty()) {
                idOf.put(object.id(), id);
            }
        }

        ObjectLists in(ObjectLists objects) {
            return objects.mapped(object -> {
                RawMembers replaced = in(object.properties());
                return replaced == object.properties() ? object : object.withProperties(replaced);
            });
        }

        RawMembers in(RawMembers properties) {
            RawMembers replaced = properties;
            for (Map.Entry<String, String> property : properties.asMap().entrySet()) {
                if (property.getValue().contains(ExternalObject.REFERENCE)) {
                    String json = REFERENCE.matcher(property.getValue()).replaceAll(found -> {
                        String id = idOf.get(found.group(1));
                        return Matcher.quoteReplacement(
                                id == null
                                        ? found.group()
                                        : FreeValue.ofText(id).json());
                    });
                    replaced = replaced.with(property.getKey(), json);
                }
            }
            return replaced;
        }
    }

    /** Properties in which the cells of LDtk are places in px, as they are in fields of own kinds. */
    static RawMembers placesInPixels(RawMembers properties, int cellSize) {
        RawMembers changed = properties;
        for (Map.Entry<String, String> property : properties.asMap().entrySet()) {
            String json = FieldValues.inPixels(property.getValue(), cellSize);
            changed = json.equals(property.getValue()) ? changed : changed.with(property.getKey(), json);
        }
        return changed;
    }

    /** The values of the fields of an own kind among the properties of an object, as its fields hold them. */
    private static final class FieldValues {
        private static final Pattern CELL =
                Pattern.compile("\\{\\s*\"cx\"\\s*:\\s*(-?[0-9]{1,7})\\s*,\\s*\"cy\"\\s*:\\s*(-?[0-9]{1,7})\\s*}");
        private static final Pattern PLACE =
                Pattern.compile("\\{\\s*\"x\"\\s*:\\s*(-?[0-9.]{1,12})\\s*,\\s*\"y\"\\s*:\\s*(-?[0-9.]{1,12})\\s*}");
        private static final int MAX_DEPTH = 16;
        private static final String TAGS = "tags";

        private final OwnKind kind;
        /** The cells of a layer of LDtk in px; 0 for other editors. */
        private final int cellSize;

        FieldValues(OwnKind kind, int cellSize) {
            this.kind = kind;
            this.cellSize = cellSize;
        }

        RawMembers of(RawMembers properties) {
            Map<String, String> values = new LinkedHashMap<>();
            // LDtk has tags for entities, not for what is made of them.
            add("", cellSize > 0 && kind.field(TAGS).isEmpty() ? properties.without(TAGS) : properties, values, 0);
            return RawMembers.of(values);
        }

        /** Adds values; those within an object have its key and a dot before their names. */
        private void add(String prefix, RawMembers properties, Map<String, String> values, int depth) {
            properties.asMap().forEach((key, json) -> {
                String name = prefix + key;
                Optional<OwnKind.Field> field = kind.field(DottedProperties.freeName(name));
                boolean isGroup = depth < MAX_DEPTH
                        && kind.fields().stream().anyMatch(it -> it.name().startsWith(name + "."));
                if (field.isPresent()) {
                    String value = value(field.get(), json);
                    // What every object must have stays, even if it is the default.
                    if (!value.equals(field.get().standard())
                            || field.get().definition().required()) {
                        values.put(name, value);
                    }
                } else if (isGroup && json.startsWith("{")) {
                    try {
                        add(name + ".", JsonMembers.split(json), values, depth + 1);
                    } catch (LevelFormatException e) {
                        values.put(name, json);
                    }
                } else {
                    values.put(name, json);
                }
            });
        }

        private String value(OwnKind.Field field, String json) {
            if (field.type() == FieldType.POINT) {
                return PLACE.matcher(inPixels(json, cellSize)).replaceAll("[ $1, $2 ]");
            }
            boolean isList = field.definition().list();
            if (field.choices().isEmpty() || json.startsWith("[")) {
                return json;
            }
            List<String> words = field.choices();
            if (json.matches("[0-9]{1,9}")) {
                // Tiled can keep the places of words in their list, or the sum of their bits.
                int number = Integer.parseInt(json);
                List<String> chosen = new ArrayList<>();
                for (int i = 0; i < Math.min(words.size(), Integer.SIZE - 1); i++) {
                    if (isList ? (number >> i & 1) != 0 : number == i) {
                        chosen.add(words.get(i));
                    }
                }
                return isList ? OwnKind.Field.list(chosen) : chosen.isEmpty() ? json : chosen.get(0);
            }
            if (!isList) {
                return json;
            }
            return OwnKind.Field.list(Stream.of(NamePattern.shown(json).split(","))
                    .filter(word -> !word.isEmpty())
                    .map(JsonQuotes::quote)
                    .toList());
        }

        private static String inPixels(String json, int cellSize) {
            return json.startsWith("\"")
                    ? json
                    : CELL.matcher(json)
                            .replaceAll(cell -> "[ " + middle(cell.group(1), cellSize) + ", "
                                    + middle(cell.group(2), cellSize) + " ]");
        }

        /** LDtk counts cells; a place is their middle, in px. */
        private static String middle(String cell, int cellSize) {
            double px = (Integer.parseInt(cell) + 0.5) * cellSize;
            return JsonNumbers.text(px);
        }
    }

    private static boolean isLine(ExternalObject object) {
        return object.points().size() > 1;
    }

    /** The box of an object without a size: a character stands on its point, anything else has it in its middle. */
    private Outline.Box around(Point point, ObjectType type, boolean canStand) {
        boolean isArea = type.placement() == ObjectType.Placement.AREA;
        double width = isArea ? frame.tileSize() : frame.scale().width(type);
        double height = isArea ? frame.tileSize() : frame.scale().height(type);
        boolean stands = canStand && type.placement() == ObjectType.Placement.STANDING;
        return new Outline.Box(point.x() - width / 2, point.y() - (stands ? height : height / 2), width, height);
    }

    /** Where an object moves: along its own line, along a line that a property names, or through listed points. */
    private List<Point> route(ExternalLayer.Items layer, ExternalObject object, List<Point> outline) {
        if (isLine(object)) {
            return outline;
        }
        Optional<ExternalObject> line = referredLine(object);
        if (line.isPresent()) {
            used.add(line.get());
            return outline(layer, line.get());
        }
        for (Map.Entry<String, String> property : object.properties().asMap().entrySet()) {
            List<Point> listed = new ListedPoints(layer, object).read(property.getValue());
            if (!listed.isEmpty()) {
                List<Point> route = new ArrayList<>();
                route.add(ListedPoints.middle(object));
                route.addAll(listed);
                return route.stream()
                        .map(point -> frame.toLevel(
                                point, layer.info().offsetX(), layer.info().offsetY()))
                        .toList();
            }
        }
        return List.of();
    }

    /** The line that a property refers to, or whose id it is: a number such as a speed may be the id of another line. */
    private Optional<ExternalObject> referredLine(ExternalObject object) {
        Collection<String> values = object.properties().asMap().values();
        return Stream.concat(
                        values.stream()
                                .flatMap(value -> References.REFERENCE
                                        .matcher(value)
                                        .results()
                                        .map(found -> found.group(1))),
                        values.stream())
                .map(lines::get)
                .filter(line -> line != null && line != object)
                .findFirst();
    }

    /**
     * Points in a property of an object: one or a list of objects with x and y in pixels, or with cx and cy, as LDtk counts
     * the cells of a layer. A moving object goes as far as from its pivot, or from its own cell, to that of the point.
     */
    private static final class ListedPoints {
        private static final String NUMBER = "(-?[0-9]{1,9}(?:\\.[0-9]{1,9})?)";
        private static final Pattern POINT =
                Pattern.compile("\\{\\s*\"(c?)x\"\\s*:\\s*" + NUMBER + "\\s*,\\s*\"c?y\"\\s*:\\s*" + NUMBER + "\\s*}");

        private final ExternalObject object;
        private final int cellSize;

        ListedPoints(ExternalLayer.Items layer, ExternalObject object) {
            this.object = object;
            cellSize = layer.cellSize();
        }

        static Point middle(ExternalObject object) {
            return new Point(object.x() + object.width() / 2, object.y() + object.height() / 2);
        }

        /** Where the middle of the object comes, in pixels of the layer; nowhere if the value is anything else. */
        List<Point> read(String json) {
            List<Point> points = new ArrayList<>();
            if (json.startsWith("[") || json.startsWith("{")) {
                Matcher matcher = POINT.matcher(json);
                while (matcher.find()) {
                    double x = Double.parseDouble(matcher.group(2));
                    double y = Double.parseDouble(matcher.group(3));
                    boolean isCell = !matcher.group(1).isEmpty();
                    if (!isCell) {
                        points.add(new Point(
                                middle(object).x() + x - object.pivotX(),
                                middle(object).y() + y - object.pivotY()));
                    } else if (cellSize > 0) {
                        points.add(new Point(
                                middle(object).x()
                                        + (x - ownCell(object.pivotX(), object.x(), object.width())) * cellSize,
                                middle(object).y()
                                        + (y - ownCell(object.pivotY(), object.y(), object.height())) * cellSize));
                    }
                }
            }
            return points;
        }

        /** The cell of an object, as LDtk counts it: that of its pivot, of one at the right or bottom edge the cell before. */
        private double ownCell(double pivot, double from, double length) {
            boolean isAtEnd = length > 0 && pivot == from + length;
            return Math.floor((isAtEnd ? pivot - 1 : pivot) / cellSize);
        }
    }
}
