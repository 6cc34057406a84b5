package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Look.Backdrop;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme.Align;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Repeat;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.fixed.PortableMath;

/**
 * Draws the sky and the backgrounds of a look within the level. If the view is at an edge of the level, a background is at
 * the same edge; from there it moves by its parallax.
 *
 * <p>Cost: the pixels of the level in view, for each background. Rows that show the same pixels are computed once.
 */
final class BackgroundPainter {
    private static final int RUN_KIND = 28;
    private static final int RUN_COLUMN = (1 << RUN_KIND) - 1;
    private static final int TRANSPARENT = 0;
    private static final int OPAQUE = 1;
    private static final int BLENDED = 2;

    private Look look;
    private List<Backdrop> backdrops = List.of();
    private int[] columns = new int[0];
    private int[] line = new int[0];
    /** The column at which each run of a sampled row begins, with its kind in the upper bits. */
    private int[] runs = new int[0];

    private int runCount;

    /** Draws what is behind the tiles. The look must have pictures of its own or a sky. */
    void draw(Scene scene, View view, Pen pen) {
        if (scene.look() != look) {
            look = scene.look();
            backdrops = look.backdrops();
        }
        int left = Math.max(0, view.left());
        int right = Math.min(pen.width(), view.right());
        int top = Math.max(0, view.top());
        int bottom = Math.min(pen.height(), view.bottom());
        if (left >= right || top >= bottom) {
            return;
        }
        if (look.theme().sky().isPresent()) {
            pen.box(left, top, right, bottom, 0xff000000 | look.theme().sky().getAsInt());
        }
        if (line.length < pen.width()) {
            line = new int[pen.width()];
            columns = new int[pen.width()];
            runs = new int[pen.width()];
        }
        for (int i = 0; i < backdrops.size(); i++) {
            draw(backdrops.get(i), scene, view, pen, left, right, top, bottom);
        }
    }

    private void draw(Backdrop backdrop, Scene scene, View view, Pen pen, int left, int right, int top, int bottom) {
        Background background = backdrop.background();
        Sheet picture = backdrop.picture();
        Camera camera = view.camera();
        double levelPx = (double) view.tileSize() / look.theme().tileSize();
        double scale = camera.scale() * levelPx;
        double x = screenLeft(background, camera) + background.offset().column() * scale;
        double y = screenTop(background, picture.height() * scale, scene, camera, pen.height())
                + background.offset().row() * scale;
        boolean repeatsX = background.repeat() != Repeat.NONE;
        boolean repeatsY = background.repeat() == Repeat.XY;
        for (int column = left; column < right; column++) {
            int at = (int) Math.floor((column + 0.5 - x) / scale);
            columns[column] = repeatsX ? Math.floorMod(at, picture.width()) : at >= 0 && at < picture.width() ? at : -1;
        }
        int known = -1;
        int[] pixels = pen.pixels();
        for (int r = top; r < bottom; r++) {
            int at = (int) Math.floor((r + 0.5 - y) / scale);
            int source = repeatsY ? Math.floorMod(at, picture.height()) : at;
            if (source < 0 || source >= picture.height()) {
                continue;
            }
            if (source != known) {
                known = source;
                sample(picture, source, left, right);
            }
            int row = r * pen.width();
            for (int i = 0; i < runCount; i++) {
                int from = runs[i] & RUN_COLUMN;
                int end = i + 1 < runCount ? runs[i + 1] & RUN_COLUMN : right;
                int kind = runs[i] >>> RUN_KIND;
                if (kind == OPAQUE) {
                    System.arraycopy(line, from, pixels, row + from, end - from);
                } else if (kind == BLENDED) {
                    PieceCache.blend(line, from, pixels, row + from, end - from, Pen.OPAQUE);
                }
            }
        }
    }

    /** Reads a row of a picture at the columns of the view, and divides it into runs of transparent and opaque pixels. */
    private void sample(Sheet picture, int source, int left, int right) {
        int[] argb = picture.argb();
        int start = source * picture.width();
        runCount = 0;
        int last = -1;
        for (int column = left; column < right; column++) {
            int pixel = columns[column] < 0 ? 0 : argb[start + columns[column]];
            line[column] = pixel;
            int alpha = pixel >>> 24;
            int kind = alpha == 0xff ? OPAQUE : alpha == 0 ? TRANSPARENT : BLENDED;
            if (kind != last) {
                runs[runCount++] = kind << RUN_KIND | column;
                last = kind;
            }
        }
    }

    private static double screenLeft(Background background, Camera camera) {
        double at = Math.max(0, camera.x());
        return PortableMath.rint((at - camera.x() - at * background.parallaxX()) * camera.scale());
    }

    private static double screenTop(
            Background background, double height, Scene scene, Camera camera, int pictureHeight) {
        double level = scene.level().heightPx();
        double viewTop = Math.max(0, camera.y());
        double viewBottom = Math.min(level, camera.toLevelY(pictureHeight));
        double scale = camera.scale();
        double parallax = background.parallaxY();
        double fromTop = (viewTop - camera.y() - viewTop * parallax) * scale;
        double fromBottom = (viewBottom - camera.y() + (level - viewBottom) * parallax) * scale - height;
        double top = background.align() == Align.TOP
                ? fromTop
                : background.align() == Align.BOTTOM ? fromBottom : (fromTop + fromBottom) / 2;
        return PortableMath.rint(top);
    }

    /** A copy of the pixels below everything else, valid as long as the view stays where it is. */
    static final class Kept {
        private int[] pixels = new int[0];
        private Look look;
        private Camera camera;
        private int columns;
        private int rows;
        private int tileSize;
        private ColorScheme colors;
        private boolean hasGrid;
        private int width;
        private int height;

        /** Copies the kept pixels into a picture, or returns false if they would be others. */
        boolean restore(Scene scene, View view, Pen pen) {
            boolean isSame = scene.look() == look
                    && view.camera().equals(camera)
                    && scene.level().columns() == columns
                    && scene.level().rows() == rows
                    && scene.level().tileSize() == tileSize
                    && scene.colors() == colors
                    && scene.shows(Overlay.GRID) == hasGrid
                    && pen.width() == width
                    && pen.height() == height;
            if (isSame) {
                System.arraycopy(pixels, 0, pen.pixels(), 0, width * height);
            }
            return isSame;
        }

        /** Keeps what a picture shows now. */
        void keep(Scene scene, View view, Pen pen) {
            look = scene.look();
            camera = view.camera();
            columns = scene.level().columns();
            rows = scene.level().rows();
            tileSize = scene.level().tileSize();
            colors = scene.colors();
            hasGrid = scene.shows(Overlay.GRID);
            width = pen.width();
            height = pen.height();
            if (pixels.length < width * height) {
                pixels = new int[width * height];
            }
            System.arraycopy(pen.pixels(), 0, pixels, 0, width * height);
        }
    }
}
