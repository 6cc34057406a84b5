package leapsmith.editor.canvas;

import java.util.Set;
import leapsmith.editor.tools.Preview;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.levels.scene.VisibleReach;

/** Draws tiles at half opacity over a picture, as they will look in the level. */
final class StampPicture {
    private final Rasteriser rasteriser = new Rasteriser();
    private LevelPart part;
    private Level level;
    private Look look;
    private Look withoutBackgrounds;

    private Picture drawn = new Picture(1, 1);

    /**
     * Draws the visible part of a stamp.
     *
     * @param camera in device pixels
     */
    void draw(Preview.Stamp stamp, Scene scene, Camera camera, Picture picture) {
        use(stamp.part());
        double side = stamp.part().tileSize();
        int left = Math.max(0, camera.edgeX(stamp.column() * side));
        int top = Math.max(0, camera.edgeY(stamp.row() * side));
        int right = Math.min(picture.width(), camera.edgeX((stamp.column() + part.columns()) * side));
        int bottom = Math.min(picture.height(), camera.edgeY((stamp.row() + part.rows()) * side));
        if (left >= right || top >= bottom) {
            return;
        }
        if (drawn.width() != right - left || drawn.height() != bottom - top) {
            drawn = new Picture(right - left, bottom - top);
        }
        Camera shifted = new Camera(
                camera.x() + left / camera.scale() - stamp.column() * side,
                camera.y() + top / camera.scale() - stamp.row() * side,
                camera.scale());
        Scene alone = new Scene(
                level,
                null,
                Set.of(),
                Scene.Paths.NONE,
                VisibleReach.NONE,
                scene.colors(),
                tilesOf(scene.look()),
                false,
                scene.density());
        rasteriser.draw(alone, shifted, drawn);
        TileSet tiles = part.tiles();
        for (int y = 0; y < drawn.height(); y++) {
            int row = (int) Math.floor(shifted.toLevelY(y + 0.5) / side);
            int line = y;
            tiles.forEachRun(
                    new TileRegion(0, row, part.columns(), 1),
                    (r, from, to) -> blend(
                            line,
                            Math.max(0, shifted.edgeX(from * side)),
                            Math.min(drawn.width(), shifted.edgeX(to * side)),
                            left,
                            top,
                            picture));
        }
    }

    /** A look without backgrounds, which would be in another place than in the level. */
    private Look tilesOf(Look shown) {
        if (shown != look) {
            look = shown;
            withoutBackgrounds = shown == null ? null : shown.withoutBackgrounds();
        }
        return withoutBackgrounds;
    }

    private void use(LevelPart next) {
        if (next.equals(part)) {
            return;
        }
        part = next;
        Legend legend = part.extended(Legend.STANDARD);
        level = part.putTilesInto(
                Level.empty("", part.columns(), part.rows(), part.tileSize()).withLegend(legend), 0, 0);
    }

    /** Mixes pixels of a row of the drawn part with those of the picture. */
    private void blend(int y, int fromX, int toX, int left, int top, Picture picture) {
        int[] from = drawn.argb();
        int[] into = picture.argb();
        int source = y * drawn.width();
        int target = (top + y) * picture.width() + left;
        for (int x = fromX; x < toX; x++) {
            int mixed = (from[source + x] >>> 1 & 0x7f7f7f) + (into[target + x] >>> 1 & 0x7f7f7f);
            into[target + x] = 0xff000000 | mixed;
        }
    }
}
