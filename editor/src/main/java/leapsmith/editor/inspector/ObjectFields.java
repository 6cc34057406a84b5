package leapsmith.editor.inspector;

import static leapsmith.editor.inspector.FieldSpec.live;
import static leapsmith.editor.inspector.FieldSpec.whenLeft;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import leapsmith.editor.document.PathEdits;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectDefinition.Resize;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.PropertyGroup.Preset;
import leapsmith.levels.model.ZoneType;

/** The fields of objects: id, kind and box, and the properties of their type. */
final class ObjectFields {
    private static final String CUSTOM = "custom";
    /** The most objects that the list of a portal's destinations shows; others can be typed, or linked in the level. */
    private static final int MAX_DESTINATIONS = 500;

    private static final InputType COORDINATE =
            new InputType.Numeric(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX, false, "unit.px");
    private static final InputType LENGTH = new InputType.Numeric(0, Limits.MAX_OBJECT_SIDE_PX, false, "unit.px");
    private static final InputType STOP =
            new InputType.Numeric(-Limits.MAX_STOP_PX, Limits.MAX_STOP_PX, false, "unit.px");

    static final FieldSpec<LevelObject> ID =
            whenLeft("id", new InputType.Name(200, false), LevelObject::id, (o, v) -> o.withId((String) v));

    private static final List<FieldSpec<LevelObject>> BOX = List.of(
            box("x", COORDINATE, LevelObject::x, (o, v) -> o.withBox(v, o.y(), o.width(), o.height())),
            box("y", COORDINATE, LevelObject::y, (o, v) -> o.withBox(o.x(), v, o.width(), o.height())),
            box("width", LENGTH, LevelObject::width, (o, v) -> o.withBox(o.x(), o.y(), v, o.height())),
            box("height", LENGTH, LevelObject::height, ObjectFields::withHeight));

    /** What stands keeps its feet where they are. */
    private static LevelObject withHeight(LevelObject object, double height) {
        boolean stands = object.type().placement() == ObjectType.Placement.STANDING;
        double y = stands ? object.y() + object.height() - height : object.y();
        return object.withBox(object.x(), y, object.width(), height);
    }

    private ObjectFields() {}

    /** Position and size, without the sides that the own kind of an object doesn't let change. */
    static List<FieldSpec<LevelObject>> box(List<LevelObject> objects) {
        return BOX.stream()
                .filter(field -> objects.stream().allMatch(object -> isChangeable(field.key(), object)))
                .toList();
    }

    private static boolean isChangeable(String key, LevelObject object) {
        Resize resize = object.own().map(OwnKind::resize).orElse(Resize.BOTH);
        return switch (key) {
            case "width" -> resize == Resize.BOTH || resize == Resize.WIDTH;
            case "height" -> resize == Resize.BOTH || resize == Resize.HEIGHT;
            default -> true;
        };
    }

    /** The kind; if any is allowed, those in use in a level are suggested. */
    static FieldSpec<LevelObject> kind(ObjectType type, Level level, SharedKinds shared) {
        List<String> known = Stream.concat(
                        type.kinds().stream().map(ObjectKind::name),
                        shared.objects().values().stream()
                                .filter(own -> own.type() == type)
                                .map(OwnKind::name))
                .toList();
        List<String> names = type.takesAnyKind()
                ? Stream.concat(known.stream(), level.objects(type).stream().map(LevelObject::kind))
                        .distinct()
                        .toList()
                : known;
        return live(
                "kind",
                new InputType.Choice(names, "kind." + type + ".", type.takesAnyKind()),
                LevelObject::kind,
                (o, v) -> o.withKind((String) v));
    }

    static List<Property<?>> shown(PropertyGroup group, List<LevelObject> objects) {
        return group.properties().stream()
                .filter(property -> objects.stream().allMatch(property::isShownFor))
                .toList();
    }

    /**
     * The fields of a group for objects: the properties shown for every object that a field can show, and the presets
     * if all properties are shown in which these differ.
     *
     * @param elsewhere looks for what a portal of the level can lead to in other levels, and passes it on later
     */
    static List<FieldSpec<LevelObject>> of(
            PropertyGroup group, List<LevelObject> objects, Level level, Consumer<Consumer<List<String>>> elsewhere) {
        List<FieldSpec<LevelObject>> specs = new ArrayList<>();
        List<Property<?>> shown = shown(group, objects);
        if (!group.presets().isEmpty() && shown.containsAll(propertiesOfPresets(group))) {
            specs.add(preset(group));
        }
        for (Property<?> property : shown) {
            if (property == ZoneType.TO) {
                specs.add(destination(objects, level, elsewhere));
            } else {
                add(property, specs);
            }
        }
        return specs;
    }

    /** Where portals lead: to any other object, of which portals come first, or to one of another level. */
    private static FieldSpec<LevelObject> destination(
            List<LevelObject> portals, Level level, Consumer<Consumer<List<String>>> elsewhere) {
        List<String> others = level.objects().stream()
                .filter(it ->
                        portals.size() > 1 || !it.id().equals(portals.get(0).id()))
                .sorted(Comparator.comparing(it -> !ZoneType.is(it, ZoneType.PORTAL)))
                .map(LevelObject::id)
                .limit(MAX_DESTINATIONS)
                .toList();
        return live(
                ZoneType.TO.key(),
                new InputType.Choice(others, "destination.", true, elsewhere),
                portal -> portal.get(ZoneType.TO),
                (portal, to) -> portal.with(ZoneType.TO, (String) to));
    }

    /** Paths have a separate section in the inspector. */
    private static <T> void add(Property<T> property, List<FieldSpec<LevelObject>> specs) {
        FieldSpec.of(
                        property.key(),
                        property.type(),
                        property.key() + ".",
                        (LevelObject object) -> object.get(property),
                        (object, value) -> object.with(property, value),
                        FieldSpec.set(property.key()))
                .ifPresent(specs::add);
    }

    /** The properties that don't have the same value in all presets of a group. */
    private static Set<Property<?>> propertiesOfPresets(PropertyGroup group) {
        Set<Preset<?>> values = new HashSet<>();
        Set<Property<?>> different = new HashSet<>();
        for (List<Preset<?>> preset : group.presets().values()) {
            for (Preset<?> value : preset) {
                boolean isFirst = values.stream().noneMatch(other -> other.property() == value.property());
                if (values.add(value) && !isFirst) {
                    different.add(value.property());
                }
            }
        }
        return different;
    }

    /** The choice of a preset. Custom can't be chosen: it is shown when the values match no preset. */
    private static FieldSpec<LevelObject> preset(PropertyGroup group) {
        return live(
                "preset",
                new InputType.Choice(List.copyOf(group.presets().keySet()), "preset."),
                object -> presetOf(object, group),
                (object, name) -> withPreset(object, group.presets().get((String) name)));
    }

    private static String presetOf(LevelObject object, PropertyGroup group) {
        for (Map.Entry<String, List<Preset<?>>> preset : group.presets().entrySet()) {
            if (preset.getValue().stream()
                    .allMatch(value -> object.get(value.property()).equals(value.value()))) {
                return preset.getKey();
            }
        }
        return CUSTOM;
    }

    private static LevelObject withPreset(LevelObject object, List<Preset<?>> preset) {
        LevelObject changed = object;
        for (Preset<?> value : preset) {
            changed = with(changed, value);
        }
        return changed;
    }

    private static <T> LevelObject with(LevelObject object, Preset<T> value) {
        return object.with(value.property(), value.value());
    }

    /** The x offset of a further stop from the first; the field's key is {@code stop}, its number from 1, {@code x}. */
    static FieldSpec<LevelObject> stopX(int stop) {
        return stop(stop, "x", PathStop::x, (it, x) -> it.at(x, it.y()));
    }

    /** As {@link #stopX}, for y. */
    static FieldSpec<LevelObject> stopY(int stop) {
        return stop(stop, "y", PathStop::y, (it, y) -> it.at(it.x(), y));
    }

    /** A removed stop is read as 0 until the page is rebuilt. */
    private static FieldSpec<LevelObject> stop(
            int stop, String axis, Function<PathStop, Double> get, BiFunction<PathStop, Double, PathStop> with) {
        String key = "stop" + (stop + 1) + axis;
        return new FieldSpec<>(
                key,
                STOP,
                object ->
                        stop < object.stops().size() ? get.apply(object.stops().get(stop)) : (Double) 0.0,
                (object, value) -> {
                    List<PathStop> stops = new ArrayList<>(object.stops());
                    stops.set(stop, with.apply(stops.get(stop), (Double) value));
                    return object.with(object.type().path().orElseThrow(), stops);
                },
                true,
                PathEdits.MOVE);
    }

    private static FieldSpec<LevelObject> box(
            String key,
            InputType type,
            Function<LevelObject, Object> get,
            BiFunction<LevelObject, Double, LevelObject> with) {
        return live(key, type, get, (o, v) -> with.apply(o, (Double) v));
    }
}
