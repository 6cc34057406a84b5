package leapsmith.levels.convert;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.convert.Vocabulary.Meaning;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.TileType;

/** What becomes of the cells of a layer: decided once for each value, not for each cell. */
final class CellPlan {
    /** The value of a cell that becomes an object. */
    static final int PLACED = -1;

    private static final int UNDECIDED = -2;

    private final ExternalLayer layer;
    private final Cells cells;
    private final CellHistogram counts;
    private final RuleMatcher matcher;
    private final List<ImportRule> rules;
    /** For each value of cells: the first rule for it. */
    private final int[] ruleOf;

    private int[][] valuesOf;
    private int partsX = 1;
    private int partsY = 1;
    private int shiftX;
    private int shiftY;

    CellPlan(ExternalLayer layer, RuleMatcher matcher, List<ImportRule> rules) {
        this.layer = layer;
        this.matcher = matcher;
        this.rules = rules;
        cells = CellHistogram.cellsOf(layer);
        counts = CellHistogram.of(layer);
        ruleOf = new int[counts.size()];
        for (int i = 0; i < ruleOf.length; i++) {
            ruleOf[i] = matcher.ruleFor(layer, counts.valueAt(i), rules);
        }
    }

    ExternalLayer layer() {
        return layer;
    }

    /** Whether a rule makes something of some of its cells. */
    boolean isRuled() {
        for (int rule : ruleOf) {
            if (rule < rules.size() && !(rules.get(rule).outcome() instanceof Outcome.Nothing)) {
                return true;
            }
        }
        return false;
    }

    /** Whether some of its cells mean something, even if no rule says what. */
    boolean isNamed() {
        for (int i = 0; i < ruleOf.length; i++) {
            if (ruleOf[i] == rules.size()
                    && kind(counts.valueAt(i), TileType.EMPTY).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** How many cells have neither a rule nor a meaning. */
    long leftOut() {
        long sum = 0;
        for (int i = 0; i < ruleOf.length; i++) {
            boolean isKept = ruleOf[i] < rules.size()
                    || kind(counts.valueAt(i), TileType.EMPTY).isPresent();
            sum += isKept ? 0 : counts.countAt(i);
        }
        return sum;
    }

    /** How many cells become blocks, though the collision shapes of their tiles are slopes. */
    long slopesAsBlocks() {
        long sum = 0;
        for (int i = 0; i < ruleOf.length; i++) {
            boolean isBlock =
                    ruleOf[i] < rules.size() && rules.get(ruleOf[i]).outcome().equals(RuleGuesser.GuessedRules.BLOCK);
            sum += isBlock && matcher.isSolidSlope(layer, counts.valueAt(i)) ? counts.countAt(i) : 0;
        }
        return sum;
    }

    /** Whether its cells consist of whole tiles, and not of too many. */
    boolean fits(LevelFrame frame) {
        int[] size = LevelFrame.FramePlan.cellSize(layer);
        double x = frame.tilesX(size[0]);
        double y = frame.tilesY(size[1]);
        return Math.abs(x - PortableMath.rint(x)) < 1e-6
                && Math.abs(y - PortableMath.rint(y)) < 1e-6
                && PortableMath.rint(x) >= 1
                && PortableMath.rint(y) >= 1
                && x * y <= LevelFrame.FramePlan.MAX_PARTS;
    }

    /**
     * Decides the tiles.
     *
     * @param original the values of tiles of a map that was made of a level
     */
    void prepare(LevelFrame frame, TileValues values, OriginalTiles original) {
        int[] size = LevelFrame.FramePlan.cellSize(layer);
        partsX = (int) PortableMath.round(frame.tilesX(size[0]));
        partsY = (int) PortableMath.round(frame.tilesY(size[1]));
        shiftX = (int) PortableMath.round(
                frame.tilesX(layer.info().offsetX() - frame.origin().x()));
        shiftY = (int) PortableMath.round(
                frame.tilesY(layer.info().offsetY() - frame.origin().y()));
        valuesOf = new int[counts.size()][];
        for (int i = 0; i < valuesOf.length; i++) {
            valuesOf[i] = valuesFor(counts.valueAt(i), ruleOf[i], values, original);
        }
    }

    private int[] valuesFor(int cell, int rule, TileValues values, OriginalTiles original) {
        if (rule == rules.size()) {
            return kind(cell, TileType.EMPTY).map(kind -> parts(kind, values)).orElseGet(() -> new int[] {UNDECIDED});
        }
        Outcome outcome = rules.get(rule).outcome();
        if (outcome instanceof Outcome.Placed) {
            return new int[] {PLACED};
        }
        if (outcome instanceof Outcome.Original) {
            OptionalInt value = original.valueOf(cell);
            if (value.isPresent() && partsX * partsY == 1) {
                return new int[] {value.getAsInt()};
            }
            Optional<TileKind> kind = original.kindOf(cell);
            if (kind.isPresent()) {
                return parts(kind.get(), values);
            }
        }
        TileType shape = shape(cell, outcome);
        boolean isNothing = outcome instanceof Outcome.Nothing;
        return parts(isNothing ? TileKind.of(shape) : kind(cell, shape).orElse(TileKind.of(shape)), values);
    }

    private TileType shape(int cell, Outcome outcome) {
        if (outcome instanceof Outcome.Tiles tiles) {
            return layer instanceof ExternalLayer.Tiles ? TileShapes.turned(tiles.shape(), cell) : tiles.shape();
        }
        if (outcome instanceof Outcome.Nothing) {
            return TileType.EMPTY;
        }
        return matcher.tileOf(layer, cell)
                .map(tile -> matcher.shapeOf(cell, tile))
                .orElse(TileType.EMPTY);
    }

    /** The kind that a cell has besides its shape; empty if it has nothing but a picture. */
    private Optional<TileKind> kind(int cell, TileType shape) {
        if (layer instanceof ExternalLayer.Values numbers) {
            TileKind kind = ImportedKinds.of(numbers, cell, shape);
            return kind.isPlain() ? Optional.empty() : Optional.of(kind);
        }
        Optional<ExternalTile> tile = matcher.tileOf(layer, cell);
        return tile.filter(it -> !it.className().isEmpty() || !it.properties().isEmpty())
                .map(it -> ImportedKinds.of(layer, it, shape));
    }

    private int[] parts(TileKind kind, TileValues values) {
        int[] parts = new int[partsX * partsY];
        for (int i = 0; i < parts.length; i++) {
            TileType shape = parts.length == 1
                    ? kind.shape()
                    : TileShapes.part(kind.shape(), i % partsX, i / partsX, partsX, partsY);
            parts[i] = values.valueOf(kind.isPlain() ? TileKind.of(shape) : kind.withShape(shape));
        }
        return parts;
    }

    /** Decides the tiles of a row of the level that no earlier rule has decided. */
    void decide(int row, TileRow into) {
        TileRegion bounds = cells.bounds();
        int cellRow = Math.floorDiv(row - shiftY, partsY);
        if (cellRow < bounds.row() || cellRow >= bounds.endRow()) {
            return;
        }
        int partRow = Math.floorMod(row - shiftY, partsY) * partsX;
        long from = Math.max(0, (long) bounds.column() * partsX + shiftX);
        long to = Math.min(into.columns(), (long) bounds.endColumn() * partsX + shiftX);
        int last = 0;
        int[] values = null;
        int rule = 0;
        for (int column = (int) from; column < to; column++) {
            int cell = cells.at(Math.floorDiv(column - shiftX, partsX), cellRow);
            if (cell == 0) {
                continue;
            }
            if (cell != last) {
                int index = counts.indexOf(cell);
                last = cell;
                values = valuesOf[index];
                rule = ruleOf[index];
            }
            if (values.length == 1) {
                if (values[0] != UNDECIDED) {
                    into.set(column, rule, values[0]);
                }
            } else {
                into.set(column, rule, values[partRow + Math.floorMod(column - shiftX, partsX)]);
            }
        }
    }

    /**
     * The kinds of tiles that cells become. Where a map only says what the shape of the tile says too, as a tile called
     * {@code one_way} that is {@code solid}, the kind is the plain one of the shape.
     */
    private static final class ImportedKinds {
        private static final List<String> NAME_KEYS = List.of("name", "type", "class", "kind");

        private ImportedKinds() {}

        /** The kind that a number of a layer has, with a shape. */
        static TileKind of(ExternalLayer.Values layer, int number, TileType shape) {
            for (CellValue value : layer.values()) {
                if (value.value() == number && !value.name().isEmpty()) {
                    boolean saysMore = !value.group().isEmpty()
                            && TileTypeNames.typeOf(value.group()).isEmpty();
                    RawMembers group = !saysMore
                            ? RawMembers.EMPTY
                            : RawMembers.EMPTY.with(
                                    "group", FreeValue.ofText(value.group()).json());
                    boolean isPlain = group.isEmpty() && isNameOf(value.name(), shape);
                    return isPlain
                            ? TileKind.of(shape)
                            : new TileKind(value.name(), shape, value.color(), group, RawMembers.EMPTY);
                }
            }
            return TileKind.of(shape);
        }

        /** The kind that a tile has, with a shape; one without a name gets that of its layer. */
        static TileKind of(ExternalLayer layer, ExternalTile tile, TileType shape) {
            String name = tile.className();
            for (String key : NAME_KEYS) {
                name = name.isEmpty() ? DottedProperties.text(tile.properties(), key) : name;
            }
            boolean isPlain = (name.isEmpty() || isNameOf(name, shape))
                    && tile.properties().asMap().entrySet().stream()
                            .allMatch(property -> saysOnly(shape, property.getKey(), property.getValue()));
            if (isPlain) {
                return TileKind.of(shape);
            }
            String shown = !name.isEmpty() ? name : layer.name();
            return new TileKind(
                    shown.isBlank() ? TileTypeNames.nameOf(shape) : shown,
                    shape,
                    OptionalInt.empty(),
                    tile.properties(),
                    RawMembers.EMPTY);
        }

        /** Whether a name is that of a shape, as {@code one_way} is. */
        private static boolean isNameOf(String name, TileType shape) {
            return letters(name).equals(letters(TileTypeNames.nameOf(shape)));
        }

        private static String letters(String name) {
            return name.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "");
        }

        /** Whether a property says no more than that a tile of this shape is solid, one-way or neither. */
        private static boolean saysOnly(TileType shape, String key, String json) {
            if (NAME_KEYS.contains(key)) {
                return isNameOf(NamePattern.shown(json), shape);
            }
            boolean isAboutShape = Vocabulary.meaningOf(key)
                    .filter(meaning -> meaning == Meaning.SOLID || meaning == Meaning.ONE_WAY)
                    .isPresent();
            return isAboutShape && json.equals(shape == TileType.EMPTY ? "false" : "true");
        }
    }
}
