package leapsmith.levels.json;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import leapsmith.levels.model.Extras;

/** Collects the unknown keys of one object in the order of the file. */
final class ExtrasReader {
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
    Extras extras() {
        return values == null ? Extras.EMPTY : Extras.of(values);
    }

    /** Reads a whole object of free keys. */
    static Extras readObject(JsonInput in) throws IOException {
        ExtrasReader reader = new ExtrasReader();
        in.object("an object", key -> reader.read(key, in));
        return reader.extras();
    }
}
