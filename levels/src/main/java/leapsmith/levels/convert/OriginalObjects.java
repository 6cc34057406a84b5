package leapsmith.levels.convert;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.RawMembers;

/** Reads the objects of a layer that was made of the list of a type. */
final class OriginalObjects {
    private final ExternalLayer.Items layer;
    private final LevelFrame frame;
    private final LenientReader reader;
    private final ObjectPlacer placer;
    private final Map<String, Deque<ExternalObject>> paths = new HashMap<>();

    OriginalObjects(ExternalLayer.Items layer, LevelFrame frame, LenientReader reader, ObjectPlacer placer) {
        this.layer = layer;
        this.frame = frame;
        this.reader = reader;
        this.placer = placer;
    }

    /** The type of the objects of a layer; empty if it was not made of a list of objects. */
    static Optional<ObjectType> typeOf(ExternalLayer.Items layer) {
        return ObjectTypes.STANDARD.all().stream()
                .filter(type -> NamePattern.matches(type.listKey(), layer.name()))
                .findFirst();
    }

    /** Reads some objects of the layer, which are of its type. */
    void read(ObjectType type, List<ExternalObject> items) {
        DottedProperties keys = ExportKeys.of(type);
        List<LevelObject> objects = new ArrayList<>();
        for (ExternalObject item : items) {
            if (PathObject.isPath(item)) {
                paths.computeIfAbsent(item.name(), name -> new ArrayDeque<>()).add(item);
            } else {
                objects.add(read(type, keys, item));
            }
        }
        // Objects that had a path before get theirs first; a path that is left was added to one without.
        objects.replaceAll(object -> object.stops().isEmpty() ? object : withPath(object));
        objects.replaceAll(object -> object.stops().isEmpty() ? withPath(object) : object);
        objects.forEach(placer::addAsIs);
    }

    private LevelObject read(ObjectType type, DottedProperties keys, ExternalObject item) {
        LevelObject object = reader.read(
                item.properties(),
                keys,
                RawMembers.EMPTY,
                type + " " + item.name(),
                members -> JsonMembers.object(type, members));
        Outline.Box box = new Outline.Box(item.x(), item.y(), item.width(), item.height());
        if (item.rotation() != 0) {
            box = Outline.Box.around(Outline.of(item));
        }
        return placer.within(
                object.withId(item.name()).withKind(item.className()),
                frame.x(box.x() + layer.info().offsetX()),
                frame.y(box.y() + layer.info().offsetY()),
                box.width() * frame.scaleX(),
                box.height() * frame.scaleY());
    }

    private LevelObject withPath(LevelObject object) {
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
}
