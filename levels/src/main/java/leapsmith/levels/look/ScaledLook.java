package leapsmith.levels.look;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.Skin;

/**
 * A look for tiles of another size.
 *
 * <p>Sprites, objects, decoration and backgrounds are as large as the tiles of their theme say, so the pictures of all but
 * backgrounds are scaled; those that become too large by that are left out. Sheets of tiles alone keep their size, as a tile of
 * any size fills its cell.
 */
final class ScaledLook {
    /** The maximum number of pixels of a picture that is scaled. */
    private static final long MAX_SCALED_PIXELS = 1L << 23;

    private final Look other;
    private final int toTile;
    private final int fromTile;

    /** @param toTile the new side of a tile in pixels */
    ScaledLook(Look other, int toTile) {
        this.other = other;
        this.toTile = toTile;
        fromTile = other.theme().tileSize();
    }

    Look look() {
        Map<String, Sheet> sheets = new HashMap<>();
        other.sheets().forEach((name, sheet) -> {
            Optional<Sheet> fitting = isOfTilesAlone(name) ? Optional.of(sheet) : scaled(sheet);
            fitting.ifPresent(it -> sheets.put(name, it));
        });
        Map<String, Sprite> sprites = new HashMap<>();
        other.sprites().forEach((path, sprite) -> scaled(sprite).ifPresent(it -> sprites.put(path, it)));
        Map<String, Sheet> images = new HashMap<>();
        Map<String, Double> enlarged = new HashMap<>();
        other.images().forEach((path, image) -> {
            if (isBackgroundAlone(path)) {
                images.put(path, image);
                enlarged.put(path, other.enlarged().getOrDefault(path, 1.0) * toTile / fromTile);
            } else {
                scaled(image).ifPresent(it -> images.put(path, it));
            }
        });
        return new Look(theme(), sheets, sprites, images, enlarged);
    }

    private Theme theme() {
        Theme theirs = other.theme();
        Map<String, List<Skin>> tiles = new HashMap<>();
        theirs.tiles()
                .forEach((kind, skins) ->
                        tiles.put(kind, skins.stream().map(this::scaled).toList()));
        Map<String, Theme.ObjectLook> objects = new HashMap<>();
        theirs.objects()
                .forEach((kind, it) -> objects.put(
                        kind,
                        new Theme.ObjectLook(
                                it.sprite(), it.strip(), it.feet(), it.skin().map(this::scaled), it.unknownKeys())));
        Map<String, Piece> pieces = new HashMap<>();
        theirs.pieces()
                .forEach((name, it) -> pieces.put(
                        name,
                        new Piece(
                                it.image(), it.part().stream().map(this::scaled).toList(), it.unknownKeys())));
        return new Theme(
                theirs.name(),
                toTile,
                theirs.sky(),
                theirs.sheets(),
                tiles,
                theirs.rest(),
                theirs.scatter(),
                objects,
                pieces,
                theirs.backgrounds().stream().map(this::scaled).toList(),
                theirs.unknownKeys());
    }

    private boolean isBackgroundAlone(String path) {
        return other.theme().pieces().values().stream()
                .noneMatch(piece -> piece.image().equals(path));
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

    private Skin scaled(Skin skin) {
        return skin.with(skin.sheet(), isOfTilesAlone(skin.sheet()) ? skin.offset() : scaled(skin.offset()));
    }

    private Background scaled(Background it) {
        return it.with(it.image(), scaled(it.offset()));
    }

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

    /** The picture for tiles of the new size; empty if it is too large. */
    private Optional<Sheet> scaled(Sheet sheet) {
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
