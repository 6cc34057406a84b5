package leapsmith.editor.tool;

import java.util.List;
import java.util.Set;
import leapsmith.editor.LevelText;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Message;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;

/** A document with its tools, and a pointer that is told where to go in tiles: (2.5, 0.5) is the middle of (2, 0). */
final class Desk {
    final LevelDocument document;
    final ToolBox tools;
    private boolean shift;
    private boolean control;
    private int clicks = 1;
    private PointerButton button = PointerButton.LEFT;

    Desk(String... rows) {
        this(LevelText.level(rows));
    }

    Desk(Level level) {
        document = new LevelDocument(level);
        tools = new ToolBox(document);
    }

    Desk tool(ToolId tool) {
        tools.choose(tool);
        return this;
    }

    Desk digit(int digit) {
        tools.chooseDigit(digit);
        return this;
    }

    Desk shift(boolean held) {
        shift = held;
        return this;
    }

    Desk control(boolean held) {
        control = held;
        return this;
    }

    Desk button(PointerButton pressed) {
        button = pressed;
        return this;
    }

    /** How many clicks in a row the next presses are. */
    Desk clicks(int inARow) {
        clicks = inARow;
        return this;
    }

    Desk hover(double column, double row) {
        tools.hover(gesture(column, row, PointerButton.NONE));
        return this;
    }

    Desk press(double column, double row) {
        tools.press(gesture(column, row, button));
        return this;
    }

    Desk drag(double column, double row) {
        tools.drag(gesture(column, row, button));
        return this;
    }

    Desk release(double column, double row) {
        tools.release(gesture(column, row, button));
        return this;
    }

    Desk click(double column, double row) {
        return press(column, row).release(column, row);
    }

    /** Press, one drag, release. */
    Desk stroke(double fromColumn, double fromRow, double toColumn, double toRow) {
        return press(fromColumn, fromRow).drag(toColumn, toRow).release(toColumn, toRow);
    }

    private Gesture gesture(double column, double row, PointerButton pressed) {
        int side = document.level().tileSize();
        return new Gesture(column * side, row * side, pressed, shift, control, clicks);
    }

    List<String> rows() {
        return LevelText.rows(document.level());
    }

    Level level() {
        return document.level();
    }

    LevelObject object(String id) {
        return level().object(id).orElseThrow();
    }

    Set<String> selected() {
        return document.selection().objectIds();
    }

    int steps() {
        return document.history().index();
    }

    Message lastStep() {
        return document.history().name(steps() - 1);
    }

    Preview preview() {
        return tools.preview();
    }
}
