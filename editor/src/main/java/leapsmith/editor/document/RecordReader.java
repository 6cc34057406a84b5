package leapsmith.editor.document;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;

/** Reads the records of {@link RecordWriter}. */
final class RecordReader {
    private final ByteBuffer in;

    private RecordReader(ByteBuffer in) {
        this.in = in;
    }

    /**
     * The level after a record.
     *
     * @param before the level before it; empty for the first record, which must be a whole level
     * @throws IOException if the record doesn't fit
     */
    static Level read(Optional<Level> before, ByteBuffer record) throws IOException {
        try {
            RecordReader reader = new RecordReader(record);
            int kind = record.get();
            if (kind == RecordWriter.WHOLE) {
                TileGrid tiles = reader.readTiles();
                return reader.readRest().orElseThrow().withTiles(tiles);
            }
            if (kind == RecordWriter.DIFFERENCE && before.isPresent()) {
                return reader.readDifference(before.get());
            }
            throw new IOException("unknown kind of record: " + kind);
        } catch (BufferUnderflowException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException("invalid record", e);
        }
    }

    private Level readDifference(Level before) throws IOException {
        TileDraft tiles = before.tiles().draft();
        for (int count = readNumber(); count > 0; count--) {
            TileRegion run = new TileRegion(readNumber(), readNumber(), readNumber(), 1);
            tiles.fill(run, in.get() & 0xFF);
        }
        List<Part> parts = new ArrayList<>();
        for (int type = readNumber(); type != RecordWriter.NO_TYPE; type = readNumber()) {
            parts.add(new Part(type - RecordWriter.NO_TYPE - 1, readNumber(), readNumber(), readNumber()));
        }
        Optional<Level> rest = readRest();
        ObjectLists added = rest.map(Level::objects).orElse(ObjectLists.NONE);
        ObjectLists objects = before.objects();
        for (Part part : parts) {
            objects = part.apply(objects, added);
        }
        return rest.orElse(before).withTiles(tiles.build()).withObjects(objects);
    }

    /** A replaced part of the list of a type. */
    private record Part(int type, int from, int removed, int added) {
        ObjectLists apply(ObjectLists objects, ObjectLists all) {
            ObjectType of = objects.types().all().get(type);
            List<LevelObject> list = new ArrayList<>(objects.of(of));
            List<LevelObject> old = list.subList(from, from + removed);
            old.clear();
            old.addAll(all.of(of).subList(0, added));
            return objects.with(of, list);
        }
    }

    private TileGrid readTiles() {
        byte[] line = new byte[readNumber()];
        TileGrid.Builder builder = new TileGrid.Builder(line.length);
        int rows = readNumber();
        int left = 0;
        byte value = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < line.length; ) {
                if (left == 0) {
                    left = readNumber();
                    value = in.get();
                }
                int end = Math.min(line.length, column + left);
                left -= end - column;
                Arrays.fill(line, column, end, value);
                column = end;
            }
            builder.addRow(line);
        }
        return builder.build();
    }

    /** The level of one tile with the numbers and objects; empty if they did not change. */
    private Optional<Level> readRest() throws IOException {
        byte[] json = new byte[readNumber()];
        in.get(json);
        return json.length == 0
                ? Optional.empty()
                : Optional.of(LevelFormat.read(new ByteArrayInputStream(json), "journal"));
    }

    private int readNumber() {
        int number = 0;
        for (int shift = 0; shift < Integer.SIZE; shift += 7) {
            byte next = in.get();
            number |= (next & 0x7F) << shift;
            if (next >= 0) {
                return number;
            }
        }
        throw new IllegalArgumentException("a number of more than 32 bits");
    }
}
