package leapsmith.editor.soak;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import leapsmith.editor.LevelText;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;

/**
 * What a document should contain, by rules that are simpler than those of the editor: rows of symbols, boxes by id, and
 * a list of all states of the history.
 */
final class SoakModel {
    /** A state, as text. */
    record State(List<String> rows, Map<String, String> objects) {}

    private char[][] tiles;
    private Map<String, String> objects;
    private final List<State> states = new ArrayList<>();
    private int index;

    SoakModel(Level level) {
        restore(stateOf(level));
        states.add(state());
    }

    static State stateOf(Level level) {
        Map<String, String> objects = new TreeMap<>();
        level.objects().stream().forEach(it -> objects.put(it.id(), text(it)));
        return new State(LevelText.rows(level), objects);
    }

    private static String text(LevelObject object) {
        return object.type() + " " + object.kind() + " " + object.x() + " " + object.y() + " " + object.width() + " "
                + object.height() + " " + object.stops();
    }

    State state() {
        List<String> rows = new ArrayList<>();
        for (char[] row : tiles) {
            rows.add(new String(row));
        }
        return new State(rows, new TreeMap<>(objects));
    }

    private void restore(State state) {
        tiles = state.rows().stream().map(String::toCharArray).toArray(char[][]::new);
        objects = new TreeMap<>(state.objects());
    }

    int columns() {
        return tiles[0].length;
    }

    int rows() {
        return tiles.length;
    }

    boolean contains(int column, int row) {
        return row >= 0 && row < rows() && column >= 0 && column < columns();
    }

    char tile(int column, int row) {
        return tiles[row][column];
    }

    /** Sets a tile, unless it is outside. */
    void paint(int column, int row, char symbol) {
        if (contains(column, row)) {
            tiles[row][column] = symbol;
        }
    }

    /** Sets the tiles of a square with this first tile. */
    void paintSquare(int column, int row, int size, char symbol) {
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                paint(column + c, row + r, symbol);
            }
        }
    }

    /** Sets all tiles that are connected with this one and like it. */
    void fill(int column, int row, char symbol) {
        char old = tiles[row][column];
        Deque<int[]> open = new ArrayDeque<>(List.of(new int[] {column, row}));
        while (old != symbol && !open.isEmpty()) {
            int[] place = open.pop();
            if (contains(place[0], place[1]) && tiles[place[1]][place[0]] == old) {
                tiles[place[1]][place[0]] = symbol;
                open.push(new int[] {place[0] + 1, place[1]});
                open.push(new int[] {place[0] - 1, place[1]});
                open.push(new int[] {place[0], place[1] + 1});
                open.push(new int[] {place[0], place[1] - 1});
            }
        }
    }

    Map<String, String> objects() {
        return objects;
    }

    void put(LevelObject object) {
        objects.put(object.id(), text(object));
    }

    /** Ends a step. A step that changed nothing is none. */
    void commit() {
        commit(false);
    }

    /**
     * Ends a step.
     *
     * @param merges whether it becomes part of the last step
     */
    void commit(boolean merges) {
        State now = state();
        if (now.equals(states.get(index))) {
            return;
        }
        while (states.size() > index + 1) {
            states.remove(index + 1);
        }
        if (merges) {
            states.set(index, now);
            if (index > 0 && now.equals(states.get(index - 1))) {
                states.remove(index--);
            }
        } else {
            states.add(now);
            index++;
        }
    }

    /** Drops the oldest states until there are as many steps as in the document, which bounds its history. */
    void keepSteps(int steps) {
        while (states.size() - 1 > steps) {
            states.remove(0);
            index--;
        }
    }

    int steps() {
        return states.size() - 1;
    }

    int index() {
        return index;
    }

    /** Goes to a state of the history. */
    void goTo(int newIndex) {
        index = newIndex;
        restore(states.get(index));
    }
}
