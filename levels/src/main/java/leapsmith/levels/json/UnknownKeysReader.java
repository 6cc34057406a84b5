package leapsmith.levels.json;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import leapsmith.levels.model.RawMembers;

/** Collects the unknown keys of one object in the order of the file. */
final class UnknownKeysReader {
    private Map<String, String> values;

    /** Adds the key whose value starts at the current token. */
    void read(String key, JsonInput in) throws IOException {
        if (values == null) {
            values = new LinkedHashMap<>();
        }
        in.keepKey(key);
        values.put(key, KeptJson.read(in));
    }

    /** The keys added so far. */
    RawMembers unknownKeys() {
        return values == null ? RawMembers.EMPTY : RawMembers.of(values);
    }

    /** Reads a whole object of free keys. */
    static RawMembers readObject(JsonInput in) throws IOException {
        UnknownKeysReader reader = new UnknownKeysReader();
        in.object("an object", key -> reader.read(key, in));
        return reader.unknownKeys();
    }
}
