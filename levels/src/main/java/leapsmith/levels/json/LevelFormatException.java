package leapsmith.levels.json;

import java.io.IOException;
import leapsmith.levels.model.Message;

/**
 * Thrown when a level or a replay can't be read: says the file, the place and what is wrong there. The message is one
 * line in English, such as {@code first.level.json:12:20: characters[0].x: expected a number, found "left"}.
 */
public final class LevelFormatException extends IOException {
    private static final long serialVersionUID = 1;

    private final String file;
    private final transient FilePlace place;
    private final transient Message text;

    /**
     * An error in a file.
     *
     * @param file name of the file or source
     * @param place where it is
     * @param text what is wrong there
     */
    public LevelFormatException(String file, FilePlace place, Message text) {
        super(message(file, place, text));
        this.file = file;
        this.place = place;
        this.text = text;
    }

    /** An error for a file that can't be read at all; the text is a sentence with its name. */
    LevelFormatException(String file, Message sentence, IOException cause) {
        super(oneLine(sentence.english()), cause);
        this.file = file;
        place = FilePlace.NONE;
        text = sentence;
    }

    /**
     * {@return an error for something other than what was expected}
     *
     * @param file name of the file or source
     * @param place where it is
     * @param expected what should be there
     * @param found what is there instead
     */
    public static LevelFormatException wrong(String file, FilePlace place, Message expected, Message found) {
        return new LevelFormatException(file, place, Message.of("file.expected", expected, found));
    }

    /** {@return the name of the file or source} */
    public String file() {
        return file;
    }

    /** {@return the line, from 1; 0 if the error has no place in the file} */
    public int line() {
        return place.line();
    }

    /** {@return the column in UTF-16 units, from 1; 0 if the error has no place in the file} */
    public int column() {
        return place.column();
    }

    /** {@return the path in the document, such as {@code characters[0].x}; empty for the document itself} */
    public String path() {
        return place.path();
    }

    /** {@return what is wrong, without the place, such as {@code expected a number, found "left"}} */
    public Message text() {
        return text;
    }

    /** {@return what is wrong, without the place, in English on one line} */
    public String reason() {
        return oneLine(text.english());
    }

    private static String message(String file, FilePlace place, Message text) {
        String start = file + (place.line() > 0 ? ":" + place.line() + ":" + place.column() : "");
        return oneLine(start + ": " + (place.path().isEmpty() ? "" : place.path() + ": ") + text.english());
    }

    private static String oneLine(String text) {
        return text.replaceAll("[\\p{Cntrl}\\s]+", " ");
    }
}
