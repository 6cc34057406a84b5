package leapsmith.editor.soak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.MemoryBudget;
import leapsmith.editor.document.Selection;
import leapsmith.editor.play.PlayedDocument;
import leapsmith.editor.tools.Desk;
import leapsmith.editor.tools.PointerButton;
import leapsmith.editor.tools.SelectMode;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Button;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;

/**
 * Uses the tools of a document at random, as a user does, and makes the same changes in a {@link SoakModel}. After each
 * action both must be equal.
 */
final class SoakRobot implements AutoCloseable {
    private static final List<TileType> PAINTS =
            List.of(TileType.BLOCK, TileType.BLOCK, TileType.ONE_WAY, TileType.EMPTY, TileType.SLOPE_RIGHT);
    /** Of slopes, lines and rectangles make ramps and hills instead. */
    private static final List<TileType> LEVEL_PAINTS = List.of(TileType.BLOCK, TileType.ONE_WAY, TileType.EMPTY);

    private static final List<ObjectType> PLACED = List.of(CharacterType.TYPE, ZoneType.TYPE, PlatformType.TYPE);
    private static final int MAX_OBJECTS = 30;

    private final Random random;
    private final Path file;
    private final SoakSelections selections;
    private final List<Weighted> actions;
    private final int totalWeight;
    private Desk desk;
    private SoakModel model;
    private PlayedDocument play;
    private String action = "start";

    private interface Action {
        void run() throws IOException;
    }

    private record Weighted(int weight, String name, Action action) {}

    SoakRobot(long seed, Level level, Path file) {
        random = new Random(seed);
        this.file = file;
        selections = new SoakSelections(random);
        actions = actions();
        totalWeight = actions.stream().mapToInt(Weighted::weight).sum();
        open(level);
    }

    private List<Weighted> actions() {
        return List.of(
                new Weighted(20, "brush", this::brush),
                new Weighted(5, "erase", this::erase),
                new Weighted(6, "line", this::line),
                new Weighted(6, "rectangle", this::rectangle),
                new Weighted(3, "fill", this::fill),
                new Weighted(3, "pick", this::pick),
                new Weighted(6, "place", this::place),
                new Weighted(4, "select", this::select),
                new Weighted(4, "nudge", this::nudge),
                new Weighted(3, "duplicate", this::duplicate),
                new Weighted(8, "select tiles", selections::band),
                new Weighted(4, "select a kind", selections::byKind),
                new Weighted(4, "move tiles", selections::move),
                new Weighted(3, "delete", selections::delete),
                new Weighted(4, "copy", selections::copy),
                new Weighted(5, "paste", selections::paste),
                new Weighted(3, "flip", selections::flip),
                new Weighted(10, "undo and redo", this::travel),
                new Weighted(2, "cancel", this::cancelStroke),
                new Weighted(4, "start or stop play", this::togglePlay),
                new Weighted(20, "play", this::play),
                new Weighted(6, "scrub", this::scrub),
                new Weighted(2, "save", this::save));
    }

    private void open(Level level) {
        LevelDocument document = new LevelDocument(level, file);
        document.drawFrom(new MemoryBudget(1 << 20));
        desk = new Desk(document);
        model = new SoakModel(level);
        selections.use(desk, model);
    }

    /** Does something, and compares. */
    void step(int number) throws IOException {
        int choice = random.nextInt(totalWeight);
        for (Weighted each : actions) {
            choice -= each.weight();
            if (choice < 0) {
                action = "step " + number + ", " + each.name();
                each.action().run();
                compare();
                return;
            }
        }
    }

    private void compare() {
        model.keepSteps(desk.document.history().size());
        assertEquals(model.state(), SoakModel.stateOf(desk.level()), action);
        assertEquals(model.steps(), desk.document.history().size(), action);
        assertEquals(model.index(), desk.steps(), action);
        if (play != null) {
            assertEquals(model.state(), SoakModel.stateOf(play.levelAtEnd()), action + ", in play");
        }
    }

    // ---- tiles

    private char symbol(TileType type) {
        return (char) desk.level()
                .legend()
                .entries()
                .get(desk.level().legend().indexOf(type))
                .symbol();
    }

    /** Chooses a tile kind for painting and returns its symbol. */
    private char chooseTile() {
        return chooseTile(PAINTS);
    }

    private char chooseTile(List<TileType> types) {
        TileType type = types.get(random.nextInt(types.size()));
        desk.tools.choose(desk.tools.palette().tile(type));
        return symbol(type);
    }

    private int column() {
        return random.nextInt(model.columns() + 4) - 2;
    }

    private int row() {
        return random.nextInt(model.rows() + 4) - 2;
    }

    private char button(char chosen) {
        boolean right = random.nextInt(4) == 0;
        desk.button(right ? PointerButton.RIGHT : PointerButton.LEFT);
        return right ? symbol(TileType.EMPTY) : chosen;
    }

    private void brush() {
        desk.tool(ToolId.BRUSH);
        stroke(button(chooseTile()), false);
        desk.button(PointerButton.LEFT);
    }

    private void erase() {
        desk.tool(ToolId.ERASER);
        stroke(symbol(TileType.EMPTY), false);
    }

    /** A stroke whose parts are parallel to the axes. A slope is only clicked, as a drag paints a ramp. */
    private void stroke(char symbol, boolean cancelled) {
        boolean isClick = isSlope(symbol);
        int size = isClick ? 1 : 1 + random.nextInt(3);
        desk.brushSize(size);
        int column = column();
        int row = row();
        desk.press(center(column, size), center(row, size));
        model.paintSquare(column, row, size, symbol);
        for (int part = isClick ? 0 : random.nextInt(4); part > 0; part--) {
            boolean across = random.nextBoolean();
            int to = across ? column() : row();
            while (to != (across ? column : row)) {
                column += across ? Integer.signum(to - column) : 0;
                row += across ? 0 : Integer.signum(to - row);
                model.paintSquare(column, row, size, symbol);
            }
            desk.drag(center(column, size), center(row, size));
        }
        if (cancelled) {
            desk.tools.cancel();
        } else {
            desk.release(center(column, size), center(row, size));
            model.commit();
        }
    }

    private boolean isSlope(char symbol) {
        Legend legend = desk.level().legend();
        return legend.typeOf(legend.indexOfSymbol(symbol)).isSlope();
    }

    /** Where the pointer must be so that a brush has its first tile here. */
    private static double center(int tile, int size) {
        return tile + size / 2.0;
    }

    private void cancelStroke() {
        desk.tool(ToolId.BRUSH);
        stroke(chooseTile(), true);
        model.goTo(model.index());
    }

    private void line() {
        char symbol = button(chooseTile(LEVEL_PAINTS));
        desk.tool(ToolId.LINE);
        desk.brushSize(1);
        int column = column();
        int row = row();
        int length = random.nextInt(8);
        int dx = random.nextInt(3) - 1;
        int dy = random.nextInt(3) - 1;
        desk.stroke(column + 0.5, row + 0.5, column + dx * length + 0.5, row + dy * length + 0.5);
        for (int i = 0; i <= length; i++) {
            model.paint(column + dx * i, row + dy * i, symbol);
        }
        model.commit();
        desk.button(PointerButton.LEFT);
    }

    private void rectangle() {
        char symbol = button(chooseTile(LEVEL_PAINTS));
        desk.tool(ToolId.RECTANGLE);
        int column = column();
        int row = row();
        int toColumn = column();
        int toRow = row();
        desk.stroke(column + 0.5, row + 0.5, toColumn + 0.5, toRow + 0.5);
        for (int r = Math.min(row, toRow); r <= Math.max(row, toRow); r++) {
            for (int c = Math.min(column, toColumn); c <= Math.max(column, toColumn); c++) {
                model.paint(c, r, symbol);
            }
        }
        model.commit();
        desk.button(PointerButton.LEFT);
    }

    private void fill() {
        char symbol = button(chooseTile());
        desk.tool(ToolId.FILL);
        int column = column();
        int row = row();
        desk.click(column + 0.5, row + 0.5);
        if (model.contains(column, row)) {
            model.fill(column, row, symbol);
        }
        model.commit();
        desk.button(PointerButton.LEFT);
    }

    /** Picks the tile under the pointer, and paints it elsewhere. */
    private void pick() {
        int column = random.nextInt(model.columns());
        int row = random.nextInt(model.rows());
        desk.control(true).tool(ToolId.BRUSH).click(column + 0.5, row + 0.5).control(false);
        if (desk.tools.chosenTool().equals(ToolId.BRUSH)) {
            stroke(model.tile(column, row), false);
        }
    }

    // ---- objects

    /** Places an object. Where exactly is a matter of other tests; it must be over the pointer's column. */
    private void place() {
        if (model.objects().size() >= MAX_OBJECTS) {
            return;
        }
        ObjectType type = PLACED.get(random.nextInt(PLACED.size()));
        desk.tool(ToolId.placing(type));
        int column = random.nextInt(model.columns());
        int row = random.nextInt(model.rows());
        double x = (column + 0.5) * desk.level().tileSize();
        double y = (row + 0.5) * desk.level().tileSize();
        desk.click(column + 0.5, row + 0.5);
        Set<String> changed = new TreeSet<>();
        SoakModel.stateOf(desk.level()).objects().forEach((id, text) -> {
            if (!text.equals(model.objects().get(id))) {
                changed.add(id);
            }
        });
        assertTrue(changed.size() <= 1, () -> action + " changed " + changed);
        for (String id : changed) {
            LevelObject placed = desk.object(id);
            String where = action + ": " + placed + " at " + x + ", " + y;
            assertTrue(placed.type() == type, where);
            assertTrue(x >= placed.x() - 8 && x <= placed.x() + placed.width() + 8, where);
            model.put(placed);
        }
        model.commit();
    }

    private void select() {
        if (random.nextInt(3) == 0) {
            desk.tools.selectionActions().selectNone();
            assertTrue(desk.selected().isEmpty());
        } else {
            desk.tools.selectionActions().selectAll(SelectMode.OBJECTS);
            assertEquals(model.objects().keySet(), new TreeSet<>(desk.selected()), action);
        }
    }

    /** Nudges the selection; several nudges in a row are one step. */
    private void nudge() {
        Set<String> selected = new TreeSet<>(desk.selected());
        desk.document.select(Selection.of(selected));
        int steps = desk.steps();
        desk.tools.selectionActions().nudge(random.nextInt(3) - 1, random.nextInt(3) - 1);
        putSelected(selected);
        model.commit(desk.steps() <= steps && model.index() > 0);
    }

    private void putSelected(Set<String> ids) {
        ids.forEach(id -> model.put(desk.object(id)));
    }

    private void duplicate() {
        Set<String> selected = new TreeSet<>(desk.selected());
        desk.document.select(Selection.of(selected));
        if (model.objects().size() + selected.size() > MAX_OBJECTS) {
            return;
        }
        desk.tools.selectionActions().duplicate();
        if (selected.isEmpty()) {
            return;
        }
        assertEquals(selected.size(), desk.selected().size(), action);
        putSelected(desk.selected());
        model.commit();
    }

    // ---- history, files and play

    private void travel() {
        int index = random.nextInt(3) == 0
                ? random.nextInt(model.steps() + 1)
                : Math.max(0, Math.min(model.steps(), model.index() + random.nextInt(5) - 2));
        if (index == model.index() - 1) {
            desk.document.undo();
        } else if (index == model.index() + 1) {
            desk.document.redo();
        } else {
            desk.document.goTo(index);
        }
        model.goTo(index);
    }

    /** Saves, and opens the saved file half the time. */
    private void save() throws IOException {
        LevelFiles.save(file, desk.level());
        desk.document.markSaved(file, desk.document.revision());
        Level read = LevelFiles.read(file);
        assertEquals(desk.level(), read, action);
        if (random.nextBoolean()) {
            close();
            open(read);
        }
    }

    private void togglePlay() {
        if (play == null) {
            play = new PlayedDocument(desk.document);
        } else {
            assertTrue(play.hasTilesOfDocument(), action);
            assertTrue(play.isConfirmedByItsReplay(), action);
            close();
        }
        desk.tools.setPlaying(play != null);
    }

    private void play() {
        if (play == null) {
            return;
        }
        List<Button> buttons = new ArrayList<>();
        for (Button button : Button.values()) {
            if (random.nextInt(3) == 0) {
                buttons.add(button);
            }
        }
        Inputs inputs = Inputs.of(buttons.toArray(new Button[0]));
        for (int i = random.nextInt(20); i >= 0; i--) {
            assertTrue(play.step(inputs), action);
        }
    }

    private void scrub() {
        if (play == null) {
            return;
        }
        for (int i = random.nextInt(3); i >= 0; i--) {
            assertTrue(play.seek(random.nextLong(play.length() + 1)), action);
        }
        switch (random.nextInt(8)) {
            case 0, 1 -> play.takeOver();
            case 2 -> play.restoreAbandonedRun();
            default -> {}
        }
    }

    @Override
    public void close() {
        if (play != null) {
            play.close();
            play = null;
        }
    }
}
