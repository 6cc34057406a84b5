package leapsmith.editor.folder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** The trash of the desktop, from which the user can restore files. */
@FunctionalInterface
public interface Trash {
    /**
     * Moves a file to the trash.
     *
     * @throws IOException if there is no trash for this file, or it can't be moved there; the file is unchanged then
     */
    void move(Path file) throws IOException;

    /**
     * The trash of a platform.
     *
     * @param osName as the system property {@code os.name} has it
     */
    static Trash of(String osName, Map<String, String> environment, Path home) {
        String os = osName.toLowerCase(Locale.ROOT);
        if (os.startsWith("windows") || os.startsWith("mac")) {
            return Trash::moveByDesktop;
        }
        return new FreedesktopTrash(environment, home);
    }

    private static void moveByDesktop(Path file) throws IOException {
        try {
            if (!java.awt.Desktop.getDesktop().moveToTrash(file.toFile())) {
                throw new IOException(file + " could not be moved to the trash");
            }
        } catch (UnsupportedOperationException | IllegalArgumentException e) {
            throw new IOException("There is no trash for " + file, e);
        }
    }
}
