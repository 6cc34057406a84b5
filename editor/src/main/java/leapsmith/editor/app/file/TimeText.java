package leapsmith.editor.app.file;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import leapsmith.editor.view.Texts;

/** Times as text, in the language of the window and the time zone of the machine. */
final class TimeText {
    private TimeText() {}

    /** Date and time with seconds. */
    static String text(Texts texts, Instant time) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
                .withLocale(texts.locale())
                .withZone(ZoneId.systemDefault())
                .format(time);
    }
}
