package leapsmith.editor.tool;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.model.Subscription;

/** The options of the tools. They outlive a document, so that the next one is painted with the same brush. */
public final class ToolOptions {
    /** The largest brush size, in tiles. */
    public static final int MAX_BRUSH_SIZE = 64;

    private final List<Runnable> listeners = new ArrayList<>();
    private int brushSize = 1;
    private boolean roundBrush;
    private boolean random;
    private boolean outline;
    private boolean fillBelow;
    private boolean snapToTiles;
    private boolean demoMouse;

    /** The size of the brush of Brush, Eraser and Line in tiles, 1 to {@link #MAX_BRUSH_SIZE}. */
    public int brushSize() {
        return brushSize;
    }

    /** Sets the size of the brush in tiles, clamped to its range. */
    public void setBrushSize(int tiles) {
        int before = brushSize;
        brushSize = Math.max(1, Math.min(MAX_BRUSH_SIZE, tiles));
        notifyIf(brushSize != before);
    }

    /** Whether the brush is a disc instead of a square. */
    public boolean isRoundBrush() {
        return roundBrush;
    }

    public void setRoundBrush(boolean round) {
        boolean changed = round != roundBrush;
        roundBrush = round;
        notifyIf(changed);
    }

    /** Whether the brush paints random tiles of the part that it carries, instead of the whole part. */
    public boolean isRandom() {
        return random;
    }

    public void setRandom(boolean isRandom) {
        boolean changed = isRandom != random;
        random = isRandom;
        notifyIf(changed);
    }

    /** Whether rectangles and ellipses are outlines instead of filled. */
    public boolean isOutline() {
        return outline;
    }

    public void setOutline(boolean isOutline) {
        boolean changed = isOutline != outline;
        outline = isOutline;
        notifyIf(changed);
    }

    /** Whether blocks fill the room below ramps and hills, or above those of ceilings. */
    public boolean fillsBelow() {
        return fillBelow;
    }

    public void setFillBelow(boolean fills) {
        boolean changed = fills != fillBelow;
        fillBelow = fills;
        notifyIf(changed);
    }

    /** Whether objects are moved and resized by whole tiles instead of pixels; Ctrl exchanges the two for a gesture. */
    public boolean snapsToTiles() {
        return snapToTiles;
    }

    public void setSnapToTiles(boolean snaps) {
        boolean changed = snaps != snapToTiles;
        snapToTiles = snaps;
        notifyIf(changed);
    }

    /**
     * Whether the right button paints blocks and the middle button one-ways while playing, each erasing where its kind
     * already is.
     */
    public boolean isDemoMouse() {
        return demoMouse;
    }

    public void setDemoMouse(boolean isDemo) {
        boolean changed = isDemo != demoMouse;
        demoMouse = isDemo;
        notifyIf(changed);
    }

    /** The listener is called after an option changed. */
    public Subscription addListener(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private void notifyIf(boolean changed) {
        if (changed) {
            List.copyOf(listeners).forEach(Runnable::run);
        }
    }
}
