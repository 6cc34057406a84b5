package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.reach.PlatformReach;

/** A bar on each moving platform on the way to a goal, at its place in the level, shaded as that of ground. */
final class PlatformReachLayer implements Layer {
    private static final double BAR = 4;

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        if (!scene.shows(Overlay.REACH)) {
            return;
        }
        // By index, because an iterator would allocate.
        List<PlatformReach> platforms = scene.reach().platforms();
        for (int i = 0; i < platforms.size(); i++) {
            LevelObject platform = scene.level().object(platforms.get(i).id()).orElse(null);
            if (platform != null) {
                int color = colorOf(platforms.get(i), scene);
                int left = view.camera().edgeX(platform.x());
                int right = Math.max(left + 1, view.camera().edgeX(platform.x() + platform.width()));
                int top = view.camera().edgeY(platform.y());
                int bottom = view.camera().edgeY(platform.y() + platform.height());
                int bar = Math.max(1, Math.min(view.wholePoints(BAR), (bottom - top) / 2));
                pen.box(left, top, right, top + bar, color, Pen.OPAQUE);
            }
        }
    }

    private static int colorOf(PlatformReach platform, Scene scene) {
        int number = scene.reach().shading() == ReachShading.TIME
                ? (int) (platform.run().run().length() / scene.level().physics().ticksPerSecond())
                : platform.jumps();
        return MarkedGround.colorOf(MarkedGround.shadeOf(number), scene.colors());
    }
}
