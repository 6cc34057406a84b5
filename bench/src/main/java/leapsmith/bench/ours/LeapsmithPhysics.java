package leapsmith.bench.ours;

import leapsmith.bench.Contestant;
import leapsmith.bench.OwnPhysics;
import leapsmith.bench.OwnTask;
import leapsmith.bench.Reading;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PairScene;
import leapsmith.bench.scene.PlatformScene;
import leapsmith.bench.scene.Tiles;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BulletHitList;
import leapsmith.physics.world.Checkpoint;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.PairList;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;

/** The build that the classes of this package were loaded with. */
public final class LeapsmithPhysics implements OwnPhysics {
    private static final int SIDE_TILES = 256;

    @Override
    public Contestant bullets(BulletScene scene, Reading reading) {
        return new LeapsmithBullets(scene, reading);
    }

    @Override
    public Contestant crowd(CrowdScene scene, Reading reading) {
        return new LeapsmithCrowd(LeapsmithCrowd.world(scene), reading);
    }

    @Override
    public Contestant boxes(PairScene scene, Reading reading) {
        return new LeapsmithBoxes(scene, reading);
    }

    @Override
    public Contestant task(OwnTask task) {
        return switch (task) {
            case PLAYER_STEP -> new LonePlayer();
            case PLAYER_SAVE -> new PlayerStates.Saving();
            case PLAYER_RESTORE -> new PlayerStates.Restoring();
            case PLAYER_SNAPSHOT -> new PlayerStates.TakingSnapshots();
            case PLAYER_RESTORE_SNAPSHOT -> new PlayerStates.RestoringSnapshots();
            case BULLETS -> bullets(BulletScene.of(OwnTask.BULLET_COUNT), Reading.NONE);
            case BULLETS_BY_HANDLE -> bullets(BulletScene.of(OwnTask.BULLET_COUNT), Reading.HANDLES);
            case BULLETS_BY_FRAME -> bullets(BulletScene.of(OwnTask.BULLET_COUNT), Reading.FRAME);
            case WALKERS -> crowd(walkers(), Reading.NONE);
            case WALKERS_AND_PLATFORMS -> {
                PlatformScene scene = PlatformScene.over(walkers(), OwnTask.PLATFORM_COUNT);
                yield new LeapsmithCrowd(LeapsmithCrowd.world(scene), Reading.NONE);
            }
            case PILE -> crowd(CrowdScene.pile(OwnTask.PILE_COUNT), Reading.NONE);
        };
    }

    private static CrowdScene walkers() {
        return CrowdScene.spread(OwnTask.WALKER_COUNT, SIDE_TILES);
    }

    /** A world with only a player whose state is saved or restored after each step. */
    private static final class PlayerStates {
        private PlayerStates() {}

        static final class Saving extends LonePlayer {
            private final Checkpoint checkpoint = new Checkpoint();

            @Override
            void afterStep() {
                world.save(checkpoint);
            }
        }

        /** Always the same state, as when a game tries inputs. */
        static final class Restoring extends LonePlayer {
            private final Checkpoint checkpoint = new Checkpoint();

            Restoring() {
                world.save(checkpoint);
            }

            @Override
            void afterStep() {
                world.restore(checkpoint);
            }
        }

        static final class TakingSnapshots extends LonePlayer {
            private Snapshot last;

            @Override
            void afterStep() {
                last = world.snapshot();
            }

            /** The last one, so that none is optimized away. */
            Snapshot last() {
                return last;
            }
        }

        static final class RestoringSnapshots extends LonePlayer {
            private final Snapshot snapshot = world.snapshot();

            @Override
            void afterStep() {
                world.restore(snapshot);
            }
        }
    }

    /** W4. The game moves the boxes, as nothing in a level reverses a body at the edge of a square. */
    private static final class LeapsmithBoxes implements Contestant {
        private static final float TICK_SECONDS = 1 / 60f;

        private final World world;
        private final Body[] bodies;
        private final float[] x;
        private final float[] y;
        private final float[] vx;
        private final float[] vy;
        private final float[] maxX;
        private final float[] maxY;
        private final PlaceReader places;
        private double overlap;

        LeapsmithBoxes(PairScene scene, Reading reading) {
            int tiles = (int) Math.ceil(scene.side() / Tiles.SIZE);
            world = Levels.of(new Tiles(tiles, tiles)).build();
            Movers boxes = scene.boxes();
            bodies = new Body[boxes.count()];
            x = boxes.x.clone();
            y = boxes.y.clone();
            vx = boxes.vx.clone();
            vy = boxes.vy.clone();
            maxX = new float[bodies.length];
            maxY = new float[bodies.length];
            for (int i = 0; i < bodies.length; i++) {
                maxX[i] = scene.side() - boxes.width[i];
                maxY[i] = scene.side() - boxes.height[i];
                bodies[i] = world.spawn(BodyDef.box(x[i], y[i], boxes.width[i], boxes.height[i])
                        .tiles(false)
                        .gravity(false));
            }
            places = new PlaceReader(world, reading);
        }

        @Override
        public void tick() {
            for (int i = 0; i < bodies.length; i++) {
                x[i] = moved(x, vx, i, maxX[i]);
                y[i] = moved(y, vy, i, maxY[i]);
                world.moveTo(bodies[i], x[i], y[i]);
            }
            world.step(Inputs.NONE);
            overlap = 0;
            PairList pairs = world.pairs();
            for (int i = 0; i < pairs.count(); i++) {
                overlap += Math.abs(pairs.overlapX(i)) + Math.abs(pairs.overlapY(i));
            }
            places.read();
        }

        /** The next place of a box on an axis; at an edge its speed is reversed. */
        private static float moved(float[] places, float[] speeds, int i, float max) {
            float next = places[i] + speeds[i] * TICK_SECONDS;
            float held = Math.max(0, Math.min(max, next));
            speeds[i] = held == next ? speeds[i] : -speeds[i];
            return held;
        }

        @Override
        public long pairs() {
            return world.pairs().count();
        }

        @Override
        public double overlap() {
            return overlap;
        }
    }

    /**
     * W1. The game moves the targets. Hits of a target that a bullet passed within a tick are left out, as the other
     * engines don't detect them.
     */
    private static final class LeapsmithBullets implements Contestant {
        private final World world;
        private final Body[] targets = new Body[BulletScene.targetCount()];
        private final PlaceReader places;
        private long tick;
        private long pairs;
        private double overlap;

        LeapsmithBullets(BulletScene scene, Reading reading) {
            world = Levels.of(scene.tiles()).build();
            for (int i = 0; i < targets.length; i++) {
                targets[i] = world.spawn(BodyDef.box(
                                BulletScene.targetX(i, 0),
                                BulletScene.targetY(i),
                                BulletScene.TARGET_WIDTH,
                                BulletScene.TARGET_HEIGHT)
                        .tiles(false)
                        .gravity(false));
            }
            Movers bullets = scene.bullets();
            for (int i = 0; i < bullets.count(); i++) {
                world.bullets()
                        .fire(BulletDef.box(bullets.x[i], bullets.y[i], bullets.width[i], bullets.height[i])
                                .velocity(bullets.vx[i], bullets.vy[i])
                                .onTile(OnTile.BOUNCE)
                                .onBody(OnBody.PIERCE));
            }
            places = new PlaceReader(world, reading);
        }

        @Override
        public void tick() {
            tick++;
            for (int i = 0; i < targets.length; i++) {
                world.moveTo(targets[i], BulletScene.targetX(i, tick), BulletScene.targetY(i));
            }
            world.step(Inputs.NONE);
            pairs = 0;
            overlap = 0;
            BulletHitList hits = world.bullets().hits();
            for (int i = 0; i < hits.count(); i++) {
                if (!hits.isTile(i) && hits.overlaps(i)) {
                    pairs++;
                    overlap += Math.abs(hits.overlapX(i)) + Math.abs(hits.overlapY(i));
                }
            }
            places.read();
        }

        @Override
        public long pairs() {
            return pairs;
        }

        @Override
        public double overlap() {
            return overlap;
        }
    }
}
