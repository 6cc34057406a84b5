package leapsmith.levels.convert;

import java.util.List;
import leapsmith.levels.foreign.ForeignLayer;
import leapsmith.levels.foreign.ForeignMap;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Severity;

/** Proposes rules for a map. */
public final class RuleGuesser {
    private RuleGuesser() {}

    /** {@return the rules that a map suggests, in the order in which they are tried} */
    public static List<GuessedRule> guess(ForeignMap map) {
        return map.layers().stream().map(RuleGuesser::original).toList();
    }

    /** {@return a profile of these rules} */
    public static ImportProfile profile(ForeignMap map) {
        return new ImportProfile(guess(map).stream().map(GuessedRule::rule).toList());
    }

    private static GuessedRule original(ForeignLayer layer) {
        return new GuessedRule(
                new ImportRule(new Selector(Selector.By.LAYER, layer.name(), ""), new Outcome.Original()),
                Finding.of(Severity.HINT, "guess-original", "x"));
    }
}
