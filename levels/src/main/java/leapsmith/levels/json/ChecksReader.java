package leapsmith.levels.json;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.levels.model.CheckSettings;

/** Reads which rules are not checked in a level. */
final class ChecksReader {
    private final JsonInput in;
    private final UnknownKeysReader unknownKeys = new UnknownKeysReader();
    private final Set<String> off = new TreeSet<>();

    private ChecksReader(JsonInput in) {
        this.in = in;
    }

    static CheckSettings read(JsonInput in) throws IOException {
        ChecksReader reader = new ChecksReader(in);
        in.object("an object with the rules that are off", reader::readMember);
        return new CheckSettings(reader.off, reader.unknownKeys.unknownKeys());
    }

    private void readMember(String key) throws IOException {
        if (key.equals("off")) {
            in.array("a list of rules", index -> off.add(in.text("the name of a rule")));
        } else {
            unknownKeys.read(key, in);
        }
    }
}
