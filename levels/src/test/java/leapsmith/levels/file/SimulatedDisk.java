package leapsmith.levels.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A disk of one folder that fails at a chosen call, or loses its power there. After a power cut, {@link #restart} leaves
 * in the folder what the disk holds: of each file only the bytes that were forced, and of the names, which a folder may
 * write at any time, either those that were forced or the last ones.
 */
final class SimulatedDisk implements Disk {
    /** How the chosen call fails. */
    enum Fault {
        ERROR,
        POWER_CUT_NAMES_LOST,
        POWER_CUT_NAMES_KEPT
    }

    private static final int NONE = -1;

    private final Path folder;
    private final int faultyCall;
    private final Fault fault;
    /** The names on the disk, and the forced content of all files by their current name. */
    private Map<Path, byte[]> forcedNames = new TreeMap<>();

    private final Map<Path, byte[]> forced = new HashMap<>();
    private int calls;
    private boolean isOff;

    /** A disk with the files of a folder that are there now, whose call of this number, from 0, fails. */
    SimulatedDisk(Path folder, int faultyCall, Fault fault) {
        this.folder = folder;
        this.faultyCall = faultyCall;
        this.fault = fault;
        for (Path file : contents(folder).keySet()) {
            forced.put(file, read(file));
        }
        forcedNames.putAll(forced);
    }

    /** A disk that doesn't fail. */
    SimulatedDisk(Path folder) {
        this(folder, NONE, Fault.ERROR);
    }

    /** The calls so far. */
    int calls() {
        return calls;
    }

    /** Leaves in the folder what a restart finds. */
    void restart() throws IOException {
        if (fault == Fault.ERROR) {
            return;
        }
        Map<Path, byte[]> left = new TreeMap<>(forcedNames);
        if (fault == Fault.POWER_CUT_NAMES_KEPT) {
            left.clear();
            contents(folder).keySet().forEach(file -> left.put(file, forced.getOrDefault(file, new byte[0])));
        }
        for (Path file : contents(folder).keySet()) {
            Files.delete(file);
        }
        for (Map.Entry<Path, byte[]> file : left.entrySet()) {
            Files.write(file.getKey(), file.getValue());
        }
    }

    static Map<Path, byte[]> contents(Path folder) {
        Map<Path, byte[]> contents = new TreeMap<>();
        try {
            for (Path file : Disk.SYSTEM.files(folder)) {
                contents.put(file, read(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return contents;
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void call() throws IOException {
        if (isOff) {
            throw new IOException("no power");
        }
        if (calls++ == faultyCall) {
            isOff = fault != Fault.ERROR;
            throw new IOException("call " + faultyCall + " failed");
        }
    }

    @Override
    public Output create(Path file, boolean isPrivate) throws IOException {
        call();
        forced.put(file, new byte[0]);
        return new SimulatedOutput(file, SYSTEM.create(file, isPrivate));
    }

    private final class SimulatedOutput implements Output {
        private final Path file;
        private final Output output;

        SimulatedOutput(Path file, Output output) {
            this.file = file;
            this.output = output;
        }

        @Override
        public OutputStream stream() {
            return new FilterOutputStream(output.stream()) {
                @Override
                public void write(byte[] bytes, int offset, int length) throws IOException {
                    call();
                    out.write(bytes, offset, length);
                }
            };
        }

        @Override
        public InputStream readBack() throws IOException {
            call();
            return output.readBack();
        }

        @Override
        public void force() throws IOException {
            call();
            forced.put(file, read(file));
        }

        @Override
        public boolean lock() {
            return output.lock();
        }

        @Override
        public void close() throws IOException {
            output.close();
            call();
        }
    }

    @Override
    public void replace(Path from, Path to) throws IOException {
        call();
        SYSTEM.replace(from, to);
        forced.put(to, forced.remove(from));
    }

    @Override
    public void remove(Path file) throws IOException {
        call();
        SYSTEM.remove(file);
        forced.remove(file);
    }

    @Override
    public void removeUnlessLocked(Path file) {
        try {
            call();
        } catch (IOException e) {
            return;
        }
        SYSTEM.removeUnlessLocked(file);
    }

    @Override
    public List<Path> files(Path of) throws IOException {
        call();
        return SYSTEM.files(of);
    }

    @Override
    public void copyPermissions(Path from, Path to) {
        SYSTEM.copyPermissions(from, to);
    }

    @Override
    public void forceFolder(Path forcedFolder) throws IOException {
        call();
        forcedNames = new TreeMap<>();
        contents(folder).keySet().forEach(file -> forcedNames.put(file, forced.getOrDefault(file, new byte[0])));
    }
}
