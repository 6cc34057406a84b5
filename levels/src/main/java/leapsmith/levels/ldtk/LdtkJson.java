package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.OptionalInt;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.JsonInput.ElementReader;
import leapsmith.levels.json.JsonInput.Kind;
import leapsmith.levels.model.Message;

/** Values as LDtk writes them: most of them can be null, and keys come and go with its versions. */
final class LdtkJson {
    private static final int COLOR_LENGTH = 7;

    private LdtkJson() {}

    static boolean isNull(JsonInput in) throws IOException {
        return in.kind() == Kind.NULL;
    }

    /** A text, or the empty one for null. */
    static String text(JsonInput in, String expected) throws IOException {
        return isNull(in) ? "" : in.text(expected);
    }

    /** A whole number, or another one for null. */
    static int wholeNumber(JsonInput in, int from, int to, int ifNull) throws IOException {
        return isNull(in) ? ifNull : in.wholeNumber(from, to);
    }

    /** The UID of a definition; empty for null. */
    static OptionalInt uid(JsonInput in) throws IOException {
        return isNull(in) ? OptionalInt.empty() : OptionalInt.of(in.wholeNumber(Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    /** A color as {@code 0xRRGGBB}; empty for null and for a text that isn't a color. */
    static OptionalInt color(JsonInput in) throws IOException {
        String text = text(in, "file.color");
        if (text.length() != COLOR_LENGTH || text.charAt(0) != '#') {
            return OptionalInt.empty();
        }
        try {
            int rgb = Integer.parseInt(text, 1, COLOR_LENGTH, 16);
            return rgb < 0 ? OptionalInt.empty() : OptionalInt.of(rgb);
        } catch (NumberFormatException e) {
            return OptionalInt.empty();
        }
    }

    /** Reads the elements of an array; none for null. */
    static void array(JsonInput in, String expected, ElementReader elements) throws IOException {
        if (!isNull(in)) {
            in.array(expected, elements);
        }
    }

    /** Reads two numbers, such as {@code [x, y]}. */
    static double[] pair(JsonInput in, double max) throws IOException {
        double[] pair = new double[2];
        int[] count = new int[1];
        in.array("file.two-numbers", index -> {
            if (index > 1) {
                throw in.tooMany("file.two-numbers");
            }
            pair[index] = in.number(-max, max);
            count[0]++;
        });
        if (count[0] < 2) {
            throw in.wrong(Message.of("file.two-numbers"), Message.of("file.fewer"));
        }
        return pair;
    }
}
