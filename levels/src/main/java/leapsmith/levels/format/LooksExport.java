package leapsmith.levels.format;

import java.util.ArrayList;
import java.util.Arrays;
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
import leapsmith.levels.external.ExternalTileset.Joint;
import leapsmith.levels.external.ExternalTileset.Terrain;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Align;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.Repeat;
import leapsmith.levels.look.Theme.Scatter;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
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
 *
 * <p>Composed pictures are drawn twice, over black and over white, from which their opacity follows. Equal ones become one
 * tile; in a terrain, equal ones with other neighbors stay apart.
 */
final class LooksExport {
    /** Columns of the picture of composed tiles, at least. */
    private static final int MIN_COLUMNS = 16;

    /** Tiles of a side that are drawn at a time. */
    private static final int BLOCK = 48;

    /** Pixels of a level beyond which its background isn't exported as one picture. */
    private static final long MAX_BACKGROUND = 1L << 24;

    /** Sides of the pictures of objects beyond which they are left out, in pixels. */
    private static final int MAX_THING = 1024;

    private static final int RGB = 0xffffff;

    private final Level level;
    private final Look look;
    private final String fileName;
    private final boolean isFlat;
    private final int tileSize;
    private final Rasteriser overBlack = new Rasteriser();
    private final Rasteriser overWhite = new Rasteriser();
    private final Findings lost = new Findings();
    private final List<ExternalLayer> layers = new ArrayList<>();
    private final List<ExternalTileset> tilesets = new ArrayList<>();
    private final Map<String, Picture> pictures = new LinkedHashMap<>();
    private final TilePool pool = new TilePool();
    private final Things things = new Things();
    private final Map<String, ExternalTileset> sheets = new HashMap<>();
    private int nextId;

    private LooksExport(ExternalMap map, Level level, Look look, String fileName, boolean isFlat) {
        this.isFlat = isFlat;
        this.level = level;
        this.look = look;
        this.fileName = fileName;
        tileSize = level.tileSize();
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
        lost.count(Severity.HINT, "looks-animations-lost", hasAnimations() ? 1 : 0);
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
            Picture picture = picture(scaled(straight(sheet.argb()), sheet.width(), sheet.height(), scale));
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
                    Optional.empty()));
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

    private record Pixels(int width, int height, int[] argb) {}

    private static Pixels scaled(int[] argb, int width, int height, double scale) {
        if (scale == 1) {
            return new Pixels(width, height, argb);
        }
        int newWidth = (int) Math.max(1, PortableMath.rint(width * scale));
        int newHeight = (int) Math.max(1, PortableMath.rint(height * scale));
        int[] scaled = new int[newWidth * newHeight];
        for (int y = 0; y < newHeight; y++) {
            for (int x = 0; x < newWidth; x++) {
                int fromX = Math.min(width - 1, (int) ((x + 0.5) / scale));
                int fromY = Math.min(height - 1, (int) ((y + 0.5) / scale));
                scaled[y * newWidth + x] = argb[fromY * width + fromX];
            }
        }
        return new Pixels(newWidth, newHeight, scaled);
    }

    private static Picture picture(Pixels pixels) {
        Picture picture = new Picture(pixels.width, pixels.height);
        System.arraycopy(pixels.argb, 0, picture.argb(), 0, pixels.argb.length);
        return picture;
    }

    /** Pixels whose alpha is not multiplied into their colors. */
    private static int[] straight(int[] premultiplied) {
        int[] straight = new int[premultiplied.length];
        for (int i = 0; i < straight.length; i++) {
            straight[i] = straight(premultiplied[i]);
        }
        return straight;
    }

    private static int straight(int argb) {
        int alpha = argb >>> 24;
        if (alpha == 0 || alpha == 255) {
            return alpha == 0 ? 0 : argb;
        }
        int half = alpha / 2;
        int red = Math.min(255, ((argb >> 16 & 0xff) * 255 + half) / alpha);
        int green = Math.min(255, ((argb >> 8 & 0xff) * 255 + half) / alpha);
        int blue = Math.min(255, ((argb & 0xff) * 255 + half) / alpha);
        return alpha << 24 | red << 16 | green << 8 | blue;
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
                Decoration plain = Decoration.empty(layer.id(), layer.sheet(), Depth.BACK)
                        .withPieces(layer.pieces())
                        .withDecals(layer.decals());
                layers.add(bake(empty(level).withLooks(LevelLooks.FLAT.withLayers(List.of(plain))), placed));
                continue;
            }
            Sheet sheet = look.sheets().get(layer.sheet());
            if (sheet != null && !layer.pieces().isEmpty()) {
                layers.add(tileSize == look.theme().tileSize() ? ofPieces(layer, sheet, placed) : baked(layer, placed));
            }
            List<ExternalObject> objects = new ArrayList<>();
            for (Decal decal : layer.decals()) {
                things.of(decal).ifPresent(objects::add);
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
        pictures.put(file, picture(new Pixels(sheet.width(), sheet.height(), straight(sheet.argb()))));
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

    /** A layer of pieces of another size than the tiles, cut into tiles. */
    private ExternalLayer baked(Decoration layer, LayerInfo info) {
        Decoration plain =
                Decoration.empty(layer.id(), layer.sheet(), Depth.BACK).withPieces(layer.pieces());
        Level only = empty(level).withLooks(LevelLooks.FLAT.withLayers(List.of(plain)));
        return bake(only, info);
    }

    private static Level empty(Level level) {
        int value = level.legend().indexOf(TileType.EMPTY);
        return level.withObjects(ObjectLists.NONE)
                .withTiles(TileGrid.filled(level.columns(), level.rows(), value))
                .withLooks(LevelLooks.FLAT);
    }

    // ---- Tiles

    private void addTiles() {
        Level tiles = level.withObjects(ObjectLists.NONE).withLooks(LevelLooks.FLAT);
        layers.add(bake(tiles, info("")));
    }

    /** Cuts the picture of a level into tiles. */
    private ExternalLayer bake(Level part, LayerInfo info) {
        Drawn drawn = new Drawn(part, look);
        boolean hasTerrains = !part.tiles().equals(empty(part).tiles());
        Terrains terrains = hasTerrains ? new Terrains(part) : null;
        CellArray cells = new CellArray(part.tiles().region());
        for (int row = 0; row < part.rows(); row += BLOCK) {
            for (int column = 0; column < part.columns(); column += BLOCK) {
                int columns = Math.min(BLOCK, part.columns() - column);
                int rows = Math.min(BLOCK, part.rows() - row);
                int[] pixels = drawn.pixels(column * tileSize, row * tileSize, columns * tileSize, rows * tileSize);
                for (int r = 0; r < rows; r++) {
                    for (int c = 0; c < columns; c++) {
                        int[] tile = new int[tileSize * tileSize];
                        boolean isEmpty = true;
                        for (int i = 0; i < tile.length; i++) {
                            int y = r * tileSize + i / tileSize;
                            tile[i] = pixels[y * columns * tileSize + c * tileSize + i % tileSize];
                            isEmpty &= tile[i] == 0;
                        }
                        if (!isEmpty) {
                            int terrain = terrains == null ? -1 : terrains.at(column + c, row + r);
                            cells.set(column + c, row + r, pool.add(tile, terrain) + 1);
                        }
                    }
                }
            }
        }
        if (terrains != null) {
            terrains.addMissing();
            pool.terrains = terrains;
        }
        return new ExternalLayer.Tiles(info, cells, tileSize, tileSize);
    }

    /** Draws a part of a level with its opacity. */
    private final class Drawn {
        private final Scene black;
        private final Scene white;

        Drawn(Level part, Look of) {
            black = scene(part, of, 0);
            white = scene(part, of, RGB);
        }

        private static Scene scene(Level part, Look of, int sky) {
            Theme theme = of.theme();
            Theme plain = new Theme(
                    theme.name(),
                    theme.tileSize(),
                    OptionalInt.of(sky),
                    theme.sheets(),
                    theme.tiles(),
                    theme.rest(),
                    theme.scatter(),
                    theme.objects(),
                    theme.pieces(),
                    List.of(),
                    theme.unknownKeys());
            return Scene.editing(part, Set.of(), ColorScheme.DARK)
                    .withLook(new Look(plain, of.sheets(), of.sprites(), of.images()))
                    .asGame();
        }

        /** Pixels of a rectangle within the level, whose alpha isn't multiplied into the colors. */
        int[] pixels(int x, int y, int width, int height) {
            Picture dark = new Picture(width, height);
            Picture light = new Picture(width, height);
            Camera camera = new Camera(x, y, 1);
            overBlack.draw(black, camera, dark);
            overWhite.draw(white, camera, light);
            int[] pixels = new int[width * height];
            for (int i = 0; i < pixels.length; i++) {
                int below = dark.argb()[i];
                int clear = (light.argb()[i] >> 8 & 0xff) - (below >> 8 & 0xff);
                pixels[i] = straight(Math.max(0, 255 - Math.max(0, clear)) << 24 | below & RGB);
            }
            return pixels;
        }
    }

    /** The composed tiles, each once. */
    private static final class TilePool {
        private final Map<Key, Integer> numbers = new HashMap<>();
        private final List<int[]> tiles = new ArrayList<>();
        private final List<Integer> terrainOf = new ArrayList<>();
        private Terrains terrains;

        /** Pixels, and the terrain with its mask; -1 for none. */
        private record Key(int[] pixels, int terrain) {
            @Override
            public boolean equals(Object other) {
                return other instanceof Key key && key.terrain == terrain && Arrays.equals(key.pixels, pixels);
            }

            @Override
            public int hashCode() {
                return 31 * Arrays.hashCode(pixels) + terrain;
            }
        }

        /** The number of a tile from 0. */
        int add(int[] pixels, int terrain) {
            return numbers.computeIfAbsent(new Key(pixels, terrain), key -> {
                tiles.add(pixels);
                terrainOf.add(terrain);
                return tiles.size() - 1;
            });
        }
    }

    /** In which terrain the tiles of a level are, and in which directions it continues. */
    private final class Terrains {
        private final Level part;
        private final Legend legend;
        /** By the value of a tile: its skin if its layout joins neighbors; null for none. */
        private final Skin[] skins;

        Terrains(Level part) {
            this.part = part;
            legend = part.legend();
            skins = new Skin[legend.size()];
            for (int value = 0; value < skins.length; value++) {
                List<Skin> found = look.skins(legend.kindOf(value));
                skins[value] = found.isEmpty() || joint(found.get(0).layout()).isEmpty() ? null : found.get(0);
            }
        }

        private static Optional<Joint> joint(Layout layout) {
            return switch (layout) {
                case NINE, BLOB -> Optional.of(Joint.MIXED);
                case EDGE -> Optional.of(Joint.EDGE);
                default -> Optional.empty();
            };
        }

        /** The value and the mask of a tile as one number; -1 if it is in no terrain. */
        int at(int column, int row) {
            int value = part.tiles().at(column, row);
            Skin skin = skins[value];
            if (skin == null) {
                return -1;
            }
            TileKind kind = legend.kindOf(value);
            int mask = 0;
            for (int i = 0; i < 8; i++) {
                int c = column + (i > 0 && i < 4 ? 1 : i > 4 ? -1 : 0);
                int r = row + (i == 7 || i < 2 ? -1 : i > 2 && i < 6 ? 1 : 0);
                boolean joins = part.tiles().contains(c, r)
                        ? look.joins(skin, kind, legend.kindOf(part.tiles().at(c, r)))
                        : skin.joins().contains("#edge");
                mask |= joins ? 1 << i : 0;
            }
            return value << 8 | skin.layout().relevant(mask);
        }

        /** Draws the tiles of terrains that the level doesn't need, so that a brush can paint them. */
        void addMissing() {
            Set<Integer> known = Set.copyOf(pool.terrainOf);
            boolean[] used = new boolean[skins.length];
            known.stream().filter(it -> it >= 0).forEach(it -> used[it >> 8] = true);
            Theme theme = look.theme();
            Theme bare = new Theme(
                    theme.name(),
                    theme.tileSize(),
                    theme.sky(),
                    theme.sheets(),
                    theme.tiles(),
                    theme.rest(),
                    List.<Scatter>of(),
                    theme.objects(),
                    theme.pieces(),
                    List.of(),
                    theme.unknownKeys());
            Look plain = new Look(bare, look.sheets(), look.sprites(), look.images());
            int nothing = legend.indexOf(TileType.EMPTY);
            for (int value = 0; value < skins.length; value++) {
                for (int mask = 1; used[value] && mask < 256; mask++) {
                    boolean isOne = skins[value].layout().relevant(mask) == mask;
                    if (isOne && !known.contains(value << 8 | mask)) {
                        TileGrid.Builder grid = new TileGrid.Builder(5);
                        for (int r = 0; r < 5; r++) {
                            byte[] line = new byte[5];
                            for (int c = 0; c < 5; c++) {
                                line[c] = (byte) (isFilled(mask, c - 2, r - 2) ? value : nothing);
                            }
                            grid.addRow(line);
                        }
                        Level small = part.withTiles(grid.build());
                        int[] pixels = new Drawn(small, plain).pixels(2 * tileSize, 2 * tileSize, tileSize, tileSize);
                        pool.add(pixels, value << 8 | mask);
                    }
                }
            }
        }

        private static boolean isFilled(int mask, int x, int y) {
            if (Math.abs(x) > 1 || Math.abs(y) > 1) {
                return false;
            }
            int[] bits = {7, 0, 1, 6, -1, 2, 5, 4, 3};
            int bit = bits[(y + 1) * 3 + x + 1];
            return bit < 0 || (mask & 1 << bit) != 0;
        }

        /** The terrains of all tiles of the pool. */
        List<Terrain> list() {
            List<Terrain> terrains = new ArrayList<>();
            for (int value = 0; value < skins.length; value++) {
                Map<Integer, Integer> masks = new HashMap<>();
                for (int tile = 0; tile < pool.tiles.size(); tile++) {
                    int terrain = pool.terrainOf.get(tile);
                    if (terrain >= 0 && terrain >> 8 == value && (terrain & 255) != 0) {
                        masks.put(tile, terrain & 255);
                    }
                }
                if (!masks.isEmpty()) {
                    TileKind kind = legend.kindOf(value);
                    terrains.add(new Terrain(
                            kind.name(),
                            joint(skins[value].layout()).orElseThrow(),
                            ColorScheme.DARK.fillOf(kind) & RGB,
                            masks));
                }
            }
            return terrains;
        }
    }

    // ---- Objects and free pictures

    /** Shows the objects that have pictures as they are before play. */
    private void addObjects() {
        if (isFlat) {
            layers.add(bake(empty(level).withObjects(level.objects()), info("objects")));
            return;
        }
        List<ExternalObject> shown = new ArrayList<>();
        for (ObjectType type : level.objects().types().all()) {
            for (LevelObject object : level.objects(type)) {
                things.of(object).ifPresent(shown::add);
            }
        }
        if (!shown.isEmpty()) {
            layers.add(new ExternalLayer.Items(info("objects").with(appearance(1, 1, 1)), shown));
        }
    }

    /** Free pictures, which become tiles of tilesets: each has those of a similar size, at the bottom left of its tiles. */
    private final class Things {
        private final List<Pixels> pixels = new ArrayList<>();
        private final Map<List<Object>, Integer> numbers = new HashMap<>();

        Optional<ExternalObject> of(Decal decal) {
            Piece piece = look.theme().pieces().get(decal.piece());
            Sheet image = piece == null ? null : look.images().get(piece.image());
            if (image == null) {
                return Optional.empty();
            }
            List<Integer> part = piece.part().isEmpty() ? List.of(0, 0, image.width(), image.height()) : piece.part();
            int width = part.get(2);
            int height = part.get(3);
            if (width < 1 || height < 1) {
                return Optional.empty();
            }
            int[] argb = new int[width * height];
            for (int i = 0; i < argb.length; i++) {
                int x = part.get(0) + i % width;
                int y = part.get(1) + i / width;
                boolean isInside = x < image.width() && y < image.height();
                argb[i] = isInside ? straight(image.argb()[y * image.width() + x]) : 0;
            }
            double unit = (double) tileSize / look.theme().tileSize();
            double shownWidth = decal.width() > 0 ? decal.width() : width * unit;
            double shownHeight = decal.height() > 0 ? decal.height() : height * unit;
            return Optional.of(object(
                    decal.piece(),
                    new Pixels(width, height, argb),
                    decal.x(),
                    decal.y(),
                    shownWidth,
                    shownHeight,
                    decal.flips(),
                    decal.rotation()));
        }

        /** The picture of an object as it is drawn, without what is transparent around it. */
        Optional<ExternalObject> of(LevelObject object) {
            int reach = 4 * tileSize
                    + (int) (Math.max(look.theme().tileSize(), 64)
                            * (double) tileSize
                            / look.theme().tileSize());
            int columns = (int) Math.ceil((object.width() + 2 * reach) / tileSize) + 2;
            int rows = (int) Math.ceil((object.height() + 2 * reach) / tileSize) + 2;
            if (Math.max(columns, rows) * tileSize > MAX_THING + 2 * reach) {
                lost.count(Severity.WARNING, "looks-object-too-large", 1);
                return Optional.empty();
            }
            double shiftX = Math.floor(object.x()) - reach;
            double shiftY = Math.floor(object.y()) - reach;
            LevelObject moved =
                    object.withBox(object.x() - shiftX, object.y() - shiftY, object.width(), object.height());
            Level only = Level.empty("", columns, rows, tileSize)
                    .withObjects(ObjectLists.NONE.with(object.type(), List.of(moved)));
            int width = columns * tileSize;
            int height = rows * tileSize;
            int[] argb = new Drawn(only, look).pixels(0, 0, width, height);
            int left = width;
            int right = 0;
            int top = height;
            int bottom = 0;
            for (int i = 0; i < argb.length; i++) {
                if (argb[i] != 0) {
                    left = Math.min(left, i % width);
                    right = Math.max(right, i % width + 1);
                    top = Math.min(top, i / width);
                    bottom = Math.max(bottom, i / width + 1);
                }
            }
            if (left >= right) {
                return Optional.empty();
            }
            int[] cut = new int[(right - left) * (bottom - top)];
            for (int y = top; y < bottom; y++) {
                System.arraycopy(argb, y * width + left, cut, (y - top) * (right - left), right - left);
            }
            return Optional.of(object(
                    object.kind(),
                    new Pixels(right - left, bottom - top, cut),
                    shiftX + left,
                    shiftY + top,
                    right - left,
                    bottom - top,
                    0,
                    0));
        }

        /** An object whose cell is its number among the pictures, until the tilesets are made. */
        private ExternalObject object(
                String name,
                Pixels picture,
                double x,
                double y,
                double width,
                double height,
                int flips,
                double rotation) {
            int number = numbers.computeIfAbsent(
                    List.of(picture.width, picture.height, Arrays.hashCode(picture.argb)), key -> {
                        pixels.add(picture);
                        return pixels.size() - 1;
                    });
            int turn = ((flips & PieceGrid.FLIP_X) != 0 ? Cells.FLIPPED_X : 0)
                    | ((flips & PieceGrid.FLIP_Y) != 0 ? Cells.FLIPPED_Y : 0);
            return new ExternalObject(
                    "",
                    name,
                    "",
                    ExternalObject.Shape.TILE,
                    x,
                    y,
                    width,
                    height,
                    rotation,
                    x + width / 2,
                    y + height / 2,
                    List.of(),
                    number + 1 | turn,
                    true,
                    RawMembers.EMPTY);
        }

        /** Makes the tilesets, and returns for each picture its tileset and tile. */
        private Map<Integer, Integer> makeTilesets(Map<Integer, ExternalTileset> tilesetOf) {
            Map<Integer, List<Integer>> groups = new TreeMap<>();
            for (int i = 0; i < pixels.size(); i++) {
                int side = Math.max(pixels.get(i).width, pixels.get(i).height);
                groups.computeIfAbsent(Integer.highestOneBit(Math.max(1, side - 1)) * 2, key -> new ArrayList<>())
                        .add(i);
            }
            Map<Integer, Integer> ids = new HashMap<>();
            groups.forEach((side, members) -> {
                int width = members.stream()
                        .mapToInt(it -> pixels.get(it).width)
                        .max()
                        .orElseThrow();
                int height = members.stream()
                        .mapToInt(it -> pixels.get(it).height)
                        .max()
                        .orElseThrow();
                int columns = columns(members.size());
                int rows = (members.size() + columns - 1) / columns;
                Picture all = clear(columns * width, rows * height);
                for (int i = 0; i < members.size(); i++) {
                    Pixels each = pixels.get(members.get(i));
                    copy(each, all, i % columns * width, (i / columns + 1) * height - each.height);
                }
                String file = pictureName("things-" + side);
                pictures.put(file, all);
                TileImages images = new TileImages(
                        Optional.of(new TileImages.Sheet(file, columns, 0, 0, columns * width)), Map.of());
                ExternalTileset made = tileset("things " + side, members.size(), width, height, images, List.of());
                for (int i = 0; i < members.size(); i++) {
                    ids.put(members.get(i), made.firstId() + i);
                    tilesetOf.put(members.get(i), made);
                }
            });
            return ids;
        }

        /** An object with its tile, whose picture is at the bottom left of it. */
        ExternalObject finish(ExternalObject object, int id, ExternalTileset tileset) {
            Pixels picture = pixels.get(Cells.idOf(object.cell()) - 1);
            double scaleX = object.width() / picture.width;
            double scaleY = object.height() / picture.height;
            double freeX = (tileset.tileWidth() - picture.width) * scaleX;
            double freeY = (tileset.tileHeight() - picture.height) * scaleY;
            boolean isX = (object.cell() & Cells.FLIPPED_X) != 0;
            boolean isY = (object.cell() & Cells.FLIPPED_Y) != 0;
            return new ExternalObject(
                    object.id(),
                    object.name(),
                    object.className(),
                    object.shape(),
                    isX ? object.x() - freeX : object.x(),
                    isY ? object.y() : object.y() - freeY,
                    object.width() + freeX,
                    object.height() + freeY,
                    object.rotation(),
                    object.pivotX(),
                    object.pivotY(),
                    List.of(),
                    id | Cells.turnOf(object.cell()),
                    true,
                    RawMembers.EMPTY);
        }
    }

    /** Gives the tiles of all layers their ids, when it is known how many there are. */
    private void finishLayers() {
        int firstId = nextId;
        if (!pool.tiles.isEmpty()) {
            int columns = columns(pool.tiles.size());
            int rows = (pool.tiles.size() + columns - 1) / columns;
            Picture all = clear(columns * tileSize, rows * tileSize);
            for (int i = 0; i < pool.tiles.size(); i++) {
                copy(
                        new Pixels(tileSize, tileSize, pool.tiles.get(i)),
                        all,
                        i % columns * tileSize,
                        i / columns * tileSize);
            }
            String file = pictureName("tiles");
            pictures.put(file, all);
            TileImages images = new TileImages(
                    Optional.of(new TileImages.Sheet(file, columns, 0, 0, columns * tileSize)), Map.of());
            List<Terrain> terrains = pool.terrains == null ? List.of() : pool.terrains.list();
            tileset("tiles", pool.tiles.size(), tileSize, tileSize, images, terrains);
        }
        Map<Integer, ExternalTileset> tilesetOf = new HashMap<>();
        Map<Integer, Integer> ids = things.makeTilesets(tilesetOf);
        for (int i = 0; i < layers.size(); i++) {
            ExternalLayer layer = layers.get(i);
            if (layer instanceof ExternalLayer.Items items) {
                List<ExternalObject> finished = items.items().stream()
                        .map(it -> {
                            int number = Cells.idOf(it.cell()) - 1;
                            return things.finish(it, ids.get(number), tilesetOf.get(number));
                        })
                        .toList();
                layers.set(i, new ExternalLayer.Items(items.info(), finished));
            } else if (layer instanceof ExternalLayer.Tiles tiles
                    && tiles.pivot().y() == 0) {
                layers.set(
                        i, new ExternalLayer.Tiles(tiles.info(), shifted(tiles.cells(), firstId), tileSize, tileSize));
            }
        }
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

    private static int columns(int count) {
        return Math.min(count, Math.max(MIN_COLUMNS, (int) Math.ceil(Math.sqrt(count))));
    }

    private static Picture clear(int width, int height) {
        Picture picture = new Picture(width, height);
        Arrays.fill(picture.argb(), 0);
        return picture;
    }

    private static void copy(Pixels from, Picture into, int x, int y) {
        for (int row = 0; row < from.height; row++) {
            System.arraycopy(from.argb, row * from.width, into.argb(), (y + row) * into.width() + x, from.width);
        }
    }

    /** {@return the files with the pictures of an export} */
    static List<Export.ExportedFile> files(Map<String, Picture> pictures) {
        List<Export.ExportedFile> files = new ArrayList<>();
        pictures.forEach(
                (name, picture) -> files.add(new Export.ExportedFile(name, out -> TileSheet.write(picture, out))));
        return files;
    }
}
