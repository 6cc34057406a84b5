package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.document.Edit;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;

/**
 * Paints the tiles that the brush passes over. With a slope, a drag paints a ramp from the press to the pointer, which
 * follows it until the release; a click paints the slope itself.
 */
final class BrushTool extends Tool {
    private final TilePaint paint;
    private int value;
    /** The number of tiles that the stroke has changed. */
    private long painted;

    private Gesture last;
    /** The end of the ramp of this stroke; null before the first one. */
    private TileRegion rampEnd;

    BrushTool(ToolId id, ToolContext context, TilePaint paint) {
        super(id, context);
        this.paint = paint;
    }

    @Override
    protected void begin() {
        value = paint.valueAt(context, start());
        last = start();
        painted = 0;
        rampEnd = null;
        context.beginStroke(stepName());
        proceed();
    }

    private Message stepName() {
        if (isSlope(value) && rampEnd != null && !rampEnd.equals(tile(start()))) {
            return Message.of("edit.ramp", painted);
        }
        return value == context.emptyValue() || value == DecorationPaint.NO_PIECE
                ? Message.of("edit.erase", painted)
                : Message.of("edit.brush", painted, context.nameOf(value, painted));
    }

    @Override
    protected void proceed() {
        if (isSlope(value)) {
            paintRamp();
            return;
        }
        TileDraft draft = level().tiles().draft();
        List<TileRegion> areas = new ArrayList<>();
        // The first place is painted again, in case the brush has grown since.
        brush().sweep(level(), last, at(), region -> {
            if (value >= 0) {
                draft.fill(region, value);
            } else {
                areas.add(area(region));
            }
        });
        last = at();
        // A tile that has its new value doesn't change again, so no tile is counted twice.
        ToolContext.Painted now = context.painted(areas, value, start(), () -> level().withTiles(draft.build()));
        painted += now.cells();
        context.document.apply(new Edit(stepName(), now.delta()));
    }

    /** What the brush covers at a region: for pieces the whole block around it. */
    private TileRegion area(TileRegion region) {
        return shownValue() == DecorationPaint.PIECES
                ? context.decoration().map(it -> it.grown(region)).orElse(region)
                : region;
    }

    private void paintRamp() {
        TileRegion from = tile(start());
        TileRegion to = tile(at());
        if (to.equals(rampEnd)) {
            return;
        }
        context.document.cancelStroke();
        rampEnd = to;
        TilePlan plan = from.equals(to)
                ? TilePlan.of(List.of(from), value)
                : new Ramp(level().legend(), value, context.options.get(ToolOption.FILL_BELOW))
                        .line(from.column(), from.row(), to.column(), to.row());
        LevelDelta delta = LevelDelta.between(level(), plan.applyTo(level()));
        painted = delta.tiles().cellCount();
        context.beginStroke(stepName());
        context.document.apply(new Edit(stepName(), delta));
    }

    private TileRegion tile(Gesture place) {
        return new TileRegion(level().columnAt(place.x()), level().rowAt(place.y()), 1, 1);
    }

    private boolean isSlope(int painting) {
        return painting >= 0 && level().legend().typeOf(painting).isSlope();
    }

    @Override
    protected void finish() {
        context.document.endStroke(stepName());
        context.lastPainted = at();
    }

    private TileBrush brush() {
        return TileBrush.of(context.options);
    }

    @Override
    Preview preview() {
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, hint());
        }
        List<TileRegion> tiles = isSlope(shownValue())
                ? List.of(isActive() ? TileRegion.EMPTY : tile(at()))
                : brush().at(level(), at()).filled().stream().map(this::area).toList();
        TilePlan plan = TilePlan.of(tiles, shownValue());
        return Preview.ofCells(plan.cells(level()), PointerShape.CROSSHAIR, status())
                .withLevel(context.decorated(tiles, shownValue(), isActive() ? start() : at()));
    }

    private int shownValue() {
        return isActive() ? value : paint.valueAt(context, at());
    }

    private Message status() {
        return Ramp.RampHint.ofRamp(level(), shownValue(), context.options).orElseGet(this::hint);
    }

    private Message hint() {
        return Message.of("status." + id().key(), brush().size());
    }
}
