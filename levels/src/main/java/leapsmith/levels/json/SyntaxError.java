package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;

/**
 * Describes a syntax error in JSON, from the characters around it and the state of the parser; the messages of the
 * parser are not used.
 *
 * @param shift columns from the reported place to the start of the error, 0 or less
 * @param expected what should be there
 * @param found what is there
 */
record SyntaxError(int shift, String expected, String found) {
    private static final int MAX_WORD = 40;
    private static final int HEX_DIGITS = 4;
    private static final String VALUE = "a JSON value";
    private static final String KEY = "a key in double quotes";

    /**
     * The error at an offset.
     *
     * @param parser in its state after the error
     * @param inValue whether the parser was in the text of a value
     */
    static SyntaxError at(long offset, RecentText text, JsonParser parser, boolean inValue) {
        return new Finder(offset, text, parser).find(inValue);
    }

    private record Finder(long offset, RecentText text, JsonParser parser) {
        SyntaxError find(boolean inValue) {
            int sign = text.characterAt(offset);
            int before = text.at(offset - 1);
            if (sign < 0) {
                return new SyntaxError(0, "valid JSON", "other text");
            }
            if (isControl(before)) {
                return new SyntaxError(-1, "no control characters between values", shown(before));
            }
            // A backslash outside of texts would itself be the error.
            SyntaxError escape = inEscape(sign);
            if (escape != null) {
                return escape;
            }
            // The parser reads a key together with the separator before it, and a number in an object together with its
            // key.
            boolean inKey = parser.getParsingContext().inObject() && parser.currentToken() != JsonToken.FIELD_NAME;
            if (sign < ' ' && (inValue || inKey || isControl(sign))) {
                return inText(sign);
            }
            SyntaxError number = inValue || inKey ? null : inNumber(sign, before);
            return number != null ? number : between(sign);
        }

        private SyntaxError inEscape(int sign) {
            int digits = 0;
            while (digits < HEX_DIGITS && isHex(text.at(offset - 1 - digits))) {
                digits++;
            }
            for (int i = digits; i >= 0; i--) {
                if (text.at(offset - 1 - i) == 'u' && isEscape(offset - 2 - i)) {
                    return new SyntaxError(0, "four hexadecimal digits after \\u", shown(sign));
                }
            }
            return isEscape(offset - 1)
                    ? new SyntaxError(-1, "an escape of JSON, such as \\n", "\\" + shown(sign))
                    : null;
        }

        /** Whether there is a backslash that isn't itself escaped. */
        private boolean isEscape(long at) {
            int count = 0;
            while (text.at(at - count) == '\\') {
                count++;
            }
            return count % 2 == 1;
        }

        private static SyntaxError inText(int sign) {
            return sign == '\n' || sign == '\r'
                    ? new SyntaxError(0, "a double quote at the end of the text", "the end of the line")
                    : new SyntaxError(0, String.format("\\u%04x for a control character", sign), shown(sign));
        }

        private SyntaxError inNumber(int sign, int before) {
            if (before == '-') {
                return new SyntaxError(0, "a digit", shown(sign));
            }
            if (isDigit(sign) && before == '+') {
                return new SyntaxError(-1, VALUE, "+");
            }
            if (isDigit(sign) && before == '0' && !isDigit(text.at(offset - 2))) {
                return new SyntaxError(-1, "a number without leading zeros", word(offset - 1));
            }
            if (!isDigit(before)) {
                return null;
            }
            int after = text.at(offset + 1);
            boolean signed = after == '+' || after == '-';
            boolean exponent = (sign == 'e' || sign == 'E') && !isDigit(signed ? text.at(offset + 2) : after);
            if (exponent && !isLetter(after) || sign == '.' && !isDigit(after)) {
                int skipped = signed && exponent ? 2 : 1;
                return new SyntaxError(0, "a digit after " + text(offset, skipped), shown(text.at(offset + skipped)));
            }
            return null;
        }

        /** An error between two tokens, or at a word that is no token. */
        private SyntaxError between(int sign) {
            long start = startOfWord(sign);
            String word = isLetter(text.at(start)) || text.at(start) == '-' ? word(start) : shown(sign);
            return new SyntaxError((int) (start - offset), expectedAt(start, sign), word);
        }

        /**
         * The start of a word that ends at the offset and is not a literal of JSON, such as NaN; else the offset
         * itself.
         */
        private long startOfWord(int sign) {
            if (isWordPart(sign)) {
                return offset;
            }
            long start = offset;
            while (offset - start < MAX_WORD && isWordPart(text.at(start - 1))) {
                start--;
            }
            String word = text(start, (int) (offset - start));
            boolean literal = word.equals("true") || word.equals("false") || word.equals("null");
            if (literal || start == offset || !isLetter(word.charAt(0))) {
                return offset;
            }
            return text.at(start - 1) == '-' || text.at(start - 1) == '+' ? start - 1 : start;
        }

        private String expectedAt(long start, int sign) {
            boolean inObject = parser.getParsingContext().inObject();
            boolean inArray = parser.getParsingContext().inArray();
            if (!inObject && !inArray) {
                return parser.currentToken() == null ? VALUE : "the end of the file";
            }
            int last = text.lastBefore(start);
            if (parser.currentToken() == JsonToken.FIELD_NAME) {
                return last == ':' ? VALUE : "a colon";
            }
            if (last == ',' || last == '{') {
                return inObject ? KEY : VALUE;
            }
            if (last == '[' || last == ':') {
                return VALUE;
            }
            String close = inObject ? "}" : "]";
            return sign == ']' || sign == '}' ? close : "a comma or " + close;
        }

        private String word(long start) {
            int count = 0;
            while (count < MAX_WORD && (isWordPart(text.at(start + count)) || count == 0)) {
                count++;
            }
            return text(start, count) + (isWordPart(text.at(start + count)) ? "..." : "");
        }

        private String text(long start, int count) {
            StringBuilder part = new StringBuilder();
            for (int i = 0; i < count && text.at(start + i) >= 0; i++) {
                part.append((char) text.at(start + i));
            }
            return part.toString();
        }
    }

    private static String shown(int sign) {
        if (sign < 0) {
            return "the end of the file";
        }
        boolean visible = sign > ' ' && sign < 0x7F || Character.isLetterOrDigit(sign);
        return visible
                ? Character.toString(sign)
                : sign == ' ' ? "a space" : String.format("the character U+%04X", sign);
    }

    private static boolean isBlank(int sign) {
        return sign == ' ' || sign == '\t' || sign == '\n' || sign == '\r';
    }

    private static boolean isControl(int sign) {
        return sign >= 0 && sign < ' ' && !isBlank(sign);
    }

    private static boolean isDigit(int sign) {
        return sign >= '0' && sign <= '9';
    }

    private static boolean isHex(int sign) {
        return Character.digit(sign, 16) >= 0;
    }

    private static boolean isLetter(int sign) {
        return sign >= 0 && Character.isLetter(sign);
    }

    private static boolean isWordPart(int sign) {
        return sign >= 0 && (Character.isLetterOrDigit(sign) || sign == '_');
    }
}
