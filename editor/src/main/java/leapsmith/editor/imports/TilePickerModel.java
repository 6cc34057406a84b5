package leapsmith.editor.imports;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import leapsmith.editor.ui.FileTasks;
import leapsmith.levels.convert.TileIds;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.image.ImageFile;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.scene.ColorScheme;

/**
 * The tiles that a rule names by their ids, to be chosen from the pictures of the tilesets of maps. The images are read
 * in the background. Belongs to the thread of the window.
 *
 * <p>Of one tileset at a time tiles are listed, either all or those that the maps use. A position counts the listed
 * tiles from 0. Tiles of a sheet that are all listed stand as on the sheet, so that two of them span a rectangle.
 */
final class TilePickerModel {
    /** The pixels of all images together, so that they take at most 128 MB. */
    private static final int MAX_PIXELS = 1 << 25;

    /** More are no help, and a damaged file may name any number. */
    private static final int MAX_TILES = 1 << 16;

    private final List<Choice> choices = new ArrayList<>();
    /** What the text names and no tileset has. */
    private final List<TileIds.Range> others;

    private final ColorScheme colors;
    private final Map<String, ImageFile> images = new HashMap<>();
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper(this, "revision");
    /** The ids of the listed tiles. */
    private int[] ids = {};

    private boolean isReading = true;
    private boolean isUsedOnly;
    private int shown;
    private int flowColumns = 1;
    private int anchor;
    private int cursor;
    /** The chosen tiles before the stroke or the extension that the anchor began. */
    private BitSet before = new BitSet();

    /** A tileset, its tiles that layers of the maps use, and those that are chosen, by their ids from 0. */
    private static final class Choice {
        private final ExternalTileset tileset;
        private final BitSet used = new BitSet();
        private final BitSet chosen = new BitSet();
        /** The ids of all tiles, in ascending order. */
        private int[] ids = {};

        Choice(ExternalTileset tileset) {
            this.tileset = tileset;
        }
    }

    /**
     * The tiles that a text names.
     *
     * @param maps at least one
     * @param files where the images are
     * @param text as {@link TileIds#parse} reads it
     */
    TilePickerModel(
            List<ExternalMap> maps,
            RelatedFiles files,
            ColorScheme colors,
            String text,
            Executor background,
            Executor ui) {
        this.colors = colors;
        Map<List<Object>, Choice> byName = new LinkedHashMap<>();
        for (ExternalMap map : maps) {
            Map<ExternalTileset, Choice> ofMap = new HashMap<>();
            for (ExternalTileset tileset : map.tilesets()) {
                // The maps of a file share tilesets, under other ids.
                ofMap.put(
                        tileset,
                        byName.computeIfAbsent(List.of(tileset.name(), tileset.images()), key -> new Choice(tileset)));
            }
            addUsed(map, ofMap);
        }
        choices.addAll(byName.values());
        List<TileIds.Range> ranges = TileIds.parse(text).ranges();
        for (Choice choice : choices) {
            ranges.stream()
                    .filter(range -> range.isOf(choice.tileset.name()))
                    .forEach(range -> setAll(choice.chosen, range));
        }
        others = ranges.stream()
                .filter(range -> choices.stream().noneMatch(choice -> range.isOf(choice.tileset.name())))
                .toList();
        shown = IntStream.range(0, choices.size())
                .filter(i -> !choices.get(i).chosen.isEmpty())
                .findFirst()
                .orElse(0);
        list();
        Set<String> paths = new TreeSet<>();
        choices.forEach(choice -> paths.addAll(paths(choice.tileset)));
        new FileTasks(background, ui).read(() -> read(paths, files), this::arrived, cause -> arrived(Map.of()));
    }

    private static void setAll(BitSet chosen, TileIds.Range range) {
        int end = Math.min(range.to(), MAX_TILES - 1) + 1;
        if (range.from() < end) {
            chosen.set(range.from(), end);
        }
    }

    /** Only cells of layers count, as no rule is for the ids of tiles that objects show. */
    private static void addUsed(ExternalMap map, Map<ExternalTileset, Choice> choices) {
        for (ExternalLayer layer : map.layers()) {
            if (!(layer instanceof ExternalLayer.Tiles tiles)) {
                continue;
            }
            TileRegion bounds = tiles.cells().bounds();
            int last = 0;
            for (int row = bounds.row(); row < bounds.endRow(); row++) {
                for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                    int id = Cells.idOf(tiles.cells().at(column, row));
                    if (id != last && id != 0) {
                        map.tilesetOf(id)
                                .filter(tileset -> id - tileset.firstId() < MAX_TILES)
                                .ifPresent(tileset -> choices.get(tileset).used.set(id - tileset.firstId()));
                    }
                    last = id;
                }
            }
        }
    }

    private static Set<String> paths(ExternalTileset tileset) {
        Set<String> paths = new TreeSet<>();
        tileset.images().sheet().ifPresent(sheet -> paths.add(sheet.path()));
        tileset.images().own().values().forEach(area -> paths.add(area.path()));
        paths.remove("");
        return paths;
    }

    /** The images that can be read, by their paths. */
    private static Map<String, ImageFile> read(Set<String> paths, RelatedFiles files) {
        Map<String, ImageFile> read = new HashMap<>();
        int room = MAX_PIXELS;
        for (String path : paths) {
            try (InputStream in = files.open(path)) {
                ImageFile image = ImageFile.read(in, room);
                room -= image.width() * image.height();
                read.put(path, image);
            } catch (IOException e) {
                // The view says which images are missing.
                continue;
            }
        }
        return read;
    }

    private void arrived(Map<String, ImageFile> read) {
        images.putAll(read);
        isReading = false;
        list();
        changed();
    }

    private void changed() {
        revision.set(revision.get() + 1);
    }

    /** Counts the changes of what the view shows. */
    ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    ColorScheme colors() {
        return colors;
    }

    // ---- what is listed

    List<String> tilesetNames() {
        return choices.stream().map(choice -> choice.tileset.name()).toList();
    }

    /** The index of the tileset whose tiles are listed. */
    int shown() {
        return shown;
    }

    boolean hasTilesets() {
        return !choices.isEmpty();
    }

    void show(int index) {
        if (index != shown) {
            shown = index;
            restart();
        }
    }

    void showUsedOnly(boolean only) {
        if (only != isUsedOnly) {
            isUsedOnly = only;
            restart();
        }
    }

    private void restart() {
        list();
        anchor = 0;
        cursor = 0;
        before = new BitSet();
        changed();
    }

    /** The ids of the listed tiles; not a copy. */
    int[] ids() {
        return ids;
    }

    private void list() {
        choices.forEach(choice -> choice.ids = allIds(choice));
        if (hasTilesets()) {
            Choice choice = choices.get(shown);
            ids = isUsedOnly ? choice.used.stream().toArray() : choice.ids;
        }
    }

    private int[] allIds(Choice choice) {
        TileImages its = choice.tileset.images();
        BitSet all = (BitSet) choice.used.clone();
        its.own().keySet().stream().filter(id -> id < MAX_TILES).forEach(all::set);
        boolean isCollection = !its.own().isEmpty() && its.sheet().isEmpty();
        if (!isCollection) {
            all.set(0, Math.min(count(choice), MAX_TILES));
        }
        return all.stream().toArray();
    }

    /** How many tiles a tileset has: as the file says, or else as many as its image has, or else those that are named. */
    private int count(Choice choice) {
        ExternalTileset tileset = choice.tileset;
        if (tileset.size() > 0) {
            return tileset.size();
        }
        int columns = columns(tileset);
        Optional<ImageFile> image = sheetImage(tileset);
        if (columns > 0 && image.isPresent()) {
            TileImages.Sheet sheet = tileset.images().sheet().orElseThrow();
            return columns * fitting(image.get().height(), sheet, tileset.tileHeight());
        }
        return Math.max(choice.used.length(), choice.chosen.length());
    }

    private Optional<ImageFile> sheetImage(ExternalTileset tileset) {
        return tileset.images().sheet().map(sheet -> images.get(sheet.path()));
    }

    /** Columns of the sheet of a tileset; 0 if it has none or they are not known. */
    private int columns(ExternalTileset tileset) {
        Optional<TileImages.Sheet> sheet = tileset.images().sheet();
        if (sheet.isPresent() && sheet.get().columns() > 0) {
            return sheet.get().columns();
        }
        return sheetImage(tileset)
                .map(image -> fitting(image.width(), sheet.orElseThrow(), tileset.tileWidth()))
                .orElse(0);
    }

    private static int fitting(int length, TileImages.Sheet sheet, int tile) {
        int step = tile + sheet.spacing();
        return step <= 0 ? 0 : Math.max(0, (length - sheet.margin() + sheet.spacing()) / step);
    }

    /** Whether the tiles are listed as they stand on the sheet. */
    boolean isSheet() {
        return hasTilesets() && !isUsedOnly && columns(choices.get(shown).tileset) > 0;
    }

    /** How many tiles are listed in a row. */
    int columns() {
        return isSheet() ? columns(choices.get(shown).tileset) : flowColumns;
    }

    /** Sets how many tiles the view has room for in a row, unless they stand as on the sheet. */
    void flow(int columns) {
        flowColumns = Math.max(1, columns);
    }

    /** The size of a tile on a sheet, in pixels. */
    ExternalTileset.Size tileSize() {
        ExternalTileset tileset = choices.get(shown).tileset;
        return new ExternalTileset.Size(tileset.tileWidth(), tileset.tileHeight());
    }

    /** A part of an image, in pixels. */
    record TilePicture(ImageFile image, int x, int y, int width, int height) {}

    /** The picture of a tile of the shown tileset; empty if it is missing or not read yet. */
    Optional<TilePicture> picture(int id) {
        ExternalTileset tileset = choices.get(shown).tileset;
        TileImages.Area own = tileset.images().own().get(id);
        if (own != null) {
            ImageFile image = images.get(own.path());
            return image == null
                    ? Optional.empty()
                    : part(
                            image,
                            own.x(),
                            own.y(),
                            own.width() > 0 ? own.width() : image.width(),
                            own.height() > 0 ? own.height() : image.height());
        }
        int columns = columns(tileset);
        return columns == 0
                ? Optional.empty()
                : sheetImage(tileset).flatMap(image -> {
                    TileImages.Sheet sheet = tileset.images().sheet().orElseThrow();
                    long x = sheet.margin() + (long) (id % columns) * (tileset.tileWidth() + sheet.spacing());
                    long y = sheet.margin() + (long) (id / columns) * (tileset.tileHeight() + sheet.spacing());
                    return part(image, x, y, tileset.tileWidth(), tileset.tileHeight());
                });
    }

    /** The part of an image that lies within it. */
    private static Optional<TilePicture> part(ImageFile image, long x, long y, double width, double height) {
        int partWidth = (int) Math.min(width, image.width() - x);
        int partHeight = (int) Math.min(height, image.height() - y);
        return partWidth <= 0 || partHeight <= 0
                ? Optional.empty()
                : Optional.of(new TilePicture(image, (int) x, (int) y, partWidth, partHeight));
    }

    /** Whether the images are still being read. */
    boolean isReading() {
        return isReading;
    }

    /** The images of the shown tileset that can't be read, in alphabetical order. */
    List<String> missingImages() {
        return isReading || !hasTilesets()
                ? List.of()
                : paths(choices.get(shown).tileset).stream()
                        .filter(path -> !images.containsKey(path))
                        .toList();
    }

    /** Whether the file names an image for the shown tileset. */
    boolean namesImages() {
        return hasTilesets() && !paths(choices.get(shown).tileset).isEmpty();
    }

    boolean isUsed(int id) {
        return choices.get(shown).used.get(id);
    }

    // ---- what is chosen

    boolean isChosen(int id) {
        return choices.get(shown).chosen.get(id);
    }

    /** The position that the keyboard is at. */
    int cursor() {
        return cursor;
    }

    /** Chooses the tile at a position alone, or none beyond the last. */
    void choose(int position) {
        begin(position, new BitSet());
        extend(position);
    }

    /** Adds the tile at a position, or removes it if it is chosen. */
    void toggle(int position) {
        if (isListed(position)) {
            BitSet rest = (BitSet) choices.get(shown).chosen.clone();
            int id = ids[position];
            boolean wasChosen = rest.get(id);
            rest.clear(id);
            begin(position, rest);
            if (wasChosen) {
                change(rest);
            } else {
                extend(position);
            }
        }
    }

    private void begin(int position, BitSet kept) {
        before = kept;
        anchor = isListed(position) ? position : anchor;
    }

    /** Chooses all tiles from the one where the choice began to this one: the rectangle on a sheet, or else the row. */
    void extend(int position) {
        BitSet chosen = (BitSet) before.clone();
        if (isListed(position)) {
            int columns = columns();
            int left = Math.min(anchor % columns, position % columns);
            int right = Math.max(anchor % columns, position % columns);
            for (int i = Math.min(anchor / columns, position / columns) * columns; i < ids.length; i++) {
                boolean isInside = isSheet()
                        ? i / columns <= Math.max(anchor / columns, position / columns)
                                && i % columns >= left
                                && i % columns <= right
                        : i >= Math.min(anchor, position) && i <= Math.max(anchor, position);
                if (isInside) {
                    chosen.set(ids[i]);
                }
            }
            cursor = position;
        }
        change(chosen);
    }

    void chooseAll() {
        BitSet all = new BitSet();
        for (int id : ids) {
            all.set(id);
        }
        change(all);
    }

    private void change(BitSet chosen) {
        BitSet now = choices.get(shown).chosen;
        now.clear();
        now.or(chosen);
        changed();
    }

    /**
     * Moves the cursor by columns and rows, not beyond the first and the last tile.
     *
     * @param step what happens to the choice
     */
    void move(int columns, int rows, Step step) {
        int count = ids.length;
        int target = cursor + columns + rows * columns();
        if (count == 0 || target < 0 && rows != 0 || target >= count && rows != 0) {
            return;
        }
        moveTo(Math.max(0, Math.min(count - 1, target)), step);
    }

    /** Moves the cursor to a listed position. */
    void moveTo(int position, Step step) {
        switch (step) {
            case CHOOSE -> choose(position);
            case EXTEND -> extend(position);
            case KEEP -> {
                cursor = position;
                changed();
            }
        }
    }

    /** What moving the cursor does: chooses the tile alone, extends the choice to it, or keeps the choice. */
    enum Step {
        CHOOSE,
        EXTEND,
        KEEP
    }

    private boolean isListed(int position) {
        return position >= 0 && position < ids.length;
    }

    /** How many tiles are chosen in all tilesets. */
    int chosenCount() {
        return choices.stream()
                .mapToInt(choice -> (int)
                        IntStream.of(choice.ids).filter(choice.chosen::get).count())
                .sum();
    }

    /** A tile of the shown tileset as a rule names it. */
    String nameOf(int id) {
        return new TileIds(List.of(range(choices.get(shown), id, id))).text();
    }

    /** The shortest text that names the chosen tiles: with the names of tilesets only if there are several. */
    String text() {
        Set<TileIds.Range> ranges = new LinkedHashSet<>();
        for (Choice choice : choices) {
            int[] all = choice.ids;
            int i = 0;
            while (i < all.length) {
                int first = i;
                while (i < all.length && choice.chosen.get(all[i])) {
                    i++;
                }
                if (i > first) {
                    ranges.add(range(choice, all[first], all[i - 1]));
                }
                i = Math.max(i, first + 1);
            }
        }
        ranges.addAll(others);
        return new TileIds(List.copyOf(ranges)).text();
    }

    private TileIds.Range range(Choice choice, int from, int to) {
        boolean needsName = choices.size() > 1 || !others.isEmpty();
        return new TileIds.Range(needsName ? Optional.of(choice.tileset.name()) : Optional.empty(), from, to);
    }
}
