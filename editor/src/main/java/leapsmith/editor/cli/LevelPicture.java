package leapsmith.editor.cli;

import java.util.List;
import java.util.Set;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.levels.scene.VisibleReach;
import leapsmith.levels.scene.VisibleTrail;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.levels.whatif.JumpFan;
import leapsmith.physics.world.Frame;

/** The picture of a whole level, as it is edited or while it is running. */
final class LevelPicture {
    /** The longest side of a picture by default, in pixels. */
    static final int MAX_SIDE = 4096;

    /** How far a body may be beyond the level and still be captured, in px. */
    private static final double BEYOND = 2048;

    private LevelPicture() {}

    /** A picture of a level at {@link #standardScale}. */
    static Picture sized(Level level) {
        double scale = standardScale(level);
        return new Picture(pixels(level.widthPx(), scale), pixels(level.heightPx(), scale));
    }

    /** One pixel per level pixel, or fewer if the level is larger than {@link #MAX_SIDE}. */
    static double standardScale(Level level) {
        return Math.min(1, (double) MAX_SIDE / Math.max(level.widthPx(), level.heightPx()));
    }

    static int pixels(int levelPx, double scale) {
        return (int) Math.max(1, Math.ceil(levelPx * scale - 1e-9));
    }

    static void draw(Level level, Look look, boolean isGame, Set<Overlay> overlays, ColorScheme colors, Picture into) {
        Scene scene = Scene.editing(level, overlays, colors).withLook(look).withReach(reach(level, overlays));
        draw(isGame ? scene.asGame() : scene, into);
    }

    /** @param look null for flat shapes */
    static void draw(
            Playthrough play, Look look, boolean isGame, Set<Overlay> overlays, ColorScheme colors, Picture into) {
        Level level = play.level;
        Frame frame = new Frame();
        frame.includeCells(overlays.contains(Overlay.CELLS));
        play.world().capture(frame, -BEYOND, -BEYOND, level.widthPx() + 2 * BEYOND, level.heightPx() + 2 * BEYOND);
        Scene scene = Scene.playing(level, frame, overlays, colors)
                .withObjects(
                        play.run.session().activeObjects(), play.run.session().ownKinds())
                .withLook(look);
        Scene whole = scene.withPaths(paths(play, overlays)).withReach(reach(level, overlays));
        draw(isGame ? whole.asGame() : whole, into);
    }

    /** What the player can reach from its start, if that is to be drawn. */
    static VisibleReach reach(Level level, Set<Overlay> overlays) {
        if (!overlays.contains(Overlay.REACH)) {
            return VisibleReach.NONE;
        }
        ReachMap map = new ReachSearch(level).runThoroughly(ReachSearch.MAX_STEPS, () -> true);
        return VisibleReach.of(map, ReachFindings.checked(map, ReachSearch.MAX_STEPS, () -> true));
    }

    /** The player's path so far, and the jumps from its position. */
    private static Scene.Paths paths(Playthrough play, Set<Overlay> overlays) {
        List<VisibleTrail> trails = overlays.contains(Overlay.TRAIL)
                ? List.of(VisibleTrail.of(play.trail(), VisibleTrail.Role.RUN))
                : List.of();
        List<JumpArc> fan = play.player()
                .filter(player -> overlays.contains(Overlay.JUMPS))
                .map(player -> JumpFan.from(play.level, player.x() + player.width() / 2, player.y() + player.height()))
                .orElse(List.of());
        return new Scene.Paths(trails, fan);
    }

    private static void draw(Scene scene, Picture into) {
        new Rasteriser().draw(scene, Camera.fit(scene.level(), into.width(), into.height(), 0), into);
    }
}
