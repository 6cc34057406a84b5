package leapsmith.editor.dialogs;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import leapsmith.levels.format.ExternalFormat;

/** The format of a file that was chosen to be written. */
final class ChosenFormat {
    private ChosenFormat() {}

    /**
     * The format by the extension of the file. If none has it, or several do, the selected one is preferred.
     *
     * @param selected index of the format that is selected in the chooser
     */
    static ExternalFormat of(Path file, List<ExternalFormat> formats, int selected) {
        ExternalFormat preferred = formats.get(selected);
        if (hasExtension(file, preferred)) {
            return preferred;
        }
        return formats.stream()
                .filter(format -> hasExtension(file, format))
                .findFirst()
                .orElse(preferred);
    }

    private static boolean hasExtension(Path file, ExternalFormat format) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return format.extensions().stream().anyMatch(name::endsWith);
    }
}
