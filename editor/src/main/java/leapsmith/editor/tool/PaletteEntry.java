package leapsmith.editor.tool;

import java.util.Locale;
import leapsmith.physics.tile.TileType;

/** One thing that can be chosen to be put into the level. */
public sealed interface PaletteEntry {

    /** The digit that chooses it, 0 for none. */
    int digit();

    /** The text key of its name, such as {@code palette.block}. */
    String nameKey();

    /** The text key of its name where no heading says what sort of object it is. */
    default String fullNameKey() {
        return nameKey();
    }

    /**
     * A tile.
     *
     * @param value its index in the level's legend
     * @param symbol the character that stands for it in the file, as a code point
     */
    record Tile(TileType type, int value, int symbol, int digit) implements PaletteEntry {
        @Override
        public String nameKey() {
            return switch (type) {
                case EMPTY -> "palette.empty";
                case BLOCK -> "palette.block";
                case ONE_WAY -> "palette.oneWay";
                default -> "tile." + type.name().toLowerCase(Locale.ROOT);
            };
        }
    }

    /** A character of a kind, such as {@code player}. */
    record Character(String kind, int digit) implements PaletteEntry {
        @Override
        public String nameKey() {
            return "palette." + kind;
        }
    }

    /** A platform of a kind, such as {@code solid}. */
    record Platform(String kind, int digit) implements PaletteEntry {
        @Override
        public String nameKey() {
            return "palette.platform." + kind;
        }

        @Override
        public String fullNameKey() {
            return "object.platform." + kind;
        }
    }

    /** An emitter of a kind, such as {@code deadly}. */
    record Emitter(String kind, int digit) implements PaletteEntry {
        @Override
        public String nameKey() {
            return "palette.emitter." + kind;
        }

        @Override
        public String fullNameKey() {
            return "object.emitter." + kind;
        }
    }

    /** A zone of a kind, such as {@code goal}. */
    record Zone(String kind, int digit) implements PaletteEntry {
        @Override
        public String nameKey() {
            return "palette." + kind;
        }
    }
}
