package leapsmith.levels.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileKind;

/**
 * Checks a level for problems. It reads only the objects and the tiles near them, so its cost does not depend on the
 * size of the level.
 *
 * <p>Rules for one type of objects are declared by the {@link leapsmith.levels.model.ObjectType}; rules for the level
 * as a whole are in this package.
 */
public final class LevelCheck {
    private LevelCheck() {}

    /**
     * {@return the problems of a level, the most severe first; at most a thousand per rule}
     *
     * @param level a level
     */
    public static List<Problem> check(Level level) {
        Report report = new Report(level);
        new LevelRules(level, report).check();
        new NameRules(level, report).check();
        new ObjectRules(level, report).check();
        new OverlapRule(level, report).check();
        return report.sorted();
    }

    /** Checks the names of free properties and of tile kinds, for which files allow more than the editor. */
    private static final class NameRules {
        private final Level level;
        private final Report report;

        NameRules(Level level, Report report) {
            this.level = level;
            this.report = report;
        }

        void check() {
            oddName(level.properties()).ifPresent(report::report);
            Set<String> names = new HashSet<>();
            level.legend().entries().forEach(entry -> {
                TileKind kind = entry.kind();
                oddName(kind.properties()).ifPresent(report::report);
                if (!kind.isPlain() && !names.add(kind.name())) {
                    report.report(Finding.of(Severity.HINT, "tile-kind-name", kind.name()));
                }
            });
            level.objects().stream()
                    .filter(object -> !object.properties().isEmpty())
                    .forEach(this::check);
        }

        private void check(LevelObject object) {
            oddName(object.properties()).ifPresent(finding -> report.report(finding, object));
        }

        /** What to report of the first property without a proper name, if there is one. */
        private static Optional<Finding> oddName(RawMembers properties) {
            return properties.asMap().keySet().stream()
                    .filter(name -> !FreeValue.isName(name))
                    .findFirst()
                    .map(name -> Finding.of(
                            Severity.HINT,
                            "property-name",
                            name.length() > Limits.MAX_PROPERTY_NAME
                                    ? name.substring(0, Limits.MAX_PROPERTY_NAME) + "…"
                                    : name,
                            Limits.MAX_PROPERTY_NAME));
        }
    }
}
