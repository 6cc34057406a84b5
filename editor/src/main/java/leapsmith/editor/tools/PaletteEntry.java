package leapsmith.editor.tools;

import java.util.Optional;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;

/** An entry of the palette: a tile kind or an object kind. */
public sealed interface PaletteEntry {
    /** The digit key that selects it, 0 for none. */
    int digit();

    /** How often the digit has to be pressed, until the entries with the same digit before it are passed. */
    default int presses() {
        return 1;
    }

    Message name();

    /** Its name without a heading. */
    default Message fullName() {
        return name();
    }

    String captionKey();

    /** A unique name, for style sheets and tests. */
    String id();

    /**
     * A kind of tiles.
     *
     * @param value its index in the level's legend
     * @param symbol its symbol in the file, as a code point
     */
    record Tile(TileKind kind, int value, int symbol, int digit) implements PaletteEntry {
        /** The name of a kind where there is no room to say what it does. */
        public static Message shortName(TileKind kind) {
            Message shape = Message.of(shapeKey(kind));
            if (StandardKind.like(kind).isPresent()) {
                return Message.of("standardKind." + kind.name());
            }
            return kind.isPlain() ? shape : Message.of("tile.kind", kind.name(), shape);
        }

        private static String shapeKey(TileKind kind) {
            return "tile." + KebabNames.nameOf(kind.shape());
        }

        @Override
        public Message name() {
            if (StandardKind.like(kind).isPresent()) {
                return Message.of("standardKind." + kind.name());
            }
            if (!kind.isPlain()) {
                return Message.literal(kind.name());
            }
            boolean isFurther = digit == 0 && !isSmall();
            Message shape = Message.of(shapeKey(kind));
            return isFurther ? Message.of("tile.further", shape, Character.toString(symbol)) : shape;
        }

        @Override
        public Message fullName() {
            if (StandardKind.isStandard(kind)) {
                return Message.of("tile.kind", name(), Message.of("standardKind." + kind.name() + ".help"));
            }
            if (StandardKind.like(kind).isPresent()) {
                return Message.of("tile.changed", name());
            }
            return kind.isPlain() ? name() : Message.of("tile.kind", kind.name(), Message.of(shapeKey(kind)));
        }

        @Override
        public String captionKey() {
            boolean isSpecial = StandardKind.like(kind).isPresent()
                    || kind.isPlain() && kind.shape().isGate();
            return isSpecial ? "types.specialTile" : "types.tile";
        }

        @Override
        public String id() {
            boolean isFirst = digit > 0 || kind.isPlain() && isSmall();
            boolean isStandard = StandardKind.like(kind).isPresent();
            boolean isNamed = isStandard || isOffered();
            return "palette-tile-"
                    + (isFirst ? KebabNames.nameOf(kind.shape()) : isNamed ? kind.name() : String.valueOf(value));
        }

        /** Whether the level doesn't have this kind of its kinds file, or this standard kind, yet; it is added when it is chosen. */
        public boolean isOffered() {
            return value == Palette.OFFERED;
        }

        /** Whether it is shown without its name, as are slopes, which are many and known by their form or picture. */
        public boolean isSmall() {
            return Legend.isOptional(kind) || StandardKind.like(kind).isPresent();
        }
    }

    /**
     * A kind of objects of a type. If a known kind has no digit of its own, it has that of the kind before it.
     *
     * @param own what the kinds file says of an own kind; empty for a known one
     */
    record OfObject(ObjectType type, ObjectKind kind, Optional<OwnKind> own) implements PaletteEntry {
        /** A known kind. */
        public OfObject(ObjectType type, ObjectKind kind) {
            this(type, kind, Optional.empty());
        }

        /** An own kind. */
        public OfObject(OwnKind own) {
            this(own.type(), own.kind(), Optional.of(own));
        }

        /** A new object of this kind. */
        public LevelObject create(String id) {
            return own.map(it -> it.create(id, 0, 0)).orElseGet(() -> type.create(id, kind.name(), 0, 0));
        }

        @Override
        public int digit() {
            if (own.isPresent()) {
                return 0;
            }
            return type.kinds().get(type.kinds().indexOf(kind) + 1 - presses()).digit();
        }

        @Override
        public int presses() {
            int at = type.kinds().indexOf(kind);
            int first = at;
            while (first > 0 && type.kinds().get(first).digit() == 0) {
                first--;
            }
            return at + 1 - first;
        }

        @Override
        public Message name() {
            return own.isPresent() ? Message.literal(kind.name()) : Message.of("kind." + type + "." + kind.name());
        }

        @Override
        public Message fullName() {
            if (own.isEmpty()) {
                return Message.of("object." + type + "." + kind.name());
            }
            return own.get().about().isEmpty()
                    ? Message.literal(kind.name())
                    : Message.of(
                            "tile.kind", kind.name(), Message.literal(own.get().about()));
        }

        @Override
        public String captionKey() {
            return "types." + type;
        }

        @Override
        public String id() {
            return "palette-" + type + "-" + kind.name();
        }
    }
}
