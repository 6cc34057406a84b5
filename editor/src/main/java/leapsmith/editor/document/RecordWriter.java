package leapsmith.editor.document;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileGrid;
import leapsmith.physics.tile.TileType;

/**
 * Writes a level as a record, whole or as the difference from an earlier state. {@link RecordReader} reads it.
 *
 * <p>A record is a kind, then the tiles, then the rest:
 *
 * <pre>
 * WHOLE       columns rows { length value }                       runs of tiles over all rows, until all are written
 * DIFFERENCE  count { column row length value }                   runs of changed tiles
 *             { type from removed added } NO_TYPE                 replaced parts of the lists of objects
 * both        size bytes                                          numbers and objects as a level of one tile, in JSON
 * </pre>
 *
 * A difference without the last part, with size 0, changes tiles only. All numbers are of variable length.
 */
final class RecordWriter {
    static final int WHOLE = 1;
    static final int DIFFERENCE = 2;
    /** Ends the list of replaced parts. */
    static final int NO_TYPE = 0;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private RecordWriter() {}

    /** A record of the whole level. */
    static byte[] whole(Level level) throws IOException {
        RecordWriter writer = new RecordWriter();
        writer.out.write(WHOLE);
        writer.writeTiles(level.tiles());
        writer.writeRest(level.withTiles(oneTile(level)));
        return writer.out.toByteArray();
    }

    /** A record of what changed; of the whole level if its size changed. Costs nothing for parts that both share. */
    static byte[] difference(Level before, Level after) throws IOException {
        if (before.columns() != after.columns() || before.rows() != after.rows()) {
            return whole(after);
        }
        RecordWriter writer = new RecordWriter();
        writer.out.write(DIFFERENCE);
        writer.writeChangedTiles(TileChange.between(before.tiles(), after.tiles()));
        ObjectLists changed = writer.writeChangedObjects(before.objects(), after.objects());
        Level rest = after.withTiles(oneTile(after)).withObjects(changed);
        boolean isSame = changed.count() == 0
                && before.withTiles(rest.tiles()).withObjects(changed).equals(rest);
        // Without added objects, the parts above say all that changed.
        if (isSame) {
            writer.writeNumber(0);
        } else {
            writer.writeRest(rest);
        }
        return writer.out.toByteArray();
    }

    private static TileGrid oneTile(Level level) {
        return TileGrid.filled(1, 1, level.legend().indexOf(TileType.EMPTY));
    }

    private void writeTiles(TileGrid tiles) {
        writeNumber(tiles.columns());
        writeNumber(tiles.rows());
        byte[] line = new byte[tiles.columns()];
        int length = 0;
        byte value = 0;
        for (int row = 0; row < tiles.rows(); row++) {
            tiles.copyRow(row, 0, line.length, line);
            for (byte tile : line) {
                if (tile != value && length > 0) {
                    writeRun(length, value);
                    length = 0;
                }
                value = tile;
                length++;
            }
        }
        writeRun(length, value);
    }

    private void writeRun(int length, byte value) {
        writeNumber(length);
        out.write(value);
    }

    private void writeChangedTiles(TileChange change) throws IOException {
        Runs runs = new Runs();
        change.forEach((column, row, before, after) -> runs.add(column, row, (byte) after));
        runs.end();
        writeNumber(runs.count);
        runs.bytes.writeTo(out);
    }

    /** Joins neighboring tiles of one value and row. */
    private static final class Runs {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private int count;
        private int column;
        private int row;
        private int length;
        private byte value;

        void add(int nextColumn, int nextRow, byte nextValue) {
            if (length == 0 || nextRow != row || nextColumn != column + length || nextValue != value) {
                end();
                column = nextColumn;
                row = nextRow;
                value = nextValue;
            }
            length++;
        }

        void end() {
            if (length > 0) {
                write(bytes, column);
                write(bytes, row);
                write(bytes, length);
                bytes.write(value);
                count++;
                length = 0;
            }
        }
    }

    /** Writes which parts of the lists are replaced, and returns the objects that replace them. */
    private ObjectLists writeChangedObjects(ObjectLists before, ObjectLists after) {
        ObjectLists added = ObjectLists.none(after.types());
        List<ObjectType> types = after.types().all();
        for (int i = 0; i < types.size(); i++) {
            ObjectType type = types.get(i);
            List<LevelObject> old = before.of(type);
            List<LevelObject> current = after.of(type);
            if (old == current) {
                continue;
            }
            int start = 0;
            int least = Math.min(old.size(), current.size());
            while (start < least && old.get(start).equals(current.get(start))) {
                start++;
            }
            int end = 0;
            while (end < least - start && old.get(old.size() - 1 - end).equals(current.get(current.size() - 1 - end))) {
                end++;
            }
            if (start + end < Math.max(old.size(), current.size())) {
                writeNumber(NO_TYPE + 1 + i);
                writeNumber(start);
                writeNumber(old.size() - end - start);
                writeNumber(current.size() - end - start);
                added = added.with(type, current.subList(start, current.size() - end));
            }
        }
        writeNumber(NO_TYPE);
        return added;
    }

    private void writeRest(Level rest) throws IOException {
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        LevelFormat.write(rest, json);
        writeNumber(json.size());
        json.writeTo(out);
    }

    private void writeNumber(int number) {
        write(out, number);
    }

    /** Seven bits to a byte, the lowest first; the high bit says that more follow. */
    private static void write(ByteArrayOutputStream into, int number) {
        int rest = number;
        while (rest > 0x7F) {
            into.write(rest & 0x7F | 0x80);
            rest >>>= 7;
        }
        into.write(rest);
    }
}
