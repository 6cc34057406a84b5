package leapsmith.levels.fuzz;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import leapsmith.levels.external.RelatedFiles;

/**
 * A file and those that it names as one array of bytes, so that a fuzzer can change all of them. Each further file
 * begins with a line {@code @@@ name}.
 */
final class FileBundle implements RelatedFiles {
    private static final byte[] MARK = "\n@@@ ".getBytes(StandardCharsets.UTF_8);

    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final byte[] main;

    FileBundle(byte[] bytes) {
        int end = next(bytes, 0);
        main = Arrays.copyOf(bytes, end);
        while (end < bytes.length) {
            int from = end + MARK.length;
            end = next(bytes, from);
            int name = from;
            while (name < end && bytes[name] != '\n') {
                name++;
            }
            files.put(
                    new String(bytes, from, name - from, StandardCharsets.UTF_8),
                    Arrays.copyOfRange(bytes, Math.min(name + 1, end), end));
        }
    }

    /** The start of the next mark, or the end. */
    private static int next(byte[] bytes, int from) {
        for (int i = from; i + MARK.length <= bytes.length; i++) {
            if (Arrays.equals(bytes, i, i + MARK.length, MARK, 0, MARK.length)) {
                return i;
            }
        }
        return bytes.length;
    }

    /** The bytes of a file and those that it names. */
    static byte[] of(String main, Map<String, String> files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(main.getBytes(StandardCharsets.UTF_8));
        files.forEach((name, text) -> {
            bytes.writeBytes(MARK);
            bytes.writeBytes((name + '\n' + text).getBytes(StandardCharsets.UTF_8));
        });
        return bytes.toByteArray();
    }

    /** The file that names the others. */
    InputStream main() {
        return new ByteArrayInputStream(main);
    }

    @Override
    public InputStream open(String path) throws FileNotFoundException {
        byte[] file = files.get(path);
        if (file == null) {
            throw new FileNotFoundException("file not found: " + path);
        }
        return new ByteArrayInputStream(file);
    }

    @Override
    public RelatedFiles besides(String path) {
        return this;
    }
}
