package leapsmith.editor.tools;

import leapsmith.levels.model.Level;
import leapsmith.physics.tile.TileType;

/** Decides which tile a gesture paints; called on the press and valid until the end of the gesture. */
@FunctionalInterface
interface TilePaint {

    int valueAt(ToolContext context, Gesture press);

    /** The tile selected in the palette; the right button erases. */
    TilePaint CHOSEN = (context, press) -> press.button() == PointerButton.RIGHT
            ? emptyValue(context)
            : context.decoration().isPresent()
                    ? DecorationPaint.PIECES
                    : context.palette.tile().value();

    TilePaint EMPTY = (context, press) -> emptyValue(context);

    private static int emptyValue(ToolContext context) {
        return context.decoration().isPresent() ? DecorationPaint.NO_PIECE : context.emptyValue();
    }

    /** The first tile of the type, or Empty on a tile of the same type. */
    static TilePaint orEmpty(TileType type) {
        return (context, press) -> {
            Level level = context.level();
            int value = valueAt(level, press);
            boolean isSame = value >= 0 && level.legend().typeOf(value) == type;
            return isSame ? context.emptyValue() : level.legend().indexOf(type);
        };
    }

    /** The value of the tile under a press; -1 outside the level. */
    private static int valueAt(Level level, Gesture press) {
        int column = level.columnAt(press.x());
        int row = level.rowAt(press.y());
        return level.tiles().contains(column, row) ? level.tiles().at(column, row) : -1;
    }
}
