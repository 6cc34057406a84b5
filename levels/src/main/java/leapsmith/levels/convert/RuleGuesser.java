package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.convert.Vocabulary.Meaning;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileKind;
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
        return guessResolved(map.resolved());
    }

    private static List<GuessedRule> guessResolved(ExternalMap map) {
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
        cells.guessSlopes();
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

    /**
     * {@return what objects of a class probably are, if its name says so; empty if it doesn't}
     *
     * @param className the name of a class or an entity
     */
    public static Optional<Outcome.Placed> placedAs(String className) {
        Outcome outcome = switch (Vocabulary.meaningOf(className).orElse(Meaning.PASSABLE)) {
            case PLAYER -> GuessedRules.PLAYER;
            case ENEMY -> GuessedRules.PATROL;
            case GOAL -> GuessedRules.GOAL;
            case DEADLY -> GuessedRules.DEADLY;
            case MOVING_PLATFORM -> GuessedRules.MOVING;
            default -> new Outcome.Nothing();
        };
        return outcome instanceof Outcome.Placed placed ? Optional.of(placed) : Optional.empty();
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
        static final Outcome DEADLY = new Outcome.Placed(ZoneType.TYPE, ZoneType.DEADLY);
        static final Outcome ONE_WAY_PLATFORM = new Outcome.Placed(PlatformType.TYPE, PlatformType.ONE_WAY);
        static final Outcome MOVING = new Outcome.Placed(PlatformType.TYPE, PlatformType.SOLID);

        private final List<GuessedRule> special = new ArrayList<>();
        private final List<GuessedRule> solid = new ArrayList<>();
        private final List<GuessedRule> covered = new ArrayList<>();

        /** Adds a rule with its reason: the name and the arguments of a finding. */
        void add(Selector selector, Outcome outcome, String reason, Object... arguments) {
            GuessedRule guessed =
                    new GuessedRule(new ImportRule(selector, outcome), Finding.of(Severity.HINT, reason, arguments));
            (outcome.equals(BLOCK) ? solid : special).add(guessed);
        }

        /** Adds a rule for tiles that do something, which don't tell what the ground of a map is, even if they are solid. */
        void addKind(Selector selector, TileKind kind, String reason, Object... arguments) {
            ImportRule rule = new ImportRule(selector, new Outcome.Tiles(kind.shape()));
            // A whole layer of water may be drawn over the ground.
            boolean isCovered = selector.by() == By.LAYER && kind.shape() == TileType.EMPTY;
            (isCovered ? covered : special).add(new GuessedRule(rule, Finding.of(Severity.HINT, reason, arguments)));
        }

        boolean hasSolid() {
            return !solid.isEmpty();
        }

        List<GuessedRule> all() {
            List<GuessedRule> all = new ArrayList<>(special);
            all.addAll(solid);
            all.addAll(covered);
            return all;
        }
    }

    /** Proposes what the objects of a map are: by their class, or else their name, their properties, or their layer. */
    private static final class ObjectGuesser {
        /** More different names aren't names of kinds. */
        private static final int MAX_RULES = 64;

        private final ExternalMap map;
        private final GuessedRules rules;
        /** Whether cells are solid, so that objects called platforms are more than a part of the ground. */
        private final boolean hasSolidCells;

        private final Map<Selector, Guess> guesses = new LinkedHashMap<>();

        private static final class Guess {
            private final Outcome outcome;
            private int count;

            Guess(Outcome outcome) {
                this.outcome = outcome;
            }
        }

        ObjectGuesser(ExternalMap map, GuessedRules rules) {
            this.map = map;
            this.rules = rules;
            hasSolidCells = rules.hasSolid();
        }

        void guess() {
            for (ExternalLayer layer : map.layers()) {
                if (layer instanceof ExternalLayer.Items items) {
                    items.items().forEach(object -> guess(items, object));
                }
            }
            // What is named singly comes before what is named with its whole layer.
            guesses.forEach((selector, guess) -> addIf(selector.by() != By.LAYER, selector, guess));
            guesses.forEach((selector, guess) -> addIf(selector.by() == By.LAYER, selector, guess));
        }

        private void guess(ExternalLayer.Items layer, ExternalObject object) {
            String className = object.className().isEmpty()
                    ? map.tileOf(object.cell()).map(ExternalTile::className).orElse("")
                    : object.className();
            if (count(By.OBJECT_CLASS, className, Vocabulary.meaningOf(className), object)
                    || count(By.OBJECT_NAME, object.name(), Vocabulary.meaningOf(object.name()), object)) {
                return;
            }
            for (Map.Entry<String, String> property :
                    object.properties().asMap().entrySet()) {
                String text = Vocabulary.selectorOf(property.getKey(), property.getValue());
                Optional<Meaning> meaning = Vocabulary.meaningOf(property.getKey(), property.getValue());
                if (count(By.OBJECT_PROPERTY, text, meaning, object)) {
                    return;
                }
            }
            boolean isAlone = layer.items().size() == 1;
            Optional<Meaning> meaning = Vocabulary.meaningOf(layer.name())
                    .filter(it -> isAlone || it != Meaning.PLAYER && it != Meaning.GOAL);
            count(By.LAYER, layer.name(), meaning, object);
        }

        private boolean count(By by, String text, Optional<Meaning> meaning, ExternalObject object) {
            Optional<Outcome> outcome = meaning.flatMap(it -> outcome(it, object));
            if (outcome.isEmpty()) {
                return false;
            }
            Selector selector = new Selector(by, text, "");
            if (guesses.containsKey(selector) || guesses.size() < MAX_RULES) {
                guesses.computeIfAbsent(selector, key -> new Guess(outcome.get())).count++;
            }
            return true;
        }

        private Optional<Outcome> outcome(Meaning meaning, ExternalObject object) {
            boolean hasArea = object.shape() != Shape.POINT && object.shape() != Shape.TEXT;
            return switch (meaning) {
                case PLAYER -> Optional.of(GuessedRules.PLAYER);
                case ENEMY -> Optional.of(GuessedRules.PATROL);
                case GOAL -> Optional.of(GuessedRules.GOAL);
                case DEADLY -> Optional.of(GuessedRules.DEADLY);
                case MOVING_PLATFORM -> Optional.of(GuessedRules.MOVING);
                case ONE_WAY -> hasArea ? Optional.of(GuessedRules.ONE_WAY) : Optional.empty();
                case PLATFORM ->
                    hasSolidCells
                            ? Optional.of(GuessedRules.ONE_WAY_PLATFORM)
                            : hasArea ? Optional.of(GuessedRules.BLOCK) : Optional.empty();
                case SOLID, MATERIAL -> hasArea ? Optional.of(GuessedRules.BLOCK) : Optional.empty();
                case PASSABLE -> Optional.empty();
            };
        }

        private void addIf(boolean condition, Selector selector, Guess guess) {
            if (condition) {
                rules.add(
                        selector,
                        guess.outcome,
                        "guess-objects-"
                                + selector.by().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        selector.text(),
                        guess.count);
            }
        }
    }
}
