package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
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
 * <p>Cost: the pixels of the level in view that a background covers. Rows are scaled once for each zoom.
 */
final class BackgroundPainter {
    /** Pixels of a scaled picture that are stored; beyond, they are enlarged while they are drawn. */
    private static final int MAX_STORED = 1 << 21;

    private static final int RUN_KIND = 28;
    private static final int RUN_COLUMN = (1 << RUN_KIND) - 1;
    private static final int TRANSPARENT = 0;
    private static final int OPAQUE = 1;
    private static final int BLENDED = 2;

    private Look look;
    private List<Backdrop> backdrops = List.of();
    private final Map<Sheet, Scaled> scaled = new IdentityHashMap<>();

    /** Draws what is behind the tiles. The look must have pictures of its own or a sky. */
    void draw(Scene scene, View view, Pen pen) {
        if (scene.look() != look) {
            look = scene.look();
            backdrops = look.backdrops();
            scaled.clear();
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
        for (int i = 0; i < backdrops.size(); i++) {
            draw(backdrops.get(i), scene, view, pen, left, right, top, bottom);
        }
    }

    private void draw(Backdrop backdrop, Scene scene, View view, Pen pen, int left, int right, int top, int bottom) {
        Background background = backdrop.background();
        Camera camera = view.camera();
        double scale = camera.scale() * view.tileSize() / look.theme().tileSize();
        Scaled picture = scaled(backdrop.picture(), scale * backdrop.enlarged());
        int x = round(screenLeft(background, camera) + background.offset().column() * scale);
        int y = round(screenTop(background, picture.height, scene, camera, pen.height())
                + background.offset().row() * scale);
        boolean repeatsX = background.repeat() != Repeat.NONE;
        boolean repeatsY = background.repeat() == Repeat.XY;
        int first = repeatsX ? left - Math.floorMod(left - x, picture.width) : x;
        for (int r = top; r < bottom; r++) {
            int row = repeatsY ? Math.floorMod(r - y, picture.height) : r - y;
            if (row < 0 || row >= picture.height) {
                continue;
            }
            for (int at = first; at < right; at += picture.width) {
                picture.drawRow(row, at, r, left, right, pen);
                if (!repeatsX) {
                    break;
                }
            }
        }
    }

    /** The picture in the size in which it is shown; it is scaled again only if the zoom changes. */
    private Scaled scaled(Sheet picture, double scale) {
        Scaled known = scaled.get(picture);
        if (known == null || known.scale != scale) {
            known = new Scaled(picture, scale);
            scaled.put(picture, known);
        }
        return known;
    }

    private static int round(double value) {
        return (int) PortableMath.rint(value);
    }

    /**
     * A picture in the size in which it is shown. Its rows are scaled when they are first drawn, and equal rows of an
     * enlarged picture are kept once; one that would still be too large is enlarged while it is drawn. Each row is divided
     * into runs of opaque and blended pixels, so that most of it is copied as a whole.
     */
    private static final class Scaled {
        private final Sheet picture;
        private final double scale;
        private final int width;
        private final int height;
        /** Whether each row shows the pixels of one row of the picture. */
        private final boolean isTall;
        /** Pixels per stored pixel: more than 1 if they are enlarged while they are drawn. */
        private final double enlarged;
        /** The stored pixels; null for a row that isn't drawn yet. */
        private final int[][] rows;
        /** By stored row, the start of each run with its kind in the upper bits. */
        private final int[][] runs;

        private final PieceCache.Columns columns;
        private final int[] line;

        Scaled(Sheet picture, double scale) {
            this.picture = picture;
            this.scale = scale;
            width = Math.max(1, round(picture.width() * scale));
            height = Math.max(1, round(picture.height() * scale));
            isTall = height >= picture.height();
            int count = Math.min(height, picture.height());
            boolean isStored = (long) width * count <= MAX_STORED;
            enlarged = isStored ? 1 : scale;
            rows = new int[isStored ? count : picture.height()][];
            runs = new int[rows.length][];
            columns = isStored ? new PieceCache.Columns(picture.width(), width) : null;
            line = new int[isStored ? 0 : 1 << 12];
        }

        /** The index of the stored row that is shown in a row. */
        private int stored(int row) {
            if (enlarged != 1) {
                return Math.min(rows.length - 1, (int) ((row + 0.5) / enlarged));
            }
            return isTall ? (int) ((long) row * picture.height() / height) : row;
        }

        private void store(int stored) {
            int first = isTall ? stored : (int) ((long) stored * picture.height() / height);
            if (enlarged != 1) {
                rows[stored] =
                        Arrays.copyOfRange(picture.argb(), stored * picture.width(), (stored + 1) * picture.width());
            } else {
                int end = isTall ? first + 1 : (int) ((long) (stored + 1) * picture.height() / height);
                rows[stored] = new int[width];
                columns.scale(picture.argb(), picture.width(), first, Math.max(first + 1, end), rows[stored], 0);
            }
            runs[stored] = runsOf(rows[stored]);
        }

        /** Draws a row of the picture from a column on, as far as it is within the bounds. */
        void drawRow(int row, int column, int screenRow, int left, int right, Pen pen) {
            int stored = stored(row);
            if (rows[stored] == null) {
                store(stored);
            }
            int[] of = runs[stored];
            int at = screenRow * pen.width();
            for (int i = 0; i < of.length; i++) {
                int kind = of[i] >>> RUN_KIND;
                if (kind == TRANSPARENT) {
                    continue;
                }
                int begin = of[i] & RUN_COLUMN;
                int end = i + 1 < of.length ? of[i + 1] & RUN_COLUMN : rows[stored].length;
                int from = Math.max(left, column + round(begin * enlarged));
                int to = Math.min(right, column + round(end * enlarged));
                if (from >= to) {
                    continue;
                }
                int[] source = rows[stored];
                int offset = from - column;
                if (enlarged != 1) {
                    source = line;
                    offset = 0;
                    enlarge(rows[stored], from - column, to - from);
                }
                if (kind == OPAQUE) {
                    System.arraycopy(source, offset, pen.pixels(), at + from, to - from);
                } else {
                    PieceCache.blend(source, offset, pen.pixels(), at + from, to - from, Pen.OPAQUE);
                }
            }
        }

        private void enlarge(int[] from, int first, int count) {
            for (int i = 0; i < Math.min(count, line.length); i++) {
                line[i] = from[Math.min(from.length - 1, (int) ((first + i + 0.5) / enlarged))];
            }
        }

        private static int[] runsOf(int[] row) {
            int[] found = new int[row.length];
            int count = 0;
            int last = -1;
            for (int column = 0; column < row.length; column++) {
                int alpha = row[column] >>> 24;
                int kind = alpha == 0xff ? OPAQUE : alpha == 0 ? TRANSPARENT : BLENDED;
                if (kind != last) {
                    found[count++] = kind << RUN_KIND | column;
                    last = kind;
                }
            }
            return Arrays.copyOf(found, count);
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
}
