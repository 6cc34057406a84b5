package leapsmith.levels.play;

import java.util.Arrays;
import java.util.Optional;
import leapsmith.physics.world.Body;

/**
 * Writes down the path of a session's player, point by point. It belongs to one thread; the trails that it hands out
 * belong to all.
 */
public final class TrailLog {
    private static final PlayStatus NOBODY = new PlayStatus(PlayState.NO_PLAYER, 0, "");

    private Trail.Chunk[] chunks = new Trail.Chunk[0];
    private int length;
    private PlayStatus status = NOBODY;
    /** The last chunk may be seen by others up to where they were given it. */
    private Trail newest;

    /** A log without a point. */
    public TrailLog() {}

    /** How many points were written. */
    public int length() {
        return length;
    }

    /** Adds the point of the tick that the session has just made; before the first tick, that of its start. */
    public void add(PlaySession session) {
        Optional<Body> player = session.player();
        PlayStatus now = session.status();
        int marks = player.isPresent() ? marksOf(player.get(), now) : 0;
        if (length > 0 && now.state() != status.state()) {
            marks |= now.state().isDeath() ? Trail.DIED : 0;
            marks |= now.state() == PlayState.GOAL_REACHED ? Trail.REACHED : 0;
        }
        Trail.Chunk chunk = chunkForNext();
        int at = length & Trail.CHUNK_MASK;
        chunk.marks()[at] = (byte) marks;
        if (player.isPresent()) {
            chunk.x()[at] = player.get().subX();
            chunk.y()[at] = player.get().subY();
            chunk.width()[at] = player.get().subWidth();
            chunk.height()[at] = player.get().subHeight();
        }
        length++;
        status = now;
        newest = null;
    }

    /** The trail so far. The same one as long as nothing was added. */
    public Trail trail() {
        if (newest == null) {
            newest = new Trail(Arrays.copyOf(chunks, chunks.length), length, status);
        }
        return newest;
    }

    /** Goes on from a point of another trail, as though it had been written here; the other stays as it is. */
    public void continueFrom(Trail trail, int points, PlayStatus statusThere) {
        int whole = points >> Trail.CHUNK_SHIFT;
        int part = points & Trail.CHUNK_MASK;
        chunks = new Trail.Chunk[whole + (part > 0 ? 1 : 0)];
        for (int i = 0; i < chunks.length; i++) {
            Trail.Chunk shared = trail.chunkAt(i);
            // Of a chunk that is written on, the other trail must keep its own.
            chunks[i] = i < whole ? shared : shared.copy();
        }
        length = points;
        status = statusThere;
        newest = null;
    }

    private int marksOf(Body player, PlayStatus now) {
        int before = length == 0 ? 0 : chunks[length - 1 >> Trail.CHUNK_SHIFT].marks()[length - 1 & Trail.CHUNK_MASK];
        boolean begins = (before & Trail.PRESENT) == 0
                || status.state().isDeath() && !now.state().isDeath();
        boolean rises = !player.onGround() && player.subVy() < 0;
        int marks = Trail.PRESENT | (player.onGround() ? Trail.ON_GROUND : 0) | (rises ? Trail.RISING : 0);
        if (begins) {
            return marks | Trail.STARTED;
        }
        marks |= rises && (before & Trail.RISING) == 0 ? Trail.JUMPED : 0;
        marks |= player.onGround() && (before & Trail.ON_GROUND) == 0 ? Trail.LANDED : 0;
        return marks;
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
