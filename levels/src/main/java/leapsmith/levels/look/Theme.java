package leapsmith.levels.look;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.RawMembers;

/**
 * What a theme file says: which pieces of which pictures show the tiles and objects of a level, and what is behind them.
 * It names pictures and does not hold them.
 *
 * @param name shown in menus; may be empty
 * @param tileSize side of a tile in the pictures in pixels, 1 to {@link Limits#MAX_TILE_SIZE}
 * @param sky the color behind everything, {@code 0xRRGGBB}; empty for the color of the canvas
 * @param sheets pictures that are divided into tiles, by the names that the other parts use
 * @param tiles the skins of tile kinds, by the name of a kind or of a shape; several are variants
 * @param scatter small decoration on the surfaces of tiles
 * @param objects by the kind of an object
 * @param backgrounds from back to front
 * @param unknownKeys unknown keys of the file's outermost object
 */
public record Theme(
        String name,
        int tileSize,
        OptionalInt sky,
        Map<String, SheetFile> sheets,
        Map<String, List<Skin>> tiles,
        List<Scatter> scatter,
        Map<String, ObjectLook> objects,
        List<Background> backgrounds,
        RawMembers unknownKeys) {
    /** The maximum number of sheets and backgrounds together. */
    public static final int MAX_PICTURES = 64;

    /** The maximum number of pixels of a side of a picture. */
    public static final int MAX_SIDE = 4096;

    /** Checks the values. */
    public Theme {
        Objects.requireNonNull(name);
        if (tileSize < 1 || tileSize > Limits.MAX_TILE_SIZE) {
            throw new IllegalArgumentException("tileSize is " + tileSize);
        }
        sheets = Map.copyOf(sheets);
        tiles = Map.copyOf(tiles);
        scatter = List.copyOf(scatter);
        objects = Map.copyOf(objects);
        backgrounds = List.copyOf(backgrounds);
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * A place in a grid of tiles, or a size or distance in tiles or pixels.
     *
     * @param column to the right
     * @param row downward
     */
    public record Cell(int column, int row) {
        /** No distance. */
        public static final Cell ZERO = new Cell(0, 0);

        /** The size of one tile. */
        public static final Cell ONE = new Cell(1, 1);
    }

    /**
     * A picture that is divided into tiles.
     *
     * @param image path of the file, relative to the folder of the theme
     * @param margin pixels around all tiles
     * @param spacing pixels between two tiles
     * @param unknownKeys unknown keys of its object in the file
     */
    public record SheetFile(String image, int margin, int spacing, RawMembers unknownKeys) {}

    /**
     * How one kind of tiles looks.
     *
     * @param sheet name of the sheet
     * @param at the first piece
     * @param layout which pieces there are, and which shows a tile
     * @param order where the pieces of the layout are, counted from {@code at} row by row through the sheet; empty for the
     *     order of the layout
     * @param inner the first of four inner corners of {@link Layout#NINE}, in 2 x 2 tiles
     * @param joins names of other kinds that count as the same neighbor, and {@code #solid}, {@code #slopes}, {@code
     *     #edge}
     * @param frames number of pictures of the animation, 1 for none
     * @param ms duration of a frame in milliseconds
     * @param step from a frame to the next in tiles; empty for the width of the layout to the right
     * @param size size of a piece in tiles
     * @param offset of a piece from the tile's corner in pixels of the sheet
     * @param weight how often this variant is picked, compared with the others
     * @param unknownKeys unknown keys of its object in the file
     */
    public record Skin(
            String sheet,
            Cell at,
            Layout layout,
            List<Integer> order,
            Optional<Cell> inner,
            List<String> joins,
            int frames,
            int ms,
            Optional<Cell> step,
            Cell size,
            Cell offset,
            double weight,
            RawMembers unknownKeys) {
        /** Checks the values. */
        public Skin {
            order = List.copyOf(order);
            joins = List.copyOf(joins);
        }

        /** {@return the tiles of the sheet from a frame to the next} */
        public Cell stepOrWidth() {
            return step.orElseGet(() -> new Cell(layout.columns() * size.column(), 0));
        }
    }

    /** The side of a tile that small decoration is on. */
    public enum Side {
        /** Above it. */
        TOP,
        /** Below it. */
        BOTTOM
    }

    /**
     * Small decoration that is strewn over the surfaces of tiles.
     *
     * @param on name of the kind of tiles
     * @param side the side of the tile
     * @param sheet name of the sheet
     * @param tiles the pieces, counted row by row through the sheet
     * @param chance how many of the free places have one, 0 to 1
     * @param size size of a piece in tiles
     * @param room empty tiles that it needs from the surface on
     * @param unknownKeys unknown keys of its object in the file
     */
    public record Scatter(
            String on,
            Side side,
            String sheet,
            List<Integer> tiles,
            double chance,
            Cell size,
            int room,
            RawMembers unknownKeys) {
        /** Checks the values. */
        public Scatter {
            tiles = List.copyOf(tiles);
        }
    }

    /**
     * How one kind of objects looks: by a sprite, or by pieces of a sheet.
     *
     * @param sprite path of the sprite's file, relative to the folder of the theme; empty for a skin
     * @param feet the pixel of a frame that is at the middle of the bottom of the object; empty for its own
     * @param skin pieces of a sheet; empty for a sprite
     * @param unknownKeys unknown keys of its object in the file
     */
    public record ObjectLook(String sprite, Optional<Cell> feet, Optional<Skin> skin, RawMembers unknownKeys) {}

    /** In which directions a background is repeated. */
    public enum Repeat {
        /** It is there once. */
        NONE,
        /** To the left and right. */
        X,
        /** Everywhere. */
        XY
    }

    /** Which edge of a background is at the same edge of the level. */
    public enum Align {
        /** The upper edges. */
        TOP,
        /** The middles. */
        CENTER,
        /** The lower edges. */
        BOTTOM
    }

    /**
     * A picture behind the tiles.
     *
     * @param image path of the file, relative to the folder of the theme
     * @param parallaxX how far it moves with the level, 0 (not at all) to 1 (as the level does); faster above 1
     * @param parallaxY the same up and down
     * @param repeat in which directions it is repeated
     * @param align where it is if the view is at the same edge of the level
     * @param offset from there in pixels
     * @param unknownKeys unknown keys of its object in the file
     */
    public record Background(
            String image,
            double parallaxX,
            double parallaxY,
            Repeat repeat,
            Align align,
            Cell offset,
            RawMembers unknownKeys) {}
}
