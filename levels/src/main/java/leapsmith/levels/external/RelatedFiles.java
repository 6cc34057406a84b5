package leapsmith.levels.external;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** The files that a map names, such as its tilesets, templates and levels. */
public interface RelatedFiles {
    /** No files: a map from a stream that lies nowhere. */
    RelatedFiles NONE = new RelatedFiles() {
        @Override
        public InputStream open(String path) throws IOException {
            throw new IOException("a map from a stream can't name other files: " + path);
        }

        @Override
        public RelatedFiles besides(String path) {
            return this;
        }
    };

    /**
     * Opens a file.
     *
     * @param path as the map gives it, relative to the map
     * @return its content, to be closed by the caller
     * @throws FileNotFoundException if it is missing; the message names it
     * @throws IOException if it can't be read, or lies outside the project; the message says which file and why
     */
    InputStream open(String path) throws IOException;

    /**
     * {@return the names of the files in the folder of the map; none if they aren't known}
     *
     * @throws IOException if the folder can't be read
     */
    default List<String> besideMap() throws IOException {
        return List.of();
    }

    /**
     * Opens the project of Tiled that the map belongs to.
     *
     * @return its content, to be closed by the caller; empty if there is none
     * @throws IOException if it can't be read
     */
    default Optional<InputStream> openTiledProject() throws IOException {
        return Optional.empty();
    }

    /**
     * {@return the files that one of these files names}
     *
     * @param path of that file, as {@link #open} takes it; what it names is relative to it
     */
    RelatedFiles besides(String path);
}
