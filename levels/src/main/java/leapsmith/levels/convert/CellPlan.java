package leapsmith.levels.convert;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.convert.Vocabulary.Meaning;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.MaterialProperty;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.Material;
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
    /** For each value of cells: the tiles that a tile of the map covers, if these are more than its cell. */
    private LargeTile[] largeOf;

    private boolean hasLarge;
    private long shrunk;
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
        largeOf = new LargeTile[counts.size()];
        for (int i = 0; i < valuesOf.length; i++) {
            int cell = counts.valueAt(i);
            valuesOf[i] = valuesFor(cell, ruleOf[i], values, original);
            if (valuesOf[i][0] != PLACED && layer instanceof ExternalLayer.Tiles tiles) {
                addLarge(i, tiles, frame, values);
            }
        }
    }

    /** How many cells have a tile that is too large for its cell, and for the tiles that it could cover. */
    long shrunk() {
        return shrunk;
    }

    private void addLarge(int index, ExternalLayer.Tiles tiles, LevelFrame frame, TileValues values) {
        int cell = counts.valueAt(index);
        ExternalTileset.Size picture = matcher.sizeOf(cell);
        Point corner = TileShapes.turned(
                new Point(picture.width(), picture.height()), cell & Cells.FLIPPED_DIAGONALLY, picture);
        double width = frame.tilesX(corner.x());
        double height = frame.tilesY(corner.y());
        TileType whole = shapeFor(cell, ruleOf[index]);
        boolean isLarge = width >= partsX + LargeTile.LEAST || height >= partsY + LargeTile.LEAST;
        if (!isLarge || whole == TileType.EMPTY) {
            return;
        }
        if (width * height > LargeTile.MAX_TILES) {
            shrunk += counts.countAt(index);
            return;
        }
        double left = tiles.pivot().x() * (partsX - width);
        double top = tiles.pivot().y() * (partsY - height);
        LargeTile large = new LargeTile(left, top, width, height);
        Optional<ExternalTile> tile = matcher.tileOf(layer, cell);
        List<ExternalObject> shapes = tile.map(ExternalTile::shapes).orElse(List.of());
        for (int row = large.top; row < large.top + large.rows; row++) {
            for (int column = large.left; column < large.left + large.columns; column++) {
                double x = column - left;
                double y = row - top;
                TileType shape = shapes.isEmpty()
                        ? large.part(whole, column, row)
                        : TileShapes.closestPart(shapes, point -> {
                            Point turned = TileShapes.turned(point, cell, picture);
                            return new Point(frame.tilesX(turned.x()) - x, frame.tilesY(turned.y()) - y);
                        });
                large.shapes[large.index(column, row)] = shape;
            }
        }
        if (!shapes.isEmpty() && !isByShape(ruleOf[index])) {
            large.fill(whole);
        }
        for (int i = 0; i < large.shapes.length; i++) {
            TileType shape = large.shapes[i];
            large.values[i] = shape == TileType.EMPTY
                    ? UNDECIDED
                    : values.valueOf(kind(cell, shape).orElse(TileKind.of(shape)));
        }
        largeOf[index] = large;
        hasLarge = true;
    }

    private TileType shapeFor(int cell, int rule) {
        return rule == rules.size()
                ? TileType.EMPTY
                : shape(cell, rules.get(rule).outcome());
    }

    private boolean isByShape(int rule) {
        return rule < rules.size()
                && (rules.get(rule).outcome() instanceof Outcome.TilesByShape
                        || rules.get(rule).outcome() instanceof Outcome.Original);
    }

    /** The tiles of a level that a tile of a map covers, counted from the first tile of its cell. */
    private static final class LargeTile {
        /** A tile larger than its cell by less than so many tiles of the level covers no more than the cell. */
        static final double LEAST = 0.5 + 1e-6;

        /** A picture of more tiles than this is a background, and no tile. */
        static final int MAX_TILES = 4096;

        final int left;
        final int top;
        final int columns;
        final int rows;
        final TileType[] shapes;
        final int[] values;
        private final double fromX;
        private final double fromY;
        private final double width;
        private final double height;

        /** Positions and sizes in tiles of the level. */
        LargeTile(double fromX, double fromY, double width, double height) {
            this.fromX = fromX;
            this.fromY = fromY;
            this.width = width;
            this.height = height;
            left = (int) Math.floor(fromX + 1e-6);
            top = (int) Math.floor(fromY + 1e-6);
            columns = (int) Math.ceil(fromX + width - 1e-6) - left;
            rows = (int) Math.ceil(fromY + height - 1e-6) - top;
            shapes = new TileType[columns * rows];
            values = new int[columns * rows];
        }

        int index(int column, int row) {
            return (row - top) * columns + column - left;
        }

        /** The shape of a part of a tile without collision shapes; empty where the picture covers half of it or less. */
        TileType part(TileType whole, int column, int row) {
            boolean isCovered = isMostly(column, fromX, width) && isMostly(row, fromY, height);
            return isCovered ? TileShapes.part(whole, column - left, row - top, columns, rows) : TileType.EMPTY;
        }

        private static boolean isMostly(int tile, double from, double length) {
            return Math.min(tile + 1, from + length) - Math.max(tile, from) >= LEAST;
        }

        /** Gives each part that is not empty the shape that a rule wants; a one-way tile only has a top. */
        void fill(TileType wanted) {
            for (int i = shapes.length - 1; i >= 0; i--) {
                boolean isBelow = i >= columns && shapes[i - columns] != TileType.EMPTY;
                if (wanted.isSlope()) {
                    shapes[i] = TileShapes.part(wanted, i % columns, i / columns, columns, rows);
                } else if (shapes[i] != TileType.EMPTY) {
                    shapes[i] = wanted == TileType.ONE_WAY && isBelow ? TileType.EMPTY : wanted;
                }
            }
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
        Optional<TileKind> kind =
                isNothing ? Optional.empty() : kind(cell, shape).or(() -> ofLayer(cell, shape));
        return parts(kind.orElse(TileKind.of(shape)), values);
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
                .map(it -> TileShapes.turnedMaterial(ImportedKinds.of(layer, it, shape), cell));
    }

    /** The kind that the name of the layer says, for tiles that a rule gives the shape of that kind. */
    private Optional<TileKind> ofLayer(int cell, TileType shape) {
        return Vocabulary.kindOf(layer.name())
                .filter(kind -> kind.shape() == shape && layer instanceof ExternalLayer.Tiles)
                .map(kind -> TileShapes.turnedMaterial(
                        ImportedKinds.kind(layer.name(), Optional.of(kind), shape, RawMembers.EMPTY), cell));
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
        if (hasLarge) {
            decideLarge(row, into);
        }
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
            if (hasLarge && largeOf[counts.indexOf(cell)] != null) {
                // Its own cell is decided with the others that it covers.
                continue;
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

    /** Decides the tiles that are covered from other cells; a tile in its own cell lies in front of them. */
    private void decideLarge(int row, TileRow into) {
        TileRegion bounds = cells.bounds();
        int top = 0;
        int bottom = 0;
        for (LargeTile large : largeOf) {
            top = large == null ? top : Math.min(top, large.top);
            bottom = large == null ? bottom : Math.max(bottom, large.top + large.rows - 1);
        }
        int from = Math.max(bounds.row(), Math.floorDiv(row - shiftY - bottom, partsY));
        int to = Math.min(bounds.endRow() - 1, Math.floorDiv(row - shiftY - top, partsY));
        for (int cellRow = from; cellRow <= to; cellRow++) {
            int part = row - shiftY - cellRow * partsY;
            for (int cellColumn = bounds.column(); cellColumn < bounds.endColumn(); cellColumn++) {
                int cell = cells.at(cellColumn, cellRow);
                int index = cell == 0 ? -1 : counts.indexOf(cell);
                LargeTile large = index < 0 ? null : largeOf[index];
                if (large != null && part >= large.top && part < large.top + large.rows) {
                    decide(large, part, cellColumn * partsX + shiftX, ruleOf[index], into);
                }
            }
        }
    }

    private static void decide(LargeTile large, int part, int firstColumn, int rule, TileRow into) {
        for (int column = large.left; column < large.left + large.columns; column++) {
            int value = large.values[large.index(column, part)];
            int x = firstColumn + column;
            if (value != UNDECIDED && x >= 0 && x < into.columns()) {
                into.set(x, rule, value);
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
                    if (group.isEmpty() && isNameOf(value.name(), shape)) {
                        return TileKind.of(shape);
                    }
                    TileKind kind = kind(value.name(), Vocabulary.kindOf(value.name()), shape, group);
                    return value.color().isPresent() ? kind.withColor(value.color()) : kind;
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
            Optional<TileKind> said = Vocabulary.kindOf(name)
                    .or(() -> tile.properties().asMap().entrySet().stream()
                            .flatMap(property -> Vocabulary.kindOf(property.getKey(), property.getValue()).stream())
                            .findFirst())
                    .or(() -> Vocabulary.kindOf(layer.name()));
            String shown = !name.isEmpty() ? name : said.map(TileKind::name).orElse(layer.name());
            return kind(shown.isBlank() ? TileTypeNames.nameOf(shape) : shown, said, shape, tile.properties());
        }

        /** A kind that does what a word says, as far as its shape allows. */
        static TileKind kind(String name, Optional<TileKind> said, TileType shape, RawMembers properties) {
            if (said.isEmpty()) {
                return new TileKind(name, shape, OptionalInt.empty(), Material.PLAIN, properties, RawMembers.EMPTY);
            }
            TileKind known = said.get();
            boolean isStandard = StandardKind.isStandard(known) && letters(name).equals(letters(known.name()));
            String shown = isStandard ? known.name() : name;
            return new TileKind(
                    shown,
                    shape,
                    known.color(),
                    MaterialProperty.actingIn(shape, known.material()),
                    properties,
                    RawMembers.EMPTY);
        }

        /** Whether a name is that of a shape, as {@code one_way} is. */
        private static boolean isNameOf(String name, TileType shape) {
            return letters(name).equals(letters(TileTypeNames.nameOf(shape)));
        }

        private static String letters(String name) {
            return Vocabulary.letters(name);
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
