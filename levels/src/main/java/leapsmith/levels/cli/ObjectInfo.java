package leapsmith.levels.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.levels.model.EmitterNumbers;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.physics.body.Shape;

/** What is said of an object of a level, for programs and for people. */
final class ObjectInfo {
    private ObjectInfo() {}

    /** All that is known of it, with what its file left out. */
    static void put(LevelObject object, ObjectNode json) {
        json.put("id", object.id())
                .put("kind", object.kind())
                .put("x", object.x())
                .put("y", object.y())
                .put("width", object.width())
                .put("height", object.height());
        if (object instanceof PlacedCharacter character) {
            json.put("shape", KebabNames.nameOf(character.shape())).put("firm", character.firm());
        } else if (object instanceof Platform platform) {
            put(platform.path(), json);
        } else if (object instanceof Emitter emitter) {
            put(emitter.numbers(), json);
        }
    }

    private static void put(PlatformPath path, ObjectNode json) {
        ArrayNode stops = json.putArray("stops");
        for (PlatformPath.Stop stop : path.stops()) {
            stops.addObject().put("x", stop.x()).put("y", stop.y());
        }
        json.put("speed", path.speed()).put("loop", path.loop()).put("wait", path.waitTicks());
    }

    private static void put(EmitterNumbers numbers, ObjectNode json) {
        for (EmitterKey key : EmitterKey.values()) {
            if (key.isWhole()) {
                json.put(key.key(), numbers.whole(key));
            } else {
                json.put(key.key(), numbers.get(key));
            }
        }
        json.put("onTile", KebabNames.nameOf(numbers.onTile()));
    }

    /** One line. */
    static String line(LevelObject object) {
        return String.format(
                Locale.ROOT,
                "%-12s %-8s at %s, %s, %s x %s px%s",
                FailureText.oneLine(object.id()),
                FailureText.oneLine(object.kind()),
                JsonText.plain(object.x()),
                JsonText.plain(object.y()),
                JsonText.plain(object.width()),
                JsonText.plain(object.height()),
                more(object));
    }

    private static String more(LevelObject object) {
        if (object instanceof PlacedCharacter character) {
            return (character.shape() == Shape.BOX ? "" : ", " + KebabNames.nameOf(character.shape()))
                    + (character.firm() ? ", firm" : "");
        } else if (object instanceof Platform platform) {
            return more(platform.path());
        }
        return object instanceof Emitter emitter ? more(emitter.numbers()) : "";
    }

    private static String more(PlatformPath path) {
        if (path.stops().isEmpty()) {
            return "";
        }
        return ", " + (path.stops().size() + 1) + " stops" + (path.loop() ? " in a loop" : "") + ", "
                + JsonText.plain(path.speed()) + " px/s";
    }

    private static String more(EmitterNumbers numbers) {
        int count = numbers.whole(EmitterKey.COUNT);
        return ", " + count + (count == 1 ? " bullet" : " bullets") + " every " + numbers.whole(EmitterKey.INTERVAL)
                + " ticks to " + JsonText.plain(numbers.get(EmitterKey.DIRECTION)) + " degrees, "
                + JsonText.plain(numbers.get(EmitterKey.SPEED)) + " px/s";
    }
}
