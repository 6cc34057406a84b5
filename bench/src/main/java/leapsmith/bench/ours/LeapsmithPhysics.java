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
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BulletHitList;
import leapsmith.physics.world.Checkpoint;
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
            case PLAYER_STEP -> new LonePlayer(world -> () -> null);
            case PLAYER_AMID_KINDS ->
                new LonePlayer(world -> {
                    Kinds.paintBelowCeilings(world);
                    return () -> null;
                });
            case PLAYER_WITH_KINDS ->
                new LonePlayer(world -> {
                    Kinds.paint(world);
                    return () -> null;
                });
            case PLAYER_SAVE ->
                new LonePlayer(world -> {
                    Checkpoint checkpoint = new Checkpoint();
                    return () -> {
                        world.save(checkpoint);
                        return checkpoint;
                    };
                });
            // Always the same state, as when a game tries inputs.
            case PLAYER_RESTORE ->
                new LonePlayer(world -> {
                    Checkpoint checkpoint = new Checkpoint();
                    world.save(checkpoint);
                    return () -> {
                        world.restore(checkpoint);
                        return checkpoint;
                    };
                });
            case PLAYER_SNAPSHOT -> new LonePlayer(world -> world::snapshot);
            case PLAYER_RESTORE_SNAPSHOT ->
                new LonePlayer(world -> {
                    Snapshot snapshot = world.snapshot();
                    return () -> {
                        world.restore(snapshot);
                        return snapshot;
                    };
                });
            case BULLETS -> bullets(BulletScene.of(OwnTask.BULLET_COUNT), Reading.NONE);
            case BULLETS_BY_HANDLE -> bullets(BulletScene.of(OwnTask.BULLET_COUNT), Reading.HANDLES);
            case BULLETS_BY_FRAME -> bullets(BulletScene.of(OwnTask.BULLET_COUNT), Reading.FRAME);
            case WALKERS -> crowd(walkers(), Reading.NONE);
            case WALKERS_AMID_KINDS -> {
                World world = LeapsmithCrowd.world(walkers());
                Kinds.paintBelowCeilings(world);
                yield new LeapsmithCrowd(world, Reading.NONE);
            }
            case WALKERS_WITH_KINDS -> {
                World world = LeapsmithCrowd.world(walkers());
                Kinds.paint(world);
                yield new LeapsmithCrowd(world, Reading.NONE);
            }
            case WALKERS_AND_PLATFORMS -> {
                PlatformScene scene = PlatformScene.over(walkers(), OwnTask.PLATFORM_COUNT);
                yield new LeapsmithCrowd(LeapsmithCrowd.world(scene), Reading.NONE);
            }
            case PILE -> crowd(CrowdScene.pile(OwnTask.PILE_COUNT), Reading.NONE);
        };
    }

    /** Tile kinds; a class of its own, as builds without them can't load it. */
    private static final class Kinds {
        private static final int EVERY = 8;

        /** Makes every eighth block ice, mud or a belt, and has water in the same share of the other tiles. */
        static void paint(World world) {
            int[] ground = ground(world);
            int water = water(world);
            TileView tiles = world.tiles();
            int number = 0;
            for (int row = 0; row < tiles.rows(); row++) {
                for (int column = 0; column < tiles.columns(); column++) {
                    boolean isSolid = tiles.isSolid(column, row);
                    if (++number % EVERY == 0) {
                        TileType type = isSolid ? TileType.BLOCK : TileType.EMPTY;
                        world.setTile(column, row, type, isSolid ? ground[number / EVERY % ground.length] : water);
                    }
                }
            }
        }

        /** Has water in every eighth empty tile below a solid one, where those that walk on floors don't get. */
        static void paintBelowCeilings(World world) {
            ground(world);
            int water = water(world);
            TileView tiles = world.tiles();
            for (int row = 0; row < tiles.rows(); row++) {
                for (int column = 0; column < tiles.columns(); column += EVERY) {
                    if (!tiles.isSolid(column, row)
                            && tiles.isSolid(column, row - 2)
                            && !tiles.isSolid(column, row - 1)) {
                        world.setTile(column, row, TileType.EMPTY, water);
                    }
                }
            }
        }

        private static int[] ground(World world) {
            return new int[] {
                world.materialIndex(Material.builder().grip(0.2).build()),
                world.materialIndex(Material.builder().speed(0.5).build()),
                world.materialIndex(Material.builder().belt(60).build())
            };
        }

        private static int water(World world) {
            return world.materialIndex(Material.builder()
                    .gravity(0.3)
                    .maxFallSpeed(120)
                    .swims(true)
                    .build());
        }
    }

    private static CrowdScene walkers() {
        return CrowdScene.spread(OwnTask.WALKER_COUNT, SIDE_TILES);
    }

    /** W4. The game moves the boxes, as nothing in a level reverses a body at the edge of a square. */
    private static final class LeapsmithBoxes extends LeapsmithScene {
        private static final float TICK_SECONDS = 1 / 60f;

        private final Body[] bodies;
        private final float[] x;
        private final float[] y;
        private final float[] vx;
        private final float[] vy;
        private final float[] maxX;
        private final float[] maxY;

        LeapsmithBoxes(PairScene scene, Reading reading) {
            super(level(emptySquare(scene)).build(), reading);
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
        }

        @Override
        void beforeStep() {
            for (int i = 0; i < bodies.length; i++) {
                x[i] = moved(x, vx, i, maxX[i]);
                y[i] = moved(y, vy, i, maxY[i]);
                world.moveTo(bodies[i], x[i], y[i]);
            }
        }

        private static Tiles emptySquare(PairScene scene) {
            int tiles = (int) Math.ceil(scene.side() / Tiles.SIZE);
            return new Tiles(tiles, tiles);
        }

        /** The next place of a box on an axis; at an edge its speed is reversed. */
        private static float moved(float[] places, float[] speeds, int i, float max) {
            float next = places[i] + speeds[i] * TICK_SECONDS;
            float held = Math.max(0, Math.min(max, next));
            speeds[i] = held == next ? speeds[i] : -speeds[i];
            return held;
        }
    }

    /**
     * W1. The game moves the targets. Hits of a target that a bullet passed within a tick are left out, as the other
     * engines don't detect them.
     */
    private static final class LeapsmithBullets extends LeapsmithScene {
        private final Body[] targets = new Body[BulletScene.targetCount()];
        private long tick;

        LeapsmithBullets(BulletScene scene, Reading reading) {
            super(level(scene.tiles()).build(), reading);
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
        }

        @Override
        void beforeStep() {
            tick++;
            for (int i = 0; i < targets.length; i++) {
                world.moveTo(targets[i], BulletScene.targetX(i, tick), BulletScene.targetY(i));
            }
        }

        @Override
        void count() {
            BulletHitList hits = world.bullets().hits();
            for (int i = 0; i < hits.count(); i++) {
                if (!hits.isTile(i) && hits.overlaps(i)) {
                    found(hits.overlapX(i), hits.overlapY(i));
                }
            }
        }
    }
}
