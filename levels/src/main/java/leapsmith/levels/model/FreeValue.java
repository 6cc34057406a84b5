package leapsmith.levels.model;

import java.util.Objects;
import java.util.regex.Pattern;

/**
 * The value of a free property of a level, an object or a tile kind. {@link RawMembers} hold it as JSON text: {@link #of}
 * reads that text, and {@link #json} writes it.
 */
public sealed interface FreeValue {
    /** {@return the value as JSON text on one line} */
    String json();

    /**
     * A number, with its digits as written.
     *
     * @param digits a JSON number, such as {@code 1.50} or {@code -2e3}
     */
    record OfNumber(String digits) implements FreeValue {
        private static final Pattern JSON = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

        /**
         * Checks the values.
         *
         * @throws IllegalArgumentException if the digits aren't a JSON number or exceed {@link Limits#MAX_NUMBER}
         */
        public OfNumber {
            if (!isNumber(digits)) {
                throw new IllegalArgumentException("not a number: " + digits);
            }
        }

        /**
         * {@return whether a text can be the digits}
         *
         * @param text any text
         */
        public static boolean isNumber(String text) {
            return text.length() <= Limits.MAX_NUMBER && JSON.matcher(text).matches();
        }

        @Override
        public String json() {
            return digits;
        }
    }

    /**
     * A text that isn't a color; {@link FreeValue#ofText} decides.
     *
     * @param text of at most {@link Limits#MAX_TEXT} UTF-16 units
     */
    record OfText(String text) implements FreeValue {
        /**
         * Checks the values.
         *
         * @throws IllegalArgumentException if the text is a color, too long or not well-formed Unicode
         */
        public OfText {
            if (OfColor.isColor(text)) {
                throw new IllegalArgumentException("text is a color: " + text);
            }
            if (text.length() > Limits.MAX_TEXT || text.codePoints().anyMatch(OfText::isSurrogate)) {
                throw new IllegalArgumentException(
                        "text is longer than " + Limits.MAX_TEXT + ", or not well-formed Unicode");
            }
        }

        private static boolean isSurrogate(int codePoint) {
            return Character.getType(codePoint) == Character.SURROGATE;
        }

        @Override
        public String json() {
            return JsonQuotes.quote(text);
        }
    }

    /**
     * Yes or no.
     *
     * @param isSet true for yes
     */
    record OfFlag(boolean isSet) implements FreeValue {
        @Override
        public String json() {
            return Boolean.toString(isSet);
        }
    }

    /**
     * A color: in JSON a text such as {@code "#cc3333"}, or {@code "#cc333380"} if it isn't opaque.
     *
     * @param rgb {@code 0xRRGGBB}
     * @param alpha from 0, transparent, to 255, opaque
     */
    record OfColor(int rgb, int alpha) implements FreeValue {
        private static final Pattern HEX = Pattern.compile("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?");
        private static final int OPAQUE = 0xFF;

        /**
         * Checks the values.
         *
         * @throws IllegalArgumentException if the color has more than 24 bits, or alpha more than 8
         */
        public OfColor {
            if (rgb >>> 24 != 0 || alpha >>> 8 != 0) {
                throw new IllegalArgumentException("rgb is 0x" + Integer.toHexString(rgb) + " and alpha " + alpha
                        + ", not from 0 to 0xffffff and from 0 to 255");
            }
        }

        /**
         * An opaque color.
         *
         * @param rgb {@code 0xRRGGBB}
         */
        public OfColor(int rgb) {
            this(rgb, OPAQUE);
        }

        private static boolean isColor(String text) {
            return HEX.matcher(text).matches();
        }

        private static OfColor parse(String text) {
            int alpha = text.length() == 7 ? OPAQUE : Integer.parseInt(text, 7, 9, 16);
            return new OfColor(Integer.parseInt(text, 1, 7, 16), alpha);
        }

        /** {@return whether nothing shows through} */
        public boolean isOpaque() {
            return alpha == OPAQUE;
        }

        /** {@return the color as text, such as {@code #cc3333}} */
        public String text() {
            String opaque = String.format("#%06x", rgb);
            return isOpaque() ? opaque : opaque + String.format("%02x", alpha);
        }

        @Override
        public String json() {
            return JsonQuotes.quote(text());
        }
    }

    /**
     * Anything else, such as an array or {@code null}. It is kept as it is.
     *
     * @param json one JSON value on one line
     */
    record OfJson(String json) implements FreeValue {
        /** Checks the values. */
        public OfJson {
            Objects.requireNonNull(json);
        }
    }

    /**
     * {@return the value that one well-formed JSON value stands for}
     *
     * @param json one well-formed JSON value
     */
    static FreeValue of(String json) {
        if (json.equals("true") || json.equals("false")) {
            return new OfFlag(json.equals("true"));
        }
        if (json.startsWith("\"")) {
            return ofText(JsonQuotes.unquote(json));
        }
        return OfNumber.isNumber(json) ? new OfNumber(json) : new OfJson(json);
    }

    /**
     * {@return the value of a text: a color if it is written like one}
     *
     * @param text any well-formed text
     * @throws IllegalArgumentException as for {@link OfText}
     */
    static FreeValue ofText(String text) {
        return OfColor.isColor(text) ? OfColor.parse(text) : new OfText(text);
    }

    /**
     * {@return whether a text can be the name of a property: 1 to {@link Limits#MAX_PROPERTY_NAME} characters, not all
     * blank}
     *
     * @param text any text
     */
    static boolean isName(String text) {
        return !text.isBlank()
                && text.codePointCount(0, text.length()) <= Limits.MAX_PROPERTY_NAME
                && text.codePoints().allMatch(LegendEntry::isSymbol);
    }
}
