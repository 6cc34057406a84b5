package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileShape;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;

/**
 * Ramps and hills of slope tiles that a character can walk along, in steps of one row. A step of 1:1 is one tile, a step
 * of 1:2 its low and its high half. Which of them goes where follows from the direction; of the selected slope, only
 * the ratio counts, and whether it is a floor, a ceiling or a one-way. Ceilings are upside-down floors.
 *
 * <pre>
 *     1:1        1:2         a hill    1:2, filled below
 *       /          rR         /##`         rR
 *      /         rR          /    `      rR##
 * </pre>
 */
final class Ramp {
    private final Legend legend;
    private final int value;
    private final TileKind kind;
    private final Slope slope;
    private final boolean fillsBelow;
    /** Row steps away from the solid side: up for a floor, down for a ceiling. */
    private final int outward;

    private final List<TilePlan.Patch> patches = new ArrayList<>();

    /**
     * Ramps of a slope.
     *
     * @param fillsBelow whether blocks fill the room below a floor, or above a ceiling; never below one-ways
     */
    Ramp(Legend legend, int value, boolean fillsBelow) {
        this.legend = legend;
        this.value = value;
        this.kind = legend.kindOf(value);
        this.slope = kind.shape().slope();
        this.fillsBelow = fillsBelow && !slope.oneWay();
        this.outward = slope.ceiling() ? 1 : -1;
    }

    /** The ramp from one tile toward another, as long as fits best, at least one step. */
    TilePlan line(int column, int row, int toColumn, int toRow) {
        int run = slope.run();
        int stepX = Integer.signum(toColumn - column);
        int stepY = Integer.signum(toRow - row);
        if (stepX == 0) {
            // Straight up or down, or a click: to the side to which the slope itself rises.
            stepX = stepY == 0 || (stepY == outward) == slope.thickRight() ? 1 : -1;
        }
        if (stepY == 0) {
            stepY = (stepX > 0) == slope.thickRight() ? outward : -outward;
        }
        long columns = Math.abs((long) toColumn - column) + 1;
        long rows = Math.abs((long) toRow - row) + 1;
        // The point of the ramp's direction that is nearest to the target.
        int steps = (int) Math.max(1, Math.round((double) (run * columns + rows) / (run * run + 1)));
        boolean thickens = stepY == outward;
        int base = thickens ? row : row + stepY * (steps - 1);
        for (int k = 0; k < steps; k++) {
            int near = column + stepX * run * k;
            int far = near + stepX * (run - 1);
            int stepRow = row + stepY * k;
            addStep(thickens ? near : far, stepRow, thickens ? stepX : -stepX);
            if (fillsBelow && stepRow != base) {
                TileRegion below = TileRegion.between(near, stepRow - outward, far, base);
                patches.add(new TilePlan.Patch(below, valueOf(TileType.BLOCK)));
            }
        }
        return new TilePlan(patches);
    }

    /** The hill in a region: a ramp up, a plateau, a ramp down; as high as fits. */
    TilePlan hill(TileRegion region) {
        int run = slope.run();
        int steps = Math.min(region.rows(), region.columns() / (2 * run));
        if (steps == 0) {
            return TilePlan.of(List.of(region), value);
        }
        int base = slope.ceiling() ? region.row() : region.endRow() - 1;
        TileType top = slope.oneWay() ? TileType.ONE_WAY : TileType.BLOCK;
        for (int k = 0; k < steps; k++) {
            int row = base + outward * k;
            addStep(region.column() + run * k, row, 1);
            addStep(region.endColumn() - 1 - run * k, row, -1);
            if (fillsBelow || k == steps - 1) {
                int inset = run * (k + 1);
                TileRegion between = new TileRegion(region.column() + inset, row, region.columns() - 2 * inset, 1);
                patches.add(new TilePlan.Patch(between, valueOf(top)));
            }
        }
        return new TilePlan(patches);
    }

    /** Adds the tiles of one step, from its thin side in the direction of its thick one. */
    private void addStep(int thinColumn, int row, int toThick) {
        List<TileShape> floors =
                slope.run() == 1 ? List.of(TileShape.SLOPE) : List.of(TileShape.SLOPE_LOW, TileShape.SLOPE_HIGH);
        TileSide side = toThick > 0 ? TileSide.RIGHT : TileSide.LEFT;
        for (int i = 0; i < slope.run(); i++) {
            TileShape part = slope.ceiling() ? floors.get(i).upsideDown() : floors.get(i);
            TileRegion tile = new TileRegion(thinColumn + toThick * i, row, 1, 1);
            patches.add(new TilePlan.Patch(tile, valueOf(TileType.of(part, side, slope.oneWay()))));
        }
    }

    /** The selected kind if it has that shape, or else the one of the same name, or else the plain one. */
    private int valueOf(TileType shape) {
        return shape == kind.shape() ? value : legend.indexOf(shape, kind.name());
    }

    /** The status line of a tool that paints ramps while a slope is selected. */
    static final class RampHint {
        private RampHint() {}

        /** The hint for a value; empty if it is no slope. It names Fill Below where that would change the ramp. */
        static Optional<Message> ofRamp(Level level, int value, ToolOptions options) {
            return of(level, value, options, "status.ramp", "status.ramp.fill");
        }

        /** The same for a tool that paints a hill, which is two ramps. */
        static Optional<Message> ofHill(Level level, int value, ToolOptions options) {
            return of(level, value, options, "status.hill", "status.hill.fill");
        }

        private static Optional<Message> of(
                Level level, int value, ToolOptions options, String plainKey, String fillKey) {
            Slope slope = value < 0 ? null : level.legend().typeOf(value).slope();
            if (slope == null) {
                return Optional.empty();
            }
            boolean canFill = !slope.oneWay() && !options.get(ToolOption.FILL_BELOW);
            return Optional.of(
                    canFill ? Message.of(fillKey, Message.of("action.tool.fillBelow")) : Message.of(plainKey));
        }
    }
}
