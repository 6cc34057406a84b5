package leapsmith.editor.settings;

import java.util.Locale;

/** The choice of a language. */
public enum Language {
    /** That of the desktop, or English if there is no translation. */
    SYSTEM,
    ENGLISH,
    GERMAN;

    /** The locale of the texts. */
    public Locale locale() {
        return switch (this) {
            case SYSTEM -> Locale.getDefault();
            case ENGLISH -> Locale.ENGLISH;
            case GERMAN -> Locale.GERMAN;
        };
    }
}
