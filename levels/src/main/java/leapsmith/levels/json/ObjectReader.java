package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.levels.model.EmitterNumbers;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.MovementNumbers;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.levels.model.Zone;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.Shape;

/** Reads one object of a level: the keys that all have, those that only its sort has, and unknown ones. */
final class ObjectReader {
    private final JsonInput in;
    private final ExtrasReader extras = new ExtrasReader();
    private String id;
    private String kind;
    private double x;
    private double y;
    private double width;
    private double height;
    // Of characters.
    private MovementNumbers movement = MovementNumbers.CLASSIC;
    private boolean facingLeft;
    private Shape shape = Shape.BOX;
    private boolean firm;
    // Of platforms and of emitters.
    private PlatformPath path = PlatformPath.STILL;
    private EmitterNumbers numbers = EmitterNumbers.STANDARD;

    private ObjectReader(JsonInput in, String kind, double width, double height) {
        this.in = in;
        this.kind = kind;
        this.width = width;
        this.height = height;
    }

    /** Reads the object at the current token; without an id it is called by its kind and its place in the list. */
    static LevelObject read(ObjectSort sort, JsonInput in, int index) throws IOException {
        return switch (sort) {
            case CHARACTER -> character(in, index);
            case ZONE -> zone(in, index);
            case PLATFORM -> platform(in, index);
            case EMITTER -> emitter(in, index);
        };
    }

    private static PlacedCharacter character(JsonInput in, int index) throws IOException {
        ObjectReader r = new ObjectReader(
                in, PlacedCharacter.IDLE, PlacedCharacter.CLASSIC_WIDTH, PlacedCharacter.CLASSIC_HEIGHT);
        in.object("a character: an object", r::readCharacterMember);
        Extras unknown = r.extras.extras();
        return new PlacedCharacter(
                r.idAt(index), r.kind, r.x, r.y, r.width, r.height, r.movement, r.facingLeft, r.shape, r.firm, unknown);
    }

    private static Zone zone(JsonInput in, int index) throws IOException {
        ObjectReader r = new ObjectReader(in, Zone.GOAL, Zone.STANDARD_SIDE, Zone.STANDARD_SIDE);
        in.object("a zone: an object", r::readMember);
        return new Zone(r.idAt(index), r.kind, r.x, r.y, r.width, r.height, r.extras.extras());
    }

    private static Platform platform(JsonInput in, int index) throws IOException {
        ObjectReader r = new ObjectReader(in, Platform.SOLID, Platform.STANDARD_WIDTH, Platform.STANDARD_HEIGHT);
        in.object("a platform: an object", r::readPlatformMember);
        return new Platform(r.idAt(index), r.kind, r.x, r.y, r.width, r.height, r.path, r.extras.extras());
    }

    private static Emitter emitter(JsonInput in, int index) throws IOException {
        ObjectReader r = new ObjectReader(in, Emitter.DEADLY, Emitter.STANDARD_SIDE, Emitter.STANDARD_SIDE);
        in.object("an emitter: an object", r::readEmitterMember);
        return new Emitter(r.idAt(index), r.kind, r.x, r.y, r.width, r.height, r.numbers, r.extras.extras());
    }

    private void readCharacterMember(String key) throws IOException {
        switch (key) {
            case "movement" -> movement = NumbersReader.movement(in);
            case "facing" -> facingLeft = readFacing();
            case "shape" -> shape = in.constant(Shape.class);
            case "firm" -> firm = in.truth();
            default -> readMember(key);
        }
    }

    private void readPlatformMember(String key) throws IOException {
        switch (key) {
            case "stops" -> path = path.withStops(readStops());
            case "speed" -> path = path.withSpeed(in.number(0, Limits.MAX_SPEED));
            case "loop" -> path = path.withLoop(in.truth());
            case "wait" -> path = path.withWaitTicks(in.wholeNumber(0, Limits.MAX_TICKS));
            default -> readMember(key);
        }
    }

    private void readEmitterMember(String key) throws IOException {
        Optional<EmitterKey> known = EmitterKey.ofKey(key);
        if (known.isPresent()) {
            numbers = numbers.with(known.get(), readNumber(known.get()));
        } else if (key.equals("onTile")) {
            numbers = numbers.withOnTile(in.constant(OnTile.class));
        } else {
            readMember(key);
        }
    }

    private double readNumber(EmitterKey key) throws IOException {
        return key.isWhole() ? in.wholeNumber((int) key.least(), (int) key.most()) : in.number(key.least(), key.most());
    }

    private List<PlatformPath.Stop> readStops() throws IOException {
        List<PlatformPath.Stop> stops = new ArrayList<>();
        in.array("an array of stops", index -> {
            if (in.token() == JsonToken.START_OBJECT && index >= Limits.MAX_STOPS) {
                throw in.wrong("no more than " + Limits.MAX_STOPS + " stops", "more");
            }
            stops.add(readStop());
        });
        return stops;
    }

    private PlatformPath.Stop readStop() throws IOException {
        double[] place = new double[2];
        ExtrasReader unknown = new ExtrasReader();
        in.object("a stop: an object with x and y", key -> {
            switch (key) {
                case "x" -> place[0] = in.number(-Limits.MAX_STOP_PX, Limits.MAX_STOP_PX);
                case "y" -> place[1] = in.number(-Limits.MAX_STOP_PX, Limits.MAX_STOP_PX);
                default -> unknown.read(key, in);
            }
        });
        return new PlatformPath.Stop(place[0], place[1], unknown.extras());
    }

    private void readMember(String key) throws IOException {
        switch (key) {
            case "id" -> id = in.text("a text");
            case "kind" -> kind = in.text("a text");
            case "x" -> x = in.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
            case "y" -> y = in.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
            case "width" -> width = in.number(0, Limits.MAX_OBJECT_SIDE_PX);
            case "height" -> height = in.number(0, Limits.MAX_OBJECT_SIDE_PX);
            default -> extras.read(key, in);
        }
    }

    private boolean readFacing() throws IOException {
        String expected = "\"left\" or \"right\"";
        String facing = in.text(expected);
        if (!facing.equals("left") && !facing.equals("right")) {
            throw in.wrong(expected);
        }
        return facing.equals("left");
    }

    private String idAt(int index) {
        return id == null ? kind + "-" + (index + 1) : id;
    }
}
