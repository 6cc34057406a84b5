package leapsmith.editor.paint;

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

/** Paints the tiles that the brush passes over. */
public final class BrushTool extends PointerTool {
    private final TilePaint paint;
    private int value;
    /** The number of tiles that the stroke has changed. */
    private long painted;

    private Gesture last;

    public BrushTool(ToolId id, ToolContext context, TilePaint paint) {
        super(id, context);
        this.paint = paint;
    }

    @Override
    protected void begin() {
        value = paint.valueAt(context(), start());
        last = start();
        painted = 0;
        context().beginStroke(stepName());
        proceed();
    }

    private Message stepName() {
        return value == context().emptyValue()
                ? StepNames.erase(painted)
                : StepNames.brush(painted, context().nameOf(value));
    }

    @Override
    protected void proceed() {
        TileChangeBuilder builder = TileChange.builder(level().tiles());
        // The first place is painted again, in case the brush has grown since.
        brush().sweep(level(), last, at(), region -> builder.fill(region, value));
        last = at();
        TileChange change = builder.build();
        // A tile that has its new value doesn't change again, so no tile is counted twice.
        painted += change.cellCount();
        context().document().apply(new TileEdit(stepName(), change));
    }

    @Override
    protected void finish() {
        context().document().endStroke(stepName());
        context().setLastPainted(at());
    }

    @Override
    protected void abort() {
        context().document().cancelStroke();
    }

    private TileBrush brush() {
        return TileBrush.of(context().options());
    }

    @Override
    public Preview preview() {
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, status());
        }
        TilePlan plan = TilePlan.of(brush().at(level(), at()).filled(), shownValue());
        return Preview.ofCells(plan.cells(level()), PointerShape.CROSSHAIR, status());
    }

    private int shownValue() {
        return isActive() ? value : paint.valueAt(context(), at());
    }

    private Message status() {
        return Message.of("status." + id().key(), brush().size());
    }
}
