package leapsmith.levels.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.ExternalTileset.Terrain;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme.Align;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Repeat;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.TileType;

/**
 * Adds to a map of a level what the level looks like in a game: the tiles as they are composed of their pieces, with the
 * decoration, the pictures of objects and the backgrounds, so that another editor shows the same picture. The layer of
 * kinds is hidden below it. What is added is ignored when the map is imported.
 */
final class LooksExport {
    /** Pixels of a level beyond which its background isn't exported as one picture. */
    private static final long MAX_BACKGROUND = 1L << 24;

    private final Level level;
    private final Look look;
    private final String fileName;
    private final boolean isFlat;
    private final int tileSize;
    private final Findings lost = new Findings();
    private final List<ExternalLayer> layers = new ArrayList<>();
    private final List<ExternalTileset> tilesets = new ArrayList<>();
    private final Map<String, Picture> pictures = new LinkedHashMap<>();
    private final BakedTiles tiles;
    /** The values of tiles whose pieces lie between the tiles, in a layer of their own. */
    private final Set<Integer> corners;

    private final LoosePictures loose;
    private final Map<String, ExternalTileset> sheets = new HashMap<>();
    private int nextId;

    private LooksExport(ExternalMap map, Level level, Look look, String fileName, boolean isFlat) {
        this.isFlat = isFlat;
        this.level = level;
        this.look = look;
        this.fileName = fileName;
        tileSize = level.tileSize();
        corners = isFlat ? Set.of() : CornerLayer.values(level, look);
        tiles = new BakedTiles(level, look, corners, !isFlat);
        loose = new LoosePictures(look, tiles, tileSize);
        ExternalTileset kinds = map.tilesets().get(0);
        nextId = kinds.firstId() + kinds.size();
    }

    /**
     * What a level looks like.
     *
     * @param map with the looks
     * @param pictures by the names of their files
     */
    record Exported(ExternalMap map, Map<String, Picture> pictures, Findings lost) {}

    /**
     * Adds the looks of a level.
     *
     * @param map of the level, with the tileset and the layer of its kinds first
     * @param fileName that of the map
     * @param isFlat whether everything becomes tiles that aren't turned, and one background in place
     */
    static Exported add(ExternalMap map, Level level, Look look, String fileName, boolean isFlat) {
        return new LooksExport(map, level, look, fileName, isFlat).add(map);
    }

    private Exported add(ExternalMap map) {
        if (isFlat) {
            addBackground();
        } else {
            addBackgrounds();
        }
        addDecoration(Depth.BACK);
        addTiles();
        addObjects();
        addDecoration(Depth.FRONT);
        finishLayers();
        List<ExternalTileset> allTilesets = new ArrayList<>(map.tilesets());
        tilesets.sort((a, b) -> Integer.compare(a.firstId(), b.firstId()));
        allTilesets.addAll(tilesets);
        List<ExternalLayer> all = new ArrayList<>();
        ExternalLayer kinds = map.layers().get(0);
        LayerInfo info = kinds.info();
        all.add(kinds.with(
                new LayerInfo(info.name(), info.group(), info.className(), false, info.offset(), info.properties())));
        all.addAll(layers);
        all.addAll(map.layers().subList(1, map.layers().size()));
        OptionalInt sky = look.theme().sky();
        lost.count(Severity.HINT, "looks-animations-lost", isFlat && hasAnimations() ? 1 : 0);
        return new Exported(map.with(all, allTilesets, sky), pictures, lost);
    }

    private boolean hasAnimations() {
        long[] counts = level.tiles().counts();
        for (int value = 0; value < level.legend().size(); value++) {
            boolean isAnimated =
                    look.skins(level.legend().kindOf(value)).stream().anyMatch(skin -> skin.frames() > 1);
            if (isAnimated && counts[value] > 0) {
                return true;
            }
        }
        return false;
    }

    private String pictureName(String what) {
        String name = what.replaceAll("[^\\p{L}\\p{N}_-]", "-");
        String base = Export.pictureName(fileName);
        String stem = base.substring(0, base.length() - ".png".length()) + ".looks-" + name;
        String free = stem;
        for (int number = 2; pictures.containsKey(free + ".png"); number++) {
            free = stem + "-" + number;
        }
        return free + ".png";
    }

    private static LayerInfo info(String what) {
        return LayerInfo.named(what.isEmpty() ? LevelExport.LOOKS : LevelExport.LOOKS + " " + what);
    }

    /** With the parallax of a layer that is in place if the middle of the level is in the middle of the view. */
    private LayerInfo.Appearance appearance(double opacity, double parallaxX, double parallaxY) {
        boolean isMoving = parallaxX != 1 || parallaxY != 1;
        Point middle = new Point(level.widthPx() / 2.0, level.heightPx() / 2.0);
        return new LayerInfo.Appearance(
                opacity, new Point(parallaxX, parallaxY), isMoving ? middle : new Point(0, 0), true);
    }

    // ---- Backgrounds

    private void addBackgrounds() {
        double scale = (double) tileSize / look.theme().tileSize();
        int number = 0;
        for (Look.Backdrop backdrop : look.backdrops()) {
            Background background = backdrop.background();
            Sheet sheet = backdrop.picture();
            Picture picture = Pixels.ofPremultiplied(sheet.width(), sheet.height(), sheet.argb())
                    .scaled(scale * backdrop.enlarged())
                    .picture();
            String name = pictureName("background-" + ++number);
            pictures.put(name, picture);
            double free = level.heightPx() - picture.height();
            double top = background.align() == Align.TOP ? 0 : background.align() == Align.BOTTOM ? free : free / 2;
            Point offset = new Point(
                    background.offset().column() * scale,
                    PortableMath.rint(top) + background.offset().row() * scale);
            LayerInfo info = info("background " + number);
            layers.add(new ExternalLayer.Image(
                    new LayerInfo(info.name(), "", "", true, offset, RawMembers.EMPTY)
                            .with(appearance(1, background.parallaxX(), background.parallaxY())),
                    name,
                    background.repeat() != Repeat.NONE,
                    background.repeat() == Repeat.XY,
                    List.of()));
        }
    }

    /** One picture of all backgrounds, as they are seen with the whole level. */
    private void addBackground() {
        if (look.backdrops().isEmpty()) {
            return;
        }
        if ((long) level.widthPx() * level.heightPx() > MAX_BACKGROUND) {
            lost.count(Severity.WARNING, "looks-background-too-large", 1);
            return;
        }
        Picture picture = new Picture(level.widthPx(), level.heightPx());
        Scene scene = Scene.editing(empty(level), Set.of(), ColorScheme.DARK)
                .withLook(look)
                .asGame();
        new Rasteriser().draw(scene, new Camera(0, 0, 1), picture);
        String name = pictureName("background");
        pictures.put(name, picture);
        lost.count(Severity.HINT, "looks-parallax-lost", look.backdrops().size());
        layers.add(new ExternalLayer.Image(info("background"), name));
    }

    // ---- Decoration

    private void addDecoration(Depth depth) {
        for (Decoration layer : level.looks().layers()) {
            if (layer.depth() != depth) {
                continue;
            }
            LayerInfo info = info(layer.id());
            LayerInfo.Appearance appearance = appearance(layer.opacity(), layer.parallaxX(), layer.parallaxY());
            LayerInfo placed = new LayerInfo(
                    info.name(),
                    "",
                    "",
                    true,
                    new Point(layer.offsetX(), layer.offsetY()),
                    appearance,
                    RawMembers.EMPTY);
            if (isFlat) {
                layers.add(baked(layer, layer.decals(), placed));
                continue;
            }
            Sheet sheet = look.sheets().get(layer.sheet());
            if (sheet != null && !layer.pieces().isEmpty()) {
                boolean isSame = tileSize == look.theme().tileSize();
                layers.add(isSame ? ofPieces(layer, sheet, placed) : baked(layer, List.of(), placed));
            }
            List<ExternalObject> objects = new ArrayList<>();
            for (Decal decal : layer.decals()) {
                loose.of(decal).ifPresent(objects::add);
            }
            if (!objects.isEmpty()) {
                layers.add(new ExternalLayer.Items(placed, objects));
            }
        }
    }

    /** A layer of tiles of the sheet itself, as its tiles have the size of those of the map. */
    private ExternalLayer ofPieces(Decoration layer, Sheet sheet, LayerInfo info) {
        ExternalTileset tileset = sheets.computeIfAbsent(layer.sheet(), name -> tileset(name, sheet));
        TileRegion region = TileRegion.EMPTY;
        TreeMap<Integer, TreeMap<Integer, Integer>> rows = layer.pieces().rows();
        for (Map.Entry<Integer, TreeMap<Integer, Integer>> row : rows.entrySet()) {
            region = region.union(TileRegion.between(
                    row.getValue().firstKey(), row.getKey(), row.getValue().lastKey(), row.getKey()));
        }
        CellArray cells = new CellArray(region.intersect(level.tiles().region()));
        rows.forEach((row, pieces) -> pieces.forEach((column, piece) -> {
            int tile = PieceGrid.tileOf(piece);
            if (cells.bounds().contains(column, row) && tile < tileset.size()) {
                int flips = PieceGrid.flipsOf(piece);
                int turn = ((flips & PieceGrid.FLIP_X) != 0 ? Cells.FLIPPED_X : 0)
                        | ((flips & PieceGrid.FLIP_Y) != 0 ? Cells.FLIPPED_Y : 0)
                        | ((flips & PieceGrid.TRANSPOSE) != 0 ? Cells.FLIPPED_DIAGONALLY : 0);
                cells.set(column, row, tileset.firstId() + tile | turn);
            }
        }));
        return new ExternalLayer.Tiles(info, cells, tileSize, tileSize, new Point(0, 1));
    }

    private ExternalTileset tileset(String name, Sheet sheet) {
        String file = pictureName(name);
        Pixels pixels = Pixels.ofPremultiplied(sheet.width(), sheet.height(), sheet.argb());
        pictures.put(file, pixels.picture());
        Map<Integer, List<TileImages.Frame>> animations = new HashMap<>();
        look.theme().sheets().get(name).animations().forEach((tile, animation) -> {
            List<TileImages.Frame> frames = new ArrayList<>();
            for (int i = 0; i < animation.tiles().size(); i++) {
                frames.add(new TileImages.Frame(
                        animation.tiles().get(i), animation.ms().get(i)));
            }
            animations.put(tile, frames);
        });
        TileImages.Sheet image =
                new TileImages.Sheet(file, sheet.columns(), sheet.margin(), sheet.spacing(), sheet.width());
        TileImages images = new TileImages(Optional.of(image), Map.of(), animations, new Point(0, 0));
        return tileset(name, sheet.columns() * sheet.rows(), sheet.tileWidth(), sheet.tileHeight(), images, List.of());
    }

    private ExternalTileset tileset(
            String name, int size, int width, int height, TileImages images, List<Terrain> terrains) {
        ExternalTileset tileset = new ExternalTileset(
                LevelExport.LOOKS + " " + name,
                "",
                nextId,
                size,
                width,
                height,
                Map.of(),
                images,
                RawMembers.EMPTY,
                terrains);
        tilesets.add(tileset);
        nextId += size;
        return tileset;
    }

    /** A layer of decoration, cut into tiles of the map. */
    private ExternalLayer baked(Decoration layer, List<Decal> decals, LayerInfo info) {
        Decoration plain = Decoration.empty(layer.id(), layer.sheet(), Depth.BACK)
                .withPieces(layer.pieces())
                .withDecals(decals);
        return bake(empty(level).withLooks(LevelLooks.FLAT.withLayers(List.of(plain))), info, false);
    }

    private ExternalLayer bake(Level part, LayerInfo info, boolean hasTiles) {
        return new ExternalLayer.Tiles(info, tiles.bake(part, hasTiles), tileSize, tileSize);
    }

    private static Level empty(Level level) {
        int value = level.legend().indexOf(TileType.EMPTY);
        return level.withObjects(ObjectLists.NONE)
                .withTiles(TileGrid.filled(level.columns(), level.rows(), value))
                .withLooks(LevelLooks.FLAT);
    }

    // ---- Tiles

    private void addTiles() {
        Level only = level.withObjects(ObjectLists.NONE).withLooks(LevelLooks.FLAT);
        layers.add(bake(only, info(""), true));
        tiles.completeTerrains(only);
        corners.stream().sorted().forEach(value -> addCorners(new CornerLayer(only, look, value)));
    }

    private void addCorners(CornerLayer corner) {
        String file = pictureName(corner.name());
        pictures.put(file, corner.picture());
        TileImages images = new TileImages(
                grid(file, corner.columns(), tileSize).sheet(), Map.of(), corner.animations(), new Point(0, 0));
        int firstId = nextId;
        tileset(corner.name(), corner.size(), tileSize, tileSize, images, List.of(corner.terrain()));
        double half = -tileSize / 2.0;
        LayerInfo info = info(corner.name());
        LayerInfo placed = new LayerInfo(info.name(), "", "", true, new Point(half, half), RawMembers.EMPTY);
        layers.add(new ExternalLayer.Tiles(placed, corner.cells(firstId), tileSize, tileSize, new Point(0, 1)));
    }

    // ---- Objects and free pictures

    /** Shows the objects that have pictures as they are before play. */
    private void addObjects() {
        if (isFlat) {
            layers.add(bake(empty(level).withObjects(level.objects()), info("objects"), false));
            return;
        }
        List<ExternalObject> shown = new ArrayList<>();
        for (ObjectType type : level.objects().types().all()) {
            for (LevelObject object : level.objects(type)) {
                loose.of(object).ifPresent(shown::add);
            }
        }
        if (!shown.isEmpty()) {
            layers.add(new ExternalLayer.Items(info("objects").with(appearance(1, 1, 1)), shown));
        }
    }

    /** Gives the tiles of all layers their ids, when it is known how many there are. */
    private void finishLayers() {
        int firstId = nextId;
        if (tiles.size() > 0) {
            String file = pictureName("tiles");
            pictures.put(file, tiles.picture());
            TileImages images = new TileImages(
                    grid(file, tiles.columns(), tileSize).sheet(), Map.of(), tiles.animations(), new Point(0, 0));
            tileset("tiles", tiles.size(), tileSize, tileSize, images, tiles.terrains());
        }
        lost.count(Severity.WARNING, "looks-object-too-large", loose.tooLarge());
        Map<Integer, LoosePictures.Placed> placed = loose.place(grid -> {
            String file = pictureName("things-" + grid.side());
            pictures.put(file, grid.picture());
            TileImages images = grid(file, grid.columns(), grid.width());
            return tileset("things " + grid.side(), grid.count(), grid.width(), grid.height(), images, List.of());
        });
        for (int i = 0; i < layers.size(); i++) {
            ExternalLayer layer = layers.get(i);
            if (layer instanceof ExternalLayer.Items items) {
                List<ExternalObject> finished = items.items().stream()
                        .map(it -> loose.finish(it, placed))
                        .toList();
                layers.set(i, new ExternalLayer.Items(items.info(), finished));
            } else if (layer instanceof ExternalLayer.Tiles baked
                    && baked.pivot().y() == 0) {
                layers.set(
                        i, new ExternalLayer.Tiles(baked.info(), shifted(baked.cells(), firstId), tileSize, tileSize));
            }
        }
    }

    private static TileImages grid(String file, int columns, int tileWidth) {
        return new TileImages(Optional.of(new TileImages.Sheet(file, columns, 0, 0, columns * tileWidth)), Map.of());
    }

    /** Cells with ids that begin at another number than 1. */
    private static Cells shifted(Cells cells, int firstId) {
        return new Cells() {
            @Override
            public TileRegion bounds() {
                return cells.bounds();
            }

            @Override
            public int at(int column, int row) {
                int cell = cells.at(column, row);
                return cell == 0 ? 0 : cell - 1 + firstId;
            }
        };
    }

    /** {@return the files with the pictures of an export} */
    static List<Export.ExportedFile> files(Map<String, Picture> pictures) {
        List<Export.ExportedFile> files = new ArrayList<>();
        pictures.forEach(
                (name, picture) -> files.add(new Export.ExportedFile(name, out -> TileSheet.write(picture, out))));
        return files;
    }
}
