package leapsmith.levels.convert;

import java.util.List;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;

/**
 * Proposes rules for a map, each with its reason. Names in English, collision shapes and values are the evidence; a map
 * that was exported from a level is recognized.
 */
public final class RuleGuesser {
    private RuleGuesser() {}

    /**
     * {@return the rules that a map suggests, in the order in which they are tried}
     *
     * @param map of any editor
     */
    public static List<GuessedRule> guess(ExternalMap map) {
        GuessedRules rules = new GuessedRules();
        if (ExportKeys.isIn(map)) {
            guessOriginal(map, rules);
            return rules.all();
        }
        CellGuesser cells = new CellGuesser(map, rules);
        cells.guess();
        new ObjectGuesser(map, rules).guess();
        if (!rules.hasSolid()) {
            cells.guessLargest();
        }
        new SlopeGuesser(map, rules).guess();
        return rules.all();
    }

    /**
     * {@return a profile of the rules that a map suggests}
     *
     * @param map of any editor
     */
    public static ImportProfile profile(ExternalMap map) {
        return new ImportProfile(guess(map).stream().map(GuessedRule::rule).toList());
    }

    private static void guessOriginal(ExternalMap map, GuessedRules rules) {
        for (ExternalLayer layer : map.layers()) {
            rules.add(new Selector(By.LAYER, layer.name(), ""), new Outcome.Original(), "guess-original", layer.name());
        }
    }
}
