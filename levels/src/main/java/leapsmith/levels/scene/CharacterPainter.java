package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.Silhouette;
import leapsmith.physics.body.Shape;
import leapsmith.physics.fixed.PortableMath;

/**
 * Draws a character: its shape, which exactly fills its bounds, with an eye on the side it faces. Player, patrol and
 * idle differ in form: round with a band; square with feet and a brow; a capsule with a closed eye. On a circle or a
 * triangle the feet are a dark tread.
 */
final class CharacterPainter {
    /** Picture px of the smaller side below which a character has no face. */
    private static final int MIN_DETAIL = 6;

    /** Opacity of marks on the body, in the color of the eye. */
    private static final int SHADE = 110;

    private static final int OPAQUE = 0xff000000;

    private final Pen pen;
    private final Silhouette silhouette;
    private ColorScheme colors = ColorScheme.DARK;
    /** The color of an own kind, {@code 0xffRRGGBB}; 0 for that of the form. */
    private int tint;

    CharacterPainter(Pen pen) {
        this.pen = pen;
        silhouette = new Silhouette(pen);
    }

    void use(ColorScheme wanted) {
        colors = wanted;
    }

    /**
     * Draws the next characters in the color of an own kind.
     *
     * @param kind null for a known kind
     */
    void tint(OwnKind kind) {
        tint = kind == null || kind.color().isEmpty()
                ? 0
                : OPAQUE | kind.color().getAsInt();
    }

    private int color(ColorRole form) {
        return tint == 0 ? colors.color(form) : tint;
    }

    /** Draws a character in the box with these edges. */
    void draw(ColorRole form, Shape shape, int left, int top, int right, int bottom, boolean facesLeft, int weight) {
        int side = Math.min(right - left, bottom - top);
        if (side < MIN_DETAIL) {
            silhouette.draw(shape, left, top, right, bottom, color(form), weight);
        } else if (shape == Shape.BOX) {
            drawBox(form, left, top, right, bottom, side, color(form), weight);
            drawFace(form, left, top, right, bottom, facesLeft, weight);
        } else {
            silhouette.draw(shape, left, top, right, bottom, color(form), weight);
            drawMark(form, shape, left, top, right, bottom, weight);
            drawEye(form, shape, left, top, right, bottom, facesLeft, weight);
        }
    }

    private void drawBox(ColorRole form, int left, int top, int right, int bottom, int side, int color, int weight) {
        switch (form) {
            case PLAYER -> pen.roundBox(left, top, right, bottom, part(side, 0.34), color, weight);
            case PATROL -> drawOnFeet(left, top, right, bottom, side, color, weight);
            default -> {
                // A capsule, but not a circle, which is another shape.
                int longer = Math.max(right - left, bottom - top);
                int radius = Math.min(part(side, 0.5), part(longer, 0.3));
                pen.roundBox(left, top, right, bottom, radius, color, weight);
            }
        }
    }

    private void drawOnFeet(int left, int top, int right, int bottom, int side, int color, int weight) {
        int legs = part(side, 0.22);
        int gap = part(right - left, 0.3);
        // The same on both sides: an odd width gets an odd gap.
        gap += (right - left - gap) & 1;
        int foot = (right - left - gap) / 2;
        pen.roundTop(left, top, right, bottom - legs, part(side, 0.16), color, weight);
        pen.box(left, bottom - legs, left + foot, bottom, color, weight);
        pen.box(right - foot, bottom - legs, right, bottom, color, weight);
    }

    private void drawFace(ColorRole form, int left, int top, int right, int bottom, boolean facesLeft, int weight) {
        int width = right - left;
        int side = Math.min(width, bottom - top);
        int eyeWidth = Math.max(2, part(side, 0.27));
        int eyeHeight = form == ColorRole.IDLE ? Math.max(1, part(side, 0.1)) : Math.max(2, part(side, 0.36));
        int inset = Math.max(1, part(width, 0.14));
        int x = facesLeft ? left + inset : right - inset - eyeWidth;
        // Higher in a low box, to stay clear of the feet.
        int y = top + Math.min(part(side, 0.42), part(bottom - top, 0.3));
        if (form == ColorRole.IDLE) {
            y += part(side, 0.16);
        }
        int radius = form == ColorRole.PLAYER ? eyeWidth / 2 : 0;
        pen.roundBox(x, y, x + eyeWidth, y + eyeHeight, radius, colors.color(ColorRole.EYE), weight);
        int shade = Colors.mix(color(form), colors.color(ColorRole.EYE), SHADE);
        if (form == ColorRole.PLAYER) {
            int band = Math.max(1, part(side, 0.16));
            int below = y + eyeHeight + part(side, 0.26);
            if (below + band < bottom - part(side, 0.34)) {
                pen.box(left, below, right, below + band, shade, weight);
            }
        } else if (form == ColorRole.PATROL) {
            int brow = Math.max(1, part(side, 0.09));
            int reach = Math.max(1, part(side, 0.1));
            pen.box(x - (facesLeft ? 0 : reach), y - brow, x + eyeWidth + (facesLeft ? reach : 0), y, shade, weight);
        }
    }

    /** The band of a player, or the tread of a patrol, as wide as the shape is there. */
    private void drawMark(ColorRole form, Shape shape, int left, int top, int right, int bottom, int weight) {
        int height = bottom - top;
        int shade = Colors.mix(color(form), colors.color(ColorRole.EYE), SHADE);
        if (form == ColorRole.PLAYER) {
            int y = bottom - part(height, 0.26);
            silhouette.drawRows(shape, left, top, right, bottom, y, y + Math.max(1, part(height, 0.09)), shade, weight);
        } else if (form == ColorRole.PATROL) {
            silhouette.drawRows(shape, left, top, right, bottom, bottom - part(height, 0.17), bottom, shade, weight);
        }
    }

    /** The eye, where there is room: in the middle of a circle's upper half, near the centroid of a triangle. */
    private void drawEye(
            ColorRole form, Shape shape, int left, int top, int right, int bottom, boolean facesLeft, int weight) {
        int width = right - left;
        int height = bottom - top;
        int side = Math.min(width, height);
        boolean round = shape == Shape.CIRCLE;
        double acrossMiddle = switch (shape) {
            case TRIANGLE_TOP_LEFT, TRIANGLE_BOTTOM_LEFT -> 0.34;
            case TRIANGLE_TOP_RIGHT, TRIANGLE_BOTTOM_RIGHT -> 0.66;
            default -> 0.5;
        };
        double downMiddle = switch (shape) {
            case TRIANGLE_TOP_LEFT, TRIANGLE_TOP_RIGHT -> 0.3;
            case TRIANGLE_BOTTOM_LEFT, TRIANGLE_BOTTOM_RIGHT -> 0.62;
            default -> 0.4;
        };
        double towards = (round ? 0.22 : 0.08) * (facesLeft ? -1 : 1);
        int eyeWidth = Math.max(2, part(side, round ? 0.22 : 0.15));
        int eyeHeight =
                form == ColorRole.IDLE ? Math.max(1, part(side, 0.08)) : Math.max(2, part(side, round ? 0.27 : 0.18));
        int x = left + (int) PortableMath.round(width * (acrossMiddle + towards) - eyeWidth / 2.0);
        int y = top + (int) PortableMath.round(height * downMiddle - eyeHeight / 2.0);
        int radius = form == ColorRole.PLAYER ? eyeWidth / 2 : 0;
        pen.roundBox(x, y, x + eyeWidth, y + eyeHeight, radius, colors.color(ColorRole.EYE), weight);
        if (form == ColorRole.PATROL) {
            int brow = Math.max(1, part(side, 0.07));
            int reach = Math.max(1, part(side, 0.06));
            int shade = Colors.mix(color(form), colors.color(ColorRole.EYE), SHADE);
            pen.box(x - (facesLeft ? 0 : reach), y - brow, x + eyeWidth + (facesLeft ? reach : 0), y, shade, weight);
        }
    }

    private static int part(int length, double share) {
        return (int) PortableMath.round(length * share);
    }
}
