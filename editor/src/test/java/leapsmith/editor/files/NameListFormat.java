package leapsmith.editor.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.imports.Maps;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.format.Export;
import leapsmith.levels.format.Export.ExportedFile;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Severity;

/** A format of another program: a file with the name of a map in each line; a second file is written beside it. */
public final class NameListFormat implements ExternalFormat {
    private final List<Finding> lost = new ArrayList<>();

    public void lose(String what) {
        lost.add(Finding.of(Severity.WARNING, "lost-test").withText(Message.literal("No " + what + ".")));
    }

    @Override
    public String id() {
        return "names";
    }

    @Override
    public String title() {
        return "Names";
    }

    @Override
    public List<String> extensions() {
        return List.of(".names");
    }

    @Override
    public boolean matches(String head) {
        return false;
    }

    @Override
    public ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        if (text.startsWith("?")) {
            throw LevelFormatException.wrong(
                    sourceName, new FilePlace(1, 1, ""), Message.literal("a name"), Message.literal("?"));
        }
        return Maps.project(text.lines().toArray(String[]::new));
    }

    @Override
    public Export export(Level level, String fileName) {
        String stem = fileName.substring(0, fileName.lastIndexOf('.'));
        return new Export(
                List.of(text(stem + ".tiles", "tiles of " + level.name()), text(fileName, level.name())), lost);
    }

    private static ExportedFile text(String name, String text) {
        return new ExportedFile(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
