package leapsmith.levels.tiled;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.Findings;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;

/** The tilesets of a map, and those that its templates add. */
final class MapTilesets {
    private final Related related;
    private final Findings findings;
    private final TilesetReader reader;
    private final List<TilesetReader.LoadedTileset> tilesets = new ArrayList<>();
    private final Map<String, Optional<Template>> templates = new HashMap<>();

    private MapTilesets(Related related, Findings findings) {
        this.related = related;
        this.findings = findings;
        reader = new TilesetReader(related, findings);
    }

    /**
     * The object of a template.
     *
     * @param object as in the template's file
     * @param cell its tile, in the ids of the map; 0 for none
     */
    record Template(Element object, int cell) {}

    static MapTilesets read(Element map, Related related, Findings findings) throws LevelFormatException {
        MapTilesets result = new MapTilesets(related, findings);
        List<TilesetReader.LoadedTileset> read = new ArrayList<>();
        for (Element element : map.children("tileset")) {
            read.add(result.reader.read(element, ""));
        }
        read.sort(Comparator.comparingInt(tileset -> tileset.values().firstId()));
        for (int i = 0; i < read.size(); i++) {
            ExternalTileset values = read.get(i).values();
            int room = i + 1 == read.size()
                    ? Cells.MAX_ID
                    : read.get(i + 1).values().firstId() - values.firstId();
            if (room == 0) {
                findings.warn(
                        "tilesets-overlap",
                        values.name(),
                        read.get(i + 1).values().name());
            } else {
                result.tilesets.add(read.get(i).withIds(values.firstId(), Math.min(values.size(), room)));
            }
        }
        return result;
    }

    List<ExternalTileset> values() {
        return tilesets.stream().map(TilesetReader.LoadedTileset::values).toList();
    }

    Optional<TilesetReader.LoadedTileset> of(int id) {
        TilesetReader.LoadedTileset found = null;
        for (TilesetReader.LoadedTileset tileset : tilesets) {
            if (tileset.values().firstId() <= id) {
                found = tileset;
            }
        }
        return Optional.ofNullable(found);
    }

    /** Whether an id is that of a tile; of a tileset that is missing, any id may be. */
    boolean contains(int id) {
        return of(id).map(TilesetReader.LoadedTileset::values)
                .filter(values -> values.size() == 0 || id - values.firstId() < values.size())
                .isPresent();
    }

    /** The object of a template; empty with a finding if its file can't be read. */
    Optional<Template> template(String path) {
        Optional<Template> known = templates.get(path);
        if (known == null) {
            known = readTemplate(path);
            templates.put(path, known);
        }
        return known;
    }

    private Optional<Template> readTemplate(String path) {
        try {
            Related.Document file = related.template("", path);
            Element object = file.root().child("object").orElseThrow();
            return Optional.of(new Template(object, cell(object, file)));
        } catch (IOException e) {
            findings.warn("missing-template", path, e.getMessage());
            return Optional.empty();
        }
    }

    /** A template counts ids in its own tileset, which the map may have with other ids or not at all. */
    private int cell(Element object, Related.Document file) throws LevelFormatException {
        int cell = object.cellNumber("gid");
        Optional<Element> tileset = file.root().child("tileset");
        if (cell == 0 || tileset.isEmpty()) {
            return 0;
        }
        TilesetReader.LoadedTileset own = reader.read(tileset.get(), file.path());
        int number = Cells.idOf(cell) - own.values().firstId();
        int firstId = firstId(own);
        if (number < 0 || number > Cells.MAX_ID - firstId) {
            throw object.wrong(
                    "gid", Message.of("file.id-of-the-template-s-tileset"), Message.literal(object.text("gid")));
        }
        return Cells.turnOf(cell) | firstId + number;
    }

    private int firstId(TilesetReader.LoadedTileset wanted) throws LevelFormatException {
        for (TilesetReader.LoadedTileset tileset : tilesets) {
            if (!wanted.path().isEmpty() && tileset.path().equals(wanted.path())) {
                return tileset.values().firstId();
            }
        }
        long end = 1;
        for (TilesetReader.LoadedTileset tileset : tilesets) {
            end = Math.max(
                    end,
                    (long) tileset.values().firstId()
                            + Math.max(1, tileset.values().size()));
        }
        int size = (int) Math.min(wanted.values().size(), Cells.MAX_ID - end + 1);
        if (end > Cells.MAX_ID) {
            throw new LevelFormatException(
                    wanted.path(), FilePlace.NONE, Message.of("file.there-are-no-ids-left-for-this-tileset"));
        }
        tilesets.add(wanted.withIds((int) end, size));
        return (int) end;
    }
}
