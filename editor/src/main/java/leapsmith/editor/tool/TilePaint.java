package leapsmith.editor.tool;

import leapsmith.levels.model.Level;
import leapsmith.physics.tile.TileType;

/** Which tile a gesture paints, decided at its press and kept to its end. */
@FunctionalInterface
interface TilePaint {

    /** The legend's index of the tile to paint. */
    int valueAt(ToolContext context, Gesture press);

    /** What is chosen in the palette; the right button erases. */
    TilePaint CHOSEN = (context, press) -> press.button() == PointerButton.RIGHT
            ? context.emptyValue()
            : context.palette().tile().value();

    /** Empty. */
    TilePaint EMPTY = (context, press) -> context.emptyValue();

    /** While playing, the left button: what is chosen in the palette, or Empty on a tile of the same type. */
    TilePaint CHOSEN_OR_EMPTY = (context, press) -> {
        PaletteEntry.Tile chosen = context.palette().tile();
        return isOn(context.level(), press, chosen.type()) ? context.emptyValue() : chosen.value();
    };

    /** While playing, another button: the first tile of the type, or Empty on a tile of the same type. */
    static TilePaint orEmpty(TileType type) {
        return (context, press) -> isOn(context.level(), press, type)
                ? context.emptyValue()
                : context.level().legend().indexOf(type);
    }

    private static boolean isOn(Level level, Gesture press, TileType type) {
        int column = level.columnAt(press.x());
        int row = level.rowAt(press.y());
        return level.tiles().contains(column, row) && level.typeAt(column, row) == type;
    }
}
