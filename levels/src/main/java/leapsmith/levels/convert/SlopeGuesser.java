package leapsmith.levels.convert;

import java.util.List;
import java.util.OptionalLong;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.convert.Vocabulary.Meaning;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;

/**
 * Proposes slopes for cells that are clearly called solid and whose collision shapes are exactly those of slopes. A shape
 * that is only similar to a slope was drawn for another purpose, such as a round corner, so then the cells of its layer
 * stay blocks.
 */
final class SlopeGuesser {
    private final ExternalMap map;
    private final GuessedRules rules;
    private final RuleMatcher matcher;

    SlopeGuesser(ExternalMap map, GuessedRules rules) {
        this.map = map;
        this.rules = rules;
        matcher = new RuleMatcher(map);
    }

    /** Proposes rules; those for solid cells must be known. */
    void guess() {
        List<ImportRule> known = rules.all().stream().map(GuessedRule::rule).toList();
        for (ExternalLayer layer : map.layers()) {
            if (layer instanceof ExternalLayer.Tiles tiles) {
                slopes(tiles, known)
                        .ifPresent(count -> rules.add(
                                new Selector(By.TILE_SHAPE, "slope", layer.name()),
                                new Outcome.TilesByShape(),
                                "guess-tile-slope",
                                layer.name(),
                                count));
            }
        }
    }

    /** How many solid cells of a layer are slopes; empty if none are, or a rule for them would match others too. */
    private OptionalLong slopes(ExternalLayer.Tiles layer, List<ImportRule> known) {
        CellHistogram counts = CellHistogram.of(layer);
        long slopes = 0;
        for (int i = 0; i < counts.size(); i++) {
            int cell = counts.valueAt(i);
            if (!matcher.matches(new Selector(By.TILE_SHAPE, "slope", ""), layer, cell)) {
                continue;
            }
            int rule = matcher.ruleFor(layer, cell, known);
            boolean isBlock = rule < known.size() && known.get(rule).outcome().equals(GuessedRules.BLOCK);
            boolean isClear =
                    isBlock && isClear(known.get(rule).selector(), layer) && matcher.isSolidSlope(layer, cell);
            if (rule == known.size() || isBlock && !isClear) {
                return OptionalLong.empty();
            }
            slopes += isBlock ? counts.countAt(i) : 0;
        }
        return slopes == 0 ? OptionalLong.empty() : OptionalLong.of(slopes);
    }

    /** Whether the tileset or the name of the layer says that cells are solid, and not only how a landscape is called. */
    private static boolean isClear(Selector selector, ExternalLayer layer) {
        return switch (selector.by()) {
            case TILE_CLASS, TILE_PROPERTY -> true;
            default -> CellGuesser.is(layer, Meaning.SOLID);
        };
    }
}
