package leapsmith.editor.app.file;

import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/** The settings of the running program. Each change is written to their file. */
public final class CurrentSettings {
    private final SettingsFile file;
    private Settings settings;

    /** The settings as they are in this file. */
    public CurrentSettings(SettingsFile file) {
        this.file = file;
        settings = file.read();
    }

    public Settings get() {
        return settings;
    }

    /** The files opened or saved last, the newest first. */
    public List<Path> recent() {
        return settings.recent();
    }

    /** Changes the settings; writes them if they are different now. */
    public void change(UnaryOperator<Settings> change) {
        Settings changed = change.apply(settings);
        if (!changed.equals(settings)) {
            settings = changed;
            file.write(settings);
        }
    }
}
