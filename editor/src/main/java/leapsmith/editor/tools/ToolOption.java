package leapsmith.editor.tools;

import java.util.List;
import java.util.function.UnaryOperator;

/** The description of an option of the tools: its default and its range. {@link ToolOptions} has the values. */
public final class ToolOption<T> {
    /** The largest brush size, in tiles. */
    public static final int MAX_BRUSH_SIZE = 64;

    /** The size of the brush of Brush, Eraser and Line in tiles, 1 to {@link #MAX_BRUSH_SIZE}. */
    public static final ToolOption<Integer> BRUSH_SIZE =
            new ToolOption<>("brushSize", 1, tiles -> Math.max(1, Math.min(MAX_BRUSH_SIZE, tiles)));

    public static final ToolOption<Boolean> ROUND_BRUSH = flag("roundBrush");

    /** Whether the brush paints random tiles of the part that it carries, instead of the whole part. */
    public static final ToolOption<Boolean> RANDOM = flag("random");

    /** Whether a part that the brush carries leaves what is under its empty tiles as it is. */
    public static final ToolOption<Boolean> SKIP_EMPTY = flag("skipEmpty");

    /** Whether rectangles and ellipses are outlines instead of filled. */
    public static final ToolOption<Boolean> OUTLINE = flag("outline");

    /** Whether blocks fill the room below ramps and hills, or above those of ceilings. */
    public static final ToolOption<Boolean> FILL_BELOW = flag("fillBelow");

    /**
     * Whether objects are moved and resized by whole tiles instead of pixels; {@link GestureKey#SNAP} exchanges the two
     * for a gesture.
     */
    public static final ToolOption<Boolean> SNAP_TO_TILES = flag("snapToTiles");

    /** Into how many parts a tile is divided for {@link #SNAP_TO_TILES}: 1, 2 or 4. */
    public static final ToolOption<Integer> SNAP_PARTS =
            new ToolOption<>("snapParts", 1, parts -> parts >= 4 ? 4 : parts >= 2 ? 2 : 1);

    /**
     * Whether the right button paints blocks and the middle button one-ways while playing, each erasing where its kind
     * already is.
     */
    public static final ToolOption<Boolean> DEMO_MOUSE = flag("demoMouse");

    public static final List<ToolOption<Boolean>> FLAGS =
            List.of(ROUND_BRUSH, RANDOM, SKIP_EMPTY, OUTLINE, FILL_BELOW, SNAP_TO_TILES, DEMO_MOUSE);

    private final String name;
    private final T standard;
    private final UnaryOperator<T> nearest;

    private ToolOption(String name, T standard, UnaryOperator<T> nearest) {
        this.name = name;
        this.standard = standard;
        this.nearest = nearest;
    }

    private static ToolOption<Boolean> flag(String name) {
        return new ToolOption<>(name, false, UnaryOperator.identity());
    }

    public T defaultValue() {
        return standard;
    }

    T nearest(T value) {
        return nearest.apply(value);
    }

    /** Its name in the code, such as {@code brushSize}. */
    @Override
    public String toString() {
        return name;
    }
}
