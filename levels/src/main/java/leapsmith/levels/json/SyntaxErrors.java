package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.util.regex.Pattern;
import leapsmith.levels.model.Message;

/** What is wrong with text that the JSON parser refuses, in the words of the parser. */
final class SyntaxErrors {
    static final String SYNTAX = "file.syntax";

    static final Message CONFLICT = Message.of("file.conflict-marker");

    /** What the parser adds to its words that only a programmer understands. */
    private static final Pattern FOR_PROGRAMMERS = Pattern.compile(
            ", from `[^`]*`|: enable `[^`]*` to allow"
                    + "| ?\\((start marker at|for \\w+ starting at|not recognized as one since) .*|\\s+$",
            Pattern.DOTALL);

    private SyntaxErrors() {}

    /**
     * What is wrong.
     *
     * @param parser has just thrown the error
     * @param rest what it hasn't read yet
     */
    static Message text(JsonProcessingException e, JsonParser parser, Reader rest) {
        if (e instanceof JsonEOFException) {
            return Message.of("file.expected", Message.of("file.rest"), Message.of("file.end"));
        }
        for (char sign : new char[] {'<', '=', '>', '|'}) {
            if (isAt(sign, e) && isConflictMarker(sign, e, parser, rest)) {
                return CONFLICT;
            }
        }
        String words = FOR_PROGRAMMERS.matcher(e.getOriginalMessage()).replaceAll("");
        return Message.of(e instanceof StreamConstraintsException ? "file.beyond-limit" : SYNTAX, words);
    }

    /** Whether an error is at a sign where there may be none of its sort. */
    static boolean isAt(char sign, JsonProcessingException e) {
        return e.getOriginalMessage().startsWith("Unexpected character ('" + sign + "'");
    }

    /** Whether a sign begins a line with seven of it, with which git marks a conflict. */
    private static boolean isConflictMarker(char sign, JsonProcessingException e, JsonParser parser, Reader rest) {
        if (e.getLocation() == null || e.getLocation().getColumnNr() != 1) {
            return false;
        }
        StringWriter after = new StringWriter();
        try {
            parser.releaseBuffered(after);
            for (int unit = 0; unit >= 0 && after.getBuffer().length() < 7; ) {
                unit = rest.read();
                if (unit >= 0) {
                    after.write(unit);
                }
            }
        } catch (IOException unreadable) {
            return false;
        }
        return after.toString().matches("(?s)[" + sign + "]{6}([ \\r\\n].*)?");
    }
}
