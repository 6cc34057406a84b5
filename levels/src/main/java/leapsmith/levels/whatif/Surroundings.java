package leapsmith.levels.whatif;

import java.util.Arrays;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/**
 * Follows the bodies of a world from tick to tick and says which tiles may have had a part in where they went: those of
 * the way of each body's box, and around it as far as anything of the simulation looks from there.
 */
final class Surroundings {
    /** Corners slip, ledges are gripped and steps are climbed within less than this. */
    private static final int GRASP = SubPixels.fromPx(8);

    private final long tileSub;
    private final World world;

    /** By index: where each body was, and which it was. */
    private int[] x = new int[0];

    private int[] y = new int[0];
    private int[] generation = new int[0];
    private boolean[] known = new boolean[0];
    private int followed;

    Surroundings(World world) {
        this.world = world;
        tileSub = (long) world.tiles().tileSize() * SubPixels.PER_PIXEL;
    }

    /** Time has jumped: no body is tracked any more. */
    void forget() {
        Arrays.fill(known, false);
        followed = 0;
    }

    /** Adds what the tick that was just made had to do with; before the first tick, where everybody stands. */
    void addTo(Footprint footprint) {
        int seen = 0;
        if (world.bullets().count() > 0) {
            // They fly far, and there are many.
            footprint.addAll();
        }
        for (Body body : world.bodies()) {
            if (body.isSensor()) {
                continue;
            }
            int index = body.index();
            grow(index);
            boolean goesOn = known[index] && generation[index] == body.generation();
            add(body, goesOn ? x[index] : body.subX(), goesOn ? y[index] : body.subY(), footprint);
            seen += goesOn ? 1 : 0;
            known[index] = true;
            generation[index] = body.generation();
            x[index] = body.subX();
            y[index] = body.subY();
        }
        if (seen < followed) {
            // A body is gone, perhaps because there was no free place nearby.
            footprint.addAll();
        }
        followed = count();
    }

    private void add(Body body, int fromX, int fromY, Footprint footprint) {
        long toX = body.subX();
        long toY = body.subY();
        long moved = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY));
        long margin = 2 * tileSub + GRASP + moved;
        if (body.movement().grabsLedges()) {
            margin += body.subHeight();
        }
        footprint.add(
                tile(Math.min(fromX, toX) - margin),
                tile(Math.min(fromY, toY) - margin),
                tile(Math.max(fromX, toX) + body.subWidth() + margin),
                tile(Math.max(fromY, toY) + body.subHeight() + margin));
    }

    private int tile(long sub) {
        return (int) Math.floorDiv(sub, tileSub);
    }

    private int count() {
        int count = 0;
        for (Body body : world.bodies()) {
            count += body.isSensor() ? 0 : 1;
        }
        return count;
    }

    private void grow(int index) {
        if (index >= known.length) {
            int length = Math.max(16, 2 * (index + 1));
            x = Arrays.copyOf(x, length);
            y = Arrays.copyOf(y, length);
            generation = Arrays.copyOf(generation, length);
            known = Arrays.copyOf(known, length);
        }
    }
}
