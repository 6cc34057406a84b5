package leapsmith.editor.ui;

import java.util.Set;
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

    public static Picture picture(Level level, ColorScheme colors) {
        Picture picture = new Picture(WIDTH, HEIGHT);
        new Rasteriser().draw(Scene.editing(level, Set.of(), colors), Camera.fit(level, WIDTH, HEIGHT, 0), picture);
        return picture;
    }
}
