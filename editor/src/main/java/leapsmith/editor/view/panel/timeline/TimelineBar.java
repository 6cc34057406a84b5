package leapsmith.editor.view.panel.timeline;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import leapsmith.editor.play.Timeline;
import leapsmith.levels.raster.Look;

/**
 * The run as a bar from its first tick to its last, with a knob where play is and marks below for what happened. Press
 * or drag to go there; with Shift, to choose a part that is played again and again.
 */
final class TimelineBar extends Region {
    /** Space beside the bar, so that the knob has room at its ends. */
    static final double SIDE = 10;

    private static final double TRACK_TOP = 7;
    private static final double TRACK = 6;
    private static final double KNOB = 7;
    private static final double MARKS_TOP = 18;
    private static final double MARK = 9;
    private static final double KEYFRAMES = 31;
    private static final double HEIGHT = 34;

    /** With more marks than this a pixel, those of contacts would be one smear. */
    private static final double MOST_MARKS_A_PIXEL = 0.5;

    private final TimelineModel model;
    private final ObservableValue<Look> look;
    private final Canvas canvas = new Canvas();
    private Color muted = Color.GRAY;
    private long loopFrom = -1;

    TimelineBar(TimelineModel model, ObservableValue<Look> look) {
        this.model = model;
        this.look = look;
        setId("timeline-bar");
        getStyleClass().add("timeline-bar");
        setAccessibleRole(AccessibleRole.SLIDER);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        canvas.setManaged(false);
        getChildren().add(canvas);
        setOnMousePressed(this::pressed);
        setOnMouseDragged(this::dragged);
        setOnMouseReleased(event -> loopFrom = -1);
        model.timelineProperty().subscribe(now -> draw());
        model.loopProperty().subscribe(now -> draw());
        model.runningProperty().subscribe(now -> draw());
        look.addListener((property, before, now) -> draw());
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        draw();
    }

    private void pressed(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            loopFrom = event.isShiftDown() ? tickAt(event.getX()) : -1;
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

    private void draw() {
        GraphicsContext pen = canvas.getGraphicsContext2D();
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        Timeline timeline = model.timeline();
        Look colours = look.getValue();
        muted = colour(colours.idle());
        double right = Math.max(SIDE, getWidth() - SIDE);
        pen.setFill(colour(colours.tagLine()));
        pen.fillRoundRect(SIDE, TRACK_TOP, right - SIDE, TRACK, TRACK, TRACK);
        if (timeline == Timeline.NONE) {
            return;
        }
        model.loop().ifPresent(loop -> {
            pen.setFill(colour(colours.cell()).deriveColor(0, 1, 1, 0.35));
            pen.fillRect(xOf(loop.from()), 0, xOf(loop.to()) - xOf(loop.from()), HEIGHT);
        });
        pen.setFill(colour(colours.speed()));
        pen.fillRoundRect(SIDE, TRACK_TOP, Math.max(TRACK, xOf(timeline.tick()) - SIDE), TRACK, TRACK, TRACK);
        drawUnknown(pen, timeline, colours);
        drawKeyframes(pen, timeline);
        drawMarks(pen, timeline, colours);
        double knob = xOf(timeline.tick());
        pen.setFill(colour(colours.speed()));
        pen.fillOval(knob - KNOB, TRACK_TOP + TRACK / 2 - KNOB, 2 * KNOB, 2 * KNOB);
        if (!model.runningProperty().get()) {
            // A run that is over can only be looked at.
            pen.setFill(colour(colours.tag()));
            pen.fillOval(knob - KNOB + 2, TRACK_TOP + TRACK / 2 - KNOB + 2, 2 * KNOB - 4, 2 * KNOB - 4);
        }
    }

    /** What is still being worked out after a change in the past. */
    private void drawUnknown(GraphicsContext pen, Timeline timeline, Look colours) {
        if (!timeline.isWhole()) {
            double from = xOf(timeline.trail().length() - 1L);
            pen.setFill(colour(colours.ghost()));
            pen.fillRoundRect(from, TRACK_TOP, getWidth() - SIDE - from, TRACK, TRACK, TRACK);
        }
    }

    private void drawKeyframes(GraphicsContext pen, Timeline timeline) {
        pen.setFill(muted.deriveColor(0, 1, 1, 0.7));
        double last = -10;
        for (long tick : timeline.keyframes()) {
            double x = xOf(tick);
            if (x - last >= 3) {
                pen.fillRect(Math.rint(x), KEYFRAMES, 1, 2);
                last = x;
            }
        }
    }

    private void drawMarks(GraphicsContext pen, Timeline timeline, Look colours) {
        List<Mark> marks = model.marks().marks();
        boolean crowded = marks.size() > MOST_MARKS_A_PIXEL * getWidth();
        for (Mark.Kind kind : Mark.Kind.values()) {
            boolean small = kind.compareTo(Mark.Kind.EDIT) < 0;
            double last = -10;
            for (Mark mark : kind == Mark.Kind.EDIT ? MarkList.edits(timeline) : marks) {
                double x = Math.rint(xOf(mark.tick()));
                if (mark.kind() == kind && x - last >= (small && crowded ? 4 : 1)) {
                    drawMark(pen, kind, x, colours);
                    last = x;
                }
            }
        }
        long parts = timeline.partsAt();
        if (parts >= 0) {
            pen.setStroke(colour(colours.ghost()));
            pen.setLineWidth(2);
            pen.strokeOval(xOf(parts) - 4, MARKS_TOP, 8, 8);
        }
    }

    /** Beginnings stand tall and ends are short, so that colour isn't all that tells them apart. */
    private void drawMark(GraphicsContext pen, Mark.Kind kind, double x, Look colours) {
        switch (kind) {
            case CONTACT_BEGIN -> bar(pen, colours.contact(), x, MARKS_TOP, MARK);
            case CONTACT_END -> bar(pen, colours.contact(), x, MARKS_TOP + MARK / 2, MARK / 2);
            case COLLISION_BEGIN -> bar(pen, colours.pair(), x, MARKS_TOP, MARK);
            case COLLISION_END -> bar(pen, colours.pair(), x, MARKS_TOP + MARK / 2, MARK / 2);
            case EDIT -> {
                pen.setFill(colour(colours.cell()));
                pen.fillPolygon(
                        new double[] {x - 4, x + 4, x}, new double[] {MARKS_TOP - 1, MARKS_TOP - 1, MARKS_TOP + 7}, 3);
            }
            case START -> {
                pen.setStroke(colour(colours.player()));
                pen.setLineWidth(1.5);
                pen.strokeOval(x - 3, MARKS_TOP + 1, 6, 6);
            }
            case DEATH -> {
                pen.setStroke(colour(colours.patrol()));
                pen.setLineWidth(2);
                pen.strokeLine(x - 4, MARKS_TOP, x + 4, MARKS_TOP + 8);
                pen.strokeLine(x - 4, MARKS_TOP + 8, x + 4, MARKS_TOP);
            }
            case GOAL -> {
                pen.setFill(colour(colours.goal()));
                pen.fillRect(x - 0.75, MARKS_TOP - 1, 1.5, 11);
                pen.fillPolygon(
                        new double[] {x, x + 8, x}, new double[] {MARKS_TOP - 1, MARKS_TOP + 2.5, MARKS_TOP + 6}, 3);
            }
        }
    }

    private void bar(GraphicsContext pen, int argb, double x, double top, double height) {
        pen.setFill(colour(argb));
        pen.fillRect(x - 0.75, top, 1.5, height);
    }

    /** A colour of a {@link Look}. */
    static Color colour(int argb) {
        return Color.rgb(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
    }
}
