package leapsmith.levels.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.ZoneType;

/** Rules for signals, and for what leads to other objects. */
final class SignalRules {
    private final Level level;
    private final Report report;
    /** How many objects set each signal. */
    private final Map<String, Integer> setters = new HashMap<>();

    private final Set<String> needed;

    SignalRules(Level level, Report report) {
        this.level = level;
        this.report = report;
        level.objects().stream().forEach(object -> {
            ObjectSignals.signalOf(object).ifPresent(signal -> setters.merge(signal, 1, Integer::sum));
        });
        needed = ObjectSignals.neededIn(level);
    }

    void check() {
        level.legend().entries().stream().map(LegendEntry::kind).forEach(this::checkKind);
        level.objects().stream().forEach(object -> {
            checkNeeds(object);
            checkUse(object);
            if (ZoneType.is(object, ZoneType.PORTAL)) {
                checkPortal(object);
            }
        });
    }

    private void checkNeeds(LevelObject object) {
        List<SignalCondition> conditions = ObjectSignals.needsOf(object);
        if (conditions.isEmpty() && PlatformType.isDoor(object)) {
            report.report(Finding.of(Severity.HINT, "door-without-needs", object.id()), object);
        }
        for (SignalCondition condition : conditions) {
            int count = setters.getOrDefault(condition.signal(), 0);
            if (count == 0) {
                report.report(
                        Finding.of(Severity.WARNING, "signal-never-set", object.id(), condition.signal())
                                .fixedBy(Fix.of("remove-condition", object, (now, it) -> without(it, condition))),
                        object);
            } else if (condition.least() != SignalCondition.ALL && condition.least() > count) {
                report.report(
                        Finding.of(
                                        Severity.WARNING,
                                        "signal-too-few",
                                        object.id(),
                                        condition.least(),
                                        condition.signal(),
                                        count)
                                .fixedBy(Fix.of("need-all", object, (now, it) -> withAll(it, condition))),
                        object);
            }
        }
    }

    /** Reports conditions of a tile kind on signals that nothing sets. */
    private void checkKind(TileKind kind) {
        for (SignalCondition condition : kind.when()) {
            int count = setters.getOrDefault(condition.signal(), 0);
            if (count == 0 || condition.least() != SignalCondition.ALL && condition.least() > count) {
                report.report(Finding.of(Severity.WARNING, "kind-signal", kind.name(), condition.toString(), count)
                        .fixedBy(Fix.of(
                                "remove-condition-of-kind", (now, nearX, nearY) -> without(now, kind, condition))));
            }
        }
    }

    private static Level without(Level level, TileKind kind, SignalCondition condition) {
        Legend legend = level.legend();
        for (int value = 0; value < legend.size(); value++) {
            LegendEntry entry = legend.entries().get(value);
            if (entry.kind().equals(kind)) {
                List<SignalCondition> left =
                        kind.when().stream().filter(it -> !it.equals(condition)).toList();
                return level.withLegend(legend.with(value, entry.withKind(kind.withWhen(left))));
            }
        }
        return level;
    }

    private static LevelObject without(LevelObject object, SignalCondition condition) {
        return object.with(
                ObjectSignals.NEEDS,
                object.get(ObjectSignals.NEEDS).stream()
                        .filter(it -> !it.equals(condition))
                        .toList());
    }

    private static LevelObject withAll(LevelObject object, SignalCondition condition) {
        SignalCondition all = new SignalCondition(condition.signal(), SignalCondition.ALL);
        return object.with(
                ObjectSignals.NEEDS,
                object.get(ObjectSignals.NEEDS).stream()
                        .map(it -> it.equals(condition) ? all : it)
                        .toList());
    }

    /** Reports keys and switches that open nothing; other items may only be counted by a game. */
    private void checkUse(LevelObject object) {
        boolean isPickup = object.behavior().equals(ZoneType.PICKUP);
        ObjectSignals.signalOf(object)
                .filter(signal -> !isPickup && !needed.contains(signal))
                .ifPresent(signal ->
                        report.report(Finding.of(Severity.HINT, "signal-unused", object.id(), signal), object));
    }

    private void checkPortal(LevelObject portal) {
        String to = portal.get(ZoneType.TO);
        String destination = ZoneType.destination(portal);
        if (to.isEmpty()) {
            report.report(Finding.of(Severity.WARNING, "portal-without-destination", portal.id()), portal);
        } else if (!destination.isEmpty() && !hasObject(destination)) {
            report.report(Finding.of(Severity.WARNING, "portal-destination", portal.id(), destination), portal);
        }
    }

    private boolean hasObject(String id) {
        return level.objects().stream().anyMatch(object -> object.id().equals(id));
    }
}
