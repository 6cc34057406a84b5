package leapsmith.editor.tools;

import java.util.Optional;
import leapsmith.levels.model.Message;

/**
 * Paints a straight line of tiles, as thick as the brush, from press to release. With a slope it is a ramp.
 *
 * <p>It can also continue: then a click without a drag paints a line from the last painted point.
 */
final class LineTool extends ShapeTool {
    private final boolean continues;
    private boolean dragged;

    /** @param continues whether a click paints a line from the last painted point */
    LineTool(ToolContext context, TilePaint paint, boolean continues) {
        super(ToolId.LINE, context, paint);
        this.continues = continues;
    }

    @Override
    protected void begin() {
        dragged = false;
    }

    @Override
    protected void proceed() {
        dragged |= context.isDrag(start(), at());
    }

    @Override
    protected void finish() {
        super.finish();
        context.lastPainted = at();
    }

    @Override
    Gesture from() {
        Gesture last = context.lastPainted;
        boolean fromLast = continues && last != null && !(isActive() && dragged);
        return fromLast ? last : super.from();
    }

    @Override
    TilePlan plan(int value) {
        if (isSlope(value)) {
            return new Ramp(level().legend(), value, context.options.get(ToolOption.FILL_BELOW))
                    .line(
                            level().columnAt(from().x()),
                            level().rowAt(from().y()),
                            level().columnAt(at().x()),
                            level().rowAt(at().y()));
        }
        return TilePlan.of(
                TileBrush.of(context.options).line(level(), from(), at()).filled(), value);
    }

    @Override
    Optional<Message> slopeHint(int value) {
        return Ramp.RampHint.ofRamp(level(), value, context.options);
    }

    @Override
    Message stepName(long tiles, int value) {
        return isSlope(value)
                ? Message.of("edit.ramp", tiles)
                : Message.of("edit.line", tiles, context.nameOf(value, tiles));
    }
}
