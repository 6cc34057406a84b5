package leapsmith.editor.paint;

import java.util.List;
import leapsmith.editor.edit.TileEdit;
import leapsmith.editor.model.Message;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.PointerTool;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.tool.StepNames;
import leapsmith.editor.tool.ToolContext;
import leapsmith.editor.tool.ToolId;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileChangeBuilder;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;

/** Paints a straight line of tiles, as thick as the brush, from press to release. */
public final class LineTool extends PointerTool {
    private final TilePaint paint;

    public LineTool(ToolContext context, TilePaint paint) {
        super(ToolId.LINE, context);
        this.paint = paint;
    }

    @Override
    protected void finish() {
        int value = paint.valueAt(context(), start());
        TileChangeBuilder change = TileChange.builder(level().tiles());
        regions().forEach(region -> change.fill(region, value));
        context().document().apply(new TileEdit(StepNames.LINE, change.build()));
    }

    private List<TileRegion> regions() {
        return new TileBrush(context().options().brushSizeProperty().get())
                .line(level(), isActive() ? start() : at(), at());
    }

    @Override
    public Preview preview() {
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, Message.of("status.line.start"));
        }
        TileKind kind = level().legend().kindOf(paint.valueAt(context(), isActive() ? start() : at()));
        List<Preview.Cells> cells =
                regions().stream().map(it -> new Preview.Cells(it, kind)).toList();
        return Preview.ofCells(cells, PointerShape.CROSSHAIR, status());
    }

    private Message status() {
        if (!isActive()) {
            return Message.of("status.line.start");
        }
        int columns = Math.abs(level().columnAt(at().x()) - level().columnAt(start().x())) + 1;
        int rows = Math.abs(level().rowAt(at().y()) - level().rowAt(start().y())) + 1;
        return Message.of("status.line", columns, rows);
    }
}
