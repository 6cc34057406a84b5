package leapsmith.levels.raster;

/**
 * How a character looks: a box that fills exactly its bounds, with an eye on the side that it faces. Player, patrol and
 * idle differ in form: round with a band; square with feet and a brow; a capsule with its eye shut.
 */
final class Figure {
    enum Form {
        PLAYER,
        PATROL,
        IDLE
    }

    /** Picture px of the smaller side below which a character is a plain box. */
    private static final int LEAST_DETAIL = 6;

    private final Pen pen;
    private Look look = Look.DARK;

    Figure(Pen pen) {
        this.pen = pen;
    }

    void use(Look wanted) {
        look = wanted;
    }

    /** Draws a character in the box with these edges. */
    void draw(Form form, int left, int top, int right, int bottom, boolean facesLeft, int weight) {
        int colour = colourOf(form);
        int side = Math.min(right - left, bottom - top);
        if (side < LEAST_DETAIL) {
            pen.box(left, top, right, bottom, colour, weight);
            return;
        }
        switch (form) {
            case PLAYER -> pen.roundBox(left, top, right, bottom, part(side, 0.34), colour, weight);
            case PATROL -> drawOnFeet(left, top, right, bottom, side, colour, weight);
            case IDLE -> pen.roundBox(left, top, right, bottom, part(side, 0.5), colour, weight);
        }
        drawFace(form, left, top, right, bottom, facesLeft, weight);
    }

    private int colourOf(Form form) {
        return switch (form) {
            case PLAYER -> look.player();
            case PATROL -> look.patrol();
            case IDLE -> look.idle();
        };
    }

    private void drawOnFeet(int left, int top, int right, int bottom, int side, int colour, int weight) {
        int legs = part(side, 0.22);
        int gap = part(right - left, 0.3);
        // The same on both sides: an odd width gets an odd gap.
        gap += (right - left - gap) & 1;
        int foot = (right - left - gap) / 2;
        pen.roundTop(left, top, right, bottom - legs, part(side, 0.16), colour, weight);
        pen.box(left, bottom - legs, left + foot, bottom, colour, weight);
        pen.box(right - foot, bottom - legs, right, bottom, colour, weight);
    }

    private void drawFace(Form form, int left, int top, int right, int bottom, boolean facesLeft, int weight) {
        int width = right - left;
        int side = Math.min(width, bottom - top);
        int eyeWidth = Math.max(2, part(side, 0.27));
        int eyeHeight = form == Form.IDLE ? Math.max(1, part(side, 0.1)) : Math.max(2, part(side, 0.36));
        int inset = Math.max(1, part(width, 0.14));
        int x = facesLeft ? left + inset : right - inset - eyeWidth;
        int y = top + part(side, 0.42);
        if (form == Form.IDLE) {
            y += part(side, 0.16);
        }
        int radius = form == Form.PLAYER ? eyeWidth / 2 : 0;
        pen.roundBox(x, y, x + eyeWidth, y + eyeHeight, radius, look.eye(), weight);
        int shade = Colours.mix(colourOf(form), look.eye(), 110);
        if (form == Form.PLAYER) {
            int band = Math.max(1, part(side, 0.16));
            int below = y + eyeHeight + part(side, 0.26);
            if (below + band < bottom - part(side, 0.34)) {
                pen.box(left, below, right, below + band, shade, weight);
            }
        } else if (form == Form.PATROL) {
            int brow = Math.max(1, part(side, 0.09));
            int reach = Math.max(1, part(side, 0.1));
            pen.box(x - (facesLeft ? 0 : reach), y - brow, x + eyeWidth + (facesLeft ? reach : 0), y, shade, weight);
        }
    }

    private static int part(int length, double share) {
        return (int) Math.round(length * share);
    }
}
