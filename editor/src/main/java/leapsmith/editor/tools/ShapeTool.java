package leapsmith.editor.tools;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.document.Edit;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;

/** The base class of tools that paint a shape between press and release. */
abstract class ShapeTool extends Tool {
    private final TilePaint paint;

    ShapeTool(ToolId id, ToolContext context, TilePaint paint) {
        super(id, context);
        this.paint = paint;
    }

    abstract TilePlan plan(int value);

    /** The name of the step that paints the shape with a value, which changes this many tiles. */
    abstract Message stepName(long tiles, int value);

    final boolean isSlope(int value) {
        return value >= 0 && level().legend().typeOf(value).isSlope();
    }

    /** Whether only the border of the shape is painted. */
    final boolean isOutline() {
        return context.options.get(ToolOption.OUTLINE);
    }

    /** The name of a step with the size of the shape and what it paints. */
    final Message sized(String key, long tiles, int value) {
        return Message.of(key, region().columns(), region().rows(), context.nameOf(value, tiles));
    }

    /** The point at which the shape starts; {@link #at()} is known. */
    Gesture from() {
        return isActive() ? start() : at();
    }

    final TileRegion region() {
        return Gesture.tilesBetween(level(), from(), at());
    }

    @Override
    protected void finish() {
        int value = paint.valueAt(context, start());
        ToolContext.Painted painted = context.painted(plan(value), start());
        context.document.apply(new Edit(stepName(painted.cells(), value), painted.delta()));
    }

    @Override
    final Preview preview() {
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, hint());
        }
        int value = paint.valueAt(context, isActive() ? start() : at());
        TilePlan plan = plan(value);
        List<TileRegion> areas =
                plan.patches().stream().map(TilePlan.Patch::region).toList();
        return Preview.ofCells(plan.cells(level()), PointerShape.CROSSHAIR, status(value))
                .withLevel(context.decorated(areas, value, isActive() ? start() : at()));
    }

    private Message status(int value) {
        if (!isActive() && from() == at()) {
            return slopeHint(value).orElse(hint());
        }
        int columns = Math.abs(level().columnAt(at().x()) - level().columnAt(from().x())) + 1;
        int rows = Math.abs(level().rowAt(at().y()) - level().rowAt(from().y())) + 1;
        return Message.of("status.shape", columns, rows);
    }

    /** What a drag with a slope paints; empty without one, or if the shape is the same with every kind. */
    Optional<Message> slopeHint(int value) {
        return Optional.empty();
    }

    private Message hint() {
        return Message.of("status." + id().key());
    }

    /** Paints the ellipse in the rectangle between press and release, filled or as an outline. */
    static final class EllipseTool extends ShapeTool {

        EllipseTool(ToolContext context, TilePaint paint) {
            super(ToolId.ELLIPSE, context, paint);
        }

        @Override
        TilePlan plan(int value) {
            TileSpans spans = TileSpans.ellipse(region());
            return TilePlan.of(isOutline() ? spans.outline() : spans.filled(), value);
        }

        @Override
        Message stepName(long tiles, int value) {
            return sized(isOutline() ? "edit.ellipse.outline" : "edit.ellipse", tiles, value);
        }
    }

    /** Paints the rectangle between press and release, filled or as an outline. With a slope it is a hill. */
    static final class RectangleTool extends ShapeTool {

        RectangleTool(ToolContext context, TilePaint paint) {
            super(ToolId.RECTANGLE, context, paint);
        }

        @Override
        TilePlan plan(int value) {
            TileRegion region = region();
            if (isSlope(value)) {
                return new Ramp(level().legend(), value, context.options.get(ToolOption.FILL_BELOW)).hill(region);
            }
            TileSpans spans = TileSpans.rectangle(region);
            return TilePlan.of(isOutline() ? spans.outline() : spans.filled(), value);
        }

        @Override
        Optional<Message> slopeHint(int value) {
            return Ramp.RampHint.ofHill(level(), value, context.options);
        }

        @Override
        Message stepName(long tiles, int value) {
            return isSlope(value)
                    ? Message.of("edit.hill", region().columns(), region().rows())
                    : sized(isOutline() ? "edit.rectangle.outline" : "edit.rectangle", tiles, value);
        }
    }
}
