package leapsmith.levels.convert;

/**
 * Which cells and objects of a map a rule is for.
 *
 * @param by what is compared
 * @param text the name that is compared, without regard to case; a {@code *} stands for any characters. For a property
 *     {@code name=value}, or {@code name} for any value but {@code false}; for ids as {@link TileIds}; for a collision
 *     shape {@code full}, {@code top}, {@code slope} or {@code any}
 * @param layer the name of the only layer in which it applies, compared in the same way; empty for all layers
 */
public record Selector(By by, String text, String layer) {
    /** What a selector compares. */
    public enum By {
        /** All non-empty cells of a layer, or all its objects, by the layer's name. */
        LAYER,
        /** The same by the class of the layer. */
        LAYER_CLASS,
        /** The same by a property of the layer. */
        LAYER_PROPERTY,
        /** Cells whose tile has this class. */
        TILE_CLASS,
        /** Cells whose tile has this property. */
        TILE_PROPERTY,
        /** Cells whose tile has a collision shape. */
        TILE_SHAPE,
        /** Cells by the ids of their tiles. */
        TILE_ID,
        /** Cells of a layer of numbers, by the name of the number or by the number. */
        VALUE,
        /** Objects by their class, or that of the tile that they show. */
        OBJECT_CLASS,
        /** Objects by their name. */
        OBJECT_NAME,
        /** Objects by a property. */
        OBJECT_PROPERTY
    }

    /**
     * {@return whether a name is the one that the text describes}
     *
     * @param name that of a layer, a class or an object
     */
    public boolean matchesName(String name) {
        return NamePattern.matches(text, name);
    }
}
