package leapsmith.levels.convert;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;

/**
 * A level made of a map.
 *
 * @param level with the name of the theme, if there is one
 * @param theme the pictures of the map, by paths relative to the file that was opened; empty if it has none
 * @param uses for each rule of the profile, in its order, how many cells and objects it decided
 * @param findings what the level can't hold, and what was changed to fit
 */
public record ImportedLevel(Level level, Optional<Theme> theme, List<RuleUse> uses, List<Finding> findings) {
    /** How often a rule decided. */
    public record RuleUse(long cells, int objects) {}

    public ImportedLevel {
        uses = List.copyOf(uses);
        findings = List.copyOf(findings);
    }
}
