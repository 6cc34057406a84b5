package leapsmith.levels.json;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The schemas of the formats, for tests. */
final class Schemas {
    private static final String LEVEL_ID = "urn:leapsmith:level:2";

    private static final Schema LEVEL = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(text(LevelFormat.openSchema()), InputFormat.JSON);
    private static final Schema REPLAY = SchemaRegistry.withDefaultDialect(
                    SpecificationVersion.DRAFT_2020_12,
                    builder -> builder.schemas(Map.of(LEVEL_ID, text(LevelFormat.openSchema()))))
            .getSchema(text(ReplayFormat.openSchema()), InputFormat.JSON);

    private static final Schema THEME = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(text(ThemeFormat.openSchema()), InputFormat.JSON);

    private Schemas() {}

    /** The errors of a level by the schema. */
    static List<Error> levelErrors(String json) {
        return LEVEL.validate(json, InputFormat.JSON);
    }

    /** The errors of a replay by the schema. */
    static List<Error> replayErrors(String json) {
        return REPLAY.validate(json, InputFormat.JSON);
    }

    /** The errors of a theme by the schema. */
    static List<Error> themeErrors(String json) {
        return THEME.validate(json, InputFormat.JSON);
    }

    /** The text of a stream, which is closed. */
    static String text(InputStream stream) {
        try (InputStream in = stream) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
