package leapsmith.editor.object;

import java.util.List;
import leapsmith.editor.model.LevelObjects;
import leapsmith.editor.model.Message;
import leapsmith.editor.model.Selection;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.tool.ToolContext;
import leapsmith.levels.model.LevelObject;

/** Selects the objects that a rubber band touches. With Shift or Ctrl at the press, it adds to the selection. */
final class BandDrag implements ObjectDrag {
    private final ToolContext context;
    private final Gesture start;
    private final Selection base;
    private Preview.Band band;

    BandDrag(ToolContext context, Gesture start) {
        this.context = context;
        this.start = start;
        this.base = start.shift() || start.control() ? context.document().selection() : Selection.NONE;
        context.document().select(base);
    }

    @Override
    public void to(Gesture at) {
        band = Preview.Band.between(start.x(), start.y(), at.x(), at.y());
    }

    @Override
    public void end() {
        if (band != null && (band.width() > 0 || band.height() > 0)) {
            List<String> touched =
                    LevelObjects.touching(context.level(), band.x(), band.y(), band.width(), band.height()).stream()
                            .map(LevelObject::id)
                            .toList();
            context.document().select(base.plus(touched));
        }
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.CROSSHAIR;
    }

    @Override
    public Message status() {
        return Message.of("status.band");
    }

    @Override
    public Preview.Band band() {
        return band;
    }
}
