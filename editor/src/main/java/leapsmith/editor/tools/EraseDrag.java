package leapsmith.editor.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/** Deletes objects that the pointer passes over, as one step. */
final class EraseDrag implements ObjectDrag {
    private final ToolContext context;
    private final Function<Gesture, Optional<LevelObject>> under;

    /** @param under finds the object to delete under the pointer */
    EraseDrag(ToolContext context, Function<Gesture, Optional<LevelObject>> under) {
        this.context = context;
        this.under = under;
        context.beginStroke(StepNames.DELETE);
    }

    @Override
    public void to(Gesture at) {
        under.apply(at)
                .ifPresent(it -> context.document()
                        .apply(ObjectEdits.remove(StepNames.DELETE, context.level(), List.of(it.id()))));
    }

    @Override
    public void end() {
        context.document().endStroke();
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.CROSSHAIR;
    }

    @Override
    public Message status() {
        return Message.of("status.delete");
    }
}
