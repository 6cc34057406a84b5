package leapsmith.levels.model;

import java.util.List;
import java.util.Objects;

/**
 * A layer of decoration, behind or in front of the tiles and objects: pieces of a sheet in the cells of the level, and over
 * them free pictures. It has no effect on play.
 *
 * @param id name of the layer, unique in a level
 * @param sheet name of the sheet in the theme; themes whose sheets have the same arrangement look different
 * @param depth whether it is behind or in front of the tiles
 * @param parallaxX how far it moves with the level, 0 to 1 or more; in place where the view is in the middle of the level
 * @param parallaxY the same up and down
 * @param offsetX how far it is moved to the right in pixels
 * @param offsetY how far it is moved down in pixels
 * @param opacity 0 to 1
 * @param pieces of the sheet
 * @param decals over the pieces, the last on top
 * @param unknownKeys unknown keys of its object in the file
 */
public record Decoration(
        String id,
        String sheet,
        Depth depth,
        double parallaxX,
        double parallaxY,
        double offsetX,
        double offsetY,
        double opacity,
        PieceGrid pieces,
        List<Decal> decals,
        RawMembers unknownKeys) {
    /** The maximum number of layers in a level. */
    public static final int MAX_LAYERS = 64;

    /** Where a layer is. */
    public enum Depth {
        /** Behind the tiles, in front of the backgrounds. */
        BACK,
        /** In front of tiles and objects. */
        FRONT
    }

    /** Checks the values. */
    public Decoration {
        Objects.requireNonNull(id);
        Objects.requireNonNull(sheet);
        Objects.requireNonNull(depth);
        Objects.requireNonNull(pieces);
        decals = List.copyOf(decals);
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * {@return an empty layer in place}
     *
     * @param id name of the layer
     * @param sheet name of the sheet
     * @param depth whether it is behind or in front of the tiles
     */
    public static Decoration empty(String id, String sheet, Depth depth) {
        return new Decoration(id, sheet, depth, 1, 1, 0, 0, 1, PieceGrid.EMPTY, List.of(), RawMembers.EMPTY);
    }

    /**
     * {@return how far to the right of its place a view shows the layer, in pixels}
     *
     * @param middle x of the middle of the view in level pixels
     * @param width of the level in pixels
     */
    public double shiftX(double middle, double width) {
        return (middle - width / 2) * (1 - parallaxX) + offsetX;
    }

    /**
     * {@return how far below its place a view shows the layer, in pixels}
     *
     * @param middle y of the middle of the view in level pixels
     * @param height of the level in pixels
     */
    public double shiftY(double middle, double height) {
        return (middle - height / 2) * (1 - parallaxY) + offsetY;
    }

    /**
     * {@return a copy with other pieces}
     *
     * @param newPieces of the sheet
     */
    public Decoration withPieces(PieceGrid newPieces) {
        return new Decoration(
                id, sheet, depth, parallaxX, parallaxY, offsetX, offsetY, opacity, newPieces, decals, unknownKeys);
    }

    /**
     * {@return a copy with other free pictures}
     *
     * @param newDecals the last is on top
     */
    public Decoration withDecals(List<Decal> newDecals) {
        return new Decoration(
                id, sheet, depth, parallaxX, parallaxY, offsetX, offsetY, opacity, pieces, newDecals, unknownKeys);
    }

    /**
     * {@return a copy that moves otherwise with the level}
     *
     * @param x how far it moves with the level
     * @param y the same up and down
     */
    public Decoration withParallax(double x, double y) {
        return new Decoration(id, sheet, depth, x, y, offsetX, offsetY, opacity, pieces, decals, unknownKeys);
    }

    /**
     * {@return a copy at another place}
     *
     * @param x how far it is moved to the right in pixels
     * @param y how far it is moved down in pixels
     */
    public Decoration withOffset(double x, double y) {
        return new Decoration(id, sheet, depth, parallaxX, parallaxY, x, y, opacity, pieces, decals, unknownKeys);
    }

    /**
     * {@return a copy that is more or less transparent}
     *
     * @param newOpacity 0 to 1
     */
    public Decoration withOpacity(double newOpacity) {
        return new Decoration(
                id, sheet, depth, parallaxX, parallaxY, offsetX, offsetY, newOpacity, pieces, decals, unknownKeys);
    }

    /**
     * {@return a copy behind or in front of the tiles}
     *
     * @param newDepth where it is
     */
    public Decoration withDepth(Depth newDepth) {
        return new Decoration(
                id, sheet, newDepth, parallaxX, parallaxY, offsetX, offsetY, opacity, pieces, decals, unknownKeys);
    }

    /**
     * {@return a copy with another name and sheet}
     *
     * @param newId name of the layer
     * @param newSheet name of the sheet
     */
    public Decoration named(String newId, String newSheet) {
        return new Decoration(
                newId, newSheet, depth, parallaxX, parallaxY, offsetX, offsetY, opacity, pieces, decals, unknownKeys);
    }

    /**
     * {@return a copy with other unknown keys}
     *
     * @param newKeys unknown keys of its object in the file
     */
    public Decoration withUnknownKeys(RawMembers newKeys) {
        return new Decoration(
                id, sheet, depth, parallaxX, parallaxY, offsetX, offsetY, opacity, pieces, decals, newKeys);
    }

    /**
     * A free picture.
     *
     * @param piece name of the piece in the theme
     * @param x left edge in level pixels, before it is turned
     * @param y top edge in level pixels, before it is turned
     * @param width in level pixels; 0 for the size of the piece
     * @param height in level pixels; 0 for the size of the piece
     * @param flips sum of {@link PieceGrid#FLIP_X} and {@link PieceGrid#FLIP_Y}
     * @param rotation in degrees clockwise around its middle
     * @param unknownKeys unknown keys of its object in the file
     */
    public record Decal(
            String piece,
            double x,
            double y,
            double width,
            double height,
            int flips,
            double rotation,
            RawMembers unknownKeys) {
        /** Checks the values. */
        public Decal {
            Objects.requireNonNull(piece);
            Objects.requireNonNull(unknownKeys);
        }

        /**
         * {@return the same at another place}
         *
         * @param newX left edge in level pixels
         * @param newY top edge in level pixels
         */
        public Decal at(double newX, double newY) {
            return withBox(newX, newY, width, height);
        }

        /**
         * {@return the same over another box}
         *
         * @param newX left edge in level pixels
         * @param newY top edge in level pixels
         * @param newWidth in level pixels; 0 for the size of the piece
         * @param newHeight in level pixels; 0 for the size of the piece
         */
        public Decal withBox(double newX, double newY, double newWidth, double newHeight) {
            return new Decal(piece, newX, newY, newWidth, newHeight, flips, rotation, unknownKeys);
        }

        /**
         * {@return the same, flipped and turned in another way}
         *
         * @param newFlips sum of {@link PieceGrid#FLIP_X} and {@link PieceGrid#FLIP_Y}
         * @param degrees clockwise around its middle
         */
        public Decal turned(int newFlips, double degrees) {
            return new Decal(piece, x, y, width, height, newFlips, degrees, unknownKeys);
        }
    }
}
