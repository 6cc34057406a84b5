package leapsmith.editor.tools;

import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.physics.tile.Slope;

/** The status line of a tool that paints ramps while a slope is selected. */
final class RampHint {
    private RampHint() {}

    /** The hint for a value; empty if it is no slope. It names Fill Below where that would change the ramp. */
    static Optional<Message> of(Level level, int value, ToolOptions options) {
        Slope slope = level.legend().typeOf(value).slope();
        if (slope == null) {
            return Optional.empty();
        }
        boolean canFill = !slope.oneWay() && !options.get(ToolOption.FILL_BELOW);
        return Optional.of(
                canFill
                        ? Message.of("status.ramp.fill", Message.of("action.tool.fillBelow"))
                        : Message.of("status.ramp"));
    }
}
