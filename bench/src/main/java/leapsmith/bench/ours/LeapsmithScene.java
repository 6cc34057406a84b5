package leapsmith.bench.ours;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import leapsmith.bench.Contestant;
import leapsmith.bench.Reading;
import leapsmith.bench.scene.Tiles;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Bullet;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.FrameBullets;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.PairList;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldDef;

/** A scene as a world. Each tick all pairs are read, and places as asked for. */
abstract class LeapsmithScene implements Contestant {
    final World world;
    private final Reading reading;
    private PlaceReader places;
    private long pairs;
    private double overlap;

    LeapsmithScene(World world, Reading reading) {
        this.world = world;
        this.reading = reading;
    }

    /** The tiles of a scene as a level. */
    static WorldDef level(Tiles tiles) {
        return World.builder(tiles.columns(), tiles.rows())
                .tileSize(Tiles.SIZE)
                .tiles((column, row) -> tiles.isSolid(column, row) ? TileType.BLOCK : TileType.EMPTY);
    }

    @Override
    public final void tick() {
        beforeStep();
        world.step(Inputs.NONE);
        pairs = 0;
        overlap = 0;
        count();
        if (places == null) {
            places = new PlaceReader(world, reading);
        }
        places.read();
    }

    /** Moves what the game moves. */
    void beforeStep() {}

    /** Counts the pairs of the step. */
    void count() {
        PairList found = world.pairs();
        for (int i = 0; i < found.count(); i++) {
            found(found.overlapX(i), found.overlapY(i));
        }
    }

    final void found(double overlapX, double overlapY) {
        pairs++;
        overlap += Math.abs(overlapX) + Math.abs(overlapY);
    }

    @Override
    public final long pairs() {
        return pairs;
    }

    @Override
    public final double overlap() {
        return overlap;
    }

    /** Copies the places of all bodies and bullets of a world into arrays, as a game does that draws them. */
    static final class PlaceReader {
        private final World world;
        private final Reading reading;
        private final Body[] bodies;
        private final Bullet[] bullets;
        private final Frame frame = new Frame();
        private final double width;
        private final double height;
        private final double[] x;
        private final double[] y;

        /** A reader of the bodies and bullets that the world has now. */
        PlaceReader(World world, Reading reading) {
            this.world = world;
            this.reading = reading;
            List<Body> all = new ArrayList<>();
            world.bodies().forEach(all::add);
            bodies = all.toArray(Body[]::new);
            bullets = new Bullet[world.bullets().count()];
            Arrays.setAll(bullets, world.bullets()::at);
            width = (double) world.tiles().columns() * Tiles.SIZE;
            height = (double) world.tiles().rows() * Tiles.SIZE;
            x = new double[bodies.length + bullets.length];
            y = new double[bodies.length + bullets.length];
        }

        void read() {
            switch (reading) {
                case NONE -> {}
                case HANDLES -> readHandles();
                case FRAME -> readFrame();
            }
        }

        private void readHandles() {
            int count = 0;
            for (Body body : bodies) {
                x[count] = body.x();
                y[count++] = body.y();
            }
            for (Bullet bullet : bullets) {
                x[count] = bullet.x();
                y[count++] = bullet.y();
            }
        }

        private void readFrame() {
            world.capture(frame, 0, 0, width, height);
            int count = 0;
            for (int i = 0; i < frame.bodyCount(); i++) {
                x[count] = frame.x(i);
                y[count++] = frame.y(i);
            }
            FrameBullets flying = frame.bullets();
            for (int i = 0; i < flying.count(); i++) {
                x[count] = flying.x(i);
                y[count++] = flying.y(i);
            }
        }

        /** The sum of the coordinates that were read, px. */
        double sum() {
            return Arrays.stream(x).sum() + Arrays.stream(y).sum();
        }
    }
}
