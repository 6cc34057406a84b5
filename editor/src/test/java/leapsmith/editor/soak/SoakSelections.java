package leapsmith.editor.soak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.editor.document.Selection;
import leapsmith.editor.tools.ClipboardText;
import leapsmith.editor.tools.Desk;
import leapsmith.editor.tools.PartActions;
import leapsmith.editor.tools.SelectMode;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Symmetry;
import leapsmith.physics.tile.TileType;

/** What a {@link SoakRobot} does with selected tiles: select, move, delete, copy, paste and flip them. */
final class SoakSelections {
    private final Random random;
    private final ClipboardText clipboard = new Memory();
    private Desk desk;
    private SoakModel model;
    private PartActions parts;
    /** The copied tiles by their place in the copied part. */
    private Map<Place, Character> copied = Map.of();

    private record Place(int column, int row) {}

    /** A clipboard of the robot alone. */
    private static final class Memory implements ClipboardText {
        private String text;

        @Override
        public Optional<String> read() {
            return Optional.ofNullable(text);
        }

        @Override
        public void write(String newText) {
            text = newText;
        }
    }

    SoakSelections(Random random) {
        this.random = random;
    }

    /** Continues with another document; the clipboard stays. */
    void use(Desk newDesk, SoakModel newModel) {
        desk = newDesk;
        model = newModel;
        parts = new PartActions(newDesk.tools, clipboard);
    }

    private char empty() {
        return (char) desk.level()
                .legend()
                .entries()
                .get(desk.level().legend().indexOf(TileType.EMPTY))
                .symbol();
    }

    private Set<Place> selected() {
        Set<Place> places = new HashSet<>();
        desk.document.selection().tiles().forEachRun(desk.level().tiles().region(), (row, from, to) -> {
            for (int column = from; column < to; column++) {
                places.add(new Place(column, row));
            }
        });
        return places;
    }

    /** Draws a band that selects, adds, subtracts or intersects. */
    void band() {
        desk.tool(ToolId.SELECT).tools.setSelectMode(SelectMode.TILES);
        boolean shift = random.nextInt(3) == 0;
        boolean control = random.nextInt(3) == 0;
        Set<Place> before = selected();
        int column = random.nextInt(model.columns());
        int row = random.nextInt(model.rows());
        int toColumn = random.nextInt(model.columns());
        int toRow = random.nextInt(model.rows());
        boolean moves = before.contains(new Place(column, row)) && !shift;
        if (moves || column == toColumn && row == toRow) {
            return;
        }
        desk.shift(shift).control(control);
        desk.stroke(column + 0.5, row + 0.5, toColumn + 0.5, toRow + 0.5);
        desk.shift(false).control(false);
        Set<Place> band = new HashSet<>();
        for (int r = Math.min(row, toRow); r <= Math.max(row, toRow); r++) {
            for (int c = Math.min(column, toColumn); c <= Math.max(column, toColumn); c++) {
                band.add(new Place(c, r));
            }
        }
        assertEquals(combined(before, band, shift, control), selected());
    }

    private static Set<Place> combined(Set<Place> before, Set<Place> chosen, boolean shift, boolean control) {
        Set<Place> result = new HashSet<>(shift || control ? before : chosen);
        if (shift && control) {
            result.retainAll(chosen);
        } else if (control) {
            result.removeAll(chosen);
        } else {
            result.addAll(chosen);
        }
        return result;
    }

    /** Selects the tiles of a kind, all or those connected with a tile. */
    void byKind() {
        boolean connected = random.nextBoolean();
        int column = random.nextInt(model.columns());
        int row = random.nextInt(model.rows());
        desk.tool(connected ? ToolId.WAND : ToolId.SAME_KIND).tools.setSelectMode(SelectMode.TILES);
        desk.click(column + 0.5, row + 0.5);
        SoakModel flooded = new SoakModel(desk.level());
        flooded.fill(column, row, '\0');
        Set<Place> wanted = new HashSet<>();
        for (int r = 0; r < model.rows(); r++) {
            for (int c = 0; c < model.columns(); c++) {
                boolean isSame = connected ? flooded.tile(c, r) == '\0' : model.tile(c, r) == model.tile(column, row);
                if (isSame) {
                    wanted.add(new Place(c, r));
                }
            }
        }
        assertEquals(wanted, selected());
    }

    /** Drags the selected tiles, and the objects selected with them, by whole tiles. */
    void move() {
        Set<Place> places = selected();
        if (places.isEmpty()) {
            return;
        }
        desk.tool(ToolId.SELECT).tools.setSelectMode(SelectMode.TILES);
        Place grip =
                places.stream().skip(random.nextInt(places.size())).findFirst().orElseThrow();
        int dx = random.nextInt(7) - 3;
        int dy = random.nextInt(7) - 3;
        Set<String> objects = new TreeSet<>(desk.selected());
        // A selection can't be dragged out of the level as a whole.
        boolean isInside = places.stream().anyMatch(it -> model.contains(it.column() + dx, it.row() + dy));
        if (!isInside) {
            return;
        }
        desk.stroke(grip.column() + 0.5, grip.row() + 0.5, grip.column() + dx + 0.5, grip.row() + dy + 0.5);
        if (dx == 0 && dy == 0) {
            return;
        }
        Map<Place, Character> tiles = tilesAt(places);
        places.forEach(it -> model.paint(it.column(), it.row(), empty()));
        tiles.forEach((at, symbol) -> model.paint(at.column() + dx, at.row() + dy, symbol));
        objects.forEach(id -> model.put(desk.object(id)));
        model.commit();
    }

    private Map<Place, Character> tilesAt(Set<Place> places) {
        Map<Place, Character> tiles = new HashMap<>();
        places.forEach(it -> tiles.put(it, model.tile(it.column(), it.row())));
        return tiles;
    }

    void delete() {
        Set<Place> places = selected();
        Set<String> objects = new TreeSet<>(desk.selected());
        desk.tools.selectionActions().delete();
        places.forEach(it -> model.paint(it.column(), it.row(), empty()));
        objects.forEach(model.objects()::remove);
        model.commit();
    }

    /** Copies the selected tiles without objects, or cuts them. */
    void copy() {
        desk.document.select(Selection.of(Set.of(), desk.document.selection().tiles()));
        Set<Place> places = selected();
        if (places.isEmpty()) {
            return;
        }
        int left = places.stream().mapToInt(Place::column).min().orElseThrow();
        int top = places.stream().mapToInt(Place::row).min().orElseThrow();
        copied = new HashMap<>();
        tilesAt(places).forEach((at, symbol) -> copied.put(new Place(at.column() - left, at.row() - top), symbol));
        if (random.nextBoolean()) {
            assertTrue(parts.copy().isPresent());
        } else {
            parts.cut();
            places.forEach(it -> model.paint(it.column(), it.row(), empty()));
            model.commit();
        }
    }

    /** Pastes with the brush, once or twice. */
    void paste() {
        if (copied.isEmpty()) {
            return;
        }
        assertEquals(Optional.empty(), parts.paste());
        for (int i = random.nextInt(2); i >= 0; i--) {
            int column = random.nextInt(model.columns());
            int row = random.nextInt(model.rows());
            desk.hover(column + 0.5, row + 0.5);
            int left = desk.preview().stamp().column();
            int top = desk.preview().stamp().row();
            LevelPart stamp = desk.tools.stamp().orElseThrow();
            assertTrue(left <= column && column < left + stamp.columns() && top <= row && row < top + stamp.rows());
            desk.click(column + 0.5, row + 0.5);
            copied.forEach((at, symbol) -> model.paint(left + at.column(), top + at.row(), symbol));
            model.commit();
        }
        assertTrue(desk.tools.dropStamp());
    }

    /** Flips the selected tiles in place. */
    void flip() {
        desk.document.select(Selection.of(Set.of(), desk.document.selection().tiles()));
        Set<Place> places = selected();
        if (places.isEmpty()) {
            return;
        }
        boolean across = random.nextBoolean();
        Symmetry flip = across ? Symmetry.FLIP_X : Symmetry.FLIP_Y;
        int left = places.stream().mapToInt(Place::column).min().orElseThrow();
        int right = places.stream().mapToInt(Place::column).max().orElseThrow();
        int top = places.stream().mapToInt(Place::row).min().orElseThrow();
        int bottom = places.stream().mapToInt(Place::row).max().orElseThrow();
        parts.turn(flip);
        Map<Place, Character> tiles = tilesAt(places);
        places.forEach(it -> model.paint(it.column(), it.row(), empty()));
        tiles.forEach((at, symbol) -> model.paint(
                across ? left + right - at.column() : at.column(),
                across ? at.row() : top + bottom - at.row(),
                flipped(flip, symbol)));
        model.commit();
    }

    private char flipped(Symmetry flip, char symbol) {
        TileType shape = desk.level().legend().typeOf(desk.level().legend().indexOfSymbol(symbol));
        return (char) desk.level()
                .legend()
                .entries()
                .get(desk.level().legend().indexOf(flip.of(shape)))
                .symbol();
    }
}
