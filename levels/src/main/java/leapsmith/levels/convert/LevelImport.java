package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileGrid;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.TileType;

/**
 * Makes a level of a map by the rules of a profile, as {@link ImportProfile} describes. What a level can't hold is
 * changed to fit or left out, and named in a finding.
 */
public final class LevelImport {
    private final ExternalMap map;
    private final List<ImportRule> rules;
    private final RuleMatcher matcher;
    private final Findings findings = new Findings();
    private final LenientReader reader = new LenientReader(findings::add);
    private final List<CellPlan> plans = new ArrayList<>();
    private final long[] cellUses;

    private LevelImport(ExternalMap map, ImportProfile profile) {
        this.map = map;
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
        return new LevelImport(map, profile).run();
    }

    private ImportedLevel run() {
        planLayers();
        LevelFrame frame = FramePlan.of(map, plans.stream().map(CellPlan::layer).toList(), findings);
        OriginalTiles original = OriginalTiles.of(map, reader);
        TileValues values = new TileValues(original.legend(), findings);
        plans.removeIf(plan -> !plan.fits(frame) && reportOtherCells(plan));
        for (CellPlan plan : plans) {
            checkOffset(plan.layer(), frame);
            plan.prepare(frame, values, original);
        }
        ObjectPlacer placer = new ObjectPlacer(findings);
        TileStamps stamps = new TileStamps(frame, findings);
        ObjectImport objects = new ObjectImport(map, frame, rules, matcher, values, stamps, placer, findings);
        objects.run();
        TileGrid tiles =
                values.dropUnused(tiles(frame, stamps, placer, values.legend().indexOf(TileType.EMPTY)));
        Level level = settings(frame)
                .withTileSize(frame.tileSize())
                .withLegend(values.legend())
                .withTiles(tiles)
                .withObjects(placer.objects());
        return new ImportedLevel(level, uses(objects.uses()), findings.list());
    }

    private void planLayers() {
        List<CellPlan> named = new ArrayList<>();
        for (ExternalLayer layer : map.layers()) {
            if (layer instanceof ExternalLayer.Items) {
                continue;
            }
            if (layer instanceof ExternalLayer.Image) {
                findings.count(Severity.HINT, "import-image-layer", 1);
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
        return Arrays.equals(FramePlan.cellSize(a.layer()), FramePlan.cellSize(b.layer()));
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

    private TileGrid tiles(LevelFrame frame, TileStamps stamps, ObjectPlacer placer, int emptyValue) {
        TileGrid.Builder grid = new TileGrid.Builder(frame.columns());
        TileRow row = new TileRow(frame.columns(), emptyValue);
        PlacedCells placed = new PlacedCells(frame, rules, placer);
        byte[] line = new byte[frame.columns()];
        for (int y = 0; y < frame.rows(); y++) {
            row.clear();
            for (CellPlan plan : plans) {
                plan.decide(y, row);
            }
            stamps.decide(y, row);
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
                    .withProperties(map.properties());
        }
        RawMembers properties = map.properties().without(ExportKeys.MARK);
        return reader.read(properties, ExportKeys.SETTINGS, RawMembers.EMPTY, "the map", JsonMembers::settings);
    }

    private void reportScale(LevelFrame frame) {
        if (frame.tileSize() != Level.STANDARD_TILE_SIZE) {
            findings.add(Finding.of(
                    Severity.HINT,
                    "import-scaled",
                    Level.STANDARD_TILE_SIZE,
                    frame.tileSize(),
                    frame.scale().factor()));
        }
    }
}
