package leapsmith.editor.ui;

import java.util.Optional;
import java.util.Set;
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
     * Draws a level.
     *
     * @param look that of its theme; empty for flat shapes
     */
    public static Picture picture(Level level, Optional<Look> look, ColorScheme colors) {
        Picture picture = new Picture(WIDTH, HEIGHT);
        Scene scene = Scene.editing(level, Set.of(), colors).withLook(look.orElse(null));
        new Rasteriser().draw(scene, Camera.fit(level, WIDTH, HEIGHT, 0), picture);
        return picture;
    }
}
