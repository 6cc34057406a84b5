package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.reach.PlatformReach;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/**
 * The ground that the player reaches, as a bar along its surface that is shaded by the jumps or the time to it, and the
 * marks of ground. What is no ground any more since the search has no mark. The closed bottom has its bar inside the level.
 *
 * <p>Cost: the ground in view, whatever the size of the level.
 */
final class ReachLayer implements Rasteriser.Layer {
    private static final double MAX_BAR = 6;

    /** The height of the wash above a bar, in tiles, and its weight. */
    private static final double WASH = 0.5;

    private static final int WASH_WEIGHT = 44;

    private final int[] bars = new int[VisibleReach.Ground.MAX_SHADE + 1];
    /** The level that was drawn last, and its ground. */
    private Level level;

    private LevelGround ground;
    private int bar;
    private int wash;
    /** How far below the surface a bar is, so that outlines don't cover it. */
    private int below;

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        if (!scene.shows(Overlay.REACH)) {
            return;
        }
        ColorScheme colors = scene.colors();
        for (int shade = 0; shade < bars.length; shade++) {
            bars[shade] = VisibleReach.Ground.colorOf(shade, colors);
        }
        bar = Math.min(view.wholePoints(MAX_BAR), view.wholeLength(TileLayer.EDGE * view.tileSize()));
        wash = (int) (WASH * view.tilePx());
        below = OutlineLayer.below(scene, view);
        if (level != scene.level()) {
            level = scene.level();
            ground = LevelGround.of(level);
        }
        int endRow = view.endRow() == level.rows() ? ground.rows() : view.endRow();
        for (int row = view.firstRow(); row < Math.min(scene.reach().ground().rows(), endRow); row++) {
            drawBars(scene.reach(), row, view, pen);
            drawMarks(scene, row, view, pen);
        }
    }

    private void drawBars(VisibleReach reach, int row, View view, Pen pen) {
        VisibleReach.Ground marked = reach.ground();
        VisibleReach.Shading shading = reach.shading();
        int end = marked.endOfRow(row);
        int i = marked.first(row, view.firstColumn());
        while (i < end && marked.column(i) < view.endColumn()) {
            int column = marked.column(i);
            int shade = marked.shade(i, shading);
            TileType type = level.typeAt(column, row);
            i++;
            if (!ground.isGround(column, row) || shade == VisibleReach.Ground.NO_SHADE) {
                continue;
            }
            if (slopeOf(type) != null) {
                drawSlope(slopeOf(type), column, row, bars[shade], view, pen);
            } else {
                int next = column + 1;
                while (i < end
                        && marked.column(i) == next
                        && marked.shade(i, shading) == shade
                        && isFlat(next, row, view)) {
                    next++;
                    i++;
                }
                drawBar(column, next, row, bars[shade], view, pen);
            }
        }
    }

    private void drawMarks(Scene scene, int row, View view, Pen pen) {
        VisibleReach.Ground marked = scene.reach().ground();
        int end = marked.endOfRow(row);
        for (int i = marked.first(row, view.firstColumn()); i < end && marked.column(i) < view.endColumn(); i++) {
            GroundMark mark = marked.mark(i);
            int column = marked.column(i);
            if (mark != GroundMark.NONE && ground.isGround(column, row)) {
                drawMark(mark, slopeOf(level.typeAt(column, row)), column, row, scene.colors(), view, pen);
            }
        }
    }

    /** The slope of a shape on which a player can stand; null for others. */
    private static Slope slopeOf(TileType type) {
        return type.slope() == null || type.slope().ceiling() ? null : type.slope();
    }

    private boolean isFlat(int column, int row, View view) {
        return column < view.endColumn() && ground.isGround(column, row) && slopeOf(level.typeAt(column, row)) == null;
    }

    private void drawBar(int column, int endColumn, int row, int color, View view, Pen pen) {
        int left = view.columnEdge(column);
        int right = Math.max(left + 1, view.columnEdge(endColumn));
        int top = top(row, view);
        pen.box(left, top - wash, right, top, color, WASH_WEIGHT);
        // The bar of the closed bottom has an edge of the level below it, and no outline.
        int down = ground.isBottom(row) ? 0 : below;
        pen.box(left, top + down, right, top + down + bar, color);
    }

    private void drawSlope(Slope slope, int column, int row, int color, View view, Pen pen) {
        int left = view.columnEdge(column);
        int right = view.columnEdge(column + 1);
        double half = below + bar / 2.0;
        pen.line(left, surface(slope, 0, row, view) + half, right, surface(slope, 1, row, view) + half, bar, color);
    }

    private void drawMark(GroundMark mark, Slope slope, int column, int row, ColorScheme colors, View view, Pen pen) {
        int left = view.columnEdge(column);
        int width = view.columnEdge(column + 1) - left;
        int signs = mark.signs(view);
        if (signs == 0) {
            int top = top(row, view);
            pen.box(left, top - 1, left + Math.max(1, width / 2), top, colors.color(mark.color()));
            return;
        }
        for (int sign = 0; sign < signs; sign++) {
            double share = (sign + 0.5) / signs;
            mark.draw(left + width * share, surface(slope, share, row, view), colors, view, pen);
        }
    }

    /** The pixel of the surface at a part of the width of a tile, 0 at its left side and 1 at its right. */
    private double surface(Slope slope, double share, int row, View view) {
        if (slope == null) {
            return top(row, view);
        }
        double fromThin = slope.thickRight() ? share : 1 - share;
        double halves = slope.thinHalves() + (slope.thickHalves() - slope.thinHalves()) * fromThin;
        double height = view.rowEdge(row + 1) - view.rowEdge(row);
        return view.rowEdge(row + 1) - halves / 2 * height;
    }

    /** The pixel of the top of level ground. The bar of the closed bottom is above it, as nothing is drawn below. */
    private int top(int row, View view) {
        return ground.isBottom(row) ? view.rowEdge(row) - bar : view.rowEdge(row);
    }

    /** A bar on each moving platform on the way to a goal, at its place in the level, shaded as that of ground. */
    static final class Platforms implements Rasteriser.Layer {
        private static final double BAR = 4;

        @Override
        public void draw(Scene scene, View view, Pen pen) {
            if (!scene.shows(Overlay.REACH)) {
                return;
            }
            // By index, because an iterator would allocate.
            List<PlatformReach> platforms = scene.reach().platforms();
            for (int i = 0; i < platforms.size(); i++) {
                LevelObject platform =
                        scene.level().object(platforms.get(i).id()).orElse(null);
                if (platform != null) {
                    int color = colorOf(platforms.get(i), scene);
                    int left = view.camera().edgeX(platform.x());
                    int right = Math.max(left + 1, view.camera().edgeX(platform.x() + platform.width()));
                    int top = view.camera().edgeY(platform.y());
                    int bottom = view.camera().edgeY(platform.y() + platform.height());
                    int bar = Math.max(1, Math.min(view.wholePoints(BAR), (bottom - top) / 2));
                    pen.box(left, top, right, top + bar, color);
                }
            }
        }

        private static int colorOf(PlatformReach platform, Scene scene) {
            int number = scene.reach().shading() == VisibleReach.Shading.TIME
                    ? (int) (platform.run().run().length()
                            / scene.level().physics().ticksPerSecond())
                    : platform.jumps();
            return VisibleReach.Ground.colorOf(VisibleReach.Ground.shadeOf(number), scene.colors());
        }
    }
}
