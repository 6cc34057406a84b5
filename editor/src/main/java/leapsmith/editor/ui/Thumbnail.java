package leapsmith.editor.ui;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;

/** The small picture of a level in a list. */
public final class Thumbnail {
    private static final int WIDTH = 144;
    private static final int HEIGHT = 81;

    private Thumbnail() {}

    /**
     * Draws a level in its theme.
     *
     * @param folder that of the level, where its theme is looked for; empty if it has no file
     */
    public static Picture picture(Level level, Optional<Path> folder, ColorScheme colors) {
        Picture picture = new Picture(WIDTH, HEIGHT);
        Look look = Themes.load(level.looks().theme(), folder).look().orElse(null);
        Scene scene = Scene.editing(level, Set.of(), colors).withLook(look);
        new Rasteriser().draw(scene, Camera.fit(level, WIDTH, HEIGHT, 0), picture);
        return picture;
    }
}
