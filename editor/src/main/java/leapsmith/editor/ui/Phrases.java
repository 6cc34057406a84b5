package leapsmith.editor.ui;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Translates the phrases in which the readers of files say what is wrong. Those are in English; a file like {@code
 * phrases_de.txt} has a line for each with its translation. Both may contain placeholders, such as <code>{0}</code>.
 */
public final class Phrases {
    private static final String SEPARATOR = " = ";
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)\\}");

    private final List<Phrase> phrases;

    /** The phrases in the language of {@code locale}; without a translation they stay English. */
    public Phrases(Locale locale) {
        phrases = read("phrases_" + locale.getLanguage() + ".txt");
    }

    private record Phrase(Pattern english, String translation) {
        static Phrase of(String line) {
            int end = line.indexOf(SEPARATOR);
            StringBuilder english = new StringBuilder();
            Matcher placeholder = PLACEHOLDER.matcher(line).region(0, end);
            int from = 0;
            while (placeholder.find()) {
                english.append(Pattern.quote(line.substring(from, placeholder.start())))
                        .append("(?<p")
                        .append(placeholder.group(1))
                        .append(">.+)");
                from = placeholder.end();
            }
            english.append(Pattern.quote(line.substring(from, end)));
            return new Phrase(Pattern.compile(english.toString()), line.substring(end + SEPARATOR.length()));
        }
    }

    private static List<Phrase> read(String name) {
        List<Phrase> found = new ArrayList<>();
        try (InputStream in = Phrases.class.getResourceAsStream(name)) {
            if (in == null) {
                return List.of();
            }
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Phrase::of)
                    .forEach(found::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(found);
    }

    /** {@return the translation of a phrase; the phrase itself if there is none} */
    public String translate(String phrase) {
        for (Phrase known : phrases) {
            Matcher matcher = known.english.matcher(phrase);
            if (matcher.matches()) {
                return PLACEHOLDER
                        .matcher(known.translation)
                        .replaceAll(place -> Matcher.quoteReplacement(translate(matcher.group("p" + place.group(1)))));
            }
        }
        return phrase;
    }
}
