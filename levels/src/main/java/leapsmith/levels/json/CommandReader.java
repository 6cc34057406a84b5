package leapsmith.levels.json;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.CommandField;
import leapsmith.levels.play.CommandField.Type;
import leapsmith.levels.play.CommandType;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.TileFill;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.TileType;

/**
 * Reads one command of a run, using the descriptions of all commands. Unlike in a document, an unknown key is an error:
 * ignoring it would change the run.
 */
final class CommandReader {
    private final Catalog catalog;
    private final JsonInput in;
    private final int index;
    private final CommandType.Values values = new CommandType.Values();
    /** The keys that were read, with their places. */
    private final Map<String, FilePlace> seen = new LinkedHashMap<>();

    private int tick;
    private FilePlace tickPlace;
    private CommandType<?> type;

    private CommandReader(Catalog catalog, JsonInput in, int index) {
        this.catalog = catalog;
        this.in = in;
        this.index = index;
    }

    /** The commands available in levels with objects of given types. */
    static final class Catalog {
        private final List<CommandType<?>> types;
        private final String choice;
        /** The field of each key; a key means the same in all commands. */
        private final Map<String, CommandField<?, ?>> fields = new HashMap<>();

        Catalog(ObjectTypes objects) {
            types = PlayCommand.types(objects);
            choice = "one of "
                    + types.stream().map(type -> '"' + type.name() + '"').collect(Collectors.joining(", "));
            types.forEach(type -> type.fields().forEach(field -> fields.put(field.key(), field)));
        }
    }

    /** A command, its tick, and the place of the tick in the file. */
    record Read(int tick, FilePlace tickPlace, PlayCommand command) {}

    /** Reads the command at the current token. */
    static Read read(Catalog catalog, JsonInput in, int index) throws IOException {
        return new CommandReader(catalog, in, index).read();
    }

    private Read read() throws IOException {
        in.object("an object with a command", key -> {
            seen.put(key, in.keyPlace());
            readMember(key);
        });
        requireKeys();
        return new Read(tick, tickPlace, make());
    }

    private PlayCommand make() throws IOException {
        try {
            return type.make().apply(values);
        } catch (IllegalArgumentException e) {
            throw in.error("This command is not possible: " + e.getMessage());
        }
    }

    private void readMember(String key) throws IOException {
        switch (key) {
            case "tick" -> {
                tickPlace = in.place();
                tick = in.wholeNumber(0, Limits.MAX_RUN_TICKS);
            }
            case "command" -> type = readType();
            default -> {
                CommandField<?, ?> field = catalog.fields.get(key);
                if (field == null) {
                    throw in.error(in.keyPlace(), "Commands have no key " + JsonTokens.shown(key) + ".");
                }
                readField(field);
            }
        }
    }

    private CommandType<?> readType() throws IOException {
        String name = in.text(catalog.choice);
        return catalog.types.stream()
                .filter(known -> known.name().equals(name))
                .findFirst()
                .orElseThrow(() -> in.wrong(catalog.choice, JsonTokens.shown(name)));
    }

    private <T> void readField(CommandField<?, T> field) throws IOException {
        values.put(field, readValue(field.type()));
    }

    @SuppressWarnings("unchecked")
    private <T> T readValue(Type<T> valueType) throws IOException {
        if (valueType instanceof Type.OfNumber number) {
            return (T) PropertyReader.read(number.number(), in);
        } else if (valueType instanceof Type.OfId) {
            return (T) in.text("a text");
        } else if (valueType instanceof Type.OfMovement) {
            return (T) readMovement();
        } else if (valueType instanceof Type.OfObject object) {
            return (T) ObjectReader.read(object.object(), in, index);
        } else if (valueType instanceof Type.OfFills) {
            return (T) readFills();
        }
        throw new AssertionError("sealed: " + valueType);
    }

    private Movement readMovement() throws IOException {
        LevelObject standard = CharacterType.TYPE.create("", CharacterType.PLAYER, 0, 0);
        return CharacterType.movement(ObjectReader.readGroup(standard, CharacterType.MOVEMENT, in));
    }

    private List<TileFill> readFills() throws IOException {
        List<TileFill> read = new ArrayList<>();
        in.array("an array of rectangles of tiles", number -> {
            if (number == Limits.MAX_FILLS) {
                throw in.wrong("at most " + Limits.MAX_FILLS + " rectangles", "more");
            }
            read.add(readFill());
        });
        return read;
    }

    private TileFill readFill() throws IOException {
        TileType[] shape = new TileType[1];
        String[] kind = {""};
        int[] box = {-1, -1, 1, 1};
        in.object("an object with a rectangle of tiles", key -> {
            switch (key) {
                case "type" -> shape[0] = LegendReader.readShape(in);
                case "kind" -> kind[0] = in.text("the name of a kind of tiles");
                case "column" -> box[0] = in.wholeNumber(0, Limits.MAX_SIDE_PX);
                case "row" -> box[1] = in.wholeNumber(0, Limits.MAX_SIDE_PX);
                case "columns" -> box[2] = in.wholeNumber(1, Limits.MAX_SIDE_PX);
                case "rows" -> box[3] = in.wholeNumber(1, Limits.MAX_SIDE_PX);
                default ->
                    throw in.error(in.keyPlace(), "Rectangles of tiles have no key " + JsonTokens.shown(key) + ".");
            }
        });
        if (shape[0] == null || box[0] < 0 || box[1] < 0) {
            throw in.error("This object needs \"type\", \"column\" and \"row\".");
        }
        return new TileFill(new TileRegion(box[0], box[1], box[2], box[3]), shape[0], kind[0]);
    }

    /** Checks, at the end of the object, that it has exactly the keys of its command. */
    private void requireKeys() throws IOException {
        List<String> needed = new ArrayList<>(List.of("tick", "command"));
        if (type != null) {
            type.fields().forEach(field -> needed.add(field.key()));
        }
        for (String key : needed) {
            if (!seen.containsKey(key)) {
                throw in.missing(key);
            }
        }
        for (Map.Entry<String, FilePlace> one : seen.entrySet()) {
            if (!needed.contains(one.getKey())) {
                throw in.error(
                        one.getValue(),
                        "The command \"" + type.name() + "\" has no key " + JsonTokens.shown(one.getKey()) + ", only "
                                + String.join(", ", needed) + ".");
            }
        }
    }
}
