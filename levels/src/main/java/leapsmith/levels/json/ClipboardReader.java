package leapsmith.levels.json;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileType;

/** Reads a copied part of a level. Its keys may come in any order. Tiles may be missing, and so may objects. */
final class ClipboardReader {
    static final String FORMAT = "leapsmith-clipboard";
    static final int VERSION = 1;
    /** The symbol of tiles that don't belong to the part. */
    static final int OUTSIDE = '_';

    private static final String KIND = "clipboard text";

    private final JsonInput in;
    private final Set<String> missing = new LinkedHashSet<>(List.of("format", "version"));
    private final UnknownKeysReader unknown = new UnknownKeysReader();
    private final ObjectListsReader objects;
    private int tileSize = Level.STANDARD_TILE_SIZE;
    private int column;
    private int row;
    private int width;
    private int height;
    /** With the symbol of tiles outside the part as its first entry. */
    private List<LegendEntry> entries = List.of(outside());

    private TileRows tiles;

    ClipboardReader(JsonInput in, ObjectTypes types) {
        this.in = in;
        objects = new ObjectListsReader(in, types);
    }

    static LegendEntry outside() {
        return new LegendEntry(OUTSIDE, TileKind.of(TileType.EMPTY));
    }

    LevelPart read() throws IOException {
        in.document("a part of a level: a JSON object with the key \"format\"", this::readMember);
        FilePlace end = in.place();
        if (!missing.isEmpty()) {
            throw FileHeader.missing(in, end, missing.iterator().next(), KIND);
        }
        Level level = Level.empty("", 1, 1, tileSize).withObjects(objects.read());
        TileSet outline = TileSet.EMPTY;
        if (tiles != null) {
            Legend legend = Legend.completing(entries);
            TileGrid grid = tiles.finish(legend, entries.size(), width, height);
            level = level.withLegend(legend).withTiles(grid);
            outline = outlineOf(grid);
        }
        List<LevelObject> all = level.objects().stream().toList();
        if (outline.isEmpty() && all.isEmpty()) {
            throw in.error(end.at(""), "There are neither tiles nor objects.");
        }
        LevelPart part = LevelPart.of(level, outline, all);
        return part.from(part.column() + column, part.row() + row);
    }

    private static TileSet outlineOf(TileGrid grid) {
        TileSet.Builder outline = new TileSet.Builder();
        byte[] line = new byte[grid.columns()];
        for (int row = 0; row < grid.rows(); row++) {
            grid.copyRow(row, 0, line.length, line);
            outline.addRow(row, 0, line.length, column -> line[column] != 0);
        }
        return outline.build();
    }

    private void readMember(String key) throws IOException {
        missing.remove(key);
        switch (key) {
            case "format" -> FileHeader.readFormat(in, FORMAT, KIND);
            case "version" -> FileHeader.readVersion(in, VERSION);
            case "tileSize" -> {
                tileSize = in.wholeNumber(1, Limits.MAX_TILE_SIZE);
                checkSize();
            }
            case "column" -> column = in.wholeNumber(-Limits.MAX_SIDE_PX, Limits.MAX_SIDE_PX);
            case "row" -> row = in.wholeNumber(-Limits.MAX_SIDE_PX, Limits.MAX_SIDE_PX);
            case "width" -> {
                width = in.wholeNumber(1, Limits.MAX_SIDE_PX);
                checkSize();
            }
            case "height" -> {
                height = in.wholeNumber(1, Limits.MAX_SIDE_PX);
                checkSize();
            }
            case "legend" -> readLegend();
            case "tiles" -> {
                tiles = new TileRows(in, null, 0, width, height);
                tiles.read();
            }
            default -> {
                if (!objects.readList(key)) {
                    unknown.read(key, in);
                }
            }
        }
    }

    private void readLegend() throws IOException {
        List<LegendEntry> read = LegendReader.read(in);
        if (read.stream().anyMatch(it -> it.symbol() == OUTSIDE)) {
            throw in.error("The symbol '_' stands for tiles that are not part of the copy.");
        }
        if (read.size() + 1 + TileType.values().length > Limits.MAX_SYMBOLS) {
            throw in.error("There are too many symbols.");
        }
        entries = new ArrayList<>(List.of(outside()));
        entries.addAll(read);
    }

    private void checkSize() throws IOException {
        LevelReader.checkSize(in, width, height, tileSize);
    }
}
