package leapsmith.editor.ui;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

/** Times as text, in the language of the window and the time zone of the machine. */
public final class TimeText {
    private TimeText() {}

    /** Date and time with seconds. */
    public static String text(Texts texts, Instant time) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
                .withLocale(texts.locale())
                .withZone(ZoneId.systemDefault())
                .format(time);
    }
}
