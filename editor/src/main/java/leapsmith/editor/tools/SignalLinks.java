package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.ZoneType;

/**
 * Links between objects: from one that sets a signal to each that needs it, and from a portal to where it leads. They aren't
 * stored: they follow from the names of signals and from ids.
 */
public final class SignalLinks {
    /**
     * A link.
     *
     * @param isOff whether the second object needs that the signal isn't set
     */
    public record Link(LevelObject from, LevelObject to, boolean isOff) {}

    private SignalLinks() {}

    /** All links of a level, in the order of its objects. */
    public static List<Link> of(Level level) {
        List<LevelObject> setters = new ArrayList<>();
        List<LevelObject> portals = new ArrayList<>();
        level.objects().stream().forEach(object -> {
            if (ObjectSignals.signalOf(object).isPresent()) {
                setters.add(object);
            } else if (isPortal(object) && !ZoneType.destination(object).isEmpty()) {
                portals.add(object);
            }
        });
        List<Link> links = new ArrayList<>();
        if (setters.isEmpty() && portals.isEmpty()) {
            return links;
        }
        level.objects().stream().forEach(object -> {
            for (SignalCondition condition : ObjectSignals.needsOf(object)) {
                for (LevelObject setter : setters) {
                    if (ObjectSignals.signalOf(setter).orElseThrow().equals(condition.signal())) {
                        links.add(new Link(setter, object, condition.isOff()));
                    }
                }
            }
            for (LevelObject portal : portals) {
                if (ZoneType.destination(portal).equals(object.id())) {
                    links.add(new Link(portal, object, false));
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
        return isPortal(object) || ObjectSignals.signalOf(object).isPresent();
    }

    /** Whether an object can be linked with another one. */
    static boolean canBeLinked(LevelObject from, LevelObject to) {
        boolean isOther = !from.id().equals(to.id());
        return isOther && (isPortal(from) || ObjectSignals.mayNeed(to));
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
}
