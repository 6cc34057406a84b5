package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.levels.model.EmitterNumbers;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.MovementKey;
import leapsmith.levels.model.MovementNumbers;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.physics.body.Shape;

/** Writes the lists of objects: what all objects have in full, and of the rest only what differs from its default. */
final class ObjectWriter {
    private final JsonGenerator out;

    ObjectWriter(JsonGenerator out) {
        this.out = out;
    }

    /** Writes the list of a sort; the lists that are in every file are written even if they are empty. */
    void write(ObjectSort sort, List<? extends LevelObject> objects) throws IOException {
        boolean always = sort == ObjectSort.CHARACTER || sort == ObjectSort.ZONE;
        if (objects.isEmpty() && !always) {
            return;
        }
        out.writeArrayFieldStart(sort.listKey());
        for (LevelObject object : objects) {
            write(object);
        }
        out.writeEndArray();
    }

    /** Writes one object. */
    void write(LevelObject object) throws IOException {
        out.writeStartObject();
        writeBox(object);
        if (object instanceof PlacedCharacter character) {
            writeCharacter(character);
        } else if (object instanceof Platform platform) {
            writePath(platform.path());
        } else if (object instanceof Emitter emitter) {
            writeNumbers(emitter.numbers());
        }
        KeptJson.writeExtras(out, object.extras());
        out.writeEndObject();
    }

    private void writeBox(LevelObject object) throws IOException {
        out.writeStringField("id", object.id());
        out.writeStringField("kind", object.kind());
        JsonNumbers.write(out, "x", object.x());
        JsonNumbers.write(out, "y", object.y());
        JsonNumbers.write(out, "width", object.width());
        JsonNumbers.write(out, "height", object.height());
    }

    private void writeCharacter(PlacedCharacter character) throws IOException {
        if (!character.movement().equals(MovementNumbers.CLASSIC)) {
            writeMovement(character.movement());
        }
        if (character.facingLeft()) {
            out.writeStringField("facing", "left");
        }
        if (character.shape() != Shape.BOX) {
            out.writeStringField("shape", KebabNames.nameOf(character.shape()));
        }
        if (character.firm()) {
            out.writeBooleanField("firm", true);
        }
    }

    /** Writes the member {@code movement}. */
    void writeMovement(MovementNumbers movement) throws IOException {
        out.writeObjectFieldStart("movement");
        for (MovementKey key : MovementKey.values()) {
            writeUnlessEqual(key.key(), movement.get(key), MovementNumbers.CLASSIC.get(key));
        }
        if (movement.grabsLedges()) {
            out.writeBooleanField("ledgeGrab", true);
        }
        KeptJson.writeExtras(out, movement.extras());
        out.writeEndObject();
    }

    private void writePath(PlatformPath path) throws IOException {
        if (!path.stops().isEmpty()) {
            out.writeArrayFieldStart("stops");
            for (PlatformPath.Stop stop : path.stops()) {
                out.writeStartObject();
                JsonNumbers.write(out, "x", stop.x());
                JsonNumbers.write(out, "y", stop.y());
                KeptJson.writeExtras(out, stop.extras());
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        writeUnlessEqual("speed", path.speed(), PlatformPath.STANDARD_SPEED);
        if (path.loop()) {
            out.writeBooleanField("loop", true);
        }
        writeUnlessEqual("wait", path.waitTicks(), 0);
    }

    private void writeNumbers(EmitterNumbers numbers) throws IOException {
        for (EmitterKey key : EmitterKey.values()) {
            writeUnlessEqual(key.key(), numbers.get(key), key.standard());
        }
        if (numbers.onTile() != EmitterNumbers.STANDARD.onTile()) {
            out.writeStringField("onTile", KebabNames.nameOf(numbers.onTile()));
        }
    }

    private void writeUnlessEqual(String key, double value, double standard) throws IOException {
        if (value != standard) {
            JsonNumbers.write(out, key, value);
        }
    }
}
