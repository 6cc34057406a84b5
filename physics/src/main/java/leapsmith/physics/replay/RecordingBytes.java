package leapsmith.physics.replay;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.InvalidBytesException;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;

/**
 * Writes recordings of worlds as bytes, and reads them. A recording has the inputs and edits, and no state: it is played in a
 * world in the state in which the recording began. One made with hashes has the hash of that state, so that {@link
 * Replay#firstDivergence} is 0 in a world built differently.
 */
public final class RecordingBytes {
    private static final int BYTES_OF_RUN = 3 * Long.BYTES;
    private static final long MAX_TICKS = 1L << 62;

    private static final long SCHEMA = schema();

    private RecordingBytes() {}

    /**
     * {@return a recording as bytes, with a checksum}
     *
     * @param recording of a world
     */
    public static byte[] write(Recording<WorldEdit> recording) {
        ByteWriter out = new ByteWriter(ByteWriter.RECORDING, SCHEMA);
        out.putInt(World.SIMULATION_VERSION);
        List<InputLog.Run> runs = recording.inputs().runs();
        out.putInt(runs.size());
        for (InputLog.Run run : runs) {
            out.putValue(InputLog.Run.class, run);
        }
        out.putInt(recording.edits().count());
        recording.edits().forEach((edit, tick) -> {
            out.putLong(tick);
            out.putValue(WorldEdit.class, edit);
        });
        HashLog hashes = recording.hashes();
        out.putLong(hashes.every());
        out.putInt(hashes.count());
        out.putLongs(hashes.values(), hashes.count());
        return out.toBytes();
    }

    /**
     * Reads a recording.
     *
     * @param bytes of a recording
     * @return the recording
     * @throws InvalidBytesException if they are damaged or incomplete, of another version of the library, or of another {@link
     *     World#SIMULATION_VERSION}, which would play them differently
     */
    public static Recording<WorldEdit> read(byte[] bytes) {
        try {
            return readChecked(bytes);
        } catch (IllegalArgumentException e) {
            throw new InvalidBytesException(e.getMessage(), e);
        }
    }

    private static Recording<WorldEdit> readChecked(byte[] bytes) {
        ByteReader in = new ByteReader(bytes, ByteWriter.RECORDING, SCHEMA);
        int version = in.getInt();
        if (version != World.SIMULATION_VERSION) {
            throw new IllegalArgumentException("a recording of version " + version + " of the simulation; this one is "
                    + World.SIMULATION_VERSION);
        }
        int runCount = in.getCount(BYTES_OF_RUN);
        List<InputLog.Run> runs = new ArrayList<>();
        long ticks = 0;
        for (int i = 0; i < runCount; i++) {
            InputLog.Run run = in.getValue(InputLog.Run.class);
            if (run.ticks() > MAX_TICKS - ticks) {
                throw new IllegalArgumentException("too many ticks");
            }
            ticks += run.ticks();
            runs.add(run);
        }
        int editCount = in.getCount(Long.BYTES);
        EditLog.Builder<WorldEdit> edits = new EditLog.Builder<>();
        for (int i = 0; i < editCount; i++) {
            edits.append(in.getLong(), in.getValue(WorldEdit.class));
        }
        long every = in.getLong();
        int hashCount = in.getCount(Long.BYTES);
        long[] values = in.getLongs(hashCount);
        in.end();
        if (every > MAX_TICKS / Math.max(1, hashCount)) {
            throw new IllegalArgumentException("hashes beyond the end");
        }
        HashLog hashes = every == 0 && hashCount == 0 ? HashLog.NONE : HashLog.of(every, values);
        return new Recording<>(InputLog.of(runs), edits.toLog(), hashes);
    }

    private static long schema() {
        StateHash hash = new StateHash();
        ByteWriter.addSchema(Inputs.class, hash);
        ByteWriter.addSchema(WorldEdit.class, hash);
        return hash.value();
    }
}
