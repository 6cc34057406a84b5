package leapsmith.editor.imports;

import java.util.Optional;
import leapsmith.levels.convert.ImportRule;
import leapsmith.levels.convert.ImportedLevel.RuleUse;
import leapsmith.levels.model.Finding;

/**
 * A rule as it is listed.
 *
 * @param reason why it was suggested; empty if the user made or changed it
 * @param use how much it decides in the shown map; empty while that is not known
 */
record RuleLine(ImportRule rule, Optional<Finding> reason, Optional<RuleUse> use) {
    static RuleLine of(ImportRule rule) {
        return new RuleLine(rule, Optional.empty(), Optional.empty());
    }

    RuleLine withUse(RuleUse newUse) {
        return new RuleLine(rule, reason, Optional.of(newUse));
    }
}
