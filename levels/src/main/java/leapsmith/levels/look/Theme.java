package leapsmith.levels.look;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
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
 * @param rest what tiles and objects look like that have no picture
 * @param scatter small decoration on the surfaces of tiles
 * @param objects by the kind of an object
 * @param pieces free pictures for decoration, by name
 * @param backgrounds from back to front
 * @param unknownKeys unknown keys of the file's outermost object
 */
public record Theme(
        String name,
        int tileSize,
        OptionalInt sky,
        Map<String, SheetFile> sheets,
        Map<String, List<Skin>> tiles,
        Rest rest,
        List<Scatter> scatter,
        Map<String, ObjectLook> objects,
        Map<String, Piece> pieces,
        List<Background> backgrounds,
        RawMembers unknownKeys) {
    /** The maximum number of sheets, and that of backgrounds. */
    public static final int MAX_PICTURES = 64;

    /** The maximum number of pixels of all pictures together. */
    public static final long MAX_PIXELS = 1L << 26;

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
        Objects.requireNonNull(rest);
        objects = Map.copyOf(objects);
        pieces = Map.copyOf(pieces);
        backgrounds = List.copyOf(backgrounds);
        Objects.requireNonNull(unknownKeys);
    }

    /** A theme of flat shapes, for tiles of 16 px. */
    public static final Theme EMPTY = new Theme(
            "",
            16,
            OptionalInt.empty(),
            Map.of(),
            Map.of(),
            Rest.FLAT,
            List.of(),
            Map.of(),
            Map.of(),
            List.of(),
            RawMembers.EMPTY);

    /**
     * {@return a copy with another name}
     *
     * @param newName shown in menus
     */
    public Theme withName(String newName) {
        return new Theme(
                newName, tileSize, sky, sheets, tiles, rest, scatter, objects, pieces, backgrounds, unknownKeys);
    }

    /**
     * {@return a copy with another size of tiles}
     *
     * @param newSize side of a tile in the pictures in pixels
     */
    public Theme withTileSize(int newSize) {
        return new Theme(name, newSize, sky, sheets, tiles, rest, scatter, objects, pieces, backgrounds, unknownKeys);
    }

    /**
     * {@return a copy with another sky}
     *
     * @param newSky {@code 0xRRGGBB}; empty for the color of the canvas
     */
    public Theme withSky(OptionalInt newSky) {
        return new Theme(
                name, tileSize, newSky, sheets, tiles, rest, scatter, objects, pieces, backgrounds, unknownKeys);
    }

    /**
     * {@return a copy that shows what has no picture in another way}
     *
     * @param newRest what tiles and objects look like that have no picture
     */
    public Theme withRest(Rest newRest) {
        return new Theme(
                name, tileSize, sky, sheets, tiles, newRest, scatter, objects, pieces, backgrounds, unknownKeys);
    }

    /**
     * {@return a copy with other scattered pieces}
     *
     * @param newScatter none for bare ground
     */
    public Theme withScatter(List<Scatter> newScatter) {
        return new Theme(
                name, tileSize, sky, sheets, tiles, rest, newScatter, objects, pieces, backgrounds, unknownKeys);
    }

    /**
     * {@return a copy with other backgrounds}
     *
     * @param newBackgrounds from back to front
     */
    public Theme withBackgrounds(List<Background> newBackgrounds) {
        return new Theme(
                name, tileSize, sky, sheets, tiles, rest, scatter, objects, pieces, newBackgrounds, unknownKeys);
    }

    /**
     * {@return a copy with a sheet added or replaced}
     *
     * @param sheet its name
     * @param file its picture
     */
    public Theme withSheet(String sheet, SheetFile file) {
        Map<String, SheetFile> changed = new TreeMap<>(sheets);
        changed.put(sheet, file);
        return new Theme(name, tileSize, sky, changed, tiles, rest, scatter, objects, pieces, backgrounds, unknownKeys);
    }

    /**
     * {@return a copy with other skins of a kind of tiles}
     *
     * @param kind name of a kind or shape
     * @param skins its variants; none to draw it flat
     */
    public Theme withTiles(String kind, List<Skin> skins) {
        Map<String, List<Skin>> changed = new TreeMap<>(tiles);
        if (skins.isEmpty()) {
            changed.remove(kind);
        } else {
            changed.put(kind, List.copyOf(skins));
        }
        return new Theme(
                name, tileSize, sky, sheets, changed, rest, scatter, objects, pieces, backgrounds, unknownKeys);
    }

    /**
     * {@return a copy with another look of a kind of objects}
     *
     * @param kind of objects
     * @param look empty to draw it flat
     */
    public Theme withObject(String kind, Optional<ObjectLook> look) {
        Map<String, ObjectLook> changed = new TreeMap<>(objects);
        changed.remove(kind);
        look.ifPresent(it -> changed.put(kind, it));
        return new Theme(name, tileSize, sky, sheets, tiles, rest, scatter, changed, pieces, backgrounds, unknownKeys);
    }

    /**
     * {@return a copy with other paths of its files}
     *
     * @param changed new paths of pictures and sprites by the old ones; the others stay
     */
    public Theme withPaths(Map<String, String> changed) {
        UnaryOperator<String> path = old -> changed.getOrDefault(old, old);
        return new Theme(
                name,
                tileSize,
                sky,
                mapped(
                        sheets,
                        it -> new SheetFile(
                                path.apply(it.image()),
                                it.tileSize(),
                                it.margin(),
                                it.spacing(),
                                it.animations(),
                                it.unknownKeys())),
                tiles,
                rest,
                scatter,
                mapped(
                        objects,
                        it -> new ObjectLook(
                                path.apply(it.sprite()), it.strip(), it.feet(), it.skin(), it.unknownKeys())),
                mapped(pieces, it -> new Piece(path.apply(it.image()), it.part(), it.unknownKeys())),
                backgrounds.stream()
                        .map(it -> new Background(
                                path.apply(it.image()),
                                it.parallaxX(),
                                it.parallaxY(),
                                it.repeat(),
                                it.align(),
                                it.offset(),
                                it.unknownKeys()))
                        .toList(),
                unknownKeys);
    }

    private static <V> Map<String, V> mapped(Map<String, V> values, UnaryOperator<V> change) {
        Map<String, V> mapped = new HashMap<>();
        values.forEach((key, value) -> mapped.put(key, change.apply(value)));
        return mapped;
    }

    /**
     * {@return a copy with other unknown keys}
     *
     * @param newKeys unknown keys of the file's outermost object
     */
    public Theme withUnknownKeys(RawMembers newKeys) {
        return new Theme(name, tileSize, sky, sheets, tiles, rest, scatter, objects, pieces, backgrounds, newKeys);
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

        Cell plus(int columns, int rows) {
            return new Cell(column + columns, row + rows);
        }
    }

    /** What tiles and objects look like that have no picture. */
    public enum Rest {
        /** They are flat shapes. */
        FLAT,
        /** They are not drawn, as decoration shows them. */
        HIDDEN,
        /** They look as in the built-in theme of this name, and so do the backgrounds if there are none. */
        MEADOW,
        /** As in this built-in theme. */
        CAVE,
        /** As in this built-in theme. */
        CASTLE
    }

    /**
     * A free picture, or a part of one.
     *
     * @param image path of the file, relative to the folder of the theme
     * @param part left and top edge, width and height of the part in pixels; empty for the whole picture
     * @param unknownKeys unknown keys of its object in the file
     */
    public record Piece(String image, List<Integer> part, RawMembers unknownKeys) {
        /** Checks the values. */
        public Piece {
            part = List.copyOf(part);
        }
    }

    /**
     * Pictures that take turns in the place of a tile.
     *
     * @param tiles numbers of tiles in the sheet
     * @param ms duration of each in milliseconds
     */
    public record Animation(List<Integer> tiles, List<Integer> ms) {
        /** Checks the values. */
        public Animation {
            tiles = List.copyOf(tiles);
            ms = List.copyOf(ms);
            if (tiles.isEmpty() || tiles.size() != ms.size()) {
                throw new IllegalArgumentException(tiles.size() + " tiles and " + ms.size() + " durations");
            }
        }

        /**
         * {@return the tile that is shown at a time}
         *
         * @param millis since the start of the run
         */
        public int at(long millis) {
            long total = 0;
            for (int i = 0; i < ms.size(); i++) {
                total += ms.get(i);
            }
            long rest = Math.floorMod(millis, Math.max(1, total));
            int i = 0;
            while (i < ms.size() - 1 && rest >= ms.get(i)) {
                rest -= ms.get(i++);
            }
            return tiles.get(i);
        }
    }

    /**
     * A picture that is divided into tiles.
     *
     * @param image path of the file, relative to the folder of the theme
     * @param tileSize width and height of a tile in pixels; empty for that of the theme
     * @param margin pixels around all tiles
     * @param spacing pixels between two tiles
     * @param animations of tiles in decoration, by the number of the tile
     * @param unknownKeys unknown keys of its object in the file
     */
    public record SheetFile(
            String image,
            Optional<Cell> tileSize,
            int margin,
            int spacing,
            Map<Integer, Animation> animations,
            RawMembers unknownKeys) {
        /** Checks the values. */
        public SheetFile {
            animations = Map.copyOf(animations);
        }
    }

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

        /**
         * {@return a copy with its pieces elsewhere}
         *
         * @param newAt the first piece
         * @param newOrder where the pieces of the layout are from there; empty for the order of the layout
         */
        public Skin withOrder(Cell newAt, List<Integer> newOrder) {
            return new Skin(
                    sheet, newAt, layout, newOrder, inner, joins, frames, ms, step, size, offset, weight, unknownKeys);
        }

        /**
         * {@return a copy with an animation}
         *
         * @param newFrames how many pictures take turns
         * @param newMs how long each is shown, in milliseconds
         * @param newStep from a frame to the next one, in columns and rows
         */
        public Skin withFrames(int newFrames, int newMs, Cell newStep) {
            return new Skin(
                    sheet,
                    at,
                    layout,
                    order,
                    inner,
                    joins,
                    newFrames,
                    newMs,
                    Optional.of(newStep),
                    size,
                    offset,
                    weight,
                    unknownKeys);
        }

        /**
         * {@return a copy that stands still at a frame of its animation}
         *
         * @param frame from 0
         */
        public Skin atFrame(int frame) {
            Cell by = stepOrWidth();
            return new Skin(
                    sheet,
                    at.plus(frame * by.column(), frame * by.row()),
                    layout,
                    order,
                    inner.map(it -> it.plus(frame * by.column(), frame * by.row())),
                    joins,
                    1,
                    ms,
                    Optional.empty(),
                    size,
                    offset,
                    weight,
                    unknownKeys);
        }

        /**
         * {@return a copy with another sheet and offset}
         *
         * @param newSheet its name
         * @param newOffset in pixels of the pictures
         */
        public Skin with(String newSheet, Cell newOffset) {
            return new Skin(
                    newSheet, at, layout, order, inner, joins, frames, ms, step, size, newOffset, weight, unknownKeys);
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
     * @param sprite path of the sprite's file, relative to the folder of the theme: JSON of Aseprite, or the picture of a
     *     strip; empty for a skin
     * @param strip how the picture of the sprite is divided; empty for a file of Aseprite
     * @param feet the pixel of a frame that is at the middle of the bottom of the object; empty for its own
     * @param skin pieces of a sheet; empty for a sprite
     * @param unknownKeys unknown keys of its object in the file
     */
    public record ObjectLook(
            String sprite, Optional<Strip> strip, Optional<Cell> feet, Optional<Skin> skin, RawMembers unknownKeys) {}

    /**
     * A picture with frames of one size, row by row.
     *
     * @param frame width and height of a frame in pixels
     * @param ms duration of a frame in milliseconds
     * @param states the first and the last frame of each state
     */
    public record Strip(Cell frame, int ms, Map<String, Cell> states) {
        /** Checks the values. */
        public Strip {
            states = Map.copyOf(states);
        }
    }

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
            RawMembers unknownKeys) {
        /** A copy with another image and offset. */
        Background with(String newImage, Cell newOffset) {
            return new Background(newImage, parallaxX, parallaxY, repeat, align, newOffset, unknownKeys);
        }
    }
}
