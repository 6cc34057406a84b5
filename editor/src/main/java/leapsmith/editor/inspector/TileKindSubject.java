package leapsmith.editor.inspector;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.TileKindEdits;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileTypeNames;

/** The tile kind of a value. Its new symbol must be free, and its new name must be that of no other kind or shape. */
final class TileKindSubject implements Subject<LegendEntry> {
    private final int value;

    TileKindSubject(int value) {
        this.value = value;
    }

    @Override
    public List<LegendEntry> read(Level level) {
        return value < level.legend().size() ? List.of(level.legend().entries().get(value)) : List.of();
    }

    @Override
    public Edit change(Level level, Message editName, UnaryOperator<LegendEntry> change) {
        LegendEntry before = level.legend().entries().get(value);
        LegendEntry after = change.apply(before);
        if (after.symbol() != before.symbol() && level.legend().indexOfSymbol(after.symbol()) >= 0) {
            throw new RefusedException(Message.of("error.taken", after.text()));
        }
        String name = after.kind().name();
        if (!name.equals(before.kind().name()) && isTaken(level, name)) {
            throw new RefusedException(Message.of("error.taken", name));
        }
        return TileKindEdits.replace(editName, level, value, after);
    }

    private static boolean isTaken(Level level, String name) {
        return TileTypeNames.typeOf(name).isPresent()
                || level.legend().entries().stream()
                        .anyMatch(entry -> entry.kind().name().equals(name));
    }
}
