package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.convert.LookImport.ImportedLook;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.JsonNumbers;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.WorldPlace;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.TileType;

/**
 * Makes a level of a map by the rules of a profile, as {@link ImportProfile} describes. What a level can't hold is
 * changed to fit or left out, and named in a finding.
 */
public final class LevelImport {
    /** The properties of a map with its place in its world, in pixels, if that has several maps. */
    private static final String WORLD_X = "worldX";

    private static final String WORLD_Y = "worldY";

    private final ExternalMap map;
    private final List<ImportRule> rules;
    private final RuleMatcher matcher;
    private final Findings findings = new Findings();
    private final LenientReader reader = new LenientReader(findings::add);
    private final List<CellPlan> plans = new ArrayList<>();
    private final Map<String, OwnKind> kinds;
    private final long[] cellUses;

    private LevelImport(ExternalMap map, ImportProfile profile, Map<String, OwnKind> kinds) {
        this.map = map;
        this.kinds = kinds;
        rules = profile.rules();
        matcher = new RuleMatcher(map);
        cellUses = new long[rules.size()];
    }

    /**
     * {@return the level that the rules make of a map}
     *
     * @param map of any editor
     * @param profile the rules; those of {@link RuleGuesser} are a good start
     */
    public static ImportedLevel of(ExternalMap map, ImportProfile profile) {
        return of(map, profile, Map.of());
    }

    /**
     * {@return the level that the rules make of a map, with own kinds} An object of a class that is an own kind has that kind, if
     * the rules make of it what the kind behaves as; its fields have the values of its properties.
     *
     * @param map of any editor
     * @param profile the rules
     * @param kinds the own kinds by the names of their classes
     */
    public static ImportedLevel of(ExternalMap map, ImportProfile profile, Map<String, OwnKind> kinds) {
        return new LevelImport(withoutLooks(map).resolved(), profile, kinds).run();
    }

    /** A map that was made of a level without the layers that only show what it looks like. */
    private static ExternalMap withoutLooks(ExternalMap map) {
        return !ExportKeys.isIn(map)
                ? map
                : map.with(
                        map.layers().stream()
                                .filter(it -> !ExportKeys.isLooks(it))
                                .toList(),
                        map.tilesets(),
                        map.background());
    }

    private ImportedLevel run() {
        planLayers();
        LevelFrame frame =
                LevelFrame.FramePlan.of(map, plans.stream().map(CellPlan::layer).toList(), findings);
        OriginalTiles original = new OriginalTiles(map, reader);
        TileValues values = new TileValues(original.legend(), findings);
        plans.removeIf(plan -> !plan.fits(frame) && reportOtherCells(plan));
        for (CellPlan plan : plans) {
            checkOffset(plan.layer(), frame);
            plan.prepare(frame, values, original);
            findings.count(
                    Severity.WARNING,
                    "import-shrunk-tiles",
                    plan.shrunk(),
                    plan.layer().name());
        }
        ObjectImport objects = new ObjectImport(map, frame, rules, matcher, values, kinds, findings);
        objects.run();
        TileGrid tiles = values.dropUnused(tiles(frame, objects, values.legend().indexOf(TileType.EMPTY)));
        Level level = settings(frame)
                .withTileSize(frame.tileSize())
                .withLegend(values.legend())
                .withTiles(tiles)
                .withObjects(objects.objects());
        level = placed(level, frame);
        level = level.withProperties(
                ObjectImport.placesInPixels(objects.references().apply(level.properties()), map.tileWidth()));
        if (ExportKeys.isIn(map)) {
            return new ImportedLevel(level, Optional.empty(), uses(objects.uses()), findings.list(), objects.sources());
        }
        Optional<ImportedLook> look =
                new LookImport(map, frame, findings).look(middleLayer(objects.placed()), objects.placed(), level);
        if (look.isPresent()) {
            level = level.withLooks(new LevelLooks(themeName(), look.get().layers()));
        }
        reportLostDetails();
        return new ImportedLevel(
                level, look.map(ImportedLook::theme), uses(objects.uses()), findings.list(), objects.sources());
    }

    /** The level at the place that the map has in its world, in pixels, as worlds of other editors say it. */
    private static Level placed(Level level, LevelFrame frame) {
        RawMembers properties = level.properties();
        double x = properties.number(WORLD_X, Double.NaN);
        double y = properties.number(WORLD_Y, Double.NaN);
        if (Double.isNaN(x) || Double.isNaN(y)) {
            return level;
        }
        return level.withPlace(Optional.of(WorldPlace.ofPixels(frame.worldX(x), frame.worldY(y), frame.tileSize())))
                .withProperties(properties.without(WORLD_X).without(WORLD_Y));
    }

    /** The index of the last layer that is behind the player or level with it. */
    private int middleLayer(Map<ExternalObject, LevelObject> placed) {
        int middle = -1;
        for (int i = 0; i < map.layers().size(); i++) {
            ExternalLayer layer = map.layers().get(i);
            boolean hasPlayer = layer instanceof ExternalLayer.Items items
                    && items.items().stream()
                            .map(placed::get)
                            .anyMatch(made -> made != null && made.kind().equals(CharacterType.PLAYER));
            boolean isSolid =
                    plans.stream().anyMatch(plan -> plan.layer().name().equals(layer.name()));
            middle = hasPlayer || isSolid ? i : middle;
        }
        return middle;
    }

    /** The name of the map as far as that of a file can have it. */
    private String themeName() {
        String name = map.name().replaceAll("[^\\p{L}\\p{N} ._-]", "-").strip();
        return name.isEmpty() ? "map" : name;
    }

    private void planLayers() {
        List<CellPlan> named = new ArrayList<>();
        for (ExternalLayer layer : map.layers()) {
            if (layer instanceof ExternalLayer.Items || layer instanceof ExternalLayer.Image) {
                continue;
            }
            CellPlan plan = new CellPlan(layer, matcher, rules);
            findings.count(Severity.HINT, "import-no-rule", plan.leftOut(), layer.name());
            findings.count(Severity.HINT, "import-slopes-as-blocks", plan.slopesAsBlocks(), layer.name());
            if (plan.isRuled()) {
                plans.add(plan);
            } else if (plan.isNamed()) {
                named.add(plan);
            }
        }
        // The tiles of a layer without a rule have names but no shape; they don't decide the size of a tile.
        for (CellPlan plan : named) {
            if (plans.isEmpty() || hasSameCells(plans.get(0), plan)) {
                plans.add(plan);
            } else {
                reportOtherCells(plan);
            }
        }
    }

    private boolean reportOtherCells(CellPlan plan) {
        findings.warn("import-other-cells", plan.layer().name());
        return true;
    }

    private static boolean hasSameCells(CellPlan a, CellPlan b) {
        return Arrays.equals(LevelFrame.FramePlan.cellSize(a.layer()), LevelFrame.FramePlan.cellSize(b.layer()));
    }

    private void checkOffset(ExternalLayer layer, LevelFrame frame) {
        double x = frame.tilesX(layer.info().offsetX());
        double y = frame.tilesY(layer.info().offsetY());
        if (Math.abs(x - PortableMath.rint(x)) > 1e-6 || Math.abs(y - PortableMath.rint(y)) > 1e-6) {
            findings.warn(
                    "import-layer-offset",
                    layer.name(),
                    layer.info().offsetX(),
                    layer.info().offsetY());
        }
    }

    private TileGrid tiles(LevelFrame frame, ObjectImport objects, int emptyValue) {
        TileGrid.Builder grid = new TileGrid.Builder(frame.columns());
        TileRow row = new TileRow(frame.columns(), emptyValue);
        PlacedCells placed = new PlacedCells(frame, rules, objects.placer());
        byte[] line = new byte[frame.columns()];
        for (int y = 0; y < frame.rows(); y++) {
            row.clear();
            for (CellPlan plan : plans) {
                plan.decide(y, row);
            }
            objects.stamps().decide(y, row);
            if (row.isTouched()) {
                placed.take(y, row);
                count(row);
            } else {
                placed.finish(y);
            }
            row.copyTo(line);
            grid.addRow(line);
        }
        placed.finish(frame.rows());
        return grid.build();
    }

    private void count(TileRow row) {
        for (int column = 0; column < row.columns(); column++) {
            int rule = row.rule(column);
            if (rule < cellUses.length) {
                cellUses[rule]++;
            }
        }
    }

    private List<ImportedLevel.RuleUse> uses(int[] objectUses) {
        List<ImportedLevel.RuleUse> uses = new ArrayList<>();
        for (int i = 0; i < rules.size(); i++) {
            uses.add(new ImportedLevel.RuleUse(cellUses[i], objectUses[i]));
        }
        return uses;
    }

    /** A level with everything but size, tiles and objects. */
    private Level settings(LevelFrame frame) {
        if (!ExportKeys.isIn(map)) {
            Level standard = Level.empty(map.name(), 1, 1, Level.STANDARD_TILE_SIZE);
            reportScale(frame);
            return standard.withPhysics(frame.scale().physics(standard.physics()))
                    .withProperties(ObjectImport.withClass(map.properties(), map.className()));
        }
        RawMembers properties = map.properties().without(ExportKeys.MARK);
        return reader.read(properties, ExportKeys.SETTINGS, RawMembers.EMPTY, "the map", JsonMembers::settings);
    }

    /** Names what a level has no place for, so that nothing is lost silently. */
    private void reportLostDetails() {
        for (ExternalLayer layer : map.layers()) {
            if (!layer.info().className().isEmpty()
                    || !layer.info().properties().isEmpty()) {
                findings.count(Severity.HINT, "import-layer-details", 1, layer.name());
            }
            if (!layer.info().visible()) {
                findings.count(Severity.HINT, "import-hidden-layer", 1, layer.name());
            }
        }
        for (ExternalTileset tileset : map.tilesets()) {
            if (!tileset.className().isEmpty() || !tileset.properties().isEmpty()) {
                findings.count(Severity.HINT, "import-tileset-details", 1, tileset.name());
            }
        }
    }

    private void reportScale(LevelFrame frame) {
        if (frame.tileSize() != Level.STANDARD_TILE_SIZE) {
            findings.add(Finding.of(
                    Severity.HINT,
                    "import-scaled",
                    Level.STANDARD_TILE_SIZE,
                    frame.tileSize(),
                    JsonNumbers.text(frame.scale().factor())));
        }
    }

    /** Makes objects of cells: one of each cell, or of each rectangle of cells if the type is an area. */
    private static final class PlacedCells {
        private final LevelFrame frame;
        private final List<ImportRule> rules;
        private final ObjectPlacer placer;
        private Map<Run, Integer> open = new HashMap<>();

        private record Run(int from, int to, int rule) {}

        PlacedCells(LevelFrame frame, List<ImportRule> rules, ObjectPlacer placer) {
            this.frame = frame;
            this.rules = rules;
            this.placer = placer;
        }

        void take(int row, TileRow tiles) {
            Map<Run, Integer> begun = new HashMap<>();
            for (int column = 0; column < tiles.columns(); column++) {
                if (tiles.value(column) != CellPlan.PLACED) {
                    continue;
                }
                int rule = tiles.rule(column);
                boolean isArea = isArea(((Outcome.Placed) rules.get(rule).outcome()).type());
                int from = column;
                while (isArea
                        && column + 1 < tiles.columns()
                        && tiles.value(column + 1) == CellPlan.PLACED
                        && tiles.rule(column + 1) == rule) {
                    column++;
                }
                Run run = new Run(from, column + 1, rule);
                if (isArea) {
                    Integer firstRow = open.remove(run);
                    begun.put(run, firstRow == null ? row : firstRow);
                } else {
                    place(run, row, row + 1);
                }
            }
            finish(row);
            open = begun;
        }

        /** Places what ends before a row; after the last row, what is left. */
        void finish(int row) {
            open.entrySet().stream()
                    .sorted((a, b) -> Integer.compare(a.getKey().from, b.getKey().from))
                    .forEach(rectangle -> place(rectangle.getKey(), rectangle.getValue(), row));
            open = new HashMap<>();
        }

        private static boolean isArea(ObjectType type) {
            return type.placement() == ObjectType.Placement.AREA || type.placement() == ObjectType.Placement.SLAB;
        }

        private void place(Run run, int fromRow, int toRow) {
            Outcome.Placed placed = (Outcome.Placed) rules.get(run.rule).outcome();
            double size = frame.tileSize();
            double width = (run.to - run.from) * size;
            double height = (toRow - fromRow) * size;
            double x = run.from * size;
            double y = fromRow * size;
            if (placed.type().placement() == ObjectType.Placement.STANDING) {
                double standing = frame.scale().width(placed.type());
                x += (width - standing) / 2;
                width = standing;
                y += height - frame.scale().height(placed.type());
                height = frame.scale().height(placed.type());
            }
            placer.add(placer.within(frame.scale().create(placed.type(), "", placed.kind()), x, y, width, height));
        }
    }
}
