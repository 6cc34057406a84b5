package leapsmith.levels.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectRule;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Severity;

/** Rules for each object: those for all types, and those that its type declares. */
final class ObjectRules {
    private final Level level;
    private final Report report;
    private final Set<String> ids = new HashSet<>();

    ObjectRules(Level level, Report report) {
        this.level = level;
        this.report = report;
    }

    void check() {
        for (ObjectType type : level.objects().types().all()) {
            List<LevelObject> objects = level.objects(type);
            for (LevelObject object : objects) {
                checkId(object);
                checkSize(object);
                checkKind(object);
                for (ObjectRule rule : type.rules()) {
                    rule.check(object, report);
                }
            }
            for (BiConsumer<List<LevelObject>, ObjectRule.Context> rule : type.listRules()) {
                rule.accept(objects, report);
            }
        }
    }

    private void checkId(LevelObject object) {
        if (object.id().isEmpty()) {
            report.report(
                    Severity.WARNING,
                    "empty-id",
                    "An object of kind \"" + object.kind() + "\" has no id. Give it one.",
                    object);
        } else if (!ids.add(object.id())) {
            report.report(
                    Severity.WARNING,
                    "duplicate-id",
                    "The id \"" + object.id() + "\" is used more than once. Give each object its own id.",
                    object);
        }
    }

    private void checkSize(LevelObject object) {
        if (!object.type().allowsZeroSize() && !Boxes.hasArea(object)) {
            report.report(
                    Severity.WARNING,
                    "zero-size",
                    "\"" + object.id() + "\" has no " + (object.width() > 0 ? "height" : "width")
                            + ", so nothing can touch it. Make it larger.",
                    object);
        }
    }

    private void checkKind(LevelObject object) {
        ObjectType type = object.type();
        if (type.findKind(object.kind()).isEmpty()) {
            ObjectType.UnknownKind unknown = type.unknownKind();
            report.report(
                    unknown.severity(),
                    unknown.rule(),
                    "The " + type + " \"" + object.id() + "\" has the kind \"" + object.kind()
                            + "\", which is unknown, " + unknown.consequence() + ". " + known(type.kinds()) + ".",
                    object);
        }
    }

    private static String known(List<ObjectKind> kinds) {
        List<String> names = kinds.stream().map(ObjectKind::name).toList();
        int last = names.size() - 1;
        return last == 0
                ? "The known kind is " + names.get(0)
                : "Known kinds are " + names.stream().limit(last).collect(Collectors.joining(", ")) + " and "
                        + names.get(last);
    }
}
