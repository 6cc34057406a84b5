package leapsmith.levels.scene;

import java.util.List;
import java.util.Set;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;

/** Draws small square pictures of tiles and objects, as in a level, on a transparent background. Not thread-safe. */
public final class SwatchPainter {
    /** A symbol that the standard legend does not use. */
    private static final int SYMBOL = '?';

    private static final double DENSITY = 2;
    /** The largest ratio of an object's longer side to its shorter side. */
    private static final double MAX_RATIO = 2.5;

    private final Rasteriser rasteriser = new Rasteriser();
    /** The look in use without what is behind the tiles; null for flat shapes. */
    private Look look;

    private Look used;

    public SwatchPainter() {}

    /**
     * Draws with the pictures of a theme from now on.
     *
     * @param newLook null for flat shapes
     */
    public void use(Look newLook) {
        if (newLook != used) {
            used = newLook;
            look = newLook == null ? null : swatchLook(newLook);
        }
    }

    private static Look swatchLook(Look look) {
        // What the theme hides in levels is chosen by its flat picture.
        Look plain = look.withoutBackgrounds();
        return plain.withTheme(plain.theme().withRest(Theme.Rest.FLAT));
    }

    /** A tile of a kind; the picture is a square with this side in pixels. */
    public Picture tile(TileKind kind, ColorScheme colors, int side) {
        return tile(kind, colors, side, true);
    }

    /** A tile within an area of such tiles, which has no edge where it meets the next one. */
    public Picture tileWithin(TileKind kind, ColorScheme colors, int side) {
        return tile(kind, colors, side, false);
    }

    private Picture tile(TileKind kind, ColorScheme colors, int side, boolean hasEdge) {
        // With a look, a block is in the middle of the top row of ground, of which its skin shows the surface.
        boolean isGround = look != null && hasEdge && kind.shape() == TileType.BLOCK;
        int across = isGround ? 3 : 1;
        Level empty = Level.empty("", across, across, Level.STANDARD_TILE_SIZE);
        Legend legend = Legend.completing(List.of(new LegendEntry(SYMBOL, kind)));
        // A closed top would hide the edge of a block.
        Level level = hasEdge
                ? empty.withLegend(legend).withPhysics(empty.physics().withBorders(new Borders(true, true, true, true)))
                : empty.withLegend(legend);
        TileGrid painted = level.tiles()
                .draft()
                .fill(new TileRegion(0, 0, across, across), legend.indexOf(TileType.EMPTY))
                .fill(new TileRegion(0, isGround ? 1 : 0, across, across), 0)
                .build();
        double corner = isGround ? Level.STANDARD_TILE_SIZE : 0;
        Camera camera = new Camera(corner, corner, (double) side / Level.STANDARD_TILE_SIZE);
        return draw(level.withTiles(painted), camera, colors, side, look != null);
    }

    /** An object; the picture is a square with this side in pixels. A long and thin object is shortened. */
    public Picture object(LevelObject created, ColorScheme colors, int side) {
        // Other platforms lie, but a door stands.
        LevelObject standard = created.is(ObjectKind.Role.DOOR)
                ? created.withBox(0, 0, Level.STANDARD_TILE_SIZE, 2 * Level.STANDARD_TILE_SIZE)
                : created;
        boolean isOwn = standard.own()
                .filter(it -> look != null && (look.sprite(it.name()) != null || look.pieces(it.name()) != null))
                .isPresent();
        String kind = isOwn ? standard.kind() : standard.behavior();
        boolean hasSprite = look != null && look.sprite(kind) != null;
        double longest = MAX_RATIO * Math.min(standard.width(), standard.height());
        LevelObject object = hasSprite
                ? standard
                : standard.withBox(0, 0, Math.min(standard.width(), longest), Math.min(standard.height(), longest));
        Skin pieces = look == null ? null : look.pieces(kind);
        if (pieces != null && pieces.layout() == Layout.SINGLE) {
            // The picture is as large as in a level, whose tiles have the size of those of the theme.
            Sheet sheet = look.sheets().get(pieces.sheet());
            double unit = (double) Level.STANDARD_TILE_SIZE / look.theme().tileSize();
            object = standard.withBox(
                    0,
                    0,
                    pieces.size().column() * sheet.tileWidth() * unit,
                    pieces.size().row() * sheet.tileHeight() * unit);
        }
        int room = (int) Math.ceil(Math.max(object.width(), object.height()));
        Level level = Level.empty("", 1, 1, look != null ? Level.STANDARD_TILE_SIZE : Math.max(1, room));
        LevelObject centered = object.withPosition((room - object.width()) / 2, (room - object.height()) / 2);
        Camera camera = new Camera(0, 0, (double) side / room);
        return draw(
                level.withObjects(level.objects().plus(centered)), camera, colors, side, hasSprite || pieces != null);
    }

    /** @param isGame whether marks that only an author needs are left out */
    private Picture draw(Level level, Camera camera, ColorScheme colors, int side, boolean isGame) {
        Picture picture = new Picture(side, side);
        // A high density leaves no room for words, which would be unreadable.
        Scene scene =
                new Scene(level, null, Set.of(), Scene.Paths.NONE, VisibleReach.NONE, colors, look, isGame, DENSITY);
        rasteriser.draw(scene, camera, picture);
        clear(picture.argb(), colors.color(ColorRole.CANVAS));
        clear(picture.argb(), colors.color(ColorRole.OUTSIDE));
        clear(picture.argb(), colors.color(ColorRole.BORDER));
        return picture;
    }

    private static void clear(int[] argb, int color) {
        for (int i = 0; i < argb.length; i++) {
            if (argb[i] == color) {
                argb[i] = 0;
            }
        }
    }
}
