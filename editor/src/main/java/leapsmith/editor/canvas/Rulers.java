package leapsmith.editor.canvas;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import leapsmith.editor.ui.UiColors;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;

/** Rulers with column numbers at the top and row numbers at the left, with a mark at the pointer. */
final class Rulers {
    /** Height of the top ruler in screen pixels. */
    static final double TOP = 18;

    private static final double DIGIT = 6;
    private static final double MIN_GAP = 44;
    private static final double TICK = 5;

    final Canvas top = new Canvas();
    final Canvas left = new Canvas();
    private final Font font = Font.font("Monospaced", 10);

    private Drawn drawn;

    /** The parameters of the last drawing; an equal drawing is skipped. */
    private record Drawn(
            Camera camera,
            double width,
            double height,
            double side,
            int tileSize,
            int columns,
            int rows,
            int column,
            int row,
            ColorScheme colors) {}

    Rulers() {
        for (Canvas canvas : new Canvas[] {top, left}) {
            canvas.setManaged(false);
            canvas.setMouseTransparent(true);
        }
    }

    /** Width of the left ruler for a number of rows, in screen pixels. */
    static double leftWidth(int rows) {
        return Math.max(3, String.valueOf(rows).length()) * DIGIT + 8;
    }

    /** Shows or hides both; the left one starts at a height. */
    void show(boolean shown, double y) {
        top.setVisible(shown);
        left.setVisible(shown);
        left.relocate(0, y);
    }

    /** Draws both around a view of this size, if they are shown; the pointer's place may be null. */
    void draw(Camera camera, double width, double height, Level level, PointerPlace pointer, ColorScheme colors) {
        Drawn wanted = new Drawn(
                camera,
                width,
                height,
                leftWidth(level.rows()),
                level.tileSize(),
                level.columns(),
                level.rows(),
                pointer == null ? -1 : pointer.column(),
                pointer == null ? -1 : pointer.row(),
                colors);
        if (top.isVisible() && !wanted.equals(drawn)) {
            drawn = wanted;
            drawTop(wanted);
            drawLeft(wanted);
        }
    }

    private void drawTop(Drawn now) {
        top.setWidth(now.side + now.width);
        top.setHeight(TOP);
        GraphicsContext g = begin(top, now);
        double tile = now.tileSize * now.camera.scale();
        mark(g, now, now.side + now.camera.toScreenX((double) now.column * now.tileSize), TOP - 2, tile, 2, now.column);
        g.setFill(UiColors.of(now.colors, ColorRole.LINE));
        g.fillRect(0, TOP - 1, top.getWidth(), 1);
        int step = step(tile);
        int first = Math.max(0, firstOf(now.camera.x() / now.tileSize, step));
        for (int column = first; column <= now.columns; column += step) {
            double x = Math.floor(now.side + now.camera.toScreenX((double) column * now.tileSize));
            if (x > top.getWidth()) {
                break;
            }
            if (x < now.side - MIN_GAP / 2) {
                continue;
            }
            if (x >= now.side) {
                g.setFill(UiColors.of(now.colors, ColorRole.MUTED));
                g.fillRect(x, TOP - TICK, 1, TICK);
                g.fillText(String.valueOf(column), x + 3, 11);
            }
        }
    }

    private void drawLeft(Drawn now) {
        left.setWidth(now.side);
        left.setHeight(now.height);
        GraphicsContext g = begin(left, now);
        double tile = now.tileSize * now.camera.scale();
        mark(g, now, now.side - 2, now.camera.toScreenY((double) now.row * now.tileSize), 2, tile, now.row);
        g.setFill(UiColors.of(now.colors, ColorRole.LINE));
        g.fillRect(now.side - 1, 0, 1, now.height);
        int step = step(tile);
        int first = Math.max(0, firstOf(now.camera.y() / now.tileSize, step));
        for (int row = first; row <= now.rows; row += step) {
            double y = Math.floor(now.camera.toScreenY((double) row * now.tileSize));
            if (y > now.height) {
                break;
            }
            if (y >= 0) {
                g.setFill(UiColors.of(now.colors, ColorRole.MUTED));
                g.fillRect(now.side - TICK, y, TICK, 1);
                g.fillText(String.valueOf(row), 3, y + 11);
            }
        }
    }

    private GraphicsContext begin(Canvas canvas, Drawn now) {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.setFill(UiColors.of(now.colors, ColorRole.PANEL));
        g.fillRect(0, 0, canvas.getWidth(), canvas.getHeight());
        g.setFont(font);
        return g;
    }

    private static void mark(GraphicsContext g, Drawn now, double x, double y, double width, double height, int place) {
        if (place >= 0) {
            g.setFill(UiColors.of(now.colors, ColorRole.ACCENT));
            g.fillRect(x, y, Math.max(2, width), Math.max(2, height));
        }
    }

    /** Tiles between numbers for a tile width in pixels: the smallest power of two that leaves enough room. */
    static int step(double tilePixels) {
        int step = 1;
        while (step * tilePixels < MIN_GAP && step < 1 << 20) {
            step *= 2;
        }
        return step;
    }

    private static int firstOf(double tile, int step) {
        return (int) Math.floor(tile / step) * step;
    }
}
