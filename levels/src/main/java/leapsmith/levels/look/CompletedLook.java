package leapsmith.levels.look;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.ObjectLook;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.Scatter;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/**
 * A look with the pictures of another one for all that it has no picture for.
 */
final class CompletedLook {
    /** Before the paths of the other look's pictures, and before names of sheets that both have. */
    private static final String OTHER = "rest:";

    private final Look own;
    private final Look other;

    /** @param other with tiles of the same size, as {@link ScaledLook} makes it */
    CompletedLook(Look own, Look other) {
        this.own = own;
        this.other = other;
    }

    Look look() {
        Map<String, Sheet> sheets = new HashMap<>();
        other.sheets().forEach((name, sheet) -> sheets.put(sheetName(name), sheet));
        sheets.putAll(own.sheets());
        Map<String, Sprite> sprites = new HashMap<>();
        other.sprites().forEach((path, sprite) -> sprites.put(OTHER + path, sprite));
        sprites.putAll(own.sprites());
        Map<String, Sheet> images = new HashMap<>();
        other.images().forEach((path, image) -> images.put(OTHER + path, image));
        images.putAll(own.images());
        Map<String, Double> enlarged = new HashMap<>();
        other.enlarged().forEach((path, times) -> enlarged.put(OTHER + path, times));
        enlarged.putAll(own.enlarged());
        return new Look(theme(), sheets, sprites, images, enlarged);
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

    private String sheetName(String name) {
        return own.theme().sheets().containsKey(name) ? OTHER + name : name;
    }

    private Skin renamed(Skin skin) {
        return skin.with(sheetName(skin.sheet()), skin.offset());
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
        return new Piece(OTHER + it.image(), it.part(), it.unknownKeys());
    }

    private Background renamed(Background it) {
        return it.with(OTHER + it.image(), it.offset());
    }
}
