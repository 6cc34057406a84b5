package leapsmith.levels.model;

import java.util.Objects;
import leapsmith.physics.tile.TileType;

/**
 * A word of the level file in a {@link Finding}, for which a window in another language shows its own word.
 *
 * @param word the word in files, such as {@code patrol}
 * @param textKey the key of its translation, such as {@code kind.character.patrol}
 */
public record FileWord(String word, String textKey) {
    /** Checks the values. */
    public FileWord {
        Objects.requireNonNull(word);
        Objects.requireNonNull(textKey);
    }

    /**
     * {@return the word for an object type}
     *
     * @param type any type
     */
    public static FileWord of(ObjectType type) {
        return new FileWord(type.name(), "type." + type.name());
    }

    /**
     * {@return the word for a kind of object, which has no translation if it is unknown}
     *
     * @param type the type of the object
     * @param kind the name of the kind
     */
    public static FileWord of(ObjectType type, String kind) {
        return new FileWord(kind, "kind." + type.name() + "." + kind);
    }

    /**
     * {@return the word for a shape of tiles}
     *
     * @param shape any shape
     */
    public static FileWord of(TileType shape) {
        return new FileWord(TileTypeNames.nameOf(shape), "tile." + KebabNames.nameOf(shape));
    }

    /** {@return the word in files} */
    @Override
    public String toString() {
        return word;
    }
}
