package leapsmith.editor.tools;

import java.util.List;
import java.util.Set;
import leapsmith.editor.LevelText;
import leapsmith.editor.document.LevelDocument;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/** A document with its tools, and a pointer with positions in tiles: (2.5, 0.5) is the center of (2, 0). */
public final class Desk {
    public final LevelDocument document;
    public final ToolBox tools;
    private boolean shift;
    private boolean control;
    private int clicks = 1;
    private PointerButton button = PointerButton.LEFT;

    public Desk(String... rows) {
        this(LevelText.level(rows));
    }

    public Desk(Level level) {
        this(new LevelDocument(level));
    }

    public Desk(LevelDocument document) {
        this.document = document;
        tools = new ToolBox(document);
    }

    public Desk tool(ToolId tool) {
        tools.choose(tool);
        return this;
    }

    public Desk digit(int digit) {
        tools.chooseDigit(digit);
        return this;
    }

    public Desk brushSize(int tiles) {
        tools.options().set(ToolOption.BRUSH_SIZE, tiles);
        return this;
    }

    public Desk shift(boolean held) {
        shift = held;
        return this;
    }

    public Desk control(boolean held) {
        control = held;
        return this;
    }

    public Desk button(PointerButton pressed) {
        button = pressed;
        return this;
    }

    /** The click count of the next presses. */
    public Desk clicks(int inARow) {
        clicks = inARow;
        return this;
    }

    public Desk hover(double column, double row) {
        tools.hover(gesture(column, row, PointerButton.NONE));
        return this;
    }

    public Desk press(double column, double row) {
        tools.press(gesture(column, row, button));
        return this;
    }

    public Desk drag(double column, double row) {
        tools.drag(gesture(column, row, button));
        return this;
    }

    public Desk release(double column, double row) {
        tools.release(gesture(column, row, button));
        return this;
    }

    public Desk click(double column, double row) {
        return press(column, row).release(column, row);
    }

    /** Press, one drag, release. */
    public Desk stroke(double fromColumn, double fromRow, double toColumn, double toRow) {
        return press(fromColumn, fromRow).drag(toColumn, toRow).release(toColumn, toRow);
    }

    private Gesture gesture(double column, double row, PointerButton pressed) {
        int side = document.level().tileSize();
        return new Gesture(column * side, row * side, pressed, shift, control, clicks);
    }

    public List<String> rows() {
        return LevelText.rows(document.level());
    }

    public Level level() {
        return document.level();
    }

    public LevelObject object(String id) {
        return level().object(id).orElseThrow();
    }

    public Set<String> selected() {
        return document.selection().objectIds();
    }

    public int steps() {
        return document.history().index();
    }

    public Message lastStep() {
        return document.history().name(steps() - 1);
    }

    public Preview preview() {
        return tools.preview();
    }
}
