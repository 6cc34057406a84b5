package leapsmith.levels.scene;

import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.TextLine;

/** Draws a zone: a thin fill, a dashed outline and, if there is room, a word and a flag. */
final class AreaShape {
    private static final int FILL = 72;
    /** Side of the flag's square, in tiles. */
    private static final double MOST_FLAG = 2;

    private final TextLine text = new TextLine();
    private final Pen pen;
    private final Tags tags;

    AreaShape(Pen pen, Tags tags) {
        this.pen = pen;
        this.tags = tags;
    }

    void draw(String word, boolean flag, int left, int top, int right, int bottom, int color, View view) {
        int side = Math.min(right - left, bottom - top);
        pen.box(left, top, right, bottom, color, side < 4 ? Pen.OPAQUE : FILL);
        if (side >= view.wholePoints(8)) {
            int line = view.hairline();
            pen.dashedFrame(left, top, right, bottom, line, view.wholePoints(4), view.wholePoints(3), color);
        }
        text.clear().add(word);
        boolean hasWord = tags.fits(text, right - left, bottom - top);
        if (hasWord) {
            tags.word(text, left, top, right, color);
        }
        if (flag && side >= view.wholePoints(12)) {
            int room = hasWord ? top + tags.lineHeight() : top;
            drawFlag(left, room, right, bottom, view.wholeLength(MOST_FLAG * view.tileSize()), color);
        }
    }

    private void drawFlag(int left, int top, int right, int bottom, int most, int color) {
        int side = Math.min(most, Math.min(right - left, bottom - top));
        int pole = Math.max(1, side / 12);
        int cloth = Math.max(4, side * 3 / 8);
        int x = (left + right - cloth) / 2;
        int foot = top + (bottom - top + side) / 2 - side / 8;
        int head = foot - side * 3 / 4;
        pen.box(x, head, x + pole, foot, color, Pen.OPAQUE);
        for (int row = 0; row < cloth; row++) {
            int reach = cloth - Math.abs(2 * row - cloth + 1);
            pen.box(x + pole, head + row, x + pole + reach, head + row + 1, color, Pen.OPAQUE);
        }
    }
}
