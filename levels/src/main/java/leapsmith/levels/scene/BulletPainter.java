package leapsmith.levels.scene;

import java.util.Arrays;
import leapsmith.levels.model.BodyCategories;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.FrameBullets;

/**
 * Draws bullets: round at its narrow ends, with a light core if they are deadly, and hollow if they are harmless.
 *
 * <p>There can be tens of thousands of bullets, but only few sizes at once. So each size is rendered once, as color and
 * coverage per pixel, and then copied. Large bullets, of which only few fit into a picture, are drawn each time.
 */
final class BulletPainter implements Rasteriser.Layer {
    /** The largest side in pixels that is cached. */
    private static final int MAX_KEPT = 32;

    /** Radius of the core, and thickness of a hollow one's rim, as parts of the bullet's radius. */
    private static final double CORE = 0.5;

    private static final double RIM = 0.4;

    /** Opacity of the inside of a hollow bullet. */
    private static final int INSIDE = 56;

    private record Sprite(int[] colors, short[] weights) {}

    private final Pen pen;
    private final Sprite[] deadly = new Sprite[MAX_KEPT * MAX_KEPT];
    private final Sprite[] hollow = new Sprite[MAX_KEPT * MAX_KEPT];
    private ColorScheme colors = ColorScheme.DARK;

    BulletPainter(Pen pen) {
        this.pen = pen;
    }

    void use(ColorScheme wanted) {
        if (wanted != colors) {
            colors = wanted;
            Arrays.fill(deadly, null);
            Arrays.fill(hollow, null);
        }
    }

    /** Draws the bullets of the running world. Those of one size have the same size in pixels everywhere. */
    @Override
    public void draw(Scene scene, View view, Pen picture) {
        Frame frame = scene.frame();
        if (frame == null) {
            return;
        }
        use(scene.colors());
        Camera camera = view.camera();
        FrameBullets bullets = frame.bullets();
        for (int i = 0; i < bullets.count(); i++) {
            draw(
                    (bullets.mask(i) & BodyCategories.PLAYER) != 0,
                    camera.edgeX(bullets.x(i)),
                    camera.edgeY(bullets.y(i)),
                    view.wholeLength(bullets.width(i)),
                    view.wholeLength(bullets.height(i)));
        }
    }

    /** Draws a bullet; width and height are at least 1 pixel. */
    void draw(boolean isDeadly, int left, int top, int width, int height) {
        if (!pen.sees(left, top, left + width, top + height)) {
            return;
        }
        if (Math.max(width, height) <= 2) {
            pen.box(left, top, left + width, top + height, colors.color(ColorRole.BULLET));
        } else if (Math.max(width, height) <= MAX_KEPT) {
            copy(sprite(isDeadly, width, height), left, top, width, height);
        } else {
            drawLarge(isDeadly, left, top, left + width, top + height);
        }
    }

    private void drawLarge(boolean isDeadly, int left, int top, int right, int bottom) {
        int radius = Math.min(right - left, bottom - top) / 2;
        pen.roundBox(left, top, right, bottom, radius, colors.color(ColorRole.BULLET));
        int rim = (int) PortableMath.round(radius * (isDeadly ? 1 - CORE : RIM));
        int inner = isDeadly
                ? colors.color(ColorRole.BULLET_CORE)
                : Colors.mix(colors.color(ColorRole.CANVAS), colors.color(ColorRole.BULLET), INSIDE);
        pen.roundBox(left + rim, top + rim, right - rim, bottom - rim, radius - rim, inner);
    }

    private Sprite sprite(boolean isDeadly, int width, int height) {
        Sprite[] kept = isDeadly ? deadly : hollow;
        int at = (height - 1) * MAX_KEPT + width - 1;
        if (kept[at] == null) {
            kept[at] = newSprite(isDeadly, width, height);
        }
        return kept[at];
    }

    private Sprite newSprite(boolean isDeadly, int width, int height) {
        Sprite sprite = new Sprite(new int[width * height], new short[width * height]);
        double radius = Math.min(width, height) / 2.0;
        double inner = radius - Math.max(1, RIM * radius);
        for (int i = 0; i < width * height; i++) {
            double distance = distance(i % width, i / width, width, height, radius);
            int covered = Colors.weight(radius - distance + 0.5);
            int core = isDeadly && radius >= 1.5 ? Colors.weight(CORE * radius - distance + 0.5) : 0;
            int hollow = isDeadly ? 0 : Colors.weight(inner - distance + 0.5);
            sprite.colors[i] = Colors.mix(colors.color(ColorRole.BULLET), colors.color(ColorRole.BULLET_CORE), core);
            sprite.weights[i] = (short) (covered - hollow * (Pen.OPAQUE - INSIDE) / Pen.OPAQUE);
        }
        return sprite;
    }

    /** The distance from the center of a pixel to the line at a radius from the sides. */
    private static double distance(int x, int y, int width, int height, double radius) {
        double across = Math.max(0, Math.abs(x + 0.5 - width / 2.0) - (width / 2.0 - radius));
        double down = Math.max(0, Math.abs(y + 0.5 - height / 2.0) - (height / 2.0 - radius));
        return PortableMath.hypot(across, down);
    }

    private void copy(Sprite sprite, int left, int top, int width, int height) {
        int[] pixels = pen.pixels();
        int fromColumn = Math.max(0, -left);
        int toColumn = Math.min(width, pen.width() - left);
        int toRow = Math.min(height, pen.height() - top);
        for (int row = Math.max(0, -top); row < toRow; row++) {
            int at = (top + row) * pen.width() + left;
            int from = row * width;
            for (int column = fromColumn; column < toColumn; column++) {
                int weight = sprite.weights[from + column];
                int color = sprite.colors[from + column];
                if (weight == Pen.OPAQUE) {
                    pixels[at + column] = color;
                } else if (weight != 0) {
                    pixels[at + column] = Colors.mix(pixels[at + column], color, weight);
                }
            }
        }
    }

    /**
     * Bullet hits of this tick, as a small cross at the bullet: body hits in the color of pairs, tile hits in the color of
     * contacts. A bullet that was already inside the body has a dot.
     */
    static final class Hits implements Rasteriser.Layer {
        private static final double ARM = 4;
        private static final double LINE = 1.6;
        private static final double DOT = 1.8;

        /** With more hits than this in view, each is only a few pixels. */
        private static final int MAX_CROSSES = 500;

        @Override
        public void draw(Scene scene, View view, Pen pen) {
            Frame frame = scene.frame();
            if (frame == null) {
                return;
            }
            boolean bodies = scene.shows(Overlay.PAIRS);
            boolean tiles = scene.shows(Overlay.CONTACTS);
            FrameBullets hits = frame.bullets();
            boolean few = hits.hitCount() <= MAX_CROSSES;
            for (int i = 0; i < hits.hitCount(); i++) {
                boolean isTile = hits.hitBody(i) == EventList.NONE;
                if (isTile ? tiles : bodies) {
                    int color = isTile
                            ? scene.colors().color(ColorRole.CONTACT)
                            : scene.colors().color(ColorRole.PAIR);
                    double x = view.camera().toScreenX(hits.hitX(i) + hits.hitWidth(i) / 2);
                    double y = view.camera().toScreenY(hits.hitY(i) + hits.hitHeight(i) / 2);
                    if (few) {
                        drawMark(x, y, hits.hitBegan(i), view, color, pen);
                    } else {
                        int side = view.wholePoints(2);
                        pen.box((int) x - side / 2, (int) y - side / 2, (int) x + side, (int) y + side, color);
                    }
                }
            }
        }

        private static void drawMark(double x, double y, boolean began, View view, int color, Pen pen) {
            if (!began) {
                pen.disc(x, y, view.points(DOT), color);
                return;
            }
            pen.cross(x, y, view.points(ARM), view.points(LINE), color);
        }
    }
}
