package leapsmith.levels.convert;

import java.util.List;

/**
 * How a map becomes a level. Each cell and each object is decided by the first rule that matches it; of several layers
 * with a cell at the same place, the one whose rule comes first decides. Cells without a rule are decoration and left
 * out; objects without a rule become zones with their class as their kind.
 *
 * @param rules in the order in which they are tried
 */
public record ImportProfile(List<ImportRule> rules) {
    public ImportProfile {
        rules = List.copyOf(rules);
    }
}
