package leapsmith.editor.tools;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import leapsmith.editor.document.PutPart;
import leapsmith.editor.document.SelectionSize;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;

/**
 * Paints the part that the Brush carries. A click puts it once, centered at the pointer; a drag repeats it on a grid of
 * its own size that starts there, each place once, so that copies neither overlap nor leave gaps.
 */
final class StampTool extends Tool {
    private record Place(int column, int row) {}

    private final Set<Place> painted = new HashSet<>();
    private LevelPart stamp;

    private Message refused;
    private int firstColumn;
    private int firstRow;
    private Gesture last;

    StampTool(ToolContext context) {
        super(ToolId.BRUSH, context);
    }

    @Override
    protected void begin() {
        stamp = carried();
        refused = null;
        painted.clear();
        firstColumn = column(start());
        firstRow = row(start());
        last = start();
        context.beginStroke(name());
        proceed();
    }

    @Override
    protected void proceed() {
        if (refused != null) {
            return;
        }
        try {
            Level target = level();
            GridWalk walk = new GridWalk(cellX(last), cellY(last), cellX(at()), cellY(at()));
            do {
                if (painted.add(new Place(walk.column(), walk.row()))) {
                    target = put(
                            target,
                            firstColumn + walk.column() * stamp.columns(),
                            firstRow + walk.row() * stamp.rows());
                }
            } while (walk.next());
            last = at();
            context.document.apply(name(), target);
        } catch (IllegalArgumentException e) {
            // Too many objects or kinds of tiles; the copies before this one stay.
            refused = Message.of("status.stamp.refused", e.getMessage());
        }
    }

    /** The level with the stamp at a tile, if any of it is inside. */
    private Level put(Level level, int column, int row) {
        TileRegion place = new TileRegion(column, row, stamp.columns(), stamp.rows());
        return place.intersect(level.tiles().region()).isEmpty()
                ? level
                : PutPart.into(level, stamp, column, row).level();
    }

    private Message name() {
        return Message.of(
                "edit.paste", SelectionSize.of(stamp.tiles(), stamp.objects().size()));
    }

    /** The carried part; the last one if it was dropped during the gesture. */
    private LevelPart carried() {
        Optional<LevelPart> carried = context.stamp();
        return context.options.get(ToolOption.SKIP_EMPTY)
                ? carried.map(LevelPart::withoutEmpty).orElse(stamp)
                : carried.orElse(stamp);
    }

    private double x(Gesture at) {
        return at.x() / level().tileSize() - carried().columns() / 2.0 + 0.5;
    }

    private double y(Gesture at) {
        return at.y() / level().tileSize() - carried().rows() / 2.0 + 0.5;
    }

    private int column(Gesture at) {
        return (int) Math.floor(x(at));
    }

    private int row(Gesture at) {
        return (int) Math.floor(y(at));
    }

    private double cellX(Gesture at) {
        return (x(at) - firstColumn) / stamp.columns();
    }

    private double cellY(Gesture at) {
        return (y(at) - firstRow) / stamp.rows();
    }

    @Override
    Preview preview() {
        if (at() == null || isActive()) {
            return Preview.none(PointerShape.CROSSHAIR, status());
        }
        return Preview.ofStamp(
                new Preview.Stamp(carried().withTileSize(level().tileSize()), column(at()), row(at())),
                PointerShape.CROSSHAIR,
                status());
    }

    private Message status() {
        if (refused != null) {
            return refused;
        }
        LevelPart part = carried();
        if (part.tiles().isEmpty() && part.objects().isEmpty()) {
            return Message.of("status.stamp.allEmpty");
        }
        Message size = SelectionSize.of(part.tiles(), part.objects().size());
        boolean fits = part.columns() <= level().columns() && part.rows() <= level().rows();
        return Message.of(fits ? "status.stamp" : "status.stamp.large", size);
    }
}
