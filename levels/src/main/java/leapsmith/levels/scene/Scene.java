package leapsmith.levels.scene;

import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.physics.world.Frame;

/**
 * What a picture shows.
 *
 * @param level its tiles, zones and emitters, and its characters and platforms unless there is a frame
 * @param frame the running world, whose bodies are drawn in place of the level's, and its bullets; null while editing
 * @param overlays what is drawn besides; those that need a frame are left out without one
 * @param paths where runs went and jumps would go
 * @param colors the colors
 * @param density picture px a point of the screen, for text and thin lines: 2 on a display of 200 %
 */
public record Scene(Level level, Frame frame, Set<Overlay> overlays, Paths paths, ColorScheme colors, double density) {
    /** @throws IllegalArgumentException if the density is not within 0.5 to 8 */
    public Scene {
        if (!(density >= 0.5 && density <= 8)) {
            throw new IllegalArgumentException("no screen has a density of " + density);
        }
    }

    /** A level as it is edited, without paths, at a density of 1. */
    public static Scene editing(Level level, Set<Overlay> overlays, ColorScheme colors) {
        return new Scene(level, null, overlays, Paths.NONE, colors, 1);
    }

    /** A level as it is played, without paths, at a density of 1. */
    public static Scene playing(Level level, Frame frame, Set<Overlay> overlays, ColorScheme colors) {
        return new Scene(level, frame, overlays, Paths.NONE, colors, 1);
    }

    /** The same with other paths. */
    public Scene withPaths(Paths newPaths) {
        return new Scene(level, frame, overlays, newPaths, colors, density);
    }

    boolean shows(Overlay overlay) {
        return overlays.contains(overlay);
    }
}
