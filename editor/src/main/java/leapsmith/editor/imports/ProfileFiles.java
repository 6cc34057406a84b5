package leapsmith.editor.imports;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.imports.ExternalDialogs.Profiles;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.file.SafeFile;

/** Reads and writes the rules of an import, in the background. A failure is shown in one sentence. */
final class ProfileFiles implements Profiles {
    private final Texts texts;
    private final ExternalDialogs dialogs;
    private final FileTasks tasks;
    private final ImportModel model;
    /** The file of the maps, beside which a profile is suggested. */
    private final Path source;

    ProfileFiles(
            Texts texts, ExternalDialogs dialogs, Executor background, Executor ui, ImportModel model, Path source) {
        this.texts = texts;
        this.dialogs = dialogs;
        tasks = new FileTasks(background, ui);
        this.model = model;
        this.source = source.toAbsolutePath();
    }

    @Override
    public void load() {
        dialogs.chooseOpenProfile(source.getParent())
                .ifPresent(file ->
                        tasks.read(() -> read(file), model::use, cause -> failed("error.profile.load", file, cause)));
    }

    private static ImportProfile read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return ProfileFormat.read(in, file.toString());
        }
    }

    @Override
    public void save() {
        ImportProfile profile = model.profile();
        dialogs.chooseSaveProfile(source.getParent(), FileNames.stem(source) + ProfileFormat.EXTENSION)
                .ifPresent(file -> tasks.write(
                        () -> SafeFile.save(
                                file,
                                out -> ProfileFormat.write(profile, out),
                                in -> ProfileFormat.read(in, "what was written")),
                        () -> {},
                        cause -> failed("error.profile.save", file, cause)));
    }

    private void failed(String titleKey, Path file, Throwable cause) {
        dialogs.general().error(texts.get(titleKey), FileErrors.message(texts, file, cause));
    }
}
