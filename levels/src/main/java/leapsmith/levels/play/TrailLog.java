package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.PairList;
import leapsmith.physics.world.World;

/**
 * Records the path of a session's player, point by point. It must be used by one thread; its trails can be read by any.
 */
public final class TrailLog {
    private Trail.Chunk[] chunks = new Trail.Chunk[0];
    private int length;
    /** Replaced, never modified, because trails share it. */
    private List<Trail.Turn> turns = List.of();
    /** The trail of all points; null if points were added since. Trails share the last chunk up to their length. */
    private Trail newest;

    /** A log without a point. */
    public TrailLog() {}

    /** {@return the number of points} */
    public int length() {
        return length;
    }

    /**
     * Adds the point of the session's current tick.
     *
     * @param session is at the tick to add
     */
    public void add(PlaySession session) {
        Optional<Body> player = session.player();
        PlayStatus now = session.status();
        int marks = player.isPresent() ? marksOf(player.get(), now, session.world()) : 0;
        if (length == 0 || !now.equals(status())) {
            marks |= length > 0 && now.state().isDeath() ? Trail.DIED : 0;
            marks |= now.state() == PlayState.GOAL_REACHED ? Trail.REACHED : 0;
            List<Trail.Turn> more = new ArrayList<>(turns);
            more.add(new Trail.Turn(length, now));
            turns = List.copyOf(more);
        }
        Trail.Chunk chunk = chunkForNext();
        int at = length & Trail.CHUNK_MASK;
        chunk.marks()[at] = (short) marks;
        // Also without a player, because a copied chunk may hold the points of another trail.
        chunk.x()[at] = player.map(Body::subX).orElse(0);
        chunk.y()[at] = player.map(Body::subY).orElse(0);
        chunk.width()[at] = player.map(Body::subWidth).orElse(0);
        chunk.height()[at] = player.map(Body::subHeight).orElse(0);
        length++;
        newest = null;
    }

    /** {@return the trail so far; the same instance as long as nothing is added} */
    public Trail trail() {
        if (newest == null) {
            newest = new Trail(Arrays.copyOf(chunks, chunks.length), length, turns);
        }
        return newest;
    }

    /** Drops all points; existing trails stay unchanged. */
    public void clear() {
        chunks = new Trail.Chunk[0];
        length = 0;
        turns = List.of();
        newest = null;
    }

    /**
     * Continues after the first points of another trail, which stays unchanged.
     *
     * @param trail the trail to copy from
     * @param points number of points to keep
     */
    public void continueFrom(Trail trail, int points) {
        int whole = points >> Trail.CHUNK_SHIFT;
        int part = points & Trail.CHUNK_MASK;
        chunks = new Trail.Chunk[whole + (part > 0 ? 1 : 0)];
        for (int i = 0; i < chunks.length; i++) {
            Trail.Chunk shared = trail.chunkAt(i);
            // A partly used chunk is copied, so that the other trail does not change.
            chunks[i] = i < whole ? shared : shared.copy();
        }
        length = points;
        turns = trail.turns().stream().filter(turn -> turn.point() < points).toList();
        newest = null;
    }

    private int marksOf(Body player, PlayStatus now, World world) {
        int before = length == 0 ? 0 : chunks[length - 1 >> Trail.CHUNK_SHIFT].marks()[length - 1 & Trail.CHUNK_MASK];
        boolean begins = length == 0
                || (before & Trail.PRESENT) == 0
                || status().state().isDeath() && !now.state().isDeath();
        boolean climbs = player.state() == ControllerState.CLIMB;
        boolean rises = !player.onGround() && player.subVy() < 0 && !climbs;
        int marks = Trail.PRESENT | player.contacts() << Trail.SIDES_SHIFT & Trail.SIDES;
        marks |= rises ? Trail.RISING : 0;
        marks |= climbs ? Trail.CLIMBS : 0;
        marks |= world.material(player.mediumMaterial()).swims() ? Trail.SWIMS : 0;
        marks |= collides(player.index(), world) ? Trail.COLLIDES : 0;
        if (begins) {
            return marks | Trail.STARTED;
        }
        marks |= rises && (before & Trail.RISING) == 0 ? Trail.JUMPED : 0;
        // A body that spawns on the ground is grounded one tick later, which is no landing.
        marks |= player.onGround() && (before & (Trail.ON_GROUND | Trail.STARTED)) == 0 ? Trail.LANDED : 0;
        return marks;
    }

    private PlayStatus status() {
        return turns.get(turns.size() - 1).status();
    }

    /** Whether a body is in a pair with a body that isn't a sensor. */
    private static boolean collides(int body, World world) {
        PairList pairs = world.pairs();
        for (int i = 0; i < pairs.count(); i++) {
            int other = pairs.a(i) == body ? pairs.b(i) : pairs.b(i) == body ? pairs.a(i) : -1;
            if (other >= 0 && world.body(other) != null && !world.body(other).isSensor()) {
                return true;
            }
        }
        return false;
    }

    private Trail.Chunk chunkForNext() {
        int index = length >> Trail.CHUNK_SHIFT;
        if (index == chunks.length) {
            chunks = Arrays.copyOf(chunks, index + 1);
            chunks[index] = new Trail.Chunk();
        }
        return chunks[index];
    }
}
