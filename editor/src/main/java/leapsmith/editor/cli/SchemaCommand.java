package leapsmith.editor.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.model.KebabNames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        description = "Prints the JSON Schema of levels, replays, themes, kinds files or import profiles.",
        footer = {"", "Example:", "  leapsmith schema level > level.schema.json"})
final class SchemaCommand extends CliCommand {
    private enum Kind {
        LEVEL(LevelFormat::openSchema),
        REPLAY(ReplayFormat::openSchema),
        THEME(ThemeFormat::openSchema),
        KINDS(KindsFile::openSchema),
        PROFILE(ProfileFormat::openSchema);

        private final Supplier<InputStream> schema;

        Kind(Supplier<InputStream> schema) {
            this.schema = schema;
        }

        @Override
        public String toString() {
            return KebabNames.nameOf(this);
        }
    }

    @Parameters(paramLabel = "KIND", description = "level, replay, theme, kinds or profile.")
    private Kind kind;

    @Override
    public Integer call() throws IOException {
        try (InputStream schema = kind.schema.get()) {
            out().print(new String(schema.readAllBytes(), StandardCharsets.UTF_8));
        }
        return ExitStatus.FINE;
    }
}
