package leapsmith.levels.look;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.ObjectLook;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.Rest;
import leapsmith.levels.look.Theme.Scatter;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;

/**
 * A theme with its pictures, ready to be drawn. A picture that is missing, or smaller than a tile or piece
 * of it, leaves what needs it flat.
 *
 * @param theme what its file says
 * @param sheets by their names; without those that are missing
 * @param sprites by the path of their file; without those that are missing
 * @param images backgrounds and free pictures by the path of their file; without those that are missing
 * @param enlarged backgrounds by the path of their file that are drawn larger, and how many times; others are as large as
 *     their picture
 */
public record Look(
        Theme theme,
        Map<String, Sheet> sheets,
        Map<String, Sprite> sprites,
        Map<String, Sheet> images,
        Map<String, Double> enlarged) {
    /** Checks the values. */
    public Look {
        Map<String, Sheet> divided = new HashMap<>(sheets);
        divided.values().removeIf(sheet -> !sheet.holds(Cell.ONE));
        sheets = Map.copyOf(divided);
        sprites = Map.copyOf(sprites);
        images = Map.copyOf(images);
        enlarged = Map.copyOf(enlarged);
    }

    /**
     * A look whose backgrounds are as large as their pictures.
     *
     * @param theme what its file says
     * @param sheets by their names
     * @param sprites by the path of their file
     * @param images by the path of their file
     */
    public Look(Theme theme, Map<String, Sheet> sheets, Map<String, Sprite> sprites, Map<String, Sheet> images) {
        this(theme, sheets, sprites, images, Map.of());
    }

    /** {@return whether tiles and objects without a picture are hidden; not if all pictures are missing} */
    public boolean hidesRest() {
        return theme.rest() == Rest.HIDDEN && !(sheets.isEmpty() && sprites.isEmpty() && images.isEmpty());
    }

    /**
     * {@return the variants of the skin of a kind, those with a picture; empty if it is drawn flat} A kind is skinned by
     * its name, or else by the name of its shape.
     *
     * @param kind a kind of tiles
     */
    public List<Skin> skins(TileKind kind) {
        List<Skin> named = theme.tiles().get(kind.name());
        List<Skin> skins = named != null
                ? named
                : kind.color().isPresent() ? List.of() : theme.tiles().getOrDefault(shape(kind), List.of());
        return skins.stream().filter(skin -> has(skin.sheet(), skin.size())).toList();
    }

    /** {@return the small decoration on tiles, that with a picture} */
    public List<Scatter> scatter() {
        return theme.scatter().stream()
                .filter(it -> has(it.sheet(), it.size()) && !it.tiles().isEmpty())
                .toList();
    }

    /** Whether a sheet is there and as large as a piece of so many tiles. */
    private boolean has(String name, Cell size) {
        Sheet sheet = sheets.get(name);
        return sheet != null && sheet.holds(size);
    }

    private static String shape(TileKind kind) {
        return TileTypeNames.nameOf(kind.shape());
    }

    /**
     * {@return whether tiles of a kind continue the form of another kind}
     *
     * @param skin the skin of the one kind
     * @param kind the one kind
     * @param other the kind of its neighbor
     */
    public boolean joins(Skin skin, TileKind kind, TileKind other) {
        if (other.name().equals(kind.name())) {
            return true;
        }
        List<String> joins = skin.joins();
        boolean isSlope = other.shape().isSlope() && !other.shape().isOneWay();
        boolean isSolid = other.shape() == leapsmith.physics.tile.TileType.BLOCK || isSlope;
        return joins.contains(other.name())
                || joins.contains(shape(other))
                || isSlope && joins.contains("#slopes")
                || isSolid && joins.contains("#solid");
    }

    /**
     * {@return the sprite of a kind of objects, or null if it has none}
     *
     * @param kind as {@code player}
     */
    public Sprite sprite(String kind) {
        ObjectLook look = theme.objects().get(kind);
        return look == null || look.sprite().isEmpty() ? null : sprites.get(look.sprite());
    }

    /**
     * {@return the pieces of a kind of objects, or null if it has none}
     *
     * @param kind as {@code solid}
     */
    public Skin pieces(String kind) {
        ObjectLook look = theme.objects().get(kind);
        Skin skin = look == null ? null : look.skin().orElse(null);
        return skin == null || !has(skin.sheet(), skin.size()) ? null : skin;
    }

    /**
     * {@return the image that a free picture is a part of; null if it is missing, or the part isn't within it}
     *
     * @param piece of the theme
     */
    public Sheet image(Piece piece) {
        Sheet image = images.get(piece.image());
        List<Integer> part = piece.part();
        boolean isInside = image == null
                || part.isEmpty()
                || part.get(0) + part.get(2) <= image.width() && part.get(1) + part.get(3) <= image.height();
        return isInside ? image : null;
    }

    /**
     * {@return a free picture by itself; empty if it is missing}
     *
     * @param name of a piece of the theme
     */
    public Optional<Sheet> picture(String name) {
        Piece piece = theme.pieces().get(name);
        Sheet image = piece == null ? null : image(piece);
        if (image == null || piece.part().isEmpty()) {
            return Optional.ofNullable(image);
        }
        int columns = piece.part().get(2);
        int rows = piece.part().get(3);
        int[] pixels = new int[columns * rows];
        image.copyPart(piece.part().get(0), piece.part().get(1), columns, rows, pixels);
        return Optional.of(new Sheet(columns, rows, pixels, columns, rows, 0, 0));
    }

    /** {@return the same without sky and backgrounds, for small pictures on any color} */
    public Look withoutBackgrounds() {
        return withTheme(theme.withSky(OptionalInt.empty()).withBackgrounds(List.of()));
    }

    /**
     * {@return the same pictures, used by another theme}
     *
     * @param newTheme whose files are these pictures
     */
    public Look withTheme(Theme newTheme) {
        return new Look(newTheme, sheets, sprites, images, enlarged);
    }

    /**
     * {@return the same look, and that of another theme for all that has no picture}
     *
     * @param other with tiles of the same size
     * @throws IllegalArgumentException if its tiles have another size
     */
    public Look completedBy(Look other) {
        if (other.theme().tileSize() != theme.tileSize()) {
            throw new IllegalArgumentException(
                    "tiles of " + theme.tileSize() + " and " + other.theme().tileSize() + " px");
        }
        return new CompletedLook(this, other).look();
    }

    /**
     * {@return the same look for tiles of another size} Pictures that would have more than 8 million pixels are
     * left out, except for backgrounds, which are enlarged while they are drawn.
     *
     * @param tileSize side of a tile in pixels
     */
    public Look scaledTo(int tileSize) {
        return tileSize == theme.tileSize() ? this : new ScaledLook(this, tileSize).look();
    }

    /** {@return the pictures of the backgrounds from back to front, with what the theme says of them} */
    public List<Backdrop> backdrops() {
        List<Backdrop> backdrops = new ArrayList<>();
        for (Background background : theme.backgrounds()) {
            Sheet picture = images.get(background.image());
            if (picture != null) {
                backdrops.add(new Backdrop(background, picture, enlarged.getOrDefault(background.image(), 1.0)));
            }
        }
        return backdrops;
    }

    /**
     * A background with its picture.
     *
     * @param background where it is
     * @param picture the whole picture
     * @param enlarged how many pixels of the theme a pixel of the picture takes
     */
    public record Backdrop(Background background, Sheet picture, double enlarged) {}
}
