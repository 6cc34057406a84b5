package leapsmith.editor.playback;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.util.Duration;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.runs.OddsText;
import leapsmith.editor.tools.GestureKey;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiColors;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.scene.ColorScheme;

/**
 * The timeline bar from the first to the last tick of a run, with a playhead, and marks below for events. Press or drag
 * to seek; with Shift to select a loop. While odds are shown, a strip below has how often each jump fails.
 */
final class TimelineBar extends Region {
    /** Margin beside the bar for the playhead at its ends. */
    static final double SIDE = 10;

    private static final double TRACK_TOP = 7;
    private static final double TRACK = 6;
    private static final double KNOB = 7;
    private static final double MARKS_TOP = 18;
    private static final double MARK = 9;
    private static final double KEYFRAMES = 31;
    private static final double HEIGHT = 34;

    /** Height of the strip of the jumps below the bar, and that of a jump that always fails. */
    private static final double STRIP = 18;

    private static final double TALLEST = 14;
    private static final double STRIP_BOTTOM = HEIGHT + STRIP - 2;

    private static final double KEYFRAME_GAP = 3;
    private static final int CROWDED_GAP = 4;

    /** With more marks per pixel than this, contact marks are left out as unreadable. */
    private static final double MAX_MARKS_A_PIXEL = 0.5;

    /** How near the pointer must be to a mark to show its tooltip, in px. */
    private static final double REACH = 4;

    private final Texts texts;
    private final Tooltip marks = new Tooltip();
    private final TimelineModel model;
    private final ObservableValue<ColorScheme> scheme;
    private final Canvas canvas = new Canvas();
    private Color muted = Color.GRAY;
    private long loopFrom = -1;

    TimelineBar(Texts texts, TimelineModel model, ObservableValue<ColorScheme> scheme) {
        this.texts = texts;
        this.model = model;
        this.scheme = scheme;
        setId("timeline-bar");
        getStyleClass().add("timeline-bar");
        setAccessibleRole(AccessibleRole.SLIDER);
        canvas.setManaged(false);
        getChildren().add(canvas);
        marks.setShowDelay(Duration.millis(200));
        setOnMouseMoved(event -> showMarksAt(event.getX()));
        setOnMousePressed(this::pressed);
        setOnMouseDragged(this::dragged);
        setOnMouseReleased(event -> loopFrom = -1);
        model.timelineProperty().subscribe(now -> draw());
        model.loopProperty().subscribe(now -> draw());
        model.runningProperty().subscribe(now -> draw());
        model.oddsProperty().subscribe(now -> draw());
        model.oddsShown.subscribe(now -> draw());
        // The height doesn't depend on the odds, so that the level above doesn't move when they are shown.
        setMinHeight(HEIGHT + STRIP);
        setMaxHeight(HEIGHT + STRIP);
        scheme.addListener((property, before, now) -> draw());
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        draw();
    }

    /** Shows in a tooltip what happened at the marks near the pointer. */
    private void showMarksAt(double x) {
        long from = tickAt(x - REACH);
        long to = tickAt(x + REACH);
        List<String> lines = new ArrayList<>();
        if (model.timeline() != Timeline.NONE) {
            model.marks
                    .within(from, to)
                    .forEach((mark, tick) -> lines.add(texts.get("timeline.mark", tick, texts.get(mark.textKey))));
            long diverges = model.timeline().divergesAt();
            if (diverges >= Math.max(0, from) && diverges <= to) {
                lines.add(texts.get("timeline.hint.diverges", diverges));
            }
            model.jumpsWithin(from, to).forEach(jump -> lines.add(OddsText.line(texts, jump)));
        }
        marks.setText(String.join("\n", lines));
        if (lines.isEmpty()) {
            Tooltip.uninstall(this, marks);
            marks.hide();
        } else {
            Tooltip.install(this, marks);
        }
    }

    private void pressed(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            loopFrom = GestureKey.LOOP.isHeld(event.isShiftDown(), event.isShortcutDown()) ? tickAt(event.getX()) : -1;
            dragged(event);
        }
    }

    private void dragged(MouseEvent event) {
        if (!event.isPrimaryButtonDown()) {
            return;
        }
        if (loopFrom < 0) {
            model.seek(tickAt(event.getX()));
        } else {
            model.loop(loopFrom, tickAt(event.getX()));
        }
        event.consume();
    }

    private long tickAt(double x) {
        double share = (x - SIDE) / Math.max(1, getWidth() - 2 * SIDE);
        return Math.round(Math.max(0, Math.min(1, share)) * model.timeline().length());
    }

    private double xOf(long tick) {
        long length = Math.max(1, model.timeline().length());
        return SIDE + (getWidth() - 2 * SIDE) * tick / length;
    }

    /** The first tick after another that isn't drawn left of x. */
    private long nextTick(long tick, double x) {
        double share = (x - SIDE) / Math.max(1, getWidth() - 2 * SIDE);
        return Math.max(tick + 1, (long) Math.ceil(share * model.timeline().length()));
    }

    private void draw() {
        GraphicsContext pen = canvas.getGraphicsContext2D();
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        Timeline timeline = model.timeline();
        ColorScheme colors = scheme.getValue();
        muted = UiColors.of(colors.color(ColorRole.IDLE));
        double right = Math.max(SIDE, getWidth() - SIDE);
        pen.setFill(UiColors.of(colors.color(ColorRole.TAG_LINE)));
        pen.fillRoundRect(SIDE, TRACK_TOP, right - SIDE, TRACK, TRACK, TRACK);
        if (model.oddsShown.get()) {
            pen.fillRect(SIDE, STRIP_BOTTOM, right - SIDE, 1);
        }
        if (timeline == Timeline.NONE) {
            return;
        }
        model.loop().ifPresent(loop -> {
            pen.setFill(UiColors.of(colors.color(ColorRole.CELL)).deriveColor(0, 1, 1, 0.35));
            pen.fillRect(xOf(loop.from()), 0, xOf(loop.to()) - xOf(loop.from()), HEIGHT);
        });
        pen.setFill(UiColors.of(colors.color(ColorRole.SPEED)));
        pen.fillRoundRect(SIDE, TRACK_TOP, Math.max(TRACK, xOf(timeline.tick()) - SIDE), TRACK, TRACK, TRACK);
        drawUnknown(pen, timeline, colors);
        drawKeyframes(pen, timeline);
        drawMarks(pen, timeline, colors);
        drawJumps(pen, colors);
        double knob = xOf(timeline.tick());
        pen.setFill(UiColors.of(colors.color(ColorRole.SPEED)));
        pen.fillOval(knob - KNOB, TRACK_TOP + TRACK / 2 - KNOB, 2 * KNOB, 2 * KNOB);
        if (!model.runningProperty().get()) {
            // An ended run is read-only.
            pen.setFill(UiColors.of(colors.color(ColorRole.TAG)));
            pen.fillOval(knob - KNOB + 2, TRACK_TOP + TRACK / 2 - KNOB + 2, 2 * KNOB - 4, 2 * KNOB - 4);
        }
    }

    /** Draws each jump as wide as its time in the air and as tall as its rate of failure. */
    private void drawJumps(GraphicsContext pen, ColorScheme colors) {
        for (JumpOdds jump : model.oddsProperty().get().jumps()) {
            double left = Math.rint(xOf(jump.startTick()));
            double width = Math.max(2, Math.rint(xOf(jump.endTick())) - left - 1);
            double height = Math.max(1, Math.rint(TALLEST * (1 - jump.rate())));
            pen.setFill(UiColors.of(colors.color(color(jump.difficulty()))));
            pen.fillRect(left, STRIP_BOTTOM - height, width, height);
        }
    }

    private static ColorRole color(JumpOdds.Difficulty difficulty) {
        return switch (difficulty) {
            case EASY -> ColorRole.PLAYER;
            case MODERATE -> ColorRole.WARNING;
            case HARD -> ColorRole.DANGER;
        };
    }

    /** Draws the part that is still being simulated after a change in the past. */
    private void drawUnknown(GraphicsContext pen, Timeline timeline, ColorScheme colors) {
        if (!timeline.isWhole()) {
            double from = xOf(timeline.trail().length() - 1L);
            pen.setFill(UiColors.of(colors.color(ColorRole.GHOST)));
            pen.fillRoundRect(from, TRACK_TOP, getWidth() - SIDE - from, TRACK, TRACK, TRACK);
        }
    }

    private void drawKeyframes(GraphicsContext pen, Timeline timeline) {
        pen.setFill(muted.deriveColor(0, 1, 1, 0.7));
        List<Long> ticks = timeline.keyframes();
        int i = 0;
        while (i < ticks.size()) {
            double x = xOf(ticks.get(i));
            pen.fillRect(Math.rint(x), KEYFRAMES, 1, 2);
            int found = Collections.binarySearch(ticks, nextTick(ticks.get(i), x + KEYFRAME_GAP));
            i = found < 0 ? -found - 1 : found;
        }
    }

    private void drawMarks(GraphicsContext pen, Timeline timeline, ColorScheme colors) {
        MarkList marks = model.marks;
        boolean crowded = marks.trailMarkCount() > MAX_MARKS_A_PIXEL * getWidth();
        for (MarkList.Mark mark : MarkList.Mark.values()) {
            boolean small = mark.compareTo(MarkList.Mark.EDIT) < 0;
            int gap = small && crowded ? CROWDED_GAP : 1;
            // Only visibly distinct marks, however many there are in between.
            Long tick = marks.ticks(mark).ceiling(0L);
            while (tick != null) {
                double x = Math.rint(xOf(tick));
                drawMark(pen, mark, x, colors);
                tick = marks.ticks(mark).ceiling(nextTick(tick, x + gap - 0.5));
            }
        }
        long parts = timeline.divergesAt();
        if (parts >= 0) {
            pen.setStroke(UiColors.of(colors.color(ColorRole.GHOST)));
            pen.setLineWidth(2);
            pen.strokeOval(xOf(parts) - 4, MARKS_TOP, 8, 8);
        }
    }

    /** Marks for beginnings are tall and for ends short, so that they differ by more than color. */
    private void drawMark(GraphicsContext pen, MarkList.Mark mark, double x, ColorScheme colors) {
        switch (mark) {
            case CONTACT_BEGIN -> bar(pen, colors.color(ColorRole.CONTACT), x, MARKS_TOP, MARK);
            case CONTACT_END -> bar(pen, colors.color(ColorRole.CONTACT), x, MARKS_TOP + MARK / 2, MARK / 2);
            case COLLISION_BEGIN -> bar(pen, colors.color(ColorRole.PAIR), x, MARKS_TOP, MARK);
            case COLLISION_END -> bar(pen, colors.color(ColorRole.PAIR), x, MARKS_TOP + MARK / 2, MARK / 2);
            case EDIT -> {
                pen.setFill(UiColors.of(colors.color(ColorRole.CELL)));
                pen.fillPolygon(
                        new double[] {x - 4, x + 4, x}, new double[] {MARKS_TOP - 1, MARKS_TOP - 1, MARKS_TOP + 7}, 3);
            }
            case START -> {
                pen.setStroke(UiColors.of(colors.color(ColorRole.PLAYER)));
                pen.setLineWidth(1.5);
                pen.strokeOval(x - 3, MARKS_TOP + 1, 6, 6);
            }
            case DEATH -> {
                pen.setStroke(UiColors.of(colors.color(ColorRole.PATROL)));
                pen.setLineWidth(2);
                pen.strokeLine(x - 4, MARKS_TOP, x + 4, MARKS_TOP + 8);
                pen.strokeLine(x - 4, MARKS_TOP + 8, x + 4, MARKS_TOP);
            }
            case GOAL -> {
                pen.setFill(UiColors.of(colors.color(ColorRole.GOAL)));
                pen.fillRect(x - 0.75, MARKS_TOP - 1, 1.5, 11);
                pen.fillPolygon(
                        new double[] {x, x + 8, x}, new double[] {MARKS_TOP - 1, MARKS_TOP + 2.5, MARKS_TOP + 6}, 3);
            }
        }
    }

    private void bar(GraphicsContext pen, int argb, double x, double top, double height) {
        pen.setFill(UiColors.of(argb));
        pen.fillRect(x - 0.75, top, 1.5, height);
    }
}
