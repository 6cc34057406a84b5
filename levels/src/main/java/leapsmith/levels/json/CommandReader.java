package leapsmith.levels.json;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.TileFill;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.TileType;

/**
 * Reads one command of a run. Unlike the keys of a document, one that isn't known is an error: a run without what it
 * says would be another run.
 */
final class CommandReader {
    private final JsonInput in;
    private final int index;
    /** The keys that were read, with their places. */
    private final Map<String, Place> seen = new LinkedHashMap<>();
    /** The values of those that are numbers. */
    private final Map<String, Double> numbers = new LinkedHashMap<>();

    private int tick;
    private Place tickPlace;
    private CommandForm form;
    private List<TileFill> fills;
    private LevelObject object;
    private String id;
    private Movement movement;

    private CommandReader(JsonInput in, int index) {
        this.in = in;
        this.index = index;
    }

    /** A command, its tick, and where that stands. */
    record Read(int tick, Place tickPlace, PlayCommand command) {}

    /** Reads the command at the current token. */
    static Read read(JsonInput in, int index) throws IOException {
        return new CommandReader(in, index).read();
    }

    private Read read() throws IOException {
        in.object("a command: an object", key -> {
            seen.put(key, in.keyPlace());
            readMember(key);
        });
        requireKeys();
        return new Read(tick, tickPlace, command());
    }

    private void readMember(String key) throws IOException {
        switch (key) {
            case "tick" -> {
                tickPlace = in.place();
                tick = in.wholeNumber(0, Limits.MAX_RUN_TICKS);
            }
            case "command" -> form = in.constant(CommandForm.class);
            case "fills" -> fills = readFills();
            case "character" -> object = ObjectReader.read(ObjectSort.CHARACTER, in, index);
            case "zone" -> object = ObjectReader.read(ObjectSort.ZONE, in, index);
            case "platform" -> object = ObjectReader.read(ObjectSort.PLATFORM, in, index);
            case "emitter" -> object = ObjectReader.read(ObjectSort.EMITTER, in, index);
            case "id" -> id = in.text("a text");
            case "movement" -> movement = NumbersReader.movement(in).toMovement();
            case "gravity" -> readNumber(key, 0, Limits.MAX_GRAVITY);
            case "maxFallSpeed" -> readNumber(key, 0, Limits.MAX_SPEED);
            case "cellWidth", "cellHeight" -> numbers.put(key, (double) in.wholeNumber(1, Limits.MAX_CELL_SIDE));
            case "width", "height" -> readSide(key);
            case "x", "y" -> readNumber(key, -Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
            default -> throw in.wrong(in.keyPlace(), "a key of a command", JsonInput.shown(key));
        }
    }

    private void readNumber(String key, double from, double to) throws IOException {
        numbers.put(key, in.number(from, to));
    }

    private void readSide(String key) throws IOException {
        readNumber(key, 0, Limits.MAX_OBJECT_SIDE_PX);
        if (numbers.get(key) == 0) {
            throw in.wrong("a number above 0");
        }
    }

    private List<TileFill> readFills() throws IOException {
        List<TileFill> read = new ArrayList<>();
        in.array("an array of rectangles of tiles", number -> {
            if (number == Limits.MAX_FILLS) {
                throw in.wrong("no more than " + Limits.MAX_FILLS + " rectangles", "more");
            }
            read.add(readFill());
        });
        return read;
    }

    private TileFill readFill() throws IOException {
        TileType[] type = new TileType[1];
        int[] box = {-1, -1, 1, 1};
        in.object("a rectangle of tiles: an object", key -> {
            switch (key) {
                case "type" -> type[0] = readType();
                case "column" -> box[0] = in.wholeNumber(0, Limits.MAX_SIDE_PX);
                case "row" -> box[1] = in.wholeNumber(0, Limits.MAX_SIDE_PX);
                case "columns" -> box[2] = in.wholeNumber(1, Limits.MAX_SIDE_PX);
                case "rows" -> box[3] = in.wholeNumber(1, Limits.MAX_SIDE_PX);
                default -> throw in.wrong(in.keyPlace(), "a key of a rectangle of tiles", JsonInput.shown(key));
            }
        });
        if (type[0] == null || box[0] < 0 || box[1] < 0) {
            throw in.wrong("the keys \"type\", \"column\" and \"row\" in the object that ends here", "not all");
        }
        return new TileFill(new TileRegion(box[0], box[1], box[2], box[3]), type[0]);
    }

    private TileType readType() throws IOException {
        String expected = "one of " + TileTypeNames.all();
        String name = in.text(expected);
        return TileTypeNames.typeOf(name).orElseThrow(() -> in.wrong(expected, JsonInput.shown(name)));
    }

    /** Checks, at the end of the object, that it has the keys of its command and no others. */
    private void requireKeys() throws IOException {
        List<String> needed = new ArrayList<>(List.of("tick", "command"));
        if (form != null) {
            needed.addAll(form.keys());
        }
        for (String key : needed) {
            if (!seen.containsKey(key)) {
                throw in.wrong("the key \"" + key + "\" in the object that ends here", "none");
            }
        }
        for (Map.Entry<String, Place> one : seen.entrySet()) {
            if (!needed.contains(one.getKey())) {
                throw in.wrong(
                        one.getValue(),
                        "no key but " + String.join(", ", needed) + " in " + KebabNames.nameOf(form),
                        JsonInput.shown(one.getKey()));
            }
        }
    }

    private PlayCommand command() {
        return switch (form) {
            case FILL_TILES -> new PlayCommand.FillTiles(fills);
            case PUT_CHARACTER, PUT_ZONE, PUT_PLATFORM, PUT_EMITTER -> PlayCommand.PutObject.of(object);
            case REMOVE_OBJECT -> new PlayCommand.RemoveObject(id);
            case SET_GRAVITY -> new PlayCommand.SetGravity(numbers.get("gravity"));
            case SET_MAX_FALL_SPEED -> new PlayCommand.SetMaxFallSpeed(numbers.get("maxFallSpeed"));
            case SET_PARTITION ->
                new PlayCommand.SetPartitionCell(
                        numbers.get("cellWidth").intValue(),
                        numbers.get("cellHeight").intValue());
            case SET_MOVEMENT -> new PlayCommand.SetMovement(id, movement);
            case SET_PLAYER_MOVEMENT -> new PlayCommand.SetPlayerMovement(movement);
            case RESIZE_PLAYER -> new PlayCommand.ResizePlayer(numbers.get("width"), numbers.get("height"));
            case MOVE_PLAYER -> new PlayCommand.MovePlayer(numbers.get("x"), numbers.get("y"));
            case CLONE_PLAYER -> new PlayCommand.ClonePlayer();
            case REMOVE_CLONES -> new PlayCommand.RemoveClones();
            case RESPAWN_PLAYER -> new PlayCommand.RespawnPlayer();
        };
    }
}
