package leapsmith.levels.reach.bound;

import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.TouchEffect;
import leapsmith.physics.body.BodyDef;

/**
 * A zone that launches the player upward when it starts touching it.
 *
 * @param body its box
 * @param up the upward speed, in pixels per second, not negative
 * @param aside the greatest speed along x, in pixels per second
 */
record LaunchZone(BodyDef body, double up, double aside) {
    /** Velocities of the player with which the effect of a zone is tried. */
    private static final double[][] TRIED = {{0, 0}, {160, 0}, {-160, 300}, {7.5, -410}};

    /** Records what an effect does to a player. */
    private static final class Probe implements TouchEffect.Player {
        private final double vx;
        private final double vy;
        private double newVx;
        private double newVy;
        private int launches;
        private boolean setsVelocity;

        Probe(double vx, double vy) {
            this.vx = vx;
            this.vy = vy;
        }

        @Override
        public double vx() {
            return vx;
        }

        @Override
        public double vy() {
            return vy;
        }

        @Override
        public void setVelocity(double toVx, double toVy) {
            setsVelocity = true;
        }

        @Override
        public void launch(double toVx, double toVy) {
            launches++;
            newVx = toVx;
            newVy = toVy;
        }
    }

    /** The zone of an object that touches; null if its effect may depend on the player or is another one. */
    static LaunchZone of(LevelObject object, BodyDef body) {
        Probe first = probe(object, TRIED[0]);
        boolean isLaunch = !first.setsVelocity && first.launches == 1 && first.newVy <= 0;
        boolean keepsVx = true;
        boolean setsVx = true;
        for (double[] tried : TRIED) {
            Probe probe = probe(object, tried);
            isLaunch &= !probe.setsVelocity && probe.launches == 1 && probe.newVy == first.newVy;
            keepsVx &= probe.newVx == probe.vx;
            setsVx &= probe.newVx == first.newVx;
        }
        boolean isFixed = isLaunch && (keepsVx || setsVx) && body.sensor() && body.path() == null;
        return isFixed ? new LaunchZone(body, -first.newVy, Math.abs(first.newVx)) : null;
    }

    /** Whether touching an object has an effect. */
    static boolean touches(LevelObject object) {
        return object.type().touch() != TouchEffect.NONE && object.physics() instanceof ObjectPhysics.OfBody;
    }

    private static Probe probe(LevelObject object, double[] velocity) {
        Probe probe = new Probe(velocity[0], velocity[1]);
        object.type().touch().apply(object, probe);
        return probe;
    }
}
