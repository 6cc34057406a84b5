package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.PlacedPicture;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Align;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Repeat;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.fixed.PortableMath;

/**
 * Makes a theme and layers of decoration of the pictures of a map, so that a level looks as its map did. The theme names
 * the map's own pictures, by paths relative to the file that was opened, and hides tiles and objects without a picture,
 * because decoration shows them.
 *
 * <p>A layer of tiles becomes a layer of decoration for each tileset with a grid of tiles. Tiles that are pictures of
 * their own, tiles between the cells of the level, and tiles that overlap in a way that such layers can't keep become
 * free pictures, as tile objects do.
 */
final class LookImport {
    /** Of more free pictures than this in a layer, cells of a sheet are kept as its pieces, even if an overlap is lost. */
    private static final int MANY_DECALS = 1 << 12;

    /** A level file holds no more in a layer. */
    private static final int MAX_DECALS = 1 << 16;

    /** A level file holds few more chunks of pieces in all layers. */
    private static final int MAX_CHUNKS = 7 << 10;

    private static final double TINY = 1e-6;

    private final ExternalMap map;
    private final LevelFrame frame;
    private final Findings findings;
    /** Level pixels for each pixel of a picture. */
    private final double unit;

    private final ThemePictures pictures;
    private final List<Background> backgrounds = new ArrayList<>();
    private final List<Decoration> layers = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private int chunks;

    LookImport(ExternalMap map, LevelFrame frame, Findings findings) {
        this.map = map;
        this.frame = frame;
        this.findings = findings;
        double wanted = frame.tileSize() / frame.stretch().x();
        boolean isEven = Math.abs(frame.stretch().x() - frame.stretch().y()) < TINY
                && Math.abs(wanted - PortableMath.rint(wanted)) < TINY
                && wanted <= Limits.MAX_TILE_SIZE;
        // That in the map, unless the level is stretched.
        int pictureTile = isEven ? (int) PortableMath.rint(wanted) : frame.tileSize();
        unit = (double) frame.tileSize() / pictureTile;
        pictures = new ThemePictures(map, pictureTile, findings);
    }

    /**
     * What a level looks like.
     *
     * @param theme the pictures
     * @param layers what is where
     */
    record ImportedLook(Theme theme, List<Decoration> layers) {}

    /**
     * The look of a level; empty if the map has no pictures.
     *
     * @param middle index of the layer with the player, or else the last one with tiles: those behind it are in front of
     *     the player
     * @param placed what became of the objects of the map
     * @param level without looks
     */
    Optional<ImportedLook> look(int middle, Map<ExternalObject, LevelObject> placed, Level level) {
        Set<ExternalObject> shown = pictures.kindsWithPictures(placed, level.objects());
        TerrainSkins terrains = new TerrainSkins(map, frame, level);
        for (int i = 0; i < map.layers().size(); i++) {
            ExternalLayer layer = map.layers().get(i);
            LayerInfo info = layer.info();
            if (!info.visible() || info.appearance().opacity() <= 0) {
                continue;
            }
            LayerDraft draft = new LayerDraft(info, i > middle ? Depth.FRONT : Depth.BACK);
            if (layer instanceof ExternalLayer.Tiles tiles) {
                // A skin is in front of all decoration that is behind the player.
                List<TerrainSkins.Found> found = isLast(i, middle) ? terrains.find(tiles, pictures) : List.of();
                draft.add(
                        tiles,
                        found.stream()
                                .filter(it -> pictures.addSkin(it.kind(), it.skin()))
                                .toList());
            } else if (layer instanceof ExternalLayer.Items items) {
                draft.add(items, shown);
            } else if (layer instanceof ExternalLayer.Image image) {
                draft.add(image);
            }
            draft.finish();
        }
        boolean isEmpty = pictures.isEmpty() && backgrounds.isEmpty();
        return isEmpty ? Optional.empty() : Optional.of(new ImportedLook(pictures.theme(backgrounds), layers));
    }

    /** Whether no picture lies in front of a layer and behind the player. */
    private boolean isLast(int index, int middle) {
        for (int i = index + 1; i <= middle; i++) {
            ExternalLayer layer = map.layers().get(i);
            boolean hasPictures = layer instanceof ExternalLayer.Image
                    || layer instanceof ExternalLayer.Tiles tiles
                            && !ExternalLayer.usedCells(tiles.cells()).isEmpty()
                    || layer instanceof ExternalLayer.Items items
                            && items.items().stream()
                                    .anyMatch(it ->
                                            it.cell() != 0 || !it.pictures().isEmpty());
            if (hasPictures && layer.info().visible()) {
                return false;
            }
        }
        return index <= middle;
    }

    /** A tile or tile object with its box in pixels of the map, before it is turned about the middle. */
    private record Shown(int cell, double x, double y, double width, double height, double rotation) {}

    /** The layers of decoration that a layer of a map becomes. */
    private final class LayerDraft {
        private final LayerInfo info;
        private final Depth depth;
        /** By what a layer of decoration has only one of, those that are made so far. */
        private final Map<Grid, PieceGrid.Draft> grids = new LinkedHashMap<>();

        private final Map<Grid, Set<Long>> taken = new HashMap<>();
        private final List<Decal> decals = new ArrayList<>();

        /**
         * What a layer of decoration has only one of.
         *
         * @param x how far its cells are from those of the level in pixels
         * @param y the same up and down
         * @param stack 0, and 1 more for each layer whose cells lie in front of cells of another one
         */
        private record Grid(String sheet, double x, double y, int stack) {}

        LayerDraft(LayerInfo info, Depth depth) {
            this.info = info;
            this.depth = depth;
        }

        /** Adds tiles, but for those that skins show. */
        void add(ExternalLayer.Tiles tiles, List<TerrainSkins.Found> skins) {
            boolean isInTiles = tiles.cellWidth() * frame.stretch().x() % frame.tileSize() == 0
                    && tiles.cellHeight() * frame.stretch().y() % frame.tileSize() == 0;
            if (tiles.pictures().isEmpty() && isInTiles && !overlaps(tiles)) {
                addCells(tiles, skins);
                return;
            }
            List<Shown> shown = shown(tiles);
            boolean isKeptAsDecals = shown.size() <= MANY_DECALS && overlaps(shown, tiles);
            for (Shown each : shown) {
                boolean isLeftOut = skins.stream().anyMatch(it -> it.shows(each.cell));
                boolean isInGrid = !isLeftOut && !isKeptAsDecals && addToGrid(each);
                if (!isLeftOut && !isInGrid) {
                    addDecal(each);
                }
            }
        }

        /** Adds cells of whole tiles of the level, each of which is in the same grid wherever it occurs. */
        private void addCells(ExternalLayer.Tiles tiles, List<TerrainSkins.Found> skins) {
            double size = frame.tileSize();
            int stepX =
                    (int) PortableMath.rint(tiles.cellWidth() * frame.stretch().x() / size);
            int stepY =
                    (int) PortableMath.rint(tiles.cellHeight() * frame.stretch().y() / size);
            TileRegion bounds = tiles.cells().bounds();
            int last = 0;
            ExternalTileset tileset = null;
            PieceGrid.Draft grid = null;
            int piece = 0;
            int firstColumn = 0;
            int firstRow = 0;
            for (int row = bounds.row(); row < bounds.endRow(); row++) {
                for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                    int cell = tiles.cells().at(column, row);
                    if (cell == 0) {
                        continue;
                    }
                    if (cell != last) {
                        last = cell;
                        boolean isLeftOut = skins.stream().anyMatch(it -> it.shows(cell));
                        tileset = isLeftOut ? null : map.tilesetOf(cell).orElse(null);
                        grid = null;
                        if (tileset != null) {
                            Shown first = inCell(tiles, cell, tileset, 0, 0);
                            Optional<Grid> place = place(first);
                            grid = place.map(it -> grids.computeIfAbsent(it, key -> PieceGrid.EMPTY.draft()))
                                    .orElse(null);
                            int tile = ThemePictures.tileOnSheet(tileset, Cells.idOf(cell) - tileset.firstId());
                            piece = grid == null ? 0 : PieceGrid.piece(tile, flips(cell));
                            firstColumn = (int) Math.floor(frame.x(first.x + info.offsetX()) / size);
                            firstRow = (int) Math.floor(frame.y(first.y + first.height + info.offsetY()) / size) - 1;
                        }
                    }
                    int c = firstColumn + column * stepX;
                    int r = firstRow + row * stepY;
                    boolean isNear = Math.abs(c) <= PieceGrid.MAX_CELL && Math.abs(r) <= PieceGrid.MAX_CELL;
                    if (grid != null && isNear) {
                        grid.set(c, r, piece);
                    } else if (tileset != null) {
                        addDecal(inCell(tiles, cell, tileset, column, row));
                    }
                }
            }
        }

        /** Whether tiles of a layer are larger than its cells and aren't all of one sheet in one grid, but few. */
        private boolean overlaps(ExternalLayer.Tiles tiles) {
            CellHistogram counts = CellHistogram.of(tiles);
            List<Shown> kinds = new ArrayList<>();
            long count = 0;
            for (int i = 0; i < counts.size(); i++) {
                int cell = counts.valueAt(i);
                map.tilesetOf(cell).ifPresent(tileset -> kinds.add(inCell(tiles, cell, tileset, 0, 0)));
                count += counts.countAt(i);
            }
            return count <= MANY_DECALS && overlaps(kinds, tiles);
        }

        /** Whether tiles of a layer are larger than its cells, or between them, and aren't all of one sheet in one grid. */
        private boolean overlaps(List<Shown> shown, ExternalLayer.Tiles tiles) {
            boolean isLarge = !tiles.pictures().isEmpty();
            Set<Grid> used = new HashSet<>();
            for (Shown each : shown) {
                isLarge |= each.width > tiles.cellWidth() || each.height > tiles.cellHeight();
                used.add(place(each).orElse(new Grid("", 0, 0, 0)));
            }
            return isLarge && used.size() > 1;
        }

        private List<Shown> shown(ExternalLayer.Tiles tiles) {
            List<Shown> shown = new ArrayList<>();
            if (!tiles.pictures().isEmpty()) {
                for (ExternalLayer.PlacedTile picture : tiles.pictures()) {
                    map.tilesetOf(picture.cell())
                            .ifPresent(it -> shown.add(new Shown(
                                    picture.cell(), picture.x(), picture.y(), it.tileWidth(), it.tileHeight(), 0)));
                }
                return shown;
            }
            TileRegion bounds = tiles.cells().bounds();
            int last = 0;
            ExternalTileset tileset = null;
            for (int row = bounds.row(); row < bounds.endRow(); row++) {
                for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                    int cell = tiles.cells().at(column, row);
                    if (cell == 0) {
                        continue;
                    }
                    if (cell != last) {
                        last = cell;
                        tileset = map.tilesetOf(cell).orElse(null);
                    }
                    if (tileset != null) {
                        shown.add(inCell(tiles, cell, tileset, column, row));
                    }
                }
            }
            return shown;
        }

        private Shown inCell(ExternalLayer.Tiles tiles, int cell, ExternalTileset tileset, int column, int row) {
            ExternalTileset.Size size = tileset.sizeOf(Cells.idOf(cell));
            boolean isTransposed = (cell & Cells.FLIPPED_DIAGONALLY) != 0;
            double width = isTransposed ? size.height() : size.width();
            double height = isTransposed ? size.width() : size.height();
            Point offset = tileset.images().offset();
            return new Shown(
                    cell,
                    column * (double) tiles.cellWidth() + tiles.pivot().x() * (tiles.cellWidth() - width) + offset.x(),
                    row * (double) tiles.cellHeight() + tiles.pivot().y() * (tiles.cellHeight() - height) + offset.y(),
                    width,
                    height,
                    0);
        }

        /** The layer of decoration without a stack that a tile can be in; empty if it can't be in any. */
        private Optional<Grid> place(Shown each) {
            ExternalTileset tileset = map.tilesetOf(each.cell).orElseThrow();
            int tile = ThemePictures.tileOnSheet(tileset, Cells.idOf(each.cell) - tileset.firstId());
            boolean isTransposed = (each.cell & Cells.FLIPPED_DIAGONALLY) != 0;
            boolean fits = unit == frame.stretch().x()
                    && unit == frame.stretch().y()
                    && tile >= 0
                    && tile <= PieceGrid.MAX_TILE
                    && (!isTransposed || tileset.tileWidth() == tileset.tileHeight());
            Optional<String> sheet = fits ? pictures.sheet(tileset) : Optional.empty();
            return sheet.map(name -> {
                double size = frame.tileSize();
                double left = frame.x(each.x + info.offsetX());
                double bottom = frame.y(each.y + each.height + info.offsetY());
                return new Grid(
                        name, left - Math.floor(left / size) * size, bottom - Math.floor(bottom / size) * size, 0);
            });
        }

        private boolean addToGrid(Shown each) {
            Optional<Grid> place = place(each);
            if (place.isEmpty()) {
                return false;
            }
            Grid grid = place.get();
            double size = frame.tileSize();
            int column = (int) Math.floor(frame.x(each.x + info.offsetX()) / size);
            int row = (int) Math.floor(frame.y(each.y + each.height + info.offsetY()) / size) - 1;
            if (Math.abs(column) > PieceGrid.MAX_CELL || Math.abs(row) > PieceGrid.MAX_CELL) {
                return false;
            }
            long at = (long) row << 32 | column & 0xffffffffL;
            while (!taken.computeIfAbsent(grid, it -> new HashSet<>()).add(at)) {
                grid = new Grid(grid.sheet, grid.x, grid.y, grid.stack + 1);
            }
            ExternalTileset tileset = map.tilesetOf(each.cell).orElseThrow();
            int tile = ThemePictures.tileOnSheet(tileset, Cells.idOf(each.cell) - tileset.firstId());
            grids.computeIfAbsent(grid, it -> PieceGrid.EMPTY.draft())
                    .set(column, row, PieceGrid.piece(tile, flips(each.cell)));
            return true;
        }

        private static int flips(int cell) {
            return ((cell & Cells.FLIPPED_X) != 0 ? PieceGrid.FLIP_X : 0)
                    | ((cell & Cells.FLIPPED_Y) != 0 ? PieceGrid.FLIP_Y : 0)
                    | ((cell & Cells.FLIPPED_DIAGONALLY) != 0 ? PieceGrid.TRANSPOSE : 0);
        }

        private void addDecal(Shown each) {
            Optional<String> piece = pictures.piece(each.cell);
            if (piece.isEmpty()) {
                return;
            }
            ExternalTileset.Size size = map.tilesetOf(each.cell).orElseThrow().sizeOf(Cells.idOf(each.cell));
            addDecal(piece.get(), each, size);
        }

        /**
         * Adds a free picture.
         *
         * @param size of the piece
         */
        private void addDecal(String piece, Shown each, ExternalTileset.Size size) {
            if (decals.size() == MAX_DECALS) {
                findings.count(Severity.WARNING, "pictures-lost", 1, info.name());
                return;
            }
            int flips = flips(each.cell);
            double rotation = each.rotation;
            double width = each.width * frame.stretch().x();
            double height = each.height * frame.stretch().y();
            double middleX = frame.x(each.x + each.width / 2 + info.offsetX());
            double middleY = frame.y(each.y + each.height / 2 + info.offsetY());
            if ((flips & PieceGrid.TRANSPOSE) != 0) {
                // Exchanging rows and columns is turning by 90 degrees after turning upside down.
                boolean isX = (flips & PieceGrid.FLIP_X) != 0;
                boolean isY = (flips & PieceGrid.FLIP_Y) != 0;
                flips = (isY ? PieceGrid.FLIP_X : 0) | (isX ? 0 : PieceGrid.FLIP_Y);
                rotation += 90;
                double turned = width;
                width = height;
                height = turned;
            }
            boolean isAsItIs =
                    Math.abs(size.width() * unit - width) < TINY && Math.abs(size.height() * unit - height) < TINY;
            decals.add(new Decal(
                    piece,
                    middleX - width / 2,
                    middleY - height / 2,
                    isAsItIs ? 0 : width,
                    isAsItIs ? 0 : height,
                    flips,
                    rotation,
                    RawMembers.EMPTY));
        }

        private void addDecal(PlacedPicture picture) {
            TileImages.Area area = picture.area();
            addDecal(
                    pictures.piece(area),
                    new Shown(
                            picture.flips(),
                            picture.x(),
                            picture.y(),
                            picture.width(),
                            picture.height(),
                            picture.rotation()),
                    new ExternalTileset.Size(area.width(), area.height()));
        }

        void add(ExternalLayer.Items items, Set<ExternalObject> shownByKind) {
            List<ExternalObject> order = new ArrayList<>(items.items());
            if (!info.appearance().isInOrder()) {
                order.sort(Comparator.comparingDouble(ExternalObject::pivotY));
            }
            for (ExternalObject object : order) {
                findings.count(Severity.HINT, "text-not-shown", object.shape() == Shape.TEXT ? 1 : 0);
                if (!object.visible() || shownByKind.contains(object)) {
                    continue;
                }
                if (object.cell() != 0 && map.tilesetOf(object.cell()).isPresent()) {
                    addDecal(turned(object));
                }
                object.pictures().forEach(this::addDecal);
            }
        }

        /**
         * The picture of an object, which is turned about its pivot, as it lies turned about its middle. The offset of its
         * tileset is as much larger or smaller as the object is, and turned with it.
         */
        private Shown turned(ExternalObject object) {
            ExternalTileset tileset = map.tilesetOf(object.cell()).orElseThrow();
            ExternalTileset.Size size = tileset.sizeOf(Cells.idOf(object.cell()));
            Point offset = tileset.images().offset();
            double x = object.x() + offset.x() * object.width() / size.width();
            double y = object.y() + offset.y() * object.height() / size.height();
            if (object.rotation() != 0) {
                double angle = PortableMath.toRadians(object.rotation());
                double fromX = x + object.width() / 2 - object.pivotX();
                double fromY = y + object.height() / 2 - object.pivotY();
                double cosine = PortableMath.cos(angle);
                double sine = PortableMath.sin(angle);
                x = object.pivotX() + fromX * cosine - fromY * sine - object.width() / 2;
                y = object.pivotY() + fromX * sine + fromY * cosine - object.height() / 2;
            }
            return new Shown(object.cell(), x, y, object.width(), object.height(), object.rotation());
        }

        void add(ExternalLayer.Image image) {
            image.parts().forEach(this::addDecal);
            if (image.image().isEmpty() || !image.parts().isEmpty()) {
                return;
            }
            double x = frame.x(info.offsetX());
            double y = frame.y(info.offsetY());
            boolean isBehind =
                    layers.isEmpty() && info.appearance().opacity() == 1 && backgrounds.size() < Theme.MAX_PICTURES;
            if (isBehind) {
                Repeat repeat = image.repeatsY() ? Repeat.XY : image.repeatsX() ? Repeat.X : Repeat.NONE;
                backgrounds.add(new Background(
                        image.image(),
                        info.appearance().parallax().x(),
                        info.appearance().parallax().y(),
                        repeat,
                        Align.TOP,
                        new Cell((int) PortableMath.rint(x / unit), (int) PortableMath.rint(y / unit)),
                        RawMembers.EMPTY));
                return;
            }
            findings.count(Severity.HINT, "image-repeat-lost", image.repeatsX() || image.repeatsY() ? 1 : 0);
            decals.add(new Decal(pictures.piece(image.image()), x, y, 0, 0, 0, 0, RawMembers.EMPTY));
        }

        /** Adds the layers to the level, the free pictures last. */
        void finish() {
            List<Map.Entry<Grid, PieceGrid.Draft>> order = new ArrayList<>(grids.entrySet());
            order.sort(Comparator.comparingInt(it -> it.getKey().stack));
            for (Map.Entry<Grid, PieceGrid.Draft> entry : order) {
                Grid grid = entry.getKey();
                add(grid.sheet, grid.x, grid.y, entry.getValue().build(), List.of());
            }
            if (!decals.isEmpty()) {
                add("", 0, 0, PieceGrid.EMPTY, decals);
            }
        }

        private void add(String sheet, double x, double y, PieceGrid grid, List<Decal> free) {
            if (layers.size() == Decoration.MAX_LAYERS || chunks + grid.chunks() > MAX_CHUNKS) {
                findings.count(Severity.WARNING, "looks-too-many", 1, Decoration.MAX_LAYERS);
                return;
            }
            chunks += grid.chunks();
            String id = ThemePictures.unique(info.name().isBlank() ? "layer" : info.name(), ids);
            ids.add(id);
            LayerInfo.Appearance appearance = info.appearance();
            double parallaxX = appearance.parallax().x();
            double parallaxY = appearance.parallax().y();
            // In place where the view is in the middle of the level, in a map where it is at its origin.
            double middleX = frame.columns() * frame.tileSize() / 2.0;
            double middleY = frame.rows() * frame.tileSize() / 2.0;
            double fromX = (middleX - frame.x(appearance.origin().x())) * (1 - parallaxX);
            double fromY = (middleY - frame.y(appearance.origin().y())) * (1 - parallaxY);
            layers.add(new Decoration(
                    id,
                    sheet,
                    depth,
                    parallaxX,
                    parallaxY,
                    x + fromX,
                    y + fromY,
                    appearance.opacity(),
                    grid,
                    free,
                    RawMembers.EMPTY));
        }
    }
}
