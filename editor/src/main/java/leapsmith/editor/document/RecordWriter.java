package leapsmith.editor.document;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelDelta.ObjectChange;
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

    static byte[] whole(Level level) throws IOException {
        RecordWriter writer = new RecordWriter();
        writer.out.write(WHOLE);
        writer.writeTiles(level.tiles());
        writer.writeRest(level.withTiles(oneTile(level)));
        return writer.out.toByteArray();
    }

    /** A record of what changed; of the whole level if its size changed. */
    static byte[] difference(LevelDelta delta) throws IOException {
        Level after = delta.after();
        if (!delta.before().tiles().region().equals(after.tiles().region())) {
            return whole(after);
        }
        RecordWriter writer = new RecordWriter();
        writer.out.write(DIFFERENCE);
        writer.writeChangedTiles(delta.tiles());
        ObjectLists added = writer.writeChangedObjects(delta);
        if (added.count() == 0 && !delta.changesSettings()) {
            // The parts above say all that changed.
            writer.writeNumber(0);
        } else {
            writer.writeRest(after.withTiles(oneTile(after)).withObjects(added));
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
    private ObjectLists writeChangedObjects(LevelDelta delta) {
        ObjectLists added = ObjectLists.none(delta.after().objects().types());
        List<ObjectType> types = added.types().all();
        for (int i = 0; i < types.size(); i++) {
            ObjectType type = types.get(i);
            List<ObjectChange> changes =
                    delta.objects().stream().filter(it -> it.type() == type).toList();
            if (changes.isEmpty()) {
                continue;
            }
            int before = delta.before().objects(type).size();
            List<LevelObject> after = delta.after().objects(type);
            int start = changes.stream()
                    .flatMapToInt(it -> IntStream.of(it.indexBefore(), it.indexAfter()))
                    .filter(index -> index >= 0)
                    .min()
                    .orElseThrow();
            int tail = before - start;
            for (ObjectChange it : changes) {
                tail = Math.min(tail, Math.min(before - 1 - it.indexBefore(), after.size() - 1 - it.indexAfter()));
            }
            writeNumber(NO_TYPE + 1 + i);
            writeNumber(start);
            writeNumber(before - tail - start);
            writeNumber(after.size() - tail - start);
            added = added.with(type, after.subList(start, after.size() - tail));
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
