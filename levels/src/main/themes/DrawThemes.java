import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.DeflaterOutputStream;
import leapsmith.levels.art.ThemeArt;
import leapsmith.levels.image.Themes;

/** Draws the themes that need no file once and for all, as drawing one takes longer than all else that a start needs of it. */
final class DrawThemes {
    private DrawThemes() {}

    /** Writes the themes into the folder of the classes of the package that reads them. */
    public static void main(String[] args) throws IOException {
        Path target = Path.of(args[0]);
        for (String name : Themes.builtIn()) {
            try (OutputStream out = new DeflaterOutputStream(Files.newOutputStream(target.resolve(name + ".theme")))) {
                ThemeArt.draw(Themes.style(name)).write(out);
            }
        }
    }
}
