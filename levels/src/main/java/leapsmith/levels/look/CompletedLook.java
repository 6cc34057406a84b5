package leapsmith.levels.look;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.ObjectLook;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.Scatter;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/**
 * A look with the pictures of another one for all that it has no picture for.
 *
 * <p>Sprites, objects, decoration and backgrounds are as large as the tiles of their theme say. So the pictures of the other
 * look are scaled if its tiles have another size; those that become too large by that are left out. Sheets of tiles alone keep
 * their size, as a tile of any size fills its cell.
 */
final class CompletedLook {
    /** Before the paths of the other look's pictures, and before names of sheets that both have. */
    private static final String OTHER = "rest:";

    /** The maximum number of pixels of a picture that is scaled. */
    private static final long MAX_SCALED_PIXELS = 1L << 23;

    private final Look own;
    private final Look other;
    private final int toTile;
    private final int fromTile;

    CompletedLook(Look own, Look other) {
        this.own = own;
        this.other = other;
        toTile = own.theme().tileSize();
        fromTile = other.theme().tileSize();
    }

    Look look() {
        Map<String, Sheet> sheets = new HashMap<>();
        other.sheets().forEach((name, sheet) -> {
            Optional<Sheet> fitting = isOfTilesAlone(name) ? Optional.of(sheet) : scaled(sheet);
            fitting.ifPresent(it -> sheets.put(sheetName(name), it));
        });
        sheets.putAll(own.sheets());
        Map<String, Sprite> sprites = new HashMap<>();
        other.sprites().forEach((path, sprite) -> scaled(sprite).ifPresent(it -> sprites.put(OTHER + path, it)));
        sprites.putAll(own.sprites());
        Map<String, Sheet> images = new HashMap<>();
        other.images().forEach((path, image) -> scaled(image).ifPresent(it -> images.put(OTHER + path, it)));
        images.putAll(own.images());
        return new Look(theme(), sheets, sprites, images);
    }

    private Theme theme() {
        Theme mine = own.theme();
        Theme theirs = other.theme();
        Map<String, SheetFile> sheets = new HashMap<>();
        theirs.sheets().forEach((name, file) -> sheets.put(sheetName(name), file));
        sheets.putAll(mine.sheets());
        Map<String, List<Skin>> tiles = new HashMap<>();
        theirs.tiles().forEach((kind, skins) -> {
            if (isMissing(kind)) {
                tiles.put(kind, skins.stream().map(this::renamed).toList());
            }
        });
        tiles.putAll(mine.tiles());
        List<Scatter> scatter = new ArrayList<>(mine.scatter());
        theirs.scatter().stream()
                .filter(it -> isMissing(it.on()))
                .map(this::renamed)
                .forEach(scatter::add);
        Map<String, ObjectLook> objects = new HashMap<>();
        theirs.objects().forEach((kind, look) -> objects.put(kind, renamed(look)));
        objects.putAll(mine.objects());
        Map<String, Piece> pieces = new HashMap<>();
        theirs.pieces().forEach((name, it) -> pieces.put(name, renamed(it)));
        pieces.putAll(mine.pieces());
        return new Theme(
                mine.name(),
                mine.tileSize(),
                mine.sky().isPresent() ? mine.sky() : theirs.sky(),
                sheets,
                tiles,
                mine.rest(),
                scatter,
                objects,
                pieces,
                mine.backgrounds().isEmpty()
                        ? theirs.backgrounds().stream().map(this::renamed).toList()
                        : mine.backgrounds(),
                mine.unknownKeys());
    }

    /** Whether the look has no pictures of a kind of tiles. Slopes belong to the blocks and planks that they continue. */
    private boolean isMissing(String kind) {
        TileType shape = TileTypeNames.typeOf(kind).orElse(TileType.EMPTY);
        String continued =
                !shape.isSlope() ? kind : TileTypeNames.nameOf(shape.isOneWay() ? TileType.ONE_WAY : TileType.BLOCK);
        return !own.theme().tiles().containsKey(kind) && !own.theme().tiles().containsKey(continued);
    }

    private boolean isOfTilesAlone(String sheet) {
        boolean isOfTiles = other.theme().tiles().values().stream()
                .anyMatch(skins -> skins.stream().anyMatch(it -> it.sheet().equals(sheet)));
        return isOfTiles
                && other.theme().objects().values().stream()
                        .noneMatch(it -> it.skin()
                                .filter(skin -> skin.sheet().equals(sheet))
                                .isPresent());
    }

    private String sheetName(String name) {
        return own.theme().sheets().containsKey(name) ? OTHER + name : name;
    }

    private Skin renamed(Skin skin) {
        return new Skin(
                sheetName(skin.sheet()),
                skin.at(),
                skin.layout(),
                skin.order(),
                skin.inner(),
                skin.joins(),
                skin.frames(),
                skin.ms(),
                skin.step(),
                skin.size(),
                isOfTilesAlone(skin.sheet()) ? skin.offset() : scaled(skin.offset()),
                skin.weight(),
                skin.unknownKeys());
    }

    private Scatter renamed(Scatter it) {
        return new Scatter(
                it.on(),
                it.side(),
                sheetName(it.sheet()),
                it.tiles(),
                it.chance(),
                it.size(),
                it.room(),
                it.unknownKeys());
    }

    private ObjectLook renamed(ObjectLook it) {
        return new ObjectLook(
                it.sprite().isEmpty() ? "" : OTHER + it.sprite(),
                it.strip(),
                it.feet(),
                it.skin().map(this::renamed),
                it.unknownKeys());
    }

    private Piece renamed(Piece it) {
        return new Piece(
                OTHER + it.image(), it.part().stream().map(this::scaled).toList(), it.unknownKeys());
    }

    private Background renamed(Background it) {
        return new Background(
                OTHER + it.image(),
                it.parallaxX(),
                it.parallaxY(),
                it.repeat(),
                it.align(),
                scaled(it.offset()),
                it.unknownKeys());
    }

    // ---- sizes

    private int scaled(int px) {
        return (int) Math.floorDiv((long) px * toTile, fromTile);
    }

    private Cell scaled(Cell px) {
        return new Cell(scaled(px.column()), scaled(px.row()));
    }

    private Optional<Sprite> scaled(Sprite sprite) {
        return scaled(sprite.sheet())
                .map(sheet -> new Sprite(
                        sheet,
                        sprite.frames().stream()
                                .map(it -> new Sprite.Frame(
                                        scaled(it.x()),
                                        scaled(it.y()),
                                        Math.max(1, scaled(it.width())),
                                        Math.max(1, scaled(it.height())),
                                        scaled(it.left()),
                                        scaled(it.top()),
                                        it.ms()))
                                .toList(),
                        sprite.states(),
                        scaled(sprite.feet())));
    }

    /** The picture for tiles of the size of this look; empty if it is too large. */
    private Optional<Sheet> scaled(Sheet sheet) {
        if (toTile == fromTile) {
            return Optional.of(sheet);
        }
        int width = Math.max(1, scaled(sheet.width()));
        int height = Math.max(1, scaled(sheet.height()));
        if ((long) width * height > MAX_SCALED_PIXELS) {
            return Optional.empty();
        }
        int[] pixels = new int[width * height];
        for (int y = 0; y < height; y++) {
            int row = Math.min(sheet.height() - 1, (int) ((long) y * fromTile / toTile)) * sheet.width();
            for (int x = 0; x < width; x++) {
                pixels[y * width + x] =
                        sheet.argb()[row + Math.min(sheet.width() - 1, (int) ((long) x * fromTile / toTile))];
            }
        }
        return Optional.of(new Sheet(
                width,
                height,
                pixels,
                Math.max(1, scaled(sheet.tileWidth())),
                Math.max(1, scaled(sheet.tileHeight())),
                scaled(sheet.margin()),
                scaled(sheet.spacing())));
    }
}
