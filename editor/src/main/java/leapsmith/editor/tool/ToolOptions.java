package leapsmith.editor.tool;

import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import leapsmith.editor.model.Subscription;

/** The options of the tools. They outlive a document, so that the next one is painted with the same brush. */
public final class ToolOptions {
    /** The largest brush size, in tiles. */
    public static final int MAX_BRUSH_SIZE = 64;

    private final IntegerProperty brushSize = new SimpleIntegerProperty(this, "brushSize", 1) {
        @Override
        public void set(int tiles) {
            super.set(Math.max(1, Math.min(MAX_BRUSH_SIZE, tiles)));
        }
    };
    private final BooleanProperty roundBrush = new SimpleBooleanProperty(this, "roundBrush");
    private final BooleanProperty outline = new SimpleBooleanProperty(this, "outline");
    private final BooleanProperty fillBelow = new SimpleBooleanProperty(this, "fillBelow");
    private final BooleanProperty demoMouse = new SimpleBooleanProperty(this, "demoMouse");

    /** The size of the brush of Brush, Eraser and Line in tiles, clamped to 1 to {@link #MAX_BRUSH_SIZE}. */
    public IntegerProperty brushSizeProperty() {
        return brushSize;
    }

    /** Whether the brush is a disc instead of a square. */
    public BooleanProperty roundBrushProperty() {
        return roundBrush;
    }

    /** Whether rectangles and ellipses are outlines instead of filled. */
    public BooleanProperty outlineProperty() {
        return outline;
    }

    public boolean isOutline() {
        return outline.get();
    }

    /** Whether blocks fill the room below ramps and hills, or above those of ceilings. */
    public BooleanProperty fillBelowProperty() {
        return fillBelow;
    }

    public boolean fillsBelow() {
        return fillBelow.get();
    }

    /**
     * Whether the right button paints blocks and the middle button one-ways while playing, each erasing where its kind
     * already is.
     */
    public BooleanProperty demoMouseProperty() {
        return demoMouse;
    }

    /** The listener is called after an option changed. */
    public Subscription addListener(Runnable listener) {
        InvalidationListener each = option -> listener.run();
        List<Observable> options = List.of(brushSize, roundBrush, outline, fillBelow, demoMouse);
        options.forEach(option -> option.addListener(each));
        return () -> options.forEach(option -> option.removeListener(each));
    }
}
