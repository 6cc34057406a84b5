package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.GlyphAtlas;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.TextLine;

/**
 * Short labels on a background, beside the bodies and completely in the picture. They never overlap: a tag without a
 * free place is left out, and so are tags beyond a readable number.
 */
final class Tags {
    private static final int MOST = 64;

    /** Space around the text, in points. */
    private static final double BESIDE = 5;

    private static final double ABOVE = 2;

    private final Pen pen;
    private final Obstacles obstacles = new Obstacles();
    private final GlyphAtlas[] atlases = new GlyphAtlas[GlyphAtlas.SIZES.length];
    private final int[] taken = new int[4 * MOST];
    private List<Rasteriser.Area> covered = List.of();
    private GlyphAtlas face;
    private ColorScheme colors = ColorScheme.DARK;
    private int count;
    private int beside;
    private int above;
    private int radius;
    private int line;

    Tags(Pen pen) {
        this.pen = pen;
    }

    /** Places no tags in these areas of the next pictures. */
    void keepOut(List<Rasteriser.Area> areas) {
        covered = List.copyOf(areas);
    }

    /** Removes the tags of the last picture. */
    void begin(Scene scene, View view) {
        count = 0;
        obstacles.begin(scene, view, pen.width(), pen.height());
        colors = scene.colors();
        beside = view.wholePoints(BESIDE);
        above = view.wholePoints(ABOVE);
        radius = view.wholePoints(4);
        line = view.hairline();
        int nearest = 0;
        for (int i = 1; i < GlyphAtlas.SIZES.length; i++) {
            double wanted = GlyphAtlas.SIZES[0] * scene.density();
            if (Math.abs(GlyphAtlas.SIZES[i] - wanted) < Math.abs(GlyphAtlas.SIZES[nearest] - wanted)) {
                nearest = i;
            }
        }
        if (atlases[nearest] == null) {
            atlases[nearest] = GlyphAtlas.ofSize(GlyphAtlas.SIZES[nearest]);
        }
        face = atlases[nearest];
    }

    boolean isFull() {
        return count == MOST;
    }

    /** The width of a tag with this text, in pixels. */
    int widthOf(TextLine text) {
        return text.length() * face.width() + 2 * beside;
    }

    /** The height of a tag, in pixels. */
    int height() {
        return face.height() + 2 * above;
    }

    /** The height of a word without a background, in pixels. */
    int lineHeight() {
        return face.height();
    }

    boolean fits(TextLine text, int width, int height) {
        return text.length() * face.width() + beside <= width && face.height() + above <= height;
    }

    /** Writes a word without a background, centered at the top of a box. */
    void word(TextLine text, int left, int top, int right, int color) {
        face.draw(pen, text, (left + right - text.length() * face.width()) / 2, top + above, colors.textOf(color));
    }

    /** Whether a tag with this text can be placed here. */
    boolean isFree(TextLine text, int left, int top) {
        int right = left + widthOf(text);
        int bottom = top + height();
        boolean isInside = left >= 0 && top >= 0 && right <= pen.width() && bottom <= pen.height();
        return !isFull() && isInside && !isTaken(left, top, right, bottom);
    }

    /** Whether a tag with this text can be placed here and covers no body. */
    boolean isClear(TextLine text, int left, int top) {
        return isFree(text, left, top) && !obstacles.hasBody(left, top, left + widthOf(text), top + height());
    }

    /** The number of areas, such as goals, of which a tag with this text would cover a part. */
    int areasUnder(TextLine text, int left, int top) {
        return obstacles.areasIn(left, top, left + widthOf(text), top + height());
    }

    /** How much of a tag with this text would be over tiles, from 0 for nothing. */
    int tilesUnder(TextLine text, int left, int top) {
        return obstacles.tilesIn(left, top, left + widthOf(text), top + height());
    }

    /** Draws a tag and reserves its place; returns false if the place is taken or outside the picture. */
    boolean place(TextLine text, int left, int top, int color) {
        int right = left + widthOf(text);
        int bottom = top + height();
        if (!isFree(text, left, top)) {
            return false;
        }
        taken[4 * count] = left;
        taken[4 * count + 1] = top;
        taken[4 * count + 2] = right;
        taken[4 * count + 3] = bottom;
        count++;
        pen.roundBox(left, top, right, bottom, radius, colors.color(ColorRole.TAG_LINE), Pen.OPAQUE);
        pen.roundBox(
                left + line,
                top + line,
                right - line,
                bottom - line,
                radius - line,
                colors.color(ColorRole.TAG),
                Pen.OPAQUE);
        face.draw(pen, text, left + beside, top + above, colors.textOf(color));
        return true;
    }

    private boolean isTaken(int left, int top, int right, int bottom) {
        for (int i = 0; i < 4 * count; i += 4) {
            if (left < taken[i + 2] && right > taken[i] && top < taken[i + 3] && bottom > taken[i + 1]) {
                return true;
            }
        }
        // By index, because an iterator would allocate.
        for (int i = 0; i < covered.size(); i++) {
            if (covered.get(i).overlaps(left, top, right, bottom)) {
                return true;
            }
        }
        return false;
    }
}
