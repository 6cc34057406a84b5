package leapsmith.editor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;

/** The replays of runs that reach goals: {@code LEVEL.GOAL.replay.json} in one folder. */
final class WitnessFiles {
    private final Path folder;
    private final FileNames names = new FileNames();

    WitnessFiles(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes the witness of a goal.
     *
     * @param levelFile the file of the level, or standard input
     * @param levelName the name of the level in its file
     */
    Path save(Path levelFile, String levelName, ReachedGoal goal) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve(names.unique(levelName + "." + goal.id()) + ReplayFormat.EXTENSION);
        String from = StandardStreams.isStandard(levelFile) ? "" : OutputPath.fromFolderOf(file, levelFile);
        ReplayRun run = goal.witness().orElseThrow();
        ReplayFormat.save(file, ReplayDocument.of(goal.id(), from, run));
        return file;
    }
}
