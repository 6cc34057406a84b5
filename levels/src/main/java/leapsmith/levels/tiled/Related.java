package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.model.Message;

/** The files that a file names, each read once. */
final class Related {
    private final RelatedFiles files;
    private final String map;
    private final Map<String, Element> read = new HashMap<>();
    private PropertyClasses classes;

    /** The files that the opened file names. */
    Related(RelatedFiles files) {
        this(files, "");
    }

    private Related(RelatedFiles files, String map) {
        this.files = files;
        this.map = map;
    }

    /** The files that a map of the opened world names. */
    static Related ofMap(RelatedFiles files, String map) {
        return new Related(files.besides(map), map);
    }

    /** The path of a file relative to the opened file, of which this may be a map. */
    String fromOpened(String from, String path) {
        return resolve(map, resolve(from, path));
    }

    /** The classes of the project; none with a finding if its file can't be read. */
    PropertyClasses classes(Findings findings) {
        if (classes == null) {
            classes = PropertyClasses.NONE;
            try (InputStream in = files.openTiledProject().orElse(null)) {
                classes = in == null ? classes : PropertyClasses.read(in, "*.tiled-project");
            } catch (IOException e) {
                findings.warn("tiled-project", e.getMessage());
            }
        }
        return classes;
    }

    record Document(Element root, String path) {}

    /**
     * Reads a file.
     *
     * @param from path of the file that names it; empty for the map's own
     * @param path as that file gives it
     * @param kind what its root element must be
     * @throws IOException if it is missing, refused, not valid or of another kind; the message says why
     */
    Document read(String from, String path, String kind) throws IOException {
        String resolved = resolve(from, path);
        Element root = read.get(resolved);
        if (root == null) {
            try (InputStream in = files.open(resolved)) {
                root = Syntax.read(in, path);
            }
            read.put(resolved, root);
        }
        if (!root.name().equals(kind)) {
            throw new IOException(path + " is not a " + kind);
        }
        return new Document(root, resolved);
    }

    /** Reads the file of a template, which has an object. */
    Document template(String from, String path) throws IOException {
        Document file = read(from, path, "template");
        if (file.root().child("object").isEmpty()) {
            throw file.root().wrong(Message.of("file.object"), Message.of("file.none"));
        }
        return file;
    }

    /** A path relative to the map's folder, without unneeded steps, so that the same file has the same path. */
    static String resolve(String from, String path) {
        String to = path.replace('\\', '/');
        if (to.startsWith("/") || from.lastIndexOf('/') < 0) {
            return normalize(to);
        }
        return normalize(from.substring(0, from.lastIndexOf('/') + 1) + to);
    }

    private static String normalize(String path) {
        Deque<String> steps = new ArrayDeque<>();
        for (String step : path.split("/", -1)) {
            if (step.equals("..")
                    && !steps.isEmpty()
                    && !steps.peekLast().equals("..")
                    && !steps.peekLast().isEmpty()) {
                steps.removeLast();
            } else if (!step.equals(".")) {
                steps.addLast(step);
            }
        }
        return String.join("/", steps);
    }

    /** The name of a file without its folder and its last extension. */
    static String stem(String path) {
        String file = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        return file.lastIndexOf('.') > 0 ? file.substring(0, file.lastIndexOf('.')) : file;
    }
}
