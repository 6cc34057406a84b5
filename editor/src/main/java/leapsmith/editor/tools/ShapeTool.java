package leapsmith.editor.tools;

import leapsmith.editor.document.Edit;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Message;

/** The base class of tools that paint a shape between press and release. */
abstract class ShapeTool extends PointerTool {
    private final TilePaint paint;

    ShapeTool(ToolId id, ToolContext context, TilePaint paint) {
        super(id, context);
        this.paint = paint;
    }

    abstract TilePlan plan(int value);

    /** The name of the step that paints the shape with a value, which changes this many tiles. */
    abstract Message stepName(long tiles, int value);

    final boolean isSlope(int value) {
        return level().legend().typeOf(value).isSlope();
    }

    /** Whether only the border of the shape is painted. */
    final boolean isOutline() {
        return context().options.get(ToolOption.OUTLINE);
    }

    /** The point at which the shape starts; {@link #at()} is known. */
    Gesture from() {
        return isActive() ? start() : at();
    }

    @Override
    protected void finish() {
        int value = paint.valueAt(context(), start());
        LevelDelta delta = LevelDelta.between(level(), plan(value).applyTo(level()));
        context().document.apply(new Edit(stepName(delta.tiles().cellCount(), value), delta));
    }

    @Override
    public final Preview preview() {
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, hint());
        }
        int value = paint.valueAt(context(), isActive() ? start() : at());
        return Preview.ofCells(plan(value).cells(level()), PointerShape.CROSSHAIR, status(value));
    }

    private Message status(int value) {
        if (!isActive() && from() == at()) {
            return id().paintsRamps()
                    ? RampHint.of(level(), value, context().options).orElse(hint())
                    : hint();
        }
        int columns = Math.abs(level().columnAt(at().x()) - level().columnAt(from().x())) + 1;
        int rows = Math.abs(level().rowAt(at().y()) - level().rowAt(from().y())) + 1;
        return Message.of("status.shape", columns, rows);
    }

    private Message hint() {
        return Message.of("status." + id().key());
    }
}
