package leapsmith.bench.peer;

import leapsmith.bench.scene.CrowdScene;

/** W2 and W3: a character that a wall stopped turns around. */
final class PeerCrowd extends PeerScene {
    private final float[] wanted;
    private final float[] speeds;

    PeerCrowd(PeerEngine engine, CrowdScene scene) {
        super(engine, scene.characters().count());
        wanted = scene.characters().vx.clone();
        speeds = wanted.clone();
        addWalls(scene.tiles());
        addAll(PeerEngine.Kind.WALKER, scene.characters());
    }

    @Override
    void steer() {
        engine.readSpeeds(speeds);
        for (int i = 0; i < wanted.length; i++) {
            if (speeds[i] * wanted[i] < 0.25f * wanted[i] * wanted[i]) {
                wanted[i] = -wanted[i];
                engine.setSpeed(i, wanted[i], 0);
            }
        }
    }
}
