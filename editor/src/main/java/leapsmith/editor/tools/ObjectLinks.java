package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.OwnKind.Field;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.ZoneType;

/**
 * Links between objects: from one that sets a signal to each that needs it, from a portal to where it leads, and from an object
 * of an own kind to those to which its fields refer. They aren't stored: they follow from the names of signals and from ids.
 */
public final class ObjectLinks {
    /**
     * A link.
     *
     * @param isOff whether the second object needs that the signal isn't set
     * @param isReference whether a field of the first object refers to the second one
     */
    public record Link(LevelObject from, LevelObject to, boolean isOff, boolean isReference) {}

    private ObjectLinks() {}

    /** All links of a level, in the order of its objects. */
    public static List<Link> of(Level level) {
        List<LevelObject> setters = new ArrayList<>();
        List<LevelObject> portals = new ArrayList<>();
        List<LevelObject> referring = new ArrayList<>();
        level.objects().stream().forEach(object -> {
            if (ObjectSignals.signalOf(object).isPresent()) {
                setters.add(object);
            } else if (isPortal(object) && !ZoneType.destination(object).isEmpty()) {
                portals.add(object);
            }
            if (!OwnKind.references(object).isEmpty()) {
                referring.add(object);
            }
        });
        List<Link> links = new ArrayList<>();
        if (setters.isEmpty() && portals.isEmpty() && referring.isEmpty()) {
            return links;
        }
        level.objects().stream().forEach(object -> {
            for (SignalCondition condition : ObjectSignals.needsOf(object)) {
                for (LevelObject setter : setters) {
                    if (ObjectSignals.signalOf(setter).orElseThrow().equals(condition.signal())) {
                        links.add(new Link(setter, object, condition.isOff(), false));
                    }
                }
            }
            for (LevelObject portal : portals) {
                if (ZoneType.destination(portal).equals(object.id())) {
                    links.add(new Link(portal, object, false, false));
                }
            }
            for (LevelObject from : referring) {
                if (OwnKind.references(from).contains(object.id())) {
                    links.add(new Link(from, object, false, true));
                }
            }
        });
        return links;
    }

    static boolean isPortal(LevelObject object) {
        return ZoneType.is(object, ZoneType.PORTAL);
    }

    /** Whether links can begin at an object. */
    static boolean canLink(LevelObject object) {
        return isPortal(object)
                || ObjectSignals.signalOf(object).isPresent()
                || referenceFields(object).findFirst().isPresent();
    }

    private static Stream<Field> referenceFields(LevelObject object) {
        return object.own().stream()
                .flatMap(kind -> kind.fields().stream())
                .filter(field -> field.type() == FieldType.REF);
    }

    /** The first field of an object that may refer to another one. */
    private static Optional<Field> referenceField(LevelObject from, LevelObject to) {
        return referenceFields(from)
                .filter(field -> OwnKind.allowed(field).test(to))
                .findFirst();
    }

    private static boolean canSignal(LevelObject from, LevelObject to) {
        return ObjectSignals.signalOf(from).isPresent() && ObjectSignals.mayNeed(to);
    }

    /** What a link from an object is dragged to. */
    static Message status(LevelObject from) {
        boolean signals = ObjectSignals.signalOf(from).isPresent();
        return Message.of(isPortal(from) ? "status.link.portal" : signals ? "status.link" : "status.link.reference");
    }

    /** Whether an object can be linked with another one. */
    static boolean canBeLinked(LevelObject from, LevelObject to) {
        boolean isOther = !from.id().equals(to.id());
        return isOther
                && (isPortal(from)
                        || canSignal(from, to)
                        || referenceField(from, to).isPresent());
    }

    /**
     * The objects that a link changes, or if it is there its end. A signal that others set too gets the id of the object as its
     * name.
     */
    static List<LevelObject> toggled(Level level, LevelObject from, LevelObject to) {
        if (isPortal(from)) {
            boolean isLinked = from.get(ZoneType.TO).equals(to.id());
            return List.of(from.with(ZoneType.TO, isLinked ? "" : to.id()));
        }
        if (!canSignal(from, to)) {
            return List.of(withReference(from, referenceField(from, to).orElseThrow(), to.id()));
        }
        String signal = ObjectSignals.signalOf(from).orElseThrow();
        List<SignalCondition> needs = new ArrayList<>(ObjectSignals.needsOf(to));
        if (needs.removeIf(condition -> condition.signal().equals(signal))) {
            return List.of(to.with(ObjectSignals.NEEDS, needs));
        }
        boolean isShared = from.get(ObjectSignals.SETS).isEmpty()
                && level.objects().stream()
                        .anyMatch(other -> !other.id().equals(from.id())
                                && ObjectSignals.signalOf(other)
                                        .filter(signal::equals)
                                        .isPresent());
        String id = from.id().replaceAll("[\\s!:,]", "-");
        boolean renames = isShared && id.matches(SignalCondition.NAME);
        needs.add(new SignalCondition(renames ? id : signal, 1));
        LevelObject needing = to.with(ObjectSignals.NEEDS, needs);
        return renames ? List.of(from.with(ObjectSignals.SETS, id), needing) : List.of(needing);
    }

    /** An object whose field refers to another one, or doesn't any more if it did. */
    private static LevelObject withReference(LevelObject from, Field field, String id) {
        List<String> ids = new ArrayList<>(field.references(OwnKind.valueOf(from, field)));
        boolean isNew = !ids.remove(id);
        if (!field.definition().list()) {
            ids.clear();
        }
        if (isNew) {
            ids.add(id);
        }
        List<String> quoted = ids.stream().map(JsonQuotes::quote).toList();
        String json = field.definition().list() ? Field.list(quoted) : ids.isEmpty() ? "\"\"" : quoted.get(0);
        return from.withProperties(from.properties().with(field.name(), json));
    }
}
