package leapsmith.levels.format;

import java.util.List;

/** A format of other programs with its names. */
abstract class NamedFormat implements ExternalFormat {
    private final String id;
    private final String title;
    private final List<String> extensions;

    NamedFormat(String id, String title, String... extensions) {
        this.id = id;
        this.title = title;
        this.extensions = List.of(extensions);
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
