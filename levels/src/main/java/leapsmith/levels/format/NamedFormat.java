package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.RelatedFiles;

/** A format of other programs with its names and its reader. */
abstract class NamedFormat implements ExternalFormat {
    private final Reader reader;
    private final String id;
    private final String title;
    private final List<String> extensions;

    /** Reads maps, as {@link ExternalFormat#read} does. */
    interface Reader {
        ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException;
    }

    NamedFormat(Reader reader, String id, String title, String... extensions) {
        this.reader = reader;
        this.id = id;
        this.title = title;
        this.extensions = List.of(extensions);
    }

    @Override
    public final ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        return reader.read(in, sourceName, related);
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final List<String> extensions() {
        return extensions;
    }
}
