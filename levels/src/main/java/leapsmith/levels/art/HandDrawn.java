package leapsmith.levels.art;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pictures of {@code pictures.txt}: each has its name after a number sign, and then rows of the palette letters of
 * {@link ArtStyle#color}, all of the same length. Pictures of the same name are a group. The group of the hero's poses has a
 * row of words and numbers for each frame instead.
 */
final class HandDrawn {
    private static final String FILE = "pictures.txt";
    private static final String NAME = "# ";
    private static final Map<String, List<List<String>>> GROUPS = read();

    private HandDrawn() {}

    private static Map<String, List<List<String>>> read() {
        Map<String, List<List<String>>> groups = new HashMap<>();
        try (InputStream in = HandDrawn.class.getResourceAsStream(FILE)) {
            String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
            List<String> rows = List.of();
            for (String line : text.lines().filter(it -> !it.isEmpty()).toList()) {
                if (line.startsWith(NAME)) {
                    rows = new ArrayList<>();
                    groups.computeIfAbsent(line.substring(NAME.length()), name -> new ArrayList<>())
                            .add(rows);
                } else {
                    rows.add(line);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return groups;
    }

    static Drawing picture(ArtStyle style, String name) {
        return Drawing.of(style, rows(name));
    }

    /** The pictures of a group, in the order of the file. */
    static List<Drawing> pictures(ArtStyle style, String name) {
        return group(name).stream()
                .map(rows -> Drawing.of(style, rows.toArray(String[]::new)))
                .toList();
    }

    /** The rows of a picture, or of poses. */
    static String[] rows(String name) {
        return group(name).get(0).toArray(String[]::new);
    }

    /** The rows of all pictures of a group. */
    static List<List<String>> group(String name) {
        return GROUPS.get(name);
    }
}
