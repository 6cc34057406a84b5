package leapsmith.editor.document;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32C;
import leapsmith.levels.file.Disk;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;

/**
 * A file of a journal: a whole level, followed by differences. It is append-only. Each record has a length and a
 * checksum, so an incomplete one at the end, which a crash may leave, is ignored.
 *
 * <pre>
 * MAGIC { length:4 checksum:4 time:8 edits:4 title file record }
 * </pre>
 */
final class Segment implements Closeable {
    private static final byte[] MAGIC = "leapsmith-journal 1\n".getBytes(StandardCharsets.US_ASCII);
    private static final int HEAD = 2 * Integer.BYTES;

    private final Disk.Output output;
    private final long firstBytes;
    private long bytes;
    private Level last;

    private Segment(Disk.Output output, WorkState first) throws IOException {
        this.output = output;
        output.stream().write(MAGIC);
        append(first, RecordWriter.whole(first.level()));
        firstBytes = bytes;
    }

    /** Creates the file with a first state, and forces it to the disk. */
    static Segment create(Path file, WorkState first, Disk disk) throws IOException {
        Disk.Output output = disk.create(file, true);
        try {
            Segment segment = new Segment(output, first);
            disk.forceFolder(file.getParent());
            return segment;
        } catch (IOException | RuntimeException e) {
            output.close();
            throw e;
        }
    }

    /** Appends the next state and forces it to the disk. */
    void append(WorkState state) throws IOException {
        append(state, RecordWriter.difference(LevelDelta.between(last, state.level())));
    }

    private void append(WorkState state, byte[] record) throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(body);
        out.writeLong(state.time().toEpochMilli());
        out.writeInt(state.edits());
        writeText(out, state.title());
        writeText(out, state.file().map(Path::toString).orElse(""));
        out.write(record);
        byte[] content = body.toByteArray();
        ByteBuffer frame = ByteBuffer.allocate(HEAD + content.length);
        frame.putInt(content.length).putInt(checksum(content)).put(content);
        output.stream().write(frame.array());
        output.force();
        bytes += frame.capacity();
        last = state.level();
    }

    /** Whether the differences take more space than a whole level. */
    boolean isLong(long leastBytes) {
        return bytes - firstBytes > Math.max(leastBytes, firstBytes);
    }

    @Override
    public void close() throws IOException {
        output.close();
    }

    /** The last complete state of a file; empty if there is none. */
    static Optional<WorkState> read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(new DataInputStream(in), Files.size(file));
        }
    }

    private static Optional<WorkState> read(DataInputStream in, long size) throws IOException {
        Optional<WorkState> state = Optional.empty();
        if (!Arrays.equals(in.readNBytes(MAGIC.length), MAGIC)) {
            return state;
        }
        for (long left = size - MAGIC.length - HEAD; left >= 0; left -= HEAD) {
            int length = in.readInt();
            int checksum = in.readInt();
            left -= length;
            if (length < 0 || left < 0) {
                break;
            }
            byte[] content = in.readNBytes(length);
            if (content.length < length || checksum != checksum(content)) {
                break;
            }
            state = Optional.of(state(state.map(WorkState::level), ByteBuffer.wrap(content)));
        }
        return state.map(Segment::resolved);
    }

    /** The state with the numbers of the kinds file beside its level, which the record doesn't have. */
    private static WorkState resolved(WorkState state) {
        Optional<Path> folder = state.file().map(Path::toAbsolutePath).map(Path::getParent);
        return folder.isEmpty()
                ? state
                : new WorkState(
                        state.title(),
                        state.file(),
                        state.time(),
                        state.edits(),
                        KindsFile.resolve(state.level(), folder.get(), file -> {}));
    }

    private static WorkState state(Optional<Level> before, ByteBuffer content) throws IOException {
        Instant time = Instant.ofEpochMilli(content.getLong());
        int edits = content.getInt();
        String title = readText(content);
        String file = readText(content);
        Level level = RecordReader.read(before, content);
        return new WorkState(title, path(file), time, edits, level);
    }

    private static Optional<Path> path(String text) {
        try {
            return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static void writeText(DataOutputStream out, String text) throws IOException {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(utf8.length);
        out.write(utf8);
    }

    private static String readText(ByteBuffer in) {
        byte[] utf8 = new byte[in.getInt()];
        in.get(utf8);
        return new String(utf8, StandardCharsets.UTF_8);
    }

    private static int checksum(byte[] content) {
        CRC32C checksum = new CRC32C();
        checksum.update(content);
        return (int) checksum.getValue();
    }
}
