package leapsmith.bench.peer;

import leapsmith.bench.Contestant;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PairScene;
import leapsmith.bench.scene.Tiles;

/** The general engines, each with a scene in it. */
public final class Peers {
    private Peers() {}

    public static Contestant dyn4j(BulletScene scene) {
        return new PeerBullets(new Dyn4jEngine(), scene);
    }

    public static Contestant dyn4j(CrowdScene scene) {
        return new PeerCrowd(new Dyn4jEngine(), scene);
    }

    /** Without a world: only the tree that finds pairs. */
    public static Contestant dyn4j(PairScene scene) {
        return new Dyn4jTree(scene);
    }

    public static Contestant jbox2d(BulletScene scene) {
        return new PeerBullets(new Jbox2dEngine(), scene);
    }

    public static Contestant jbox2d(CrowdScene scene) {
        return new PeerCrowd(new Jbox2dEngine(), scene);
    }

    /** Without a world: only the tree that finds pairs. */
    public static Contestant jbox2d(PairScene scene) {
        return new Jbox2dTree(scene);
    }

    /** With every place read after a tick, or only those of bodies that touch another: each takes a native call. */
    public static Contestant box2d(BulletScene scene, boolean readsAll) {
        return new PeerBullets(new Box2dEngine(readsAll), scene);
    }

    /** With every place read after a tick, or only those of bodies that touch another: each takes a native call. */
    public static Contestant box2d(CrowdScene scene, boolean readsAll) {
        return new PeerCrowd(new Box2dEngine(readsAll), scene);
    }

    /** With every place read after a tick, which the scene needs to reverse boxes at the edge. */
    public static Contestant box2d(PairScene scene) {
        return new PeerBoxes(new Box2dEngine(true), scene);
    }

    /** W4: a box that would pass the edge of the square reverses. */
    private static final class PeerBoxes extends PeerScene {
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

    /** W1: bullets fly by themselves, and the targets reverse every 50 ticks. */
    private static final class PeerBullets extends PeerScene {
        private static final float TICKS_PER_SECOND = 60;

        private final int bullets;
        private long tick;

        PeerBullets(PeerEngine engine, BulletScene scene) {
            super(engine, scene.bullets().count() + BulletScene.targetCount());
            bullets = scene.bullets().count();
            addWalls(scene.tiles());
            addAll(PeerEngine.Kind.BULLET, scene.bullets());
            for (int i = 0; i < BulletScene.targetCount(); i++) {
                add(
                        PeerEngine.Kind.TARGET,
                        BulletScene.targetX(i, 0) + BulletScene.TARGET_WIDTH / 2,
                        BulletScene.targetY(i) + BulletScene.TARGET_HEIGHT / 2,
                        BulletScene.TARGET_WIDTH,
                        BulletScene.TARGET_HEIGHT,
                        0,
                        0);
            }
        }

        @Override
        void steer() {
            for (int i = 0; i < BulletScene.targetCount(); i++) {
                float distance = BulletScene.targetX(i, tick + 1) - BulletScene.targetX(i, tick);
                engine.setSpeed(bullets + i, distance * TICKS_PER_SECOND, 0);
            }
            tick++;
        }
    }

    /** W2 and W3: a character that a wall stopped turns around. */
    private static final class PeerCrowd extends PeerScene {
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

    /** A scene in an engine: the part that all scenes share. */
    private abstract static class PeerScene implements Contestant {
        final PeerEngine engine;
        final PairTally tally;
        private int count;

        PeerScene(PeerEngine engine, int bodies) {
            this.engine = engine;
            tally = new PairTally(bodies);
        }

        /** Sets the speeds of bodies before they move, by their places. */
        abstract void steer();

        @Override
        public final void tick() {
            steer();
            engine.tick(tally);
        }

        @Override
        public final long pairs() {
            return tally.pairs();
        }

        @Override
        public final double overlap() {
            return tally.overlap();
        }

        @Override
        public final void close() {
            engine.close();
        }

        final void addWalls(Tiles tiles) {
            for (Tiles.Block block : tiles.merged()) {
                float width = block.columns() * Tiles.SIZE;
                float height = block.rows() * Tiles.SIZE;
                engine.addWall(
                        block.column() * Tiles.SIZE + width / 2, block.row() * Tiles.SIZE + height / 2, width, height);
            }
        }

        final void addAll(PeerEngine.Kind kind, Movers movers) {
            for (int i = 0; i < movers.count(); i++) {
                float width = movers.width[i];
                float height = movers.height[i];
                add(kind, movers.x[i] + width / 2, movers.y[i] + height / 2, width, height, movers.vx[i], movers.vy[i]);
            }
        }

        final void add(PeerEngine.Kind kind, float x, float y, float width, float height, float vx, float vy) {
            engine.add(kind, x, y, width, height, vx, vy);
            tally.setSize(count, width, height);
            tally.x[count] = x;
            tally.y[count] = y;
            count++;
        }
    }
}
