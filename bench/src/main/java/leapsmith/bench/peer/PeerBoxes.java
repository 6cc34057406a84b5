package leapsmith.bench.peer;

import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PairScene;

/** W4: a box that would pass the edge of the square reverses. */
final class PeerBoxes extends PeerScene {
    private static final float TICK_SECONDS = 1 / 60f;

    private final Movers boxes;
    private final float side;
    private final float[] vx;
    private final float[] vy;

    PeerBoxes(PeerEngine engine, PairScene scene) {
        super(engine, scene.boxes().count());
        boxes = scene.boxes();
        side = scene.side();
        vx = boxes.vx.clone();
        vy = boxes.vy.clone();
        addAll(PeerEngine.Kind.BOX, boxes);
    }

    @Override
    void steer() {
        for (int i = 0; i < vx.length; i++) {
            boolean turnsX = passes(tally.x[i], vx[i], boxes.width[i] / 2);
            boolean turnsY = passes(tally.y[i], vy[i], boxes.height[i] / 2);
            if (turnsX || turnsY) {
                vx[i] = turnsX ? -vx[i] : vx[i];
                vy[i] = turnsY ? -vy[i] : vy[i];
                engine.setSpeed(i, vx[i], vy[i]);
            }
        }
    }

    private boolean passes(float center, float speed, float halfSize) {
        float next = center + speed * TICK_SECONDS;
        return speed < 0 && next < halfSize || speed > 0 && next > side - halfSize;
    }
}
