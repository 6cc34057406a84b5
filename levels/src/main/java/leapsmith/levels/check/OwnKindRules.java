package leapsmith.levels.check;

import java.util.HashMap;
import java.util.Map;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.OwnKind.Field;
import leapsmith.levels.model.Severity;

/** Rules for the fields of objects of own kinds. */
final class OwnKindRules {
    private final Level level;
    private final Report report;
    private final Map<String, LevelObject> byId = new HashMap<>();

    OwnKindRules(Level level, Report report) {
        this.level = level;
        this.report = report;
    }

    void check() {
        level.objects().stream().filter(object -> object.own().isPresent()).forEach(object -> {
            OwnKind kind = object.own().get();
            kind.fields().forEach(field -> check(object, field));
            if (!kind.fields().isEmpty()) {
                checkOthers(object, kind);
            }
        });
    }

    private void check(LevelObject object, Field field) {
        String value = object.properties().get(field.name()).orElse(null);
        if (value == null) {
            if (field.definition().required()) {
                report.report(
                        Finding.of(Severity.WARNING, "field-missing", object.id(), field.name())
                                .fixedBy(Fix.of("add-field", object, set(field, field.standard()))),
                        object);
            }
            return;
        }
        field.wrong(value).ifPresent(wrong -> report.report(finding(wrong, object, field, value), object));
        if (field.type() == FieldType.REF && field.wrong(value).isEmpty()) {
            field.references(value).forEach(id -> checkReference(object, field, value, id));
        }
    }

    private static Finding finding(OwnKind.Wrong wrong, LevelObject object, Field field, String value) {
        Finding finding = switch (wrong) {
            case TYPE ->
                Finding.of(
                        Severity.WARNING,
                        "field-type",
                        object.id(),
                        field.name(),
                        value,
                        field.definition().type());
            case RANGE -> Finding.of(Severity.WARNING, "field-range", object.id(), field.name(), value, range(field));
            case CHOICE ->
                Finding.of(
                        Severity.WARNING,
                        "field-choice",
                        object.id(),
                        field.name(),
                        value,
                        String.join(", ", field.choices()));
        };
        return finding.fixedBy(Fix.of("allowed-value", object, set(field, field.nearest(value))));
    }

    /** The range of a number as an interval, such as {@code 1 to 9}. */
    private static String range(Field field) {
        double min = field.definition().min().orElse(Double.NEGATIVE_INFINITY);
        double max = field.definition().max().orElse(Double.POSITIVE_INFINITY);
        return (Double.isInfinite(min) ? "…" : plain(min)) + " – " + (Double.isInfinite(max) ? "…" : plain(max));
    }

    private static String plain(double value) {
        return value == (long) value ? Long.toString((long) value) : Double.toString(value);
    }

    private void checkReference(LevelObject object, Field field, String value, String id) {
        if (byId.isEmpty()) {
            level.objects().stream().forEach(each -> byId.putIfAbsent(each.id(), each));
        }
        LevelObject target = byId.get(id);
        if (target == null) {
            report.report(
                    Finding.of(Severity.WARNING, "ref-dangling", object.id(), field.name(), id)
                            .fixedBy(
                                    Fix.of("remove-reference", object, set(field, field.withReference(value, id, "")))),
                    object);
        } else if (!OwnKind.allowed(field).test(target)) {
            report.report(
                    Finding.of(
                                    Severity.WARNING,
                                    "ref-kind",
                                    object.id(),
                                    field.name(),
                                    id,
                                    String.join(", ", field.definition().to()))
                            .fixedBy(
                                    Fix.of("remove-reference", object, set(field, field.withReference(value, id, "")))),
                    object);
        }
    }

    private static Fix.ObjectChange set(Field field, String value) {
        return (level, it) -> it.withProperties(it.properties().with(field.name(), value));
    }

    /** Reports free properties that the kind doesn't have as fields. */
    private void checkOthers(LevelObject object, OwnKind kind) {
        for (String name : object.properties().asMap().keySet()) {
            if (kind.field(name).isEmpty()) {
                report.report(
                        Finding.of(Severity.HINT, "field-unknown", object.id(), name, kind.name())
                                .fixedBy(Fix.of(
                                        "remove-field",
                                        object,
                                        (now, it) -> it.withProperties(
                                                it.properties().without(name)))),
                        object);
            }
        }
    }
}
