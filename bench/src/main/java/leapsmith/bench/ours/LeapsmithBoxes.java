package leapsmith.bench.ours;

import leapsmith.bench.Contestant;
import leapsmith.bench.Reading;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PairScene;
import leapsmith.bench.scene.Tiles;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.PairList;
import leapsmith.physics.world.World;

/** W4. The game moves the boxes, as nothing in a level reverses a body at the edge of a square. */
final class LeapsmithBoxes implements Contestant {
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
