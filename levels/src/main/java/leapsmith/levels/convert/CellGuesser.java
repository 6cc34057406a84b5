package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import leapsmith.levels.convert.RuleGuesser.GuessedRules;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.convert.Vocabulary.Meaning;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.model.FileWord;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/**
 * Proposes what is solid among the cells of a map. The clearest evidence decides: named numbers, then layers called
 * solid and what tilesets say of tiles, then layers called by a material, collision shapes, and at last the layer
 * with the most tiles.
 */
final class CellGuesser {
    /** What cells become that are called by a word; it depends on the others what a platform becomes. */
    private static final Map<Meaning, Outcome> OUTCOMES = Map.of(
            Meaning.SOLID, GuessedRules.BLOCK,
            Meaning.MATERIAL, GuessedRules.BLOCK,
            Meaning.ONE_WAY, GuessedRules.ONE_WAY,
            Meaning.PASSABLE, GuessedRules.EMPTY,
            Meaning.DEADLY, GuessedRules.DEADLY,
            Meaning.PLAYER, GuessedRules.PLAYER,
            Meaning.GOAL, GuessedRules.GOAL,
            Meaning.ENEMY, GuessedRules.PATROL);

    private final GuessedRules rules;
    private final RuleMatcher matcher;
    private final Map<ExternalLayer.Values, CellHistogram> numbers = new LinkedHashMap<>();
    private final Map<ExternalLayer.Tiles, CellHistogram> tiles = new LinkedHashMap<>();

    CellGuesser(ExternalMap map, GuessedRules rules) {
        this.rules = rules;
        matcher = new RuleMatcher(map);
        for (ExternalLayer layer : map.layers()) {
            if (layer instanceof ExternalLayer.Values values) {
                addIfUsed(numbers, values);
            } else if (layer instanceof ExternalLayer.Tiles used) {
                addIfUsed(tiles, used);
            }
        }
    }

    private static <T extends ExternalLayer> void addIfUsed(Map<T, CellHistogram> layers, T layer) {
        CellHistogram counts = CellHistogram.of(layer);
        if (counts.size() > 0) {
            layers.put(layer, counts);
        }
    }

    /** Proposes rules for what names or shapes say. */
    void guess() {
        numbers.forEach(this::guessNumbers);
        if (!rules.hasSolid()) {
            numbers.keySet().stream().findFirst().ifPresent(this::guessUnnamed);
        }
        if (numbers.isEmpty() || !rules.hasSolid()) {
            guessTiles();
        }
    }

    private void guessNumbers(ExternalLayer.Values layer, CellHistogram counts) {
        boolean isCollision = is(layer, Meaning.SOLID);
        boolean hasSolid = false;
        for (int i = 0; i < counts.size(); i++) {
            String name = layer.nameOf(counts.valueAt(i));
            hasSolid |= Vocabulary.kindOf(name).isEmpty()
                    && Vocabulary.meaningOf(name).filter(Meaning::isSolid).isPresent();
        }
        for (int i = 0; i < counts.size() && i < Limits.MAX_SYMBOLS; i++) {
            String name = layer.nameOf(counts.valueAt(i));
            Optional<TileType> shape = shapeOf(layer, counts.valueAt(i));
            if (shape.isPresent()) {
                rules.add(
                        new Selector(By.VALUE, name, layer.name()),
                        new Outcome.Tiles(shape.get()),
                        "guess-shape",
                        name,
                        counts.countAt(i),
                        FileWord.of(shape.get()));
                continue;
            }
            Optional<Meaning> meaning = Vocabulary.meaningOf(name);
            Selector selector = new Selector(By.VALUE, name, layer.name());
            Optional<TileKind> kind = Vocabulary.kindOf(name);
            if (kind.isPresent()) {
                rules.addKind(selector, kind.get(), reason(selector), name, counts.countAt(i));
            } else if (meaning.isPresent()) {
                add(selector, meaning.get(), hasSolid, counts.countAt(i));
            } else if (isCollision) {
                rules.add(selector, GuessedRules.BLOCK, "guess-value-of-layer", name, counts.countAt(i), layer.name());
            }
        }
    }

    /** The shape that names a value, or its group. */
    private static Optional<TileType> shapeOf(ExternalLayer.Values layer, int number) {
        return layer.values().stream()
                .filter(value -> value.value() == number)
                .flatMap(value ->
                        TileTypeNames.typeOf(value.group()).or(() -> TileTypeNames.typeOf(value.name())).stream())
                .findFirst();
    }

    /** A map can't have more names of numbers than a person wants to see. */
    private static final int MAX_VALUES = 64;

    /** Numbers without names: one or two are a grid of what is solid, more are the pictures of tiles. */
    private void guessUnnamed(ExternalLayer.Values layer) {
        CellHistogram counts = numbers.get(layer);
        int first = Integer.MAX_VALUE;
        for (int i = 0; i < counts.size(); i++) {
            first = Math.min(first, counts.valueAt(i));
        }
        if (!layer.nameOf(first).matches("[0-9]+") || isPassable(layer)) {
            return;
        }
        if (counts.size() > 2) {
            rules.add(
                    new Selector(By.LAYER, layer.name(), ""),
                    GuessedRules.BLOCK,
                    "guess-all-values",
                    layer.name(),
                    counts.total());
        } else {
            rules.add(
                    new Selector(By.VALUE, layer.nameOf(first), layer.name()),
                    GuessedRules.BLOCK,
                    "guess-first-value",
                    layer.nameOf(first),
                    counts.countAt(counts.indexOf(first)),
                    layer.name());
        }
    }

    private void guessTiles() {
        Map<Selector, Evidence> evidence = new LinkedHashMap<>();
        tiles.forEach((layer, counts) -> collect(layer, counts, evidence));
        boolean hasSolid = evidence.values().stream().anyMatch(Evidence::isSolid)
                || tiles.keySet().stream().anyMatch(layer -> is(layer, Meaning.SOLID) || is(layer, Meaning.MATERIAL));
        evidence.forEach((selector, it) -> {
            if (it.kind != null) {
                rules.addKind(selector, it.kind, reason(selector), selector.text(), it.count);
            } else {
                add(selector, it.meaning, hasSolid, it.count);
            }
        });
        tiles.forEach((layer, counts) -> Vocabulary.kindOf(layer.name()).ifPresent(kind -> {
            Selector selector = new Selector(By.LAYER, layer.name(), "");
            rules.addKind(selector, kind, reason(selector), layer.name(), counts.total());
        }));
        tiles.forEach((layer, counts) -> {
            if (is(layer, Meaning.SOLID) || is(layer, Meaning.ONE_WAY)) {
                addLayer(layer, meaning(layer).orElseThrow(), hasSolid, counts);
            }
        });
        if (!rules.hasSolid()) {
            tiles.forEach((layer, counts) -> {
                if (is(layer, Meaning.MATERIAL) || is(layer, Meaning.PLATFORM)) {
                    guessMaterial(layer, counts, hasSolid);
                }
            });
        }
        if (!rules.hasSolid()) {
            tiles.forEach((layer, counts) -> {
                if (!isPassable(layer) && hasShapes(layer, counts)) {
                    addShapes(layer, counts);
                }
            });
        }
    }

    /** Which meaning or tile kind how many cells have. */
    private static final class Evidence {
        private final Meaning meaning;
        private final TileKind kind;
        private long count;

        /** With a meaning, or null if it is a kind. */
        Evidence(Meaning meaning, TileKind kind) {
            this.meaning = meaning;
            this.kind = kind;
        }

        boolean isSolid() {
            return kind == null && meaning.isSolid();
        }
    }

    private void collect(ExternalLayer.Tiles layer, CellHistogram counts, Map<Selector, Evidence> evidence) {
        for (int i = 0; i < counts.size(); i++) {
            int count = counts.countAt(i);
            matcher.tileOf(layer, counts.valueAt(i)).ifPresent(tile -> {
                String name = tile.className();
                count(evidence, By.TILE_CLASS, name, Vocabulary.kindOf(name), Vocabulary.meaningOf(name), count);
                tile.properties()
                        .asMap()
                        .forEach((key, json) -> count(
                                evidence,
                                By.TILE_PROPERTY,
                                Vocabulary.selectorOf(key, json),
                                Vocabulary.kindOf(key, json),
                                Vocabulary.meaningOf(key, json),
                                count));
            });
        }
    }

    private static void count(
            Map<Selector, Evidence> evidence,
            By by,
            String text,
            Optional<TileKind> kind,
            Optional<Meaning> meaning,
            int count) {
        Selector selector = new Selector(by, text, "");
        if (kind.isEmpty() && meaning.isEmpty()) {
            return;
        }
        if (evidence.containsKey(selector) || evidence.size() < MAX_VALUES) {
            evidence.computeIfAbsent(selector, key -> new Evidence(meaning.orElse(null), kind.orElse(null))).count +=
                    count;
        }
    }

    private void guessMaterial(ExternalLayer.Tiles layer, CellHistogram counts, boolean hasSolid) {
        if (hasShapes(layer, counts)) {
            addShapes(layer, counts);
        } else {
            addLayer(layer, meaning(layer).orElseThrow(), hasSolid, counts);
        }
    }

    /** Whether at least half of the cells have collision shapes, so that those without are meant to have none. */
    private boolean hasShapes(ExternalLayer.Tiles layer, CellHistogram counts) {
        return 2 * withShapes(layer, counts) >= counts.total();
    }

    private long withShapes(ExternalLayer.Tiles layer, CellHistogram counts) {
        return counts.count(cell -> matcher.tileOf(layer, cell)
                .filter(tile -> !tile.shapes().isEmpty())
                .isPresent());
    }

    private void addShapes(ExternalLayer.Tiles layer, CellHistogram counts) {
        Selector top = new Selector(By.TILE_SHAPE, "top", layer.name());
        long tops = counts.count(cell -> matcher.matches(top, layer, cell));
        if (tops > 0) {
            rules.add(
                    top,
                    hasOneWaySlopes(layer, counts, top) ? new Outcome.TilesByShape() : GuessedRules.ONE_WAY,
                    "guess-tile-top",
                    layer.name(),
                    tops);
        }
        rules.add(
                new Selector(By.TILE_SHAPE, "any", layer.name()),
                GuessedRules.BLOCK,
                "guess-tile-shape",
                layer.name(),
                withShapes(layer, counts) - tops);
    }

    /** Whether some tops are slopes, and each of these exactly. */
    private boolean hasOneWaySlopes(ExternalLayer.Tiles layer, CellHistogram counts, Selector top) {
        IntPredicate isSlope = cell -> matcher.matches(top, layer, cell)
                && matcher.tileOf(layer, cell)
                        .filter(tile -> matcher.shapeOf(cell, tile).isSlope())
                        .isPresent();
        IntPredicate isExact = cell -> matcher.tileOf(layer, cell)
                .filter(tile -> matcher.isExact(cell, tile))
                .isPresent();
        return counts.count(isSlope) > 0 && counts.count(isSlope.and(isExact.negate())) == 0;
    }

    /** Proposes the layer with the most tiles as solid: the last resort. */
    void guessLargest() {
        List<ExternalLayer.Tiles> layers = new ArrayList<>(tiles.keySet());
        if (layers.size() > 1) {
            layers.removeIf(layer ->
                    isPassable(layer) || Vocabulary.kindOf(layer.name()).isPresent());
        }
        layers.stream()
                .max(Comparator.comparingLong(layer -> tiles.get(layer).total()))
                .ifPresent(layer -> rules.add(
                        new Selector(By.LAYER, layer.name(), ""),
                        GuessedRules.BLOCK,
                        "guess-largest-layer",
                        layer.name(),
                        tiles.get(layer).total()));
    }

    private static Optional<Meaning> meaning(ExternalLayer layer) {
        return Vocabulary.meaningOf(layer.name())
                .or(() -> Vocabulary.meaningOf(layer.info().className()))
                .or(() -> Vocabulary.meaningOf(layer.info().properties()));
    }

    /** Whether a layer is called by a word with this meaning. */
    static boolean is(ExternalLayer layer, Meaning meaning) {
        return meaning(layer).filter(meaning::equals).isPresent();
    }

    private static boolean isPassable(ExternalLayer layer) {
        return meaning(layer).filter(Meaning::isPassable).isPresent();
    }

    private void addLayer(ExternalLayer.Tiles layer, Meaning meaning, boolean hasSolid, CellHistogram counts) {
        Selector selector = new Selector(By.LAYER, layer.name(), "");
        boolean isNamed = Vocabulary.meaningOf(layer.name()).isPresent();
        add(selector, meaning, hasSolid, counts.total(), isNamed ? reason(selector) : "guess-layer-properties");
    }

    private void add(Selector selector, Meaning meaning, boolean hasSolid, long count) {
        add(selector, meaning, hasSolid, count, reason(selector));
    }

    private void add(Selector selector, Meaning meaning, boolean hasSolid, long count, String reason) {
        Outcome outcome = OUTCOMES.get(meaning);
        if (outcome == null) {
            addPlatform(selector, hasSolid, count);
        } else {
            rules.add(selector, outcome, reason, selector.text(), count);
        }
    }

    private static String reason(Selector selector) {
        return "guess-cells-" + selector.by().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void addPlatform(Selector selector, boolean hasSolid, long count) {
        if (hasSolid) {
            rules.add(selector, GuessedRules.ONE_WAY, "guess-platform-one-way", selector.text(), count);
        } else {
            rules.add(selector, GuessedRules.BLOCK, "guess-platform-solid", selector.text(), count);
        }
    }

    /**
     * Proposes slopes for cells that are clearly called solid and whose collision shapes are exactly those of slopes. A shape
     * that is only similar to a slope was drawn for another purpose, such as a round corner, so then the cells of its layer
     * stay blocks. The rules for solid cells must be known.
     */
    void guessSlopes() {
        List<ImportRule> known = rules.all().stream().map(GuessedRule::rule).toList();
        tiles.forEach((layer, counts) -> slopes(layer, counts, known)
                .ifPresent(count -> rules.add(
                        new Selector(By.TILE_SHAPE, "slope", layer.name()),
                        new Outcome.TilesByShape(),
                        "guess-tile-slope",
                        layer.name(),
                        count)));
    }

    /** How many solid cells of a layer are slopes; empty if none are, or a rule for them would match others too. */
    private OptionalLong slopes(ExternalLayer.Tiles layer, CellHistogram counts, List<ImportRule> known) {
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
            default -> is(layer, Meaning.SOLID);
        };
    }
}
