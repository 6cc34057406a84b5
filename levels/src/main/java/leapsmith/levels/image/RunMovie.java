package leapsmith.levels.image;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoublePredicate;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.TrailLog;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.levels.scene.VisibleReach;
import leapsmith.levels.scene.VisibleTrail;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Frame;

/**
 * Renders a recorded run as an animated GIF: the whole level if it fits at half its size, else the part around the
 * player.
 *
 * @param overlays what is drawn over the level
 * @param reach what the player can reach
 * @param look the pictures of a theme; empty for flat shapes
 * @param width of the picture in pixels
 * @param height of the picture in pixels
 * @param ticksPerPicture ticks from one picture to the next, at least 1
 */
public record RunMovie(
        Set<Overlay> overlays,
        VisibleReach reach,
        ColorScheme colors,
        Optional<Look> look,
        int width,
        int height,
        int ticksPerPicture) {
    /** The largest width and height in pixels; larger pictures load slowly. */
    private static final int MAX_WIDTH = 960;

    private static final int MAX_HEIGHT = 540;
    private static final double MIN_SCALE = 0.5;

    /** Margin around the view in which bodies are captured too, in level px. */
    private static final double AROUND = 64;

    public RunMovie {
        overlays = Set.copyOf(overlays);
        if (width < 1 || height < 1 || ticksPerPicture < 1) {
            throw new IllegalArgumentException(
                    width + " x " + height + " pixels, " + ticksPerPicture + " ticks a picture");
        }
    }

    /** {@return a movie in the size of the level, but at most {@value #MAX_WIDTH} x {@value #MAX_HEIGHT} px} */
    public static RunMovie of(Level level, Set<Overlay> overlays, ColorScheme colors) {
        int ticks = Math.max(1, level.physics().ticksPerSecond() / 30);
        return new RunMovie(
                overlays,
                VisibleReach.NONE,
                colors,
                Optional.empty(),
                Math.min(MAX_WIDTH, level.widthPx()),
                Math.min(MAX_HEIGHT, level.heightPx()),
                ticks);
    }

    /** {@return a movie with other marks of what can be reached} */
    public RunMovie withReach(VisibleReach newReach) {
        return new RunMovie(overlays, newReach, colors, look, width, height, ticksPerPicture);
    }

    /**
     * {@return a movie with the pictures of a theme}
     *
     * @param newLook empty for flat shapes
     */
    public RunMovie withLook(Optional<Look> newLook) {
        return new RunMovie(overlays, reach, colors, newLook, width, height, ticksPerPicture);
    }

    /** {@return a movie of another size in pixels} */
    public RunMovie withSize(int newWidth, int newHeight) {
        return new RunMovie(overlays, reach, colors, look, newWidth, newHeight, ticksPerPicture);
    }

    /**
     * Runs a recording and writes it as a GIF while it runs.
     *
     * @param from the first tick shown
     * @param to the last tick shown, or the end of the recording if that is earlier
     * @param out stays open
     * @param progress receives the progress, 0 to 1, and returns whether to continue
     * @return whether it was written completely
     */
    public boolean write(PlayRecording recording, long from, long to, OutputStream out, DoublePredicate progress)
            throws IOException {
        long end = Math.min(to, recording.run().length());
        ReplayRun run = new ReplayRun(recording);
        TrailLog trail = new TrailLog();
        trail.add(run.session());
        PlayRecording.Levels level = new PlayRecording.Levels(recording);
        Rasteriser rasteriser = new Rasteriser();
        Picture picture = new Picture(width, height);
        Frame frame = new Frame();
        frame.includeCells(overlays.contains(Overlay.CELLS));
        try (GifFile gif = new GifFile(out, (double) run.session().ticksPerSecond() / ticksPerPicture)) {
            while (true) {
                if (run.tick() >= from && (run.tick() - from) % ticksPerPicture == 0) {
                    draw(run.session(), level.at(run.tick()), trail, rasteriser, frame, picture);
                    gif.add(picture);
                    if (!progress.test((double) (run.tick() - from + 1) / Math.max(1, end - from + 1))) {
                        return false;
                    }
                }
                if (run.tick() >= end) {
                    return true;
                }
                run.step();
                trail.add(run.session());
            }
        }
    }

    private void draw(
            PlaySession session, Level level, TrailLog trail, Rasteriser rasteriser, Frame frame, Picture picture) {
        Camera camera = camera(session, level);
        session.world()
                .capture(
                        frame,
                        camera.x() - AROUND,
                        camera.y() - AROUND,
                        width / camera.scale() + 2 * AROUND,
                        height / camera.scale() + 2 * AROUND);
        Scene.Paths paths = new Scene.Paths(List.of(VisibleTrail.of(trail.trail(), VisibleTrail.Role.RUN)), List.of());
        Scene scene = Scene.playing(level, frame, overlays, colors)
                .withObjects(session.activeObjects(), session.ownKinds())
                .withPaths(paths)
                .withReach(reach)
                .withLook(look.orElse(null));
        rasteriser.draw(scene, camera, picture);
    }

    private Camera camera(PlaySession session, Level level) {
        Camera whole = Camera.fit(level, width, height, 0);
        if (whole.scale() >= MIN_SCALE) {
            return whole;
        }
        Optional<Body> player = session.player();
        double x = player.map(body -> body.x() + body.width() / 2).orElse(level.widthPx() / 2.0);
        double y = player.map(body -> body.y() + body.height() / 2).orElse(level.heightPx() / 2.0);
        return new Camera(
                PortableMath.rint(within(x - width / 2.0, level.widthPx() - width)),
                PortableMath.rint(within(y - height / 2.0, level.heightPx() - height)),
                1);
    }

    private static double within(double value, double most) {
        return most < 0 ? most / 2 : Math.max(0, Math.min(value, most));
    }
}
