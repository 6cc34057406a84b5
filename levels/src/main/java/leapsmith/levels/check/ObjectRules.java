package leapsmith.levels.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import leapsmith.levels.model.FileWord;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectRule;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Severity;
import leapsmith.physics.fixed.PortableMath;

/** Rules for each object: those for all types, and those that its type declares. */
final class ObjectRules {
    private static final Fix NEW_IDS = Fix.of("new-ids", (level, nearX, nearY) -> withNewIds(level));

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
                    Finding.of(Severity.WARNING, "empty-id", FileWord.of(object.type(), object.kind()))
                            .fixedBy(NEW_IDS),
                    object);
        } else if (!ids.add(object.id())) {
            report.report(
                    Finding.of(Severity.WARNING, "duplicate-id", object.id()).fixedBy(NEW_IDS), object);
        }
    }

    private void checkSize(LevelObject object) {
        if (!object.type().allowsZeroSize() && !OverlapRule.hasArea(object)) {
            report.report(
                    Finding.of(
                                    Severity.WARNING,
                                    "zero-size",
                                    object.id(),
                                    PortableMath.round(object.width()),
                                    PortableMath.round(object.height()))
                            .fixedBy(Fix.of("usual-size", object, ObjectRules::withUsualSize)),
                    object);
        }
    }

    private void checkKind(LevelObject object) {
        ObjectType type = object.type();
        if (type.findKind(object.kind()).isEmpty()) {
            ObjectType.UnknownKind unknown = type.unknownKind();
            report.report(
                    Finding.of(unknown.severity(), unknown.rule())
                            .withText(Message.of(
                                    "problem.unknown-kind",
                                    object.id(),
                                    object.kind(),
                                    known(type),
                                    FileWord.of(type),
                                    unknown.consequence()))
                            .fixedBy(Fix.of(
                                    "known-kind",
                                    object,
                                    (level, it) -> it.withKind(unknown.kind().name()))),
                    object);
        }
    }

    private static List<FileWord> known(ObjectType type) {
        return type.kinds().stream().map(kind -> FileWord.of(type, kind.name())).toList();
    }

    /** Gives an id to each object that has none, or that of an earlier object. */
    private static Level withNewIds(Level level) {
        Set<String> used = new HashSet<>();
        level.objects().stream().forEach(object -> used.add(object.id()));
        Set<String> seen = new HashSet<>();
        return level.withObjects(level.objects().mapped(object -> {
            if (!object.id().isEmpty() && seen.add(object.id())) {
                return object;
            }
            int number = 2;
            while (used.contains(object.kind() + "-" + number)) {
                number++;
            }
            String id = object.kind() + "-" + number;
            used.add(id);
            seen.add(id);
            return object.withId(id);
        }));
    }

    private static LevelObject withUsualSize(Level level, LevelObject object) {
        LevelObject usual = object.type().create(object.id(), object.kind(), object.x(), object.y());
        return object.withBox(object.x(), object.y(), usual.width(), usual.height());
    }
}
