package leapsmith.editor.cli;

import java.util.List;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Paths;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.levels.scene.ShownTrail;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.levels.whatif.JumpFan;
import leapsmith.physics.world.Frame;

/** The picture of a whole level, placed or in play. */
final class LevelPicture {
    /** Longest side of a picture by default. */
    static final int MAX_SIDE = 4096;

    /** How far a body may be beyond the level and still be captured, in px. */
    private static final double BEYOND = 2048;

    private LevelPicture() {}

    /** One pixel a level px, or fewer where the level is larger than {@link #MAX_SIDE}. */
    static Picture sized(Level level) {
        int longest = Math.max(level.widthPx(), level.heightPx());
        return scaled(level, Math.min(1, (double) MAX_SIDE / longest));
    }

    /**
     * A picture of the size that a level has at a scale.
     *
     * @throws IllegalArgumentException if it would be too large
     */
    static Picture scaled(Level level, double scale) {
        double width = Math.max(1, Math.ceil(level.widthPx() * scale - 1e-9));
        double height = Math.max(1, Math.ceil(level.heightPx() * scale - 1e-9));
        if (width * height > Picture.MAX_PIXELS) {
            throw new IllegalArgumentException("a picture can't have " + JsonText.plain(width) + " x "
                    + JsonText.plain(height) + " pixels: take a smaller --scale, or a --size");
        }
        return new Picture((int) width, (int) height);
    }

    /** The level as it is placed. */
    static void draw(Level level, Set<Overlay> overlays, ColorScheme colors, Picture into) {
        draw(Scene.editing(level, overlays, colors), into);
    }

    /** The level as it is in play. */
    static void draw(Playthrough play, Set<Overlay> overlays, ColorScheme colors, Picture into) {
        Level level = play.level();
        Frame frame = new Frame();
        play.world().capture(frame, -BEYOND, -BEYOND, level.widthPx() + 2 * BEYOND, level.heightPx() + 2 * BEYOND);
        draw(Scene.playing(level, frame, overlays, colors).withPaths(paths(play, overlays)), into);
    }

    /** The player's way so far, and the jumps from where it is now. */
    private static Paths paths(Playthrough play, Set<Overlay> overlays) {
        List<ShownTrail> trails = overlays.contains(Overlay.TRAIL)
                ? List.of(ShownTrail.of(play.trail(), ShownTrail.Role.RUN))
                : List.of();
        List<JumpArc> fan = play.player()
                .filter(player -> overlays.contains(Overlay.JUMPS))
                .map(player ->
                        JumpFan.from(play.level(), player.x() + player.width() / 2, player.y() + player.height()))
                .orElse(List.of());
        return new Paths(trails, fan);
    }

    private static void draw(Scene scene, Picture into) {
        new Rasteriser().draw(scene, Camera.fit(scene.level(), into.width(), into.height(), 0), into);
    }
}
