package leapsmith.editor.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The outcome of a command as a JUnit XML report, which build servers show: a test case for each file. It has no times,
 * so that equal outcomes give equal reports.
 */
final class JunitReport {
    private record Case(String name, String element, String message) {}

    private final String suite;
    private final List<Case> cases = new ArrayList<>();

    JunitReport(String suite) {
        this.suite = suite;
    }

    /** Adds a file with its problems, one per line; it passed if there are none. */
    void add(String name, List<String> problems) {
        cases.add(new Case(name, problems.isEmpty() ? "" : "failure", String.join("\n", problems)));
    }

    /** Adds a file that could not be read or run. */
    void error(String name, String message) {
        cases.add(new Case(name, "error", message));
    }

    /** Writes the report as UTF-8, and leaves the stream open. */
    void write(OutputStream out) throws IOException {
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        xml.append("<testsuite name=\"").append(escaped(suite));
        xml.append("\" tests=\"").append(cases.size());
        xml.append("\" failures=\"").append(count("failure"));
        xml.append("\" errors=\"").append(count("error")).append("\" skipped=\"0\">\n");
        for (Case one : cases) {
            xml.append("  <testcase classname=\"").append(escaped(suite));
            xml.append("\" name=\"").append(escaped(one.name));
            if (one.element.isEmpty()) {
                xml.append("\"/>\n");
                continue;
            }
            String first = one.message.lines().findFirst().orElse("");
            xml.append("\">\n    <").append(one.element);
            xml.append(" message=\"").append(escaped(first)).append("\">");
            xml.append(escaped(one.message));
            xml.append("</").append(one.element).append(">\n  </testcase>\n");
        }
        out.write(xml.append("</testsuite>\n").toString().getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private long count(String element) {
        return cases.stream().filter(one -> one.element.equals(element)).count();
    }

    /** Escapes text for XML 1.0, which does not allow most control characters. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> {
                    boolean allowed =
                            c >= ' ' && c < 0xD800 || c == '\n' || c == '\t' || c >= 0xE000 && c < 0xFFFE || c > 0xFFFF;
                    escaped.appendCodePoint(allowed ? c : '?');
                }
            }
        });
        return escaped.toString();
    }
}
