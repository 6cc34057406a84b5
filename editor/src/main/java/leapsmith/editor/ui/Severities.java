package leapsmith.editor.ui;

import java.util.Locale;
import leapsmith.levels.model.Severity;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** The icon of each severity, with a style class for its color. */
public final class Severities {
    private Severities() {}

    public static Ikon icon(Severity severity) {
        return switch (severity) {
            case ERROR -> MaterialDesignA.ALERT_CIRCLE_OUTLINE;
            case WARNING -> MaterialDesignA.ALERT_OUTLINE;
            case HINT -> MaterialDesignL.LIGHTBULB_OUTLINE;
        };
    }

    public static String styleClass(Severity severity) {
        return "severity-" + severity.name().toLowerCase(Locale.ROOT);
    }
}
