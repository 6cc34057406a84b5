package leapsmith.editor.playback;

import java.util.Locale;
import javafx.beans.value.ObservableValue;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import leapsmith.editor.play.BodyTrace;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiColors;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;

/**
 * The motion graph of the watched body over the whole run, on the scale of the timeline below: its velocities as two
 * lines, its state and touching sides as bands, and a vertical line at the current tick with its values.
 */
final class PlotView extends Region {
    private static final double SIDE = TimelineBar.SIDE;
    private static final double HEIGHT = 78;
    private static final double TEXT = 15;
    private static final double LINES_END = 56;
    private static final double BAND = 4;
    private static final int[] SIDES = {Contacts.GROUND, Contacts.CEILING, Contacts.LEFT_WALL, Contacts.RIGHT_WALL};

    private final Texts texts;
    private final TimelineModel model;
    private final ObservableValue<ColorScheme> scheme;
    private final Canvas canvas = new Canvas();
    private final Font font = Font.font("monospace", 11);
    private final double letterWidth = widthOf("0", font);

    PlotView(Texts texts, TimelineModel model, ObservableValue<ColorScheme> scheme) {
        this.texts = texts;
        this.model = model;
        this.scheme = scheme;
        setId("plot");
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        canvas.setManaged(false);
        getChildren().add(canvas);
        Nodes.showWhile(this, model.plot);
        model.traceProperty().subscribe(now -> draw());
        model.timelineProperty().subscribe(now -> draw());
        model.plot.subscribe(now -> draw());
        scheme.addListener((property, before, now) -> draw());
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        draw();
    }

    private void draw() {
        if (!model.plot.get()) {
            return;
        }
        GraphicsContext pen = canvas.getGraphicsContext2D();
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        BodyTrace trace = model.traceProperty().get();
        ColorScheme colors = scheme.getValue();
        double width = Math.max(1, getWidth() - 2 * SIDE);
        double middle = (TEXT + LINES_END) / 2;
        pen.setFill(UiColors.of(colors.color(ColorRole.TAG_LINE)));
        pen.fillRect(SIDE, Math.rint(middle), width, 1);
        if (trace.length() > 0) {
            for (int x = 0; x < (int) width; x++) {
                drawColumn(pen, trace, x, (int) width, middle, colors);
            }
        }
        drawCursor(pen, trace, width, colors);
    }

    /** Draws all ticks that share a pixel: the lines extend from the lowest to the highest value. */
    private void drawColumn(GraphicsContext pen, BodyTrace trace, int x, int width, double middle, ColorScheme colors) {
        long length = model.timeline().length();
        int from = (int) (x * (length + 1) / width);
        int to = (int) Math.max(from + 1, (x + 1) * (length + 1) / width);
        if (from >= trace.length()) {
            return;
        }
        double scale = (LINES_END - TEXT) / 2 / Math.max(1, trace.fastest());
        double lowX = Double.MAX_VALUE;
        double highX = -Double.MAX_VALUE;
        double lowY = Double.MAX_VALUE;
        double highY = -Double.MAX_VALUE;
        int contacts = 0;
        // The tick before connects the columns.
        for (int tick = Math.max(0, from - 1); tick < Math.min(to, trace.length()); tick++) {
            if (trace.isPresent(tick)) {
                lowX = Math.min(lowX, trace.vx(tick));
                highX = Math.max(highX, trace.vx(tick));
                lowY = Math.min(lowY, trace.vy(tick));
                highY = Math.max(highY, trace.vy(tick));
                contacts |= trace.contacts(tick);
            }
        }
        if (highX < lowX) {
            return;
        }
        // Upward velocity is drawn upward.
        upright(
                pen,
                UiColors.of(colors.color(ColorRole.PAIR)),
                SIDE + x,
                middle + lowY * scale,
                middle + highY * scale);
        upright(
                pen,
                UiColors.of(colors.color(ColorRole.PLAYER)),
                SIDE + x,
                middle - highX * scale,
                middle - lowX * scale);
        pen.setFill(UiColors.of(colorOf(trace.state(Math.min(from, trace.length() - 1)), colors)));
        pen.fillRect(SIDE + x, LINES_END + 2, 1, BAND);
        pen.setFill(UiColors.of(colors.color(ColorRole.CONTACT)));
        for (int side = 0; side < SIDES.length; side++) {
            if ((contacts & SIDES[side]) != 0) {
                pen.fillRect(SIDE + x, LINES_END + 8 + side * 3, 1, 2);
            }
        }
    }

    private static void upright(GraphicsContext pen, Color color, double x, double top, double bottom) {
        pen.setFill(color);
        pen.fillRect(x, top - 0.75, 1, bottom - top + 1.5);
    }

    private static int colorOf(ControllerState state, ColorScheme colors) {
        return switch (state) {
            case STAND -> colors.color(ColorRole.IDLE);
            case WALK -> colors.color(ColorRole.GOAL);
            case JUMP -> colors.color(ColorRole.GHOST);
            case GRAB_LEDGE -> colors.color(ColorRole.CELL);
            case CLIMB -> colors.color(ColorRole.PLATFORM_EDGE);
        };
    }

    private void drawCursor(GraphicsContext pen, BodyTrace trace, double width, ColorScheme colors) {
        long tick = model.timeline().tick();
        double x = SIDE + width * tick / Math.max(1, model.timeline().length());
        pen.setFill(UiColors.of(colors.color(ColorRole.SPEED)));
        pen.fillRect(Math.rint(x), TEXT, 1, HEIGHT - TEXT);
        drawWords(pen, trace, tick, colors);
    }

    /** Each value in the color of its line or band. */
    private void drawWords(GraphicsContext pen, BodyTrace trace, long tick, ColorScheme colors) {
        String name = model.watchedProperty().get();
        pen.setFont(font);
        // During play the trace is always slightly behind.
        int at = (int) Math.min(tick, trace.length() - 1L);
        if (at < 0 || tick - at > model.timeline().ticksPerSecond()) {
            word(pen, SIDE, texts.get("plot.working", name), colors, colors.color(ColorRole.IDLE));
            return;
        }
        if (!trace.isPresent(at)) {
            word(pen, SIDE, texts.get("plot.gone", name), colors, colors.color(ColorRole.IDLE));
            return;
        }
        ControllerState state = trace.state(at);
        double x = word(pen, SIDE, name, colors, colors.color(ColorRole.IDLE));
        x = word(pen, x, texts.get("plot.vx", signed(trace.vx(at))), colors, colors.color(ColorRole.PLAYER));
        x = word(pen, x, texts.get("plot.vy", signed(trace.vy(at))), colors, colors.color(ColorRole.PAIR));
        x = word(pen, x, texts.get("state." + state.name().toLowerCase(Locale.ROOT)), colors, colorOf(state, colors));
        word(pen, x, texts.get("plot.touches", sides(trace.contacts(at))), colors, colors.color(ColorRole.CONTACT));
    }

    /** Draws a word, or as much of it as fits, and returns the x of the next one; the font is monospaced. */
    private double word(GraphicsContext pen, double x, String text, ColorScheme colors, int color) {
        pen.setFill(UiColors.of(colors.textOf(color)));
        pen.fillText(shortened(text, (int) ((getWidth() - SIDE - x) / letterWidth)), x, 11);
        return x + (text.length() + 2) * letterWidth;
    }

    /** A text of at most this many characters, with an ellipsis in place of those that are left out. */
    static String shortened(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        return most < 1 ? "" : text.substring(0, most - 1).stripTrailing() + "\u2026";
    }

    private String sides(int contacts) {
        StringBuilder words = new StringBuilder();
        String[] names = {"ground", "ceiling", "left", "right"};
        for (int side = 0; side < SIDES.length; side++) {
            if ((contacts & SIDES[side]) != 0) {
                words.append(words.isEmpty() ? "" : ", ").append(texts.get("contact." + names[side]));
            }
        }
        return words.isEmpty() ? texts.get("contact.none") : words.toString();
    }

    private static double widthOf(String text, Font font) {
        Text measured = new Text(text);
        measured.setFont(font);
        return measured.getLayoutBounds().getWidth();
    }

    private String signed(double value) {
        return texts.numbers().signed(value, 1);
    }
}
