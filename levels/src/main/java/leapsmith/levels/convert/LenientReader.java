package leapsmith.levels.convert;

import java.util.Map;
import java.util.function.Consumer;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;

/** Reads parts of a level from properties that a person may have changed: a wrong one is left out and reported. */
final class LenientReader {
    private final Consumer<Finding> report;

    LenientReader(Consumer<Finding> report) {
        this.report = report;
    }

    /** Makes a part of a level of its members in a level file. */
    interface PartReader<T> {
        T read(RawMembers members) throws LevelFormatException;
    }

    /**
     * Reads a part.
     *
     * @param keys which of them are known
     * @param fixed members that are right in any case
     * @param owner what it is, for findings
     */
    <T> T read(RawMembers flat, DottedProperties keys, RawMembers fixed, String owner, PartReader<T> reader) {
        RawMembers rest = flat;
        while (true) {
            try {
                return reader.read(keys.nest(rest).withAll(fixed));
            } catch (LevelFormatException e) {
                RawMembers next = without(rest, e.path());
                if (next == rest) {
                    next = RawMembers.EMPTY;
                }
                if (rest.isEmpty()) {
                    throw new IllegalStateException("the fixed members are right", e);
                }
                if (next.asMap().size() < rest.asMap().size()) {
                    report.accept(Finding.of(Severity.WARNING, "import-wrong-value", owner, e.path(), e.text()));
                }
                rest = next;
            }
        }
    }

    /** The properties without the wrong one; if it is a list as text, as some formats hold it, with the list. */
    private static RawMembers without(RawMembers flat, String path) {
        for (Map.Entry<String, String> property : flat.asMap().entrySet()) {
            String key = property.getKey();
            boolean isWrong = path.equals(key) || path.startsWith(key + '.') || path.startsWith(key + '[');
            if (isWrong) {
                String text = NamePattern.shown(property.getValue());
                boolean isList = property.getValue().startsWith("\"[")
                        || property.getValue().startsWith("\"{");
                return isList && isJson(text) ? flat.with(key, text) : flat.without(key);
            }
        }
        return flat;
    }

    private static boolean isJson(String text) {
        try {
            JsonMembers.split("{\"list\":" + text + "}");
            return true;
        } catch (LevelFormatException e) {
            return false;
        }
    }
}
