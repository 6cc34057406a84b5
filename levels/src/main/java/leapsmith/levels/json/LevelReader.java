package leapsmith.levels.json;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.model.CheckSettings;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileGrid;

/**
 * Reads the document of a level. Its keys may come in any order; tiles that come before the legend, width or height are
 * checked at the end.
 */
final class LevelReader {
    static final String FORMAT = "leapsmith-level";
    /** The newest version that can be read; {@link LevelWriter} decides which one is written. */
    static final int VERSION = 2;

    private static final List<String> NEEDED = List.of("format", "version", "width", "height", "tiles");

    private final JsonInput in;
    private final Set<String> missing = new LinkedHashSet<>(NEEDED);
    private final UnknownKeysReader unknownKeys = new UnknownKeysReader();
    private boolean begun;
    private String name = "";
    private int tileSize = Level.STANDARD_TILE_SIZE;
    private int width;
    private int height;
    private Legend legend;
    private int entriesRead;
    private TileRows tiles;
    private PhysicsNumbers physics = PhysicsNumbers.CLASSIC;
    private PartitionSize partition = PartitionSize.STANDARD;
    private CheckSettings checks = CheckSettings.ALL;
    private final ObjectListsReader objects;
    private RawMembers properties = RawMembers.EMPTY;

    /** Creates a reader of levels with these object types. */
    LevelReader(JsonInput in, ObjectTypes types) {
        this.in = in;
        objects = new ObjectListsReader(in, types);
    }

    Level read() throws IOException {
        readDocument();
        FilePlace end = in.place();
        if (!missing.isEmpty()) {
            String key = missing.iterator().next();
            throw FileHeader.missing(in, end, key, "level");
        }
        Legend known = legend == null ? Legend.STANDARD : legend;
        TileGrid grid = tiles.finish(known, named(known), width, height);
        Level level = new Level(
                name,
                tileSize,
                known,
                grid,
                physics,
                partition,
                checks,
                objects.read(),
                properties,
                unknownKeys.unknownKeys());
        if (in.next() != null) {
            throw in.wrong(in.place().at(""), "the end of the file", "more text");
        }
        return level;
    }

    private void readDocument() throws IOException {
        try {
            in.document("a level: a JSON object with the key \"format\"", this::readMember);
        } catch (LevelFormatException e) {
            if (!begun || !missing.contains("format")) {
                throw e;
            }
            // Files of other programs may have keys with the same names; an error in one of them alone would mislead.
            FilePlace place = new FilePlace(e.line(), e.column(), e.path());
            String hint = " (The file may not be a Leapsmith level: it has no \"format\" before this place.)";
            throw e.path().isEmpty() ? e : in.error(place, e.reason() + hint);
        }
    }

    private void readMember(String key) throws IOException {
        begun = true;
        missing.remove(key);
        switch (key) {
            case "format" -> FileHeader.readFormat(in, FORMAT, "level");
            case "version" -> FileHeader.readVersion(in, VERSION);
            case "name" -> name = in.text("a text");
            case "tileSize" -> {
                tileSize = in.wholeNumber(1, Limits.MAX_TILE_SIZE);
                checkSize();
            }
            case "width" -> {
                width = in.wholeNumber(1, Limits.MAX_SIDE_PX);
                checkSize();
            }
            case "height" -> {
                height = in.wholeNumber(1, Limits.MAX_SIDE_PX);
                checkSize();
            }
            case "legend" -> legend = readLegend();
            case "tiles" -> {
                tiles = new TileRows(in, legend, legend == null ? 0 : named(legend), width, height);
                tiles.read();
            }
            case "physics" -> physics = NumbersReader.physics(in);
            case "partition" -> partition = NumbersReader.partition(in);
            case "checks" -> checks = ChecksReader.read(in);
            case "properties" -> properties = UnknownKeysReader.readObject(in);
            default -> {
                if (!objects.readList(key)) {
                    unknownKeys.read(key, in);
                }
            }
        }
    }

    /** Checks what is known of the size against the limits; an error is at the key that was read last. */
    private void checkSize() throws IOException {
        checkSize(in, width, height, tileSize);
    }

    /** The same for any document with tiles; a size is 0 if it isn't known yet. */
    static void checkSize(JsonInput in, int width, int height, int tileSize) throws IOException {
        if ((long) Math.max(width, height) * tileSize > Limits.MAX_SIDE_PX) {
            throw in.wrong(
                    "a level of at most " + Limits.MAX_SIDE_PX + " px on each side",
                    (long) Math.max(width, height) * tileSize + " px");
        }
        if ((long) width * height > Limits.MAX_TILES) {
            throw in.wrong("a level of at most " + Limits.MAX_TILES + " tiles", width + " x " + height);
        }
    }

    private Legend readLegend() throws IOException {
        List<LegendEntry> entries = LegendReader.read(in);
        entriesRead = entries.size();
        return Legend.completing(entries);
    }

    /** The number of legend entries that rows may use: those of the file and those that every legend has. */
    private int named(Legend of) {
        return of.namedSize(value -> value < entriesRead);
    }
}
