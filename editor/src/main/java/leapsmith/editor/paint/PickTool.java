package leapsmith.editor.paint;

import java.util.Optional;
import java.util.function.Consumer;
import leapsmith.editor.model.LevelObjects;
import leapsmith.editor.model.Message;
import leapsmith.editor.palette.Palette;
import leapsmith.editor.palette.PaletteEntry;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.PointerTool;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.tool.ToolContext;
import leapsmith.editor.tool.ToolId;
import leapsmith.levels.model.LevelObject;

/** Selects in the palette what is under the pointer on release: an object's kind, or else the tile. */
public final class PickTool extends PointerTool {
    private final Consumer<PaletteEntry> choose;

    public PickTool(ToolContext context, Consumer<PaletteEntry> choose) {
        super(ToolId.PICK, context);
        this.choose = choose;
    }

    @Override
    protected void finish() {
        picked().ifPresent(choose);
    }

    private Optional<PaletteEntry> picked() {
        Palette palette = context().palette().palette();
        Optional<LevelObject> object = LevelObjects.topmostAt(level(), at().x(), at().y(), 0);
        return object.flatMap(palette::of).or(() -> pickedTile(palette));
    }

    private Optional<PaletteEntry> pickedTile(Palette palette) {
        int column = level().columnAt(at().x());
        int row = level().rowAt(at().y());
        return level().tiles().contains(column, row)
                ? palette.tile(level().tiles().at(column, row)).map(it -> it)
                : Optional.empty();
    }

    @Override
    public Preview preview() {
        return Preview.none(PointerShape.PICK, Message.of("status.pick"));
    }
}
