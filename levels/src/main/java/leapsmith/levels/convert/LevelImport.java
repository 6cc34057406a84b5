package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import leapsmith.levels.foreign.Findings;
import leapsmith.levels.foreign.ForeignLayer;
import leapsmith.levels.foreign.ForeignMap;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileGridBuilder;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.TileType;

/**
 * Makes a level of a map by the rules of a profile, as {@link ImportProfile} describes. What a level can't hold is
 * changed to fit or left out, and named in a finding.
 */
public final class LevelImport {
    private final ForeignMap map;
    private final List<ImportRule> rules;
    private final RuleMatcher matcher;
    private final Findings findings = new Findings();
    private final LenientReader reader = new LenientReader(findings::add);
    private final List<CellPlan> plans = new ArrayList<>();
    private final long[] cellUses;

    private LevelImport(ForeignMap map, ImportProfile profile) {
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
    public static ImportedLevel of(ForeignMap map, ImportProfile profile) {
        return new LevelImport(map, profile).run();
    }

    private ImportedLevel run() {
        planLayers();
        Frame frame = FramePlan.of(map, plans.stream().map(CellPlan::layer).toList(), findings);
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
        TileGrid tiles = tiles(frame, stamps, placer, values.legend().indexOf(TileType.EMPTY));
        Level level = settings()
                .withTileSize(frame.tileSize())
                .withLegend(values.legend())
                .withTiles(tiles)
                .withObjects(placer.objects());
        return new ImportedLevel(level, uses(objects.uses()), findings.list());
    }

    private void planLayers() {
        List<CellPlan> named = new ArrayList<>();
        for (ForeignLayer layer : map.layers()) {
            if (layer instanceof ForeignLayer.Items) {
                continue;
            }
            if (layer instanceof ForeignLayer.Image) {
                findings.count(
                        Severity.HINT,
                        "import-image-layer",
                        1,
                        "{0} layers with a picture were left out; a level has no pictures.");
                continue;
            }
            CellPlan plan = new CellPlan(layer, matcher, rules);
            findings.count(
                    Severity.HINT,
                    "import-no-rule",
                    plan.leftOut(),
                    "{0} cells of the layer {1} were left out, because no rule says what they are.",
                    layer.name());
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
        findings.warn(
                "import-other-cells",
                "The layer {0} was left out: its cells have another size than those of the solid layers.",
                plan.layer().name());
        return true;
    }

    private static boolean hasSameCells(CellPlan a, CellPlan b) {
        return Arrays.equals(FramePlan.cellSize(a.layer()), FramePlan.cellSize(b.layer()));
    }

    private void checkOffset(ForeignLayer layer, Frame frame) {
        double x = frame.tilesX(layer.info().offsetX());
        double y = frame.tilesY(layer.info().offsetY());
        if (Math.abs(x - PortableMath.rint(x)) > 1e-6 || Math.abs(y - PortableMath.rint(y)) > 1e-6) {
            findings.warn(
                    "import-layer-offset",
                    "The layer {0} is moved by {1}, {2} px, which isn't a number of whole tiles; its tiles were moved to the nearest ones.",
                    layer.name(),
                    layer.info().offsetX(),
                    layer.info().offsetY());
        }
    }

    private TileGrid tiles(Frame frame, TileStamps stamps, ObjectPlacer placer, int emptyValue) {
        TileGridBuilder grid = new TileGridBuilder(frame.columns());
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
    private Level settings() {
        if (!HeldParts.isIn(map)) {
            return Level.empty(map.name(), 1, 1, Level.STANDARD_TILE_SIZE).withProperties(map.properties());
        }
        Extras properties = map.properties().without(HeldParts.MARK);
        return reader.read(properties, HeldParts.SETTINGS, Extras.EMPTY, "the map", JsonMembers::settings);
    }
}
