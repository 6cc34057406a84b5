package leapsmith.editor.tools;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.physics.tile.TileType;

/**
 * The tools of a document, and which of them receives a gesture. That depends on the button and the keys:
 *
 * <pre>
 * left        the chosen tool, or what the brush carries
 *   Ctrl      pick, but for tools that select, and Hand
 *   Shift     with Brush and Eraser, a line; on a click from the last painted point
 *   both      a rectangle, with tools that paint or erase
 * right       tiles: the tool erases; objects: deletes
 * middle      hand
 * hand held   hand; ignored while playing: the key is the game's
 * </pre>
 *
 * <p>Play changes none of this, unless {@link ToolOption#DEMO_MOUSE} does.
 */
final class ToolSet {
    private final ToolContext context;
    private final Map<ToolId, Tool> tools = new HashMap<>();
    private final Tool stamping;
    private final Tool decals;
    private final Tool randomBrush;
    private final Tool continuedLine;
    private final Tool erasingLine;
    private final Tool erasingRectangle;
    private final Tool demoRight;
    private final Tool demoMiddle;

    /** The tools of a document. */
    ToolSet(ToolContext context, Consumer<PaletteEntry> choose, Consumer<LevelPart> carry) {
        this.context = context;
        put(new BrushTool(ToolId.BRUSH, context, TilePaint.CHOSEN));
        put(new LineTool(context, TilePaint.CHOSEN, false));
        put(new ShapeTool.RectangleTool(context, TilePaint.CHOSEN));
        put(new ShapeTool.EllipseTool(context, TilePaint.CHOSEN));
        put(new FillTool(context, TilePaint.CHOSEN));
        put(new ReplaceTool(context, TilePaint.CHOSEN));
        put(new BrushTool(ToolId.ERASER, context, TilePaint.EMPTY));
        put(new PickTool(context, choose, carry));
        put(new SelectTool(context));
        put(new KindSelectTool(ToolId.WAND, context));
        put(new KindSelectTool(ToolId.SAME_KIND, context));
        context.level().objects().types().all().forEach(type -> put(new PlaceTool(type, context)));
        put(new HandTool(context));
        stamping = new StampTool(context);
        decals = new DecalTool(context);
        randomBrush = new RandomBrushTool(context);
        continuedLine = new LineTool(context, TilePaint.CHOSEN, true);
        erasingLine = new LineTool(context, TilePaint.EMPTY, true);
        erasingRectangle = new ShapeTool.RectangleTool(context, TilePaint.EMPTY);
        demoRight = new BrushTool(ToolId.BRUSH, context, TilePaint.orEmpty(TileType.BLOCK));
        demoMiddle = new BrushTool(ToolId.BRUSH, context, TilePaint.orEmpty(TileType.ONE_WAY));
    }

    private void put(Tool tool) {
        tools.put(tool.id(), tool);
    }

    Tool get(ToolId id) {
        return tools.get(id);
    }

    /** The tool that shows what it would do while the pointer is elsewhere. */
    Tool resting(ToolId chosen) {
        return context.decals().isPresent() ? decals : tools.get(chosen);
    }

    /** The tool that receives a gesture. */
    Tool receiving(Gesture at, ToolId chosen, boolean playing, boolean handHeld) {
        boolean demo = playing && context.options.get(ToolOption.DEMO_MOUSE);
        if (demo && at.button() == PointerButton.RIGHT) {
            return demoRight;
        }
        if (demo && at.button() == PointerButton.MIDDLE) {
            return demoMiddle;
        }
        if (at.button() == PointerButton.MIDDLE || !playing && handHeld) {
            return tools.get(ToolId.HAND);
        }
        if (context.decals().isPresent()) {
            return decals;
        }
        boolean erases = chosen.equals(ToolId.ERASER);
        if (at.has(GestureKey.RECTANGLE) && (erases || chosen.has(ToolId.Trait.PAINTS))) {
            return erases ? erasingRectangle : tools.get(ToolId.RECTANGLE);
        }
        if (at.has(GestureKey.PICK) && !chosen.has(ToolId.Trait.SELECTS) && !chosen.equals(ToolId.HAND)) {
            return tools.get(ToolId.PICK);
        }
        if (at.has(GestureKey.LINE) && (erases || chosen.equals(ToolId.BRUSH))) {
            return erases ? erasingLine : continuedLine;
        }
        if (chosen.equals(ToolId.BRUSH) && context.stamp().isPresent() && at.button() != PointerButton.RIGHT) {
            boolean isRandom = context.options.get(ToolOption.RANDOM)
                    && !context.stamp().get().tiles().isEmpty();
            return isRandom ? randomBrush : stamping;
        }
        return tools.get(chosen);
    }

    /** Pans the view: the pressed point of the level stays under the pointer. */
    private static final class HandTool extends Tool {
        private Runnable takeBack = () -> {};

        HandTool(ToolContext context) {
            super(ToolId.HAND, context);
        }

        @Override
        protected void begin() {
            takeBack = context.camera.keepView();
        }

        @Override
        protected void abort() {
            takeBack.run();
        }

        @Override
        protected void proceed() {
            // After the camera has moved, the pointer is over the pressed point again, so the start stays valid.
            context.camera.panBy(start().x() - at().x(), start().y() - at().y());
        }

        @Override
        Preview preview() {
            return Preview.none(
                    isActive() ? PointerShape.CLOSED_HAND : PointerShape.OPEN_HAND, Message.of("status.hand"));
        }
    }
}
