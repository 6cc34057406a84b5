package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.body.Control;
import leapsmith.physics.world.Frame;

/** The texts of the notes that the player of the running level touches, each in a bubble above its note. */
final class NoteLayer implements Rasteriser.Layer {
    /** The space between a note and its bubble, in points. */
    private static final double GAP = 6;

    private final Tags tags;

    NoteLayer(Tags tags) {
        this.tags = tags;
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        if (scene.frame() == null || scene.active().isEmpty()) {
            return;
        }
        Camera camera = view.camera();
        List<LevelObject> zones = scene.level().objects(ZoneType.TYPE);
        // By index, because an iterator would allocate.
        for (int i = 0; i < zones.size(); i++) {
            LevelObject zone = zones.get(i);
            boolean isRead = ZoneType.is(zone, ZoneType.NOTE)
                    && !zone.get(ZoneType.TEXT).isBlank()
                    && scene.active().contains(zone.id());
            if (isRead) {
                double top = Math.min(zone.y(), playerTop(scene.frame()));
                tags.bubble(
                        zone.get(ZoneType.TEXT),
                        (int) camera.toScreenX(zone.middleX()),
                        camera.edgeY(top) - view.wholePoints(GAP));
            }
        }
    }

    /** The top edge of the highest player, which a bubble must not cover. */
    private static double playerTop(Frame frame) {
        double top = Double.MAX_VALUE;
        for (int i = 0; i < frame.bodyCount(); i++) {
            top = frame.control(i) == Control.PLAYER ? Math.min(top, frame.y(i)) : top;
        }
        return top;
    }
}
