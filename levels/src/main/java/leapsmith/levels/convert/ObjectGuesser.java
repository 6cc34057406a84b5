package leapsmith.levels.convert;

import java.util.LinkedHashMap;
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

/** Proposes what the objects of a map are: by their class, or else their name, their properties, or their layer. */
final class ObjectGuesser {
    /** More different names aren't names of kinds. */
    private static final int MAX_RULES = 64;

    private final ExternalMap map;
    private final RuleGuesser.GuessedRules rules;
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

    ObjectGuesser(ExternalMap map, RuleGuesser.GuessedRules rules) {
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
        for (Map.Entry<String, String> property : object.properties().asMap().entrySet()) {
            String text = Vocabulary.selectorOf(property.getKey(), property.getValue());
            Optional<Meaning> meaning = Vocabulary.meaningOf(property.getKey(), property.getValue());
            if (count(By.OBJECT_PROPERTY, text, meaning, object)) {
                return;
            }
        }
        boolean isAlone = layer.items().size() == 1;
        Optional<Meaning> meaning =
                Vocabulary.meaningOf(layer.name()).filter(it -> isAlone || it != Meaning.PLAYER && it != Meaning.GOAL);
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
            case PLAYER -> Optional.of(RuleGuesser.GuessedRules.PLAYER);
            case ENEMY -> Optional.of(RuleGuesser.GuessedRules.PATROL);
            case GOAL -> Optional.of(RuleGuesser.GuessedRules.GOAL);
            case MOVING_PLATFORM -> Optional.of(RuleGuesser.GuessedRules.MOVING);
            case ONE_WAY -> hasArea ? Optional.of(RuleGuesser.GuessedRules.ONE_WAY) : Optional.empty();
            case PLATFORM ->
                hasSolidCells
                        ? Optional.of(RuleGuesser.GuessedRules.ONE_WAY_PLATFORM)
                        : hasArea ? Optional.of(RuleGuesser.GuessedRules.BLOCK) : Optional.empty();
            case SOLID, MATERIAL -> hasArea ? Optional.of(RuleGuesser.GuessedRules.BLOCK) : Optional.empty();
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
