package leapsmith.editor.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.image.PngFile;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.world.InputScript;

/** The fallback where no window can be opened: it plays a level and draws it. */
public final class HeadlessPlay {
    private static final String PROGRAM = "leapsmith";

    private HeadlessPlay() {}

    /**
     * Plays the level of a file, a map of another program by guessed rules, as {@link #run(Level, String, Path,
     * PrintStream, PrintStream)} does. The picture gets a temporary folder.
     *
     * @param why there is no window, as a sentence
     * @return the exit status
     */
    public static int run(Path file, String why, PrintStream out, PrintStream err) {
        PrintWriter errors = new PrintWriter(new StandardOutput.StreamWriter(err), true);
        try {
            StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), out);
            OpenedFile opened = new LevelInput(streams, new ImportOptions()).read(file);
            Level level =
                    opened.only(file, "; play one with leapsmith play --level").level();
            new ImportNotes(PROGRAM, errors).print(opened);
            Path picture = Files.createTempDirectory(PROGRAM).resolve("play.png");
            Optional<Look> look = Themes.load(
                            level.looks().theme(),
                            Optional.ofNullable(file.toAbsolutePath().getParent()))
                    .look();
            return run(level, look, why + " Playing the level without a window.", picture, out, err);
        } catch (IOException | IllegalArgumentException e) {
            errors.println(PROGRAM + ": " + why);
            errors.println(PROGRAM + ": " + FailureText.of(e));
            return ExitStatus.FAILED;
        }
    }

    /**
     * Plays a level for ten simulated seconds, prints the outcome and writes a picture of the running level with cells,
     * pairs and contacts.
     *
     * @param look the pictures of its theme; empty for flat shapes
     * @param why printed first, as one line
     * @param picture the PNG file to write
     * @return the exit status
     */
    static int run(Level level, Optional<Look> look, String why, Path picture, PrintStream out, PrintStream err) {
        PrintWriter text = new PrintWriter(new StandardOutput.StreamWriter(out), true);
        text.println(FailureText.oneLine(why));
        Playthrough play = new Playthrough(level, InputScript.NONE, Playthrough.ticksOfTenSeconds(level)).finish();
        PlayReport.print(play, text);
        Picture drawn = LevelPicture.sized(level);
        LevelPicture.draw(
                play,
                look.orElse(null),
                false,
                EnumSet.of(Overlay.CELLS, Overlay.PAIRS, Overlay.CONTACTS),
                ColorScheme.DARK,
                drawn);
        try {
            SafeFile.save(picture, bytes -> PngFile.write(drawn, bytes));
        } catch (IOException e) {
            err.println(PROGRAM + ": " + FailureText.of(e));
            return ExitStatus.FAILED;
        }
        text.println("picture " + picture.toAbsolutePath() + " (" + drawn.width() + " x " + drawn.height() + ")");
        if (text.checkError()) {
            if (StandardOutput.isClosedByReader(out)) {
                return ExitStatus.CLOSED_OUTPUT;
            }
            err.println(PROGRAM + ": " + StandardOutput.StreamWriter.FAILURE);
            return ExitStatus.FAILED;
        }
        return ExitStatus.FINE;
    }
}
