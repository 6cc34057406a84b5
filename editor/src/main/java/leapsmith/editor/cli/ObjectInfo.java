package leapsmith.editor.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.ValueType;

/**
 * One line of text on an object of a level: id, kind, box, the properties that differ from their defaults, and the free
 * ones.
 */
final class ObjectInfo {
    private ObjectInfo() {}

    static String line(LevelObject object) {
        StringBuilder line = new StringBuilder(String.format(
                Locale.ROOT,
                "%-12s %-8s at %s, %s, %s x %s px",
                FailureText.oneLine(object.id()),
                FailureText.oneLine(object.kind()),
                JsonText.plain(object.x()),
                JsonText.plain(object.y()),
                JsonText.plain(object.width()),
                JsonText.plain(object.height())));
        for (Property<?> property : object.type().properties()) {
            if (!object.values().isDefault(property)) {
                line.append(", ").append(text(property, object.get(property)));
            }
        }
        if (!object.properties().isEmpty()) {
            line.append(", ").append(properties(object.properties()));
        }
        return line.toString();
    }

    /** Free properties on one line, with their values as JSON. */
    static String properties(RawMembers properties) {
        return properties.asMap().entrySet().stream()
                .map(each -> FailureText.oneLine(each.getKey()) + " " + each.getValue())
                .collect(Collectors.joining(", "));
    }

    private static String text(Property<?> property, Object value) {
        if (property.type() instanceof ValueType.Number number) {
            String unit = number.unit().symbol();
            return property.key() + " " + JsonText.plain((Double) value) + (unit.isEmpty() ? "" : " " + unit);
        }
        if (property.type() instanceof ValueType.Path) {
            return (((List<?>) value).size() + 1) + " stops";
        }
        if (property.type() instanceof ValueType.Flag) {
            return property.key();
        }
        return property.key() + " " + KebabNames.nameOf((Enum<?>) value);
    }
}
