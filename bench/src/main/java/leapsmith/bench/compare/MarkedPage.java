package leapsmith.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A Markdown page with generated parts: the text between two marks is replaced. */
final class MarkedPage {
    private final Path file;

    MarkedPage(Path file) {
        this.file = file;
    }

    /**
     * Replaces the text between the marks {@code <!-- NAME: begin -->} and {@code <!-- NAME: end -->}.
     *
     * @throws IOException if the page can't be read or written, or doesn't have the marks
     */
    void replace(String name, String text) throws IOException {
        String page = Files.readString(file);
        String begin = "<!-- " + name + ": begin -->";
        String end = "<!-- " + name + ": end -->";
        int from = page.indexOf(begin);
        int to = page.indexOf(end);
        if (from < 0 || to < from) {
            throw new IOException(file + " has no marks " + begin + " and " + end);
        }
        Files.writeString(file, page.substring(0, from + begin.length()) + "\n" + text + page.substring(to));
    }
}
