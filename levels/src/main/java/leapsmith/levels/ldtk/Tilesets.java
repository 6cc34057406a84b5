package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.RawMembers;

/** The tilesets of a project. LDtk counts tiles from 0 in each; here they have ids that are unique in the project. */
final class Tilesets {
    /** The key of a tile's class in custom data that {@link LdtkWriter} wrote. */
    static final String CLASS = "class";

    /** The key of a tile's properties in it. */
    static final String PROPERTIES = "properties";

    /** The property that holds custom data that isn't a JSON object. */
    private static final String CUSTOM_DATA = "customData";

    /** Ids that are kept for a tileset without a picture, whose size is unknown. */
    private static final int UNKNOWN_SIZE = 1 << 16;

    private static final int MAX_SIDE = 1 << 20;

    private final List<ExternalTileset> all = new ArrayList<>();
    private final Map<Integer, ExternalTileset> byUid = new HashMap<>();
    private int nextId = 1;

    void read(JsonInput in) throws IOException {
        Definition definition = new Definition();
        in.object("file.tileset", key -> definition.read(in, key));
        if (definition.uid.isEmpty()) {
            throw in.missing("uid");
        }
        long size = definition.size();
        if (nextId + Math.max(size, UNKNOWN_SIZE) > Cells.MAX_ID) {
            throw in.tooMany("file.at-most-0-tiles-in-all-tilesets", Cells.MAX_ID);
        }
        ExternalTileset tileset = new ExternalTileset(
                definition.identifier,
                "",
                nextId,
                (int) size,
                definition.gridSize,
                definition.gridSize,
                definition.tiles(),
                definition.images(),
                RawMembers.EMPTY);
        all.add(tileset);
        byUid.put(definition.uid.getAsInt(), tileset);
        nextId += size == 0 ? UNKNOWN_SIZE : (int) size;
    }

    /** In ascending order of their first ids. */
    List<ExternalTileset> all() {
        return all;
    }

    /** The id of the first tile; empty for an unknown tileset. */
    OptionalInt firstId(OptionalInt uid) {
        return has(uid) ? OptionalInt.of(byUid.get(uid.getAsInt()).firstId()) : OptionalInt.empty();
    }

    boolean hasTile(OptionalInt uid, int tile) {
        if (!has(uid)) {
            return false;
        }
        int size = byUid.get(uid.getAsInt()).size();
        return tile >= 0 && tile < (size == 0 ? UNKNOWN_SIZE : size);
    }

    /** The path of the image of a tileset; empty for none. */
    String image(OptionalInt uid) {
        return has(uid)
                ? byUid.get(uid.getAsInt())
                        .images()
                        .sheet()
                        .map(TileImages.Sheet::path)
                        .orElse("")
                : "";
    }

    /** The side of a tile of a tileset in pixels; 0 for an unknown one. */
    int tileSize(OptionalInt uid) {
        return has(uid) ? byUid.get(uid.getAsInt()).tileWidth() : 0;
    }

    /** Whether a tile is no more than a picture. */
    boolean isPicture(OptionalInt uid, int tile) {
        return !has(uid) || !byUid.get(uid.getAsInt()).tiles().containsKey(tile);
    }

    private boolean has(OptionalInt uid) {
        return uid.isPresent() && byUid.containsKey(uid.getAsInt());
    }

    private static final class Definition {
        private OptionalInt uid = OptionalInt.empty();
        private String identifier = "";
        private String image = "";
        private int gridSize;
        private int columns;
        private int rows;
        private int widthPx;
        private int heightPx;
        private int spacing;
        private int padding;
        private final Map<Integer, List<String>> tags = new LinkedHashMap<>();
        private final Map<Integer, String> customData = new LinkedHashMap<>();

        void read(JsonInput in, String key) throws IOException {
            switch (key) {
                case "uid" -> uid = LdtkJson.uid(in);
                case "identifier" -> identifier = LdtkJson.text(in, "file.identifier");
                case "relPath" -> image = LdtkJson.text(in, "file.path");
                case "tileGridSize" -> gridSize = in.wholeNumber(0, MAX_SIDE);
                case "__cWid" -> columns = in.wholeNumber(0, MAX_SIDE);
                case "__cHei" -> rows = in.wholeNumber(0, MAX_SIDE);
                case "pxWid" -> widthPx = in.wholeNumber(0, MAX_SIDE);
                case "pxHei" -> heightPx = in.wholeNumber(0, MAX_SIDE);
                case "spacing" -> spacing = in.wholeNumber(0, MAX_SIDE);
                case "padding" -> padding = in.wholeNumber(0, MAX_SIDE);
                case "enumTags" -> LdtkJson.array(in, "file.array-of-tags", index -> readTag(in));
                case "customData" -> LdtkJson.array(in, "file.array-of-custom-data", index -> readCustomData(in));
                default -> in.skip();
            }
        }

        private void readTag(JsonInput in) throws IOException {
            String[] tag = {""};
            List<Integer> tiles = new ArrayList<>();
            in.object("file.tag", key -> {
                switch (key) {
                    case "enumValueId" -> tag[0] = in.text("file.value-of-an-enum");
                    case "tileIds" ->
                        LdtkJson.array(in, "file.array-of-tiles", index -> tiles.add(in.wholeNumber(0, Cells.MAX_ID)));
                    default -> in.skip();
                }
            });
            tiles.forEach(
                    tile -> tags.computeIfAbsent(tile, key -> new ArrayList<>()).add(tag[0]));
        }

        private void readCustomData(JsonInput in) throws IOException {
            int[] tile = {-1};
            String[] data = {""};
            in.object("file.custom-data", key -> {
                switch (key) {
                    case "tileId" -> tile[0] = in.wholeNumber(0, Cells.MAX_ID);
                    case "data" -> data[0] = LdtkJson.text(in, "file.text");
                    default -> in.skip();
                }
            });
            if (!data[0].isBlank()) {
                customData.put(tile[0], data[0]);
            }
        }

        /** The number of tiles; 0 if it has no picture. */
        long size() {
            if (columns > 0 && rows > 0) {
                return (long) columns * rows;
            }
            // Before version 0.7 only the picture had a size.
            return gridSize == 0 ? 0 : (long) count(widthPx) * count(heightPx);
        }

        /** The icons that LDtk brings along are in no file. */
        TileImages images() {
            return image.isEmpty()
                    ? TileImages.NONE
                    : new TileImages(
                            Optional.of(new TileImages.Sheet(image, columns, padding, spacing, widthPx)), Map.of());
        }

        private int count(int px) {
            return Math.max(0, (px - 2 * padding + spacing) / (gridSize + spacing));
        }

        Map<Integer, ExternalTile> tiles() {
            Map<Integer, ExternalTile> tiles = new LinkedHashMap<>();
            customData.forEach((tile, data) -> tiles.put(tile, ofCustomData(data)));
            tags.forEach((tile, names) -> {
                RawMembers properties =
                        tiles.containsKey(tile) ? tiles.get(tile).properties() : RawMembers.EMPTY;
                tiles.put(tile, new ExternalTile(String.join(",", names), properties, List.of()));
            });
            return tiles;
        }

        /** Many authors write JSON; what isn't is kept as a text. */
        private static ExternalTile ofCustomData(String data) {
            if (!data.stripLeading().startsWith("{")) {
                return withText(data);
            }
            try {
                RawMembers members = JsonMembers.split(data.strip());
                boolean own = members.asMap().keySet().equals(Set.of(CLASS, PROPERTIES));
                return own
                        ? new ExternalTile(
                                FieldReader.text(members.get(CLASS).orElseThrow()),
                                JsonMembers.split(members.get(PROPERTIES).orElseThrow()),
                                List.of())
                        : new ExternalTile("", members, List.of());
            } catch (LevelFormatException e) {
                return withText(data);
            }
        }

        private static ExternalTile withText(String data) {
            String json = JsonQuotes.quote(data);
            return new ExternalTile("", RawMembers.EMPTY.with(CUSTOM_DATA, json), List.of());
        }
    }
}
