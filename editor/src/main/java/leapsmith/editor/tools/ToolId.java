package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;

/**
 * A tool that the user can select: one of the constants, or the one that places objects of a type.
 *
 * @param key the last part of its text keys, such as {@code action.tool.brush}
 * @param places the type whose objects it places; empty for other tools
 */
public record ToolId(String key, Optional<ObjectType> places) {
    public static final ToolId BRUSH = new ToolId("brush");
    public static final ToolId LINE = new ToolId("line");
    public static final ToolId RECTANGLE = new ToolId("rectangle");
    public static final ToolId ELLIPSE = new ToolId("ellipse");
    public static final ToolId FILL = new ToolId("fill");
    public static final ToolId REPLACE = new ToolId("replace");
    public static final ToolId ERASER = new ToolId("eraser");
    public static final ToolId PICK = new ToolId("pick");
    public static final ToolId SELECT = new ToolId("select");
    public static final ToolId WAND = new ToolId("wand");
    public static final ToolId SAME_KIND = new ToolId("sameKind");
    public static final ToolId HAND = new ToolId("hand");

    private static final List<ToolId> ALL = all(ObjectTypes.STANDARD);

    private ToolId(String key) {
        this(key, Optional.empty());
    }

    public static ToolId placing(ObjectType type) {
        return new ToolId(type.name(), Optional.of(type));
    }

    public static List<ToolId> all() {
        return ALL;
    }

    private static List<ToolId> all(ObjectTypes types) {
        List<ToolId> all = new ArrayList<>(
                List.of(BRUSH, LINE, RECTANGLE, ELLIPSE, FILL, REPLACE, ERASER, PICK, SELECT, WAND, SAME_KIND));
        types.all().forEach(type -> all.add(placing(type)));
        all.add(HAND);
        return List.copyOf(all);
    }

    public boolean paintsTiles() {
        return Stream.of(BRUSH, LINE, RECTANGLE, ELLIPSE, FILL, REPLACE).anyMatch(this::equals);
    }

    /** Whether it paints or erases with a brush that has a size and a shape. */
    public boolean usesBrush() {
        return equals(BRUSH) || equals(ERASER) || equals(LINE);
    }

    /** Whether it paints ramps or hills if a slope is selected in the palette. */
    public boolean paintsRamps() {
        return equals(BRUSH) || equals(LINE) || equals(RECTANGLE);
    }

    public boolean hasOutline() {
        return equals(RECTANGLE) || equals(ELLIPSE);
    }

    /** Whether it changes the selection by what is at the pointer. */
    public boolean selects() {
        return Stream.of(SELECT, WAND, SAME_KIND).anyMatch(this::equals);
    }

    /** Whether a {@link SelectMode} determines what it selects. */
    public boolean usesSelectMode() {
        return equals(SELECT) || equals(SAME_KIND);
    }

    /** Whether it selects or places objects, so that arrow keys move what is selected. */
    public boolean worksOnSelection() {
        return selects() || places.isPresent();
    }
}
