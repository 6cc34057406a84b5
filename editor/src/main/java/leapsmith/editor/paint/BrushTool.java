package leapsmith.editor.paint;

import java.util.List;
import leapsmith.editor.edit.TileEdit;
import leapsmith.editor.model.Message;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.PointerTool;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.tool.StepNames;
import leapsmith.editor.tool.ToolContext;
import leapsmith.editor.tool.ToolId;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileChangeBuilder;
import leapsmith.levels.model.TileRegion;

/** Paints the tiles that the brush passes over. */
public final class BrushTool extends PointerTool {
    private final TilePaint paint;
    private int value;
    private Message stepName;
    private Gesture last;

    public BrushTool(ToolId id, ToolContext context, TilePaint paint) {
        super(id, context);
        this.paint = paint;
    }

    @Override
    protected void begin() {
        value = paint.valueAt(context(), start());
        last = start();
        stepName = value == context().emptyValue() ? StepNames.ERASE : StepNames.BRUSH;
        context().beginStroke(stepName);
        proceed();
    }

    @Override
    protected void proceed() {
        TileChangeBuilder change = TileChange.builder(level().tiles());
        // The first place is painted again, in case the brush has grown since.
        brush().sweep(level(), last, at(), region -> change.fill(region, value));
        last = at();
        context().document().apply(new TileEdit(stepName, change.build()));
    }

    @Override
    protected void finish() {
        context().document().endStroke();
    }

    @Override
    protected void abort() {
        context().document().cancelStroke();
    }

    private TileBrush brush() {
        return new TileBrush(context().options().brushSizeProperty().get());
    }

    @Override
    public Preview preview() {
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, status());
        }
        TileRegion region = brush().at(level(), at()).intersect(level().tiles().region());
        return Preview.ofCells(
                region.isEmpty()
                        ? List.of()
                        : List.of(new Preview.Cells(region, level().legend().kindOf(shownValue()))),
                PointerShape.CROSSHAIR,
                status());
    }

    private int shownValue() {
        return isActive() ? value : paint.valueAt(context(), at());
    }

    private Message status() {
        return Message.of(
                "status." + id().key(), context().options().brushSizeProperty().get());
    }
}
