package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;

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
        new CellGuesser.SlopeGuesser(map, rules).guess();
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

    /** Collects rules in the order in which they have to be tried: what is special before what is solid. */
    static final class GuessedRules {
        static final Outcome BLOCK = new Outcome.Tiles(TileType.BLOCK);
        static final Outcome ONE_WAY = new Outcome.Tiles(TileType.ONE_WAY);
        static final Outcome EMPTY = new Outcome.Tiles(TileType.EMPTY);
        static final Outcome PLAYER = new Outcome.Placed(CharacterType.TYPE, CharacterType.PLAYER);
        static final Outcome PATROL = new Outcome.Placed(CharacterType.TYPE, CharacterType.PATROL);
        static final Outcome GOAL = new Outcome.Placed(ZoneType.TYPE, ZoneType.GOAL);
        static final Outcome ONE_WAY_PLATFORM = new Outcome.Placed(PlatformType.TYPE, PlatformType.ONE_WAY);
        static final Outcome MOVING = new Outcome.Placed(PlatformType.TYPE, PlatformType.SOLID);

        private final List<GuessedRule> special = new ArrayList<>();
        private final List<GuessedRule> solid = new ArrayList<>();

        /** Adds a rule with its reason: the name and the arguments of a finding. */
        void add(Selector selector, Outcome outcome, String reason, Object... arguments) {
            GuessedRule guessed =
                    new GuessedRule(new ImportRule(selector, outcome), Finding.of(Severity.HINT, reason, arguments));
            (outcome.equals(BLOCK) ? solid : special).add(guessed);
        }

        boolean hasSolid() {
            return !solid.isEmpty();
        }

        List<GuessedRule> all() {
            List<GuessedRule> all = new ArrayList<>(special);
            all.addAll(solid);
            return all;
        }
    }
}
