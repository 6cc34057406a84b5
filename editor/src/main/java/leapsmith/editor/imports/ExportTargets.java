package leapsmith.editor.imports;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import leapsmith.editor.dialogs.ExportTarget;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.settings.StoredExport;
import leapsmith.levels.format.ExternalFormat;

/** The last export target of each level. The settings keep those of levels with a file until the next start. */
final class ExportTargets {
    private final List<ExternalFormat> formats;
    private final DocumentHost shown;
    private final Map<LevelDocument, ExportTarget> ofOpen = new WeakHashMap<>();

    /**
     * The targets of a window.
     *
     * @param formats those that can be written
     */
    ExportTargets(List<ExternalFormat> formats, DocumentHost shown) {
        this.formats = formats;
        this.shown = shown;
    }

    /** The last target of a level; empty if it was never exported. */
    Optional<ExportTarget> last(LevelDocument document) {
        return Optional.ofNullable(ofOpen.get(document))
                .or(() -> document.file().flatMap(this::stored));
    }

    private Optional<ExportTarget> stored(Path level) {
        Path wanted = absolute(level);
        return shown.settings().get(EditorSettings.EXPORTS).stream()
                .filter(export -> export.level().equals(wanted))
                .findFirst()
                .flatMap(export -> formats.stream()
                        .filter(format -> format.id().equals(export.format()))
                        .findFirst()
                        .map(format -> new ExportTarget(export.target(), format)));
    }

    /** Remembers the target of a level. */
    void remember(LevelDocument document, ExportTarget target) {
        ofOpen.put(document, target);
        document.file().ifPresent(level -> shown.remember(settings -> with(settings, absolute(level), target)));
    }

    private static Settings with(Settings settings, Path level, ExportTarget target) {
        List<StoredExport> exports = new ArrayList<>(settings.get(EditorSettings.EXPORTS));
        exports.removeIf(export -> export.level().equals(level));
        exports.add(
                0,
                new StoredExport(level, absolute(target.file()), target.format().id()));
        return settings.with(EditorSettings.EXPORTS, exports);
    }

    private static Path absolute(Path file) {
        return file.toAbsolutePath().normalize();
    }
}
