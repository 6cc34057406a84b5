package leapsmith.editor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.replay.ReplayDocument;

/** The replays of runs that reach goals: {@code LEVEL.GOAL.replay.json} in one folder. */
final class WitnessFiles {
    private final Path folder;
    private final UniqueNames names = new UniqueNames();

    WitnessFiles(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes the run that proves a goal.
     *
     * @param levelFile the file of the level, or standard input
     */
    Path save(Path levelFile, String levelName, ReachedGoal goal) throws IOException {
        return save(levelFile, levelName + "." + goal.id(), goal.id(), goal.shortest());
    }

    /** Writes the easier run to a goal, as {@link #save}: {@code LEVEL.GOAL.easier.replay.json}. */
    Path saveEasier(Path levelFile, String levelName, ReachedGoal goal) throws IOException {
        return save(levelFile, levelName + "." + goal.id() + ".easier", goal.id() + " easier", goal.easier());
    }

    private Path save(Path levelFile, String fileName, String runName, Optional<ProvenRun> run) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve(names.unique(fileName) + ReplayFormat.EXTENSION);
        String from = StandardStreams.isStandard(levelFile) ? "" : OutputPath.fromFolderOf(file, levelFile);
        ReplayFormat.save(
                file, ReplayDocument.of(runName, from, run.orElseThrow().replay()));
        return file;
    }
}
