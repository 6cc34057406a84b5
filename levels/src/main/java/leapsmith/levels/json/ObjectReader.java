package leapsmith.levels.json;

import java.io.IOException;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.MovementNumbers;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Zone;

/** Reads one character or zone: the keys that both have, those that only characters have, and unknown ones. */
final class ObjectReader {
    private final JsonInput in;
    private final ExtrasReader extras = new ExtrasReader();
    private String id;
    private String kind;
    private double x;
    private double y;
    private double width;
    private double height;
    private MovementNumbers movement = MovementNumbers.CLASSIC;
    private boolean facingLeft;

    private ObjectReader(JsonInput in, String kind, double width, double height) {
        this.in = in;
        this.kind = kind;
        this.width = width;
        this.height = height;
    }

    /** Reads the character at the current token; without an id it is called by its kind and its place in the list. */
    static PlacedCharacter character(JsonInput in, int index) throws IOException {
        ObjectReader reader = new ObjectReader(
                in, PlacedCharacter.IDLE, PlacedCharacter.CLASSIC_WIDTH, PlacedCharacter.CLASSIC_HEIGHT);
        in.object("a character: an object", reader::readCharacterMember);
        return new PlacedCharacter(
                reader.idAt(index),
                reader.kind,
                reader.x,
                reader.y,
                reader.width,
                reader.height,
                reader.movement,
                reader.facingLeft,
                reader.extras.extras());
    }

    /** Reads the zone at the current token; without an id it is called by its kind and its place in the list. */
    static Zone zone(JsonInput in, int index) throws IOException {
        ObjectReader reader = new ObjectReader(in, Zone.GOAL, Zone.STANDARD_SIDE, Zone.STANDARD_SIDE);
        in.object("a zone: an object", reader::readMember);
        Extras extras = reader.extras.extras();
        return new Zone(reader.idAt(index), reader.kind, reader.x, reader.y, reader.width, reader.height, extras);
    }

    private void readCharacterMember(String key) throws IOException {
        switch (key) {
            case "movement" -> movement = NumbersReader.movement(in);
            case "facing" -> facingLeft = readFacing();
            default -> readMember(key);
        }
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
