package leapsmith.editor.cli;

import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.convert.Outcome;
import leapsmith.levels.model.TileTypeNames;

/** Rules of an import as text: {@code block: the layer Collision, because of its name}. */
final class RuleText {
    private RuleText() {}

    /** A guessed rule with its reason. */
    static String line(GuessedRule rule) {
        return FailureText.oneLine(
                becomes(rule.rule().outcome()) + ": " + rule.reason().message());
    }

    /** What the cells and objects of a rule become. */
    static String becomes(Outcome outcome) {
        if (outcome instanceof Outcome.Tiles tiles) {
            return TileTypeNames.nameOf(tiles.shape());
        }
        if (outcome instanceof Outcome.TilesByShape) {
            return "tiles by collision shape";
        }
        if (outcome instanceof Outcome.Placed placed) {
            return placed.kind() + " (" + placed.type().name() + ")";
        }
        return outcome instanceof Outcome.Original ? "as exported" : "nothing";
    }
}
