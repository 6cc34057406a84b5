package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;

/**
 * A tool that the user can select: one of the constants, or the one that places objects of a type.
 *
 * @param key the last part of its text keys, such as {@code action.tool.brush}
 * @param places the type whose objects it places; empty for other tools
 * @param traits what options and keys it has
 */
public record ToolId(String key, Optional<ObjectType> places, Set<Trait> traits) {
    /** What sets tools apart. */
    public enum Trait {
        /** It paints tiles. */
        PAINTS,
        /** It has a brush with a size and a shape. */
        BRUSH,
        /** It paints ramps or hills if a slope is selected in the palette. */
        RAMPS,
        /** Its shape can be an outline. */
        OUTLINE,
        /** It changes the selection by what is at the pointer. */
        SELECTS,
        /** A {@link SelectMode} determines what it selects. */
        SELECT_MODE
    }

    /** Collects the constants in the order of declaration. */
    private static final List<ToolId> ALL = new ArrayList<>();

    public static final ToolId BRUSH = tool("brush", Trait.PAINTS, Trait.BRUSH, Trait.RAMPS);
    public static final ToolId LINE = tool("line", Trait.PAINTS, Trait.BRUSH, Trait.RAMPS);
    public static final ToolId RECTANGLE = tool("rectangle", Trait.PAINTS, Trait.RAMPS, Trait.OUTLINE);
    public static final ToolId ELLIPSE = tool("ellipse", Trait.PAINTS, Trait.OUTLINE);
    public static final ToolId FILL = tool("fill", Trait.PAINTS);
    public static final ToolId REPLACE = tool("replace", Trait.PAINTS);
    public static final ToolId ERASER = tool("eraser", Trait.BRUSH);
    public static final ToolId PICK = tool("pick");
    public static final ToolId SELECT = tool("select", Trait.SELECTS, Trait.SELECT_MODE);
    public static final ToolId WAND = tool("wand", Trait.SELECTS);
    public static final ToolId SAME_KIND = tool("sameKind", Trait.SELECTS, Trait.SELECT_MODE);

    static {
        ObjectTypes.STANDARD.all().forEach(type -> ALL.add(placing(type)));
    }

    public static final ToolId HAND = tool("hand");

    private static ToolId tool(String key, Trait... traits) {
        ToolId tool = new ToolId(key, Optional.empty(), Set.of(traits));
        ALL.add(tool);
        return tool;
    }

    public static ToolId placing(ObjectType type) {
        return new ToolId(type.name(), Optional.of(type), Set.of());
    }

    /** All tools, in display order. */
    public static List<ToolId> all() {
        return Collections.unmodifiableList(ALL);
    }

    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    /** Whether it paints or places the chosen entry of the palette. */
    public boolean usesPalette() {
        return has(Trait.PAINTS) || places.isPresent();
    }

    /** Whether it selects or places objects, so that arrow keys move what is selected. */
    public boolean worksOnSelection() {
        return has(Trait.SELECTS) || places.isPresent();
    }
}
