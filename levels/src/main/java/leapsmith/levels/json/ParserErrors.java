package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import leapsmith.levels.model.Limits;

/** Translates the errors of the JSON parser, so that they say in plain words where and what is wrong. */
final class ParserErrors {
    private static final FilePlace START = new FilePlace(1, 1, "");

    private final JsonTokens tokens;
    private final JsonParser parser;
    private final RecentText text;

    ParserErrors(JsonTokens tokens, JsonParser parser, RecentText text) {
        this.tokens = tokens;
        this.parser = parser;
        this.text = text;
    }

    /** The error of the first token. If the text is not JSON from its start, it names the expected format. */
    LevelFormatException atStart(JsonProcessingException e, String expected) {
        if (e instanceof JsonEOFException || e instanceof StreamConstraintsException || isConflict(e)) {
            return of(e, false);
        }
        boolean xml = e.getLocation() != null && text.at(e.getLocation().getCharOffset()) == '<';
        return tokens.wrong(START, expected, xml ? "XML" : "text that is not JSON");
    }

    private FilePlace placeOf(JsonProcessingException e) {
        return tokens.place(e.getLocation() == null ? parser.currentLocation() : e.getLocation(), 0);
    }

    /**
     * The error of a token.
     *
     * @param inValue whether the token is a text or number whose rest was being read
     */
    LevelFormatException of(JsonProcessingException e, boolean inValue) {
        FilePlace place = placeOf(e);
        if (e instanceof JsonEOFException) {
            return tokens.wrong(place, "the rest of the document", "the end of the file");
        }
        JsonLocation location = e.getLocation();
        if (e instanceof StreamConstraintsException) {
            return tooLong(place, inValue);
        }
        if (location == null) {
            return tokens.wrong(place, "valid JSON", "other text");
        }
        if (isConflict(e)) {
            FilePlace line = new FilePlace(place.line(), 1, "");
            return tokens.error(line, "This line is a git conflict marker. Resolve the merge conflict first.");
        }
        SyntaxError error = SyntaxError.at(location.getCharOffset(), text, parser, inValue);
        return tokens.wrong(
                new FilePlace(place.line(), place.column() + error.shift(), place.path()),
                error.expected(),
                error.found());
    }

    private boolean isConflict(JsonProcessingException e) {
        text.readAhead();
        return e.getLocation() != null
                && ConflictMarker.isAt(text, e.getLocation().getCharOffset());
    }

    /** The error of a number, text or key that is too long; the parser reports it at its end. */
    private LevelFormatException tooLong(FilePlace end, boolean inValue) {
        long offset = parser.currentLocation().getCharOffset();
        int length = 0;
        while (!inValue && isNumberPart(text.at(offset - 1 - length))) {
            length++;
        }
        if (length > 0) {
            FilePlace start = new FilePlace(end.line(), end.column() - length, end.path());
            return tokens.error(
                    start, "This number is too long: at most " + Limits.MAX_NUMBER + " characters are allowed.");
        }
        return inValue
                ? tokens.error(end, "This text is too long: at most " + Limits.MAX_TEXT + " characters are allowed.")
                : tokens.error(end, "This key is too long: at most " + Limits.MAX_KEY + " characters are allowed.");
    }

    private static boolean isNumberPart(int unit) {
        return unit >= 0 && "0123456789+-.eE".indexOf(unit) >= 0;
    }
}
