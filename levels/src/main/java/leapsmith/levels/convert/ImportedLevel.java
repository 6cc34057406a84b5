package leapsmith.levels.convert;

import java.util.List;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;

/**
 * A level made of a map.
 *
 * @param uses for each rule of the profile, in its order, how many cells and objects it decided
 * @param findings what the level can't hold, and what was changed to fit
 */
public record ImportedLevel(Level level, List<RuleUse> uses, List<Finding> findings) {
    /** How often a rule decided. */
    public record RuleUse(long cells, int objects) {}

    public ImportedLevel {
        uses = List.copyOf(uses);
        findings = List.copyOf(findings);
    }
}
