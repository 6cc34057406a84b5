package leapsmith.levels.ldtk;

import java.io.IOException;
import leapsmith.levels.json.JsonOutput;

/** A layer as it is written: once as a definition, and once in the level. */
interface WrittenLayer {
    void writeDefinition(JsonOutput out) throws IOException;

    void writeInstance(JsonOutput out, int levelUid) throws IOException;
}
