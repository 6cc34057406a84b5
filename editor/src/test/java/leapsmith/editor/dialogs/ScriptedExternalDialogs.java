package leapsmith.editor.dialogs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import leapsmith.editor.imports.ExternalDialogs;
import leapsmith.editor.imports.ImportModel;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.WorldExport;

/** Questions about files of other programs with prepared answers. */
public final class ScriptedExternalDialogs implements ExternalDialogs {
    public boolean isImporting = true;
    /** What the user changes before the answer. */
    public BiConsumer<ImportModel, Profiles> changes = (model, profiles) -> {};

    public Path profile;
    public Path target;
    public boolean mayReplace;

    private final Dialogs general;
    private final List<String> asked;

    ScriptedExternalDialogs(Dialogs general, List<String> asked) {
        this.general = general;
        this.asked = asked;
    }

    void reset() {
        isImporting = true;
        changes = (model, profiles) -> {};
        profile = null;
        target = null;
        mayReplace = false;
    }

    @Override
    public Dialogs general() {
        return general;
    }

    @Override
    public boolean askImport(String fileName, ImportModel model, Profiles profiles) {
        asked.add("import " + fileName + ": " + String.join(", ", model.mapNames()));
        changes.accept(model, profiles);
        return isImporting;
    }

    @Override
    public Optional<Path> chooseOpenProfile(Path folder) {
        asked.add("open profile");
        return Optional.ofNullable(profile);
    }

    @Override
    public Optional<Path> chooseSaveProfile(Path folder, String suggestedName) {
        asked.add("save profile " + suggestedName);
        return Optional.ofNullable(profile);
    }

    @Override
    public Optional<ExportTarget> chooseExportTarget(
            Optional<Path> folder, String suggestedStem, List<ExternalFormat> formats) {
        asked.add("export " + suggestedStem + " as "
                + String.join(", ", formats.stream().map(FileFormat::id).toList()));
        return Optional.ofNullable(target).map(file -> new ExportTarget(file, formats.get(0)));
    }

    @Override
    public Optional<Path> chooseWorld(Optional<Path> folder, String suggestedStem, WorldExport.Format first) {
        asked.add("export " + suggestedStem + " as " + first);
        return Optional.ofNullable(target);
    }

    @Override
    public boolean askReplace(List<String> fileNames) {
        asked.add("replace " + String.join(", ", fileNames));
        return mayReplace;
    }

    @Override
    public void showLost(String fileName, List<String> lost, boolean ofWorld) {
        asked.add("lost in " + fileName + ": " + String.join(" ", lost));
    }
}
