package leapsmith.editor.imports;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.ExportTarget;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.WorldExport;

/** The questions about files of other programs. Each call waits for the answer. */
public interface ExternalDialogs {
    /** The questions about anything else. */
    Dialogs general();

    /** The files with rules of imports; the functions ask for a file. */
    interface Profiles {
        void load();

        void save();
    }

    /**
     * Shows what the maps of a file become, to be changed in the model.
     *
     * @param profiles loads and saves the rules
     * @return whether to import them
     */
    boolean askImport(String fileName, ImportModel model, Profiles profiles);

    /** The file with rules to read; empty if the user cancels. */
    Optional<Path> chooseOpenProfile(Path folder);

    /** The file to save rules to; empty if the user cancels. An existing one may be overwritten. */
    Optional<Path> chooseSaveProfile(Path folder, String suggestedName);

    /**
     * The file to export a level to; empty if the user cancels. An existing one may be overwritten.
     *
     * @param suggestedStem the file name without an extension
     * @param formats the choices, of which the first is suggested
     */
    Optional<ExportTarget> chooseExportTarget(
            Optional<Path> folder, String suggestedStem, List<ExternalFormat> formats);

    /**
     * The file to export a folder of levels to, with the extension of a {@link WorldExport.Format}; empty if the user cancels. An existing one may
     * be overwritten.
     *
     * @param suggestedStem the file name without an extension
     * @param first the format that is suggested
     */
    Optional<Path> chooseWorld(Optional<Path> folder, String suggestedStem, WorldExport.Format first);

    /** Whether to replace these files too, which belong to the exported one. */
    boolean askReplace(List<String> fileNames);

    /**
     * Shows what an exported file can't hold.
     *
     * @param ofWorld whether it has the levels of a folder, and not only one
     */
    void showLost(String fileName, List<String> lost, boolean ofWorld);
}
