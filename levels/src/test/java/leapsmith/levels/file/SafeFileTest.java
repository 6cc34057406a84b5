package leapsmith.levels.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SafeFileTest {
    @TempDir
    Path folder;

    @Test
    void aNewFileHasTheContentAndNoOtherFileIsLeft() throws IOException {
        Path file = folder.resolve("new.txt");
        SafeFile.save(file, text("new"));
        assertEquals("new", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void theOldFileStaysUntilTheNewOneIsComplete() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        SafeFile.save(file, out -> {
            out.write(new byte[1 << 20]);
            assertEquals("old", Files.readString(file));
            assertEquals(2, files().size(), "content grows in the temporary file");
        });
        assertEquals(1 << 20, Files.size(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void contentMayCloseItsStream() throws IOException {
        Path file = folder.resolve("a.txt");
        SafeFile.save(file, OutputStream::close);
        assertEquals(0, Files.size(file));
    }

    @Test
    void aRelativePathStartsAtTheWorkingFolder() throws IOException {
        Path file = Path.of("").toAbsolutePath().relativize(folder.toRealPath().resolve("a.txt"));
        SafeFile.save(file, text("new"));
        assertEquals("new", Files.readString(folder.resolve("a.txt")));
    }

    @Test
    void anyFailureLeavesTheOldFileAndNothingElse() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        assertFails(file, "a.txt could not be saved: broken", out -> {
            out.write(7);
            throw new IOException("broken\n  in two");
        });
        assertFails(file, "could not be saved: full", out -> {
            throw new UncheckedIOException(new IOException("full"));
        });
        assertFails(file, "could not be saved: IllegalStateException", out -> {
            throw new IllegalStateException();
        });
        assertThrows(
                StackOverflowError.class,
                () -> SafeFile.save(file, out -> {
                    throw new StackOverflowError();
                }));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void aMoveThatFailsLeavesTheOldFileAndNothingElse() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        SystemDisk.Move broken = (from, to, options) -> {
            throw new IOException("no move");
        };
        assertThrows(IOException.class, () -> SafeFile.save(file, whole("new"), null, new SystemDisk(broken)));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void withoutAtomicMovesAPlainOneReplacesTheFile() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        List<List<CopyOption>> moves = new ArrayList<>();
        SystemDisk.Move plain = (from, to, options) -> {
            moves.add(List.of(options));
            if (Arrays.asList(options).contains(StandardCopyOption.ATOMIC_MOVE)) {
                throw new AtomicMoveNotSupportedException(from.toString(), to.toString(), "none here");
            }
            Files.move(from, to, options);
        };
        SafeFile.save(file, whole("new"), null, new SystemDisk(plain));
        assertEquals("new", Files.readString(file));
        assertEquals(2, moves.size());
        assertEquals(List.of(file), files());
    }

    @Test
    void cancelledContentLeavesTheOldFileAndNothingElse() throws IOException {
        Path file = folder.resolve("a.txt");
        SafeFile.CancellableContent cancelled = out -> {
            out.write(new byte[1 << 20]);
            return false;
        };
        assertFalse(SafeFile.saveUnlessCancelled(file, cancelled));
        assertEquals(List.of(), files());
        Files.writeString(file, "old");
        assertFalse(SafeFile.saveUnlessCancelled(file, cancelled));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files());
        assertTrue(SafeFile.saveUnlessCancelled(file, whole("new")));
        assertEquals("new", Files.readString(file));
    }

    @Test
    void theCheckReadsWhatWasWrittenBeforeItReplacesTheFile() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        List<String> read = new ArrayList<>();
        SafeFile.save(file, text("new"), in -> {
            read.add(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            in.close();
            assertEquals("old", Files.readString(file));
        });
        assertEquals(List.of("new"), read);
        assertEquals("new", Files.readString(file));
    }

    @Test
    void aCheckThatFailsLeavesTheOldFile() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        IOException error = assertThrows(
                IOException.class,
                () -> SafeFile.save(file, text("new"), in -> {
                    throw new IOException("no level");
                }));
        assertEquals(file + " could not be saved: no level", error.getMessage());
        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void bytesThatDifferWhenReadBackAreAFailure() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        IOException error = assertThrows(
                IOException.class,
                () -> SafeFile.save(file, text("new"), in -> {
                    Path temporary = files().get(0);
                    Files.writeString(temporary, "bad", StandardOpenOption.WRITE);
                }));
        assertEquals(file + " could not be saved: the bytes read back differ from those written", error.getMessage());
        assertEquals("old", Files.readString(file));
    }

    @Test
    void anErrorHiddenByTheContentIsStillAFailure() throws IOException {
        assumeTrue(Files.isWritable(Path.of("/dev/full")), "no full device here");
        Path full = fullDevice();
        IOException error = assertThrows(
                IOException.class,
                () -> SafeFile.save(full, out -> {
                    try {
                        out.write(new byte[1 << 20]);
                    } catch (IOException e) {
                        // As a PrintWriter does.
                        return;
                    }
                }));
        assertTrue(error.getMessage().startsWith(full + " could not be saved: No space left"), error.getMessage());
    }

    @Test
    void permissionsStayAndTheTemporaryFileIsPrivateUntilThen() throws IOException {
        assumePosix();
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        for (String permissions : List.of("rw-rw-r--", "rw-------", "rwxrwxrwx", "-w--w----")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            SafeFile.save(
                    file,
                    out -> assertEquals(
                            "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(files().get(0)))),
                    in -> assertEquals(-1, in.read()));
            assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
    }

    @Test
    void aNewFileHasThePermissionsOfAnyNewFile() throws IOException {
        assumePosix();
        Path file = folder.resolve("a.txt");
        SafeFile.save(file, text("new"));
        Path other = Files.writeString(folder.resolve("b.txt"), "");
        assertEquals(Files.getPosixFilePermissions(other), Files.getPosixFilePermissions(file));
    }

    @Test
    void aReadOnlyFileIsNotReplaced() throws IOException {
        assumePosix();
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assumeTrue(!Files.isWritable(file), "this user may write everything");
        assertFails(file, "could not be saved: it is read-only", text("new"));
        assertEquals("old", Files.readString(file));
    }

    @Test
    void aReadOnlyFolderIsTheReasonEvenIfTheFileIsReadOnlyToo() throws IOException {
        assumePosix();
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            assumeTrue(!Files.isWritable(folder), "this user may write everything");
            assertFails(file, "could not be saved: writing to its folder is not allowed", text("new"));
        } finally {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    @Test
    void linksAreFollowedToTheirEnd() throws IOException {
        Path deep = Files.createDirectory(folder.resolve("deep"));
        Path file = Files.writeString(deep.resolve("a.txt"), "old");
        Path inner = link(deep.resolve("inner"), Path.of("a.txt"));
        Path outer = link(folder.resolve("outer"), Path.of("deep/inner"));
        SafeFile.save(outer, text("new"));
        assertEquals("new", Files.readString(file));
        assertTrue(Files.isSymbolicLink(inner) && Files.isSymbolicLink(outer));
        assertEquals(List.of(deep, outer), files());
    }

    @Test
    void aLinkToAMissingFileCreatesThatFile() throws IOException {
        Path link = link(folder.resolve("link"), Path.of("a.txt"));
        SafeFile.save(link, text("new"));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(folder.resolve("a.txt")));
        assertEquals(List.of(folder.resolve("a.txt"), link), files());
    }

    @Test
    void aLinkIntoAMissingFolderIsAFailureAndStays() throws IOException {
        Path link = link(folder.resolve("link"), Path.of("none/a.txt"));
        assertFails(link, "link could not be saved: there is no folder " + folder.resolve("none"), text("new"));
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void linksInACircleAreAFailure() throws IOException {
        Path one = link(folder.resolve("one"), Path.of("two"));
        Path two = link(folder.resolve("two"), Path.of("one"));
        assertFails(one, "could not be saved: too many symbolic links", text("new"));
        assertEquals(List.of(one, two), files());
    }

    @Test
    void aDirectoryIsNotReplacedEvenIfItIsEmpty() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("a.gif"));
        assertFails(empty, "a.gif could not be saved: it is a folder", text("new"));
        assertFails(Path.of("/"), "could not be saved: it is a folder", text("new"));
        assertTrue(Files.isDirectory(empty));
        assertEquals(List.of(empty), files());
    }

    @Test
    void aMissingFolderIsNamed() {
        Path file = folder.resolve("none").resolve("a.txt");
        assertFails(file, "could not be saved: there is no folder " + folder.resolve("none"), text("new"));
    }

    @Test
    void temporaryFilesLeftByACrashAreRemoved() throws IOException {
        Path file = folder.resolve("a.txt");
        for (int i = 0; i < 3; i++) {
            Files.writeString(folder.resolve(".a.txt." + UUID.randomUUID() + ".tmp"), "half");
        }
        SafeFile.save(file, text("new"));
        assertEquals(List.of(file), files());
    }

    @Test
    void otherFilesThatLookLikeATemporaryFileStay() throws IOException {
        Path file = folder.resolve("a.txt");
        List<String> names = List.of(
                ".a.txt.tmp",
                ".a.txt..tmp",
                ".a.txt.mine.tmp",
                ".a.txt.bak." + UUID.randomUUID() + ".tmp",
                ".b.txt." + UUID.randomUUID() + ".tmp",
                ".a.txt." + UUID.randomUUID() + ".tmp2");
        for (String name : names) {
            Files.writeString(folder.resolve(name), "");
        }
        Files.createDirectory(folder.resolve(".a.txt." + UUID.randomUUID() + ".tmp"));
        SafeFile.save(file, text("new"));
        assertEquals(names.size() + 2, files().size(), files()::toString);
    }

    @Test
    void aTemporaryFileInUseStays() throws IOException {
        Path file = folder.resolve("a.txt");
        SafeFile.save(file, out -> {
            out.write('1');
            SafeFile.save(file, text("inner"));
            assertEquals("inner", Files.readString(file));
        });
        assertEquals("1", Files.readString(file));
        Path used = folder.resolve(".a.txt." + UUID.randomUUID() + ".tmp");
        try (FileChannel channel = FileChannel.open(used, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assertTrue(lock.isValid());
            SafeFile.save(file, text("new"));
            assertTrue(Files.exists(used));
        }
        SafeFile.save(file, text("new"));
        assertEquals(List.of(file), files());
    }

    @Test
    void savesOfTheSameFileAtTheSameTimeAllSucceed() throws Exception {
        Path file = folder.resolve("a.txt");
        List<CompletableFuture<Void>> writers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String content = "writer " + i;
            writers.add(CompletableFuture.runAsync(() -> {
                for (int save = 0; save < 300; save++) {
                    try {
                        SafeFile.save(file, text(content));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }
            }));
        }
        for (CompletableFuture<Void> writer : writers) {
            writer.get(60, TimeUnit.SECONDS);
        }
        assertTrue(Files.readString(file).matches("writer [0-3]"));
        assertEquals(List.of(file), files());
    }

    @Test
    void aNameMayBeAsLongAsTheFileSystemAllows() throws IOException {
        Path file = folder.resolve("x".repeat(250) + ".txt");
        SafeFile.save(file, text("new"));
        assertEquals("new", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aPipeIsWrittenToAndStaysAPipe() throws Exception {
        Path pipe = folder.resolve("pipe");
        run("mkfifo", pipe.toString());
        Path link = link(folder.resolve("link"), Path.of("pipe"));
        for (Path path : List.of(pipe, link)) {
            CompletableFuture<byte[]> reader = CompletableFuture.supplyAsync(() -> read(pipe));
            SafeFile.save(path, text("new"), in -> {
                throw new IOException("a pipe can't be read back");
            });
            assertArrayEquals("new".getBytes(StandardCharsets.UTF_8), reader.get());
            assertFalse(Files.isRegularFile(pipe));
            assertEquals(List.of(link, pipe), files());
        }
    }

    @Test
    void aDeviceIsWrittenToAndStaysADevice() throws IOException {
        assumeTrue(Files.isWritable(Path.of("/dev/full")), "no full device here");
        Path full = fullDevice();
        assertFails(full, full + " could not be saved: No space left", text("new"));
        assertFalse(Files.isRegularFile(full));
        assertFalse(Files.isRegularFile(Path.of("/dev/full")));
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void standardOutputIsWrittenAtItsCurrentPosition() throws Exception {
        assumeTrue(Files.exists(Path.of("/dev/stdout")), "no standard streams as files here");
        for (String name : List.of("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")) {
            Path file = Files.writeString(folder.resolve("out.txt"), "old ");
            Process appending = child(name)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(file.toFile()))
                    .start();
            assertEquals(0, appending.waitFor());
            assertEquals("old before content after", Files.readString(file), name);
            Process writing = child(name).redirectOutput(file.toFile()).start();
            assertEquals(0, writing.waitFor());
            assertEquals("before content after", Files.readString(file), name);
            Process piped = child(name).start();
            assertEquals(
                    "before content after", new String(piped.getInputStream().readAllBytes()), name);
            assertEquals(List.of(file), files());
        }
    }

    /** A process that saves to a path between two prints. */
    static final class Child {
        private Child() {}

        public static void main(String[] args) throws IOException {
            System.out.print("before ");
            System.out.flush();
            SafeFile.save(Path.of(args[0]), text("content "));
            System.out.print("after");
            System.out.flush();
        }
    }

    private static ProcessBuilder child(String path) {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        Stream.of(SafeFile.class, Child.class)
                                .map(SafeFileTest::classFolder)
                                .reduce((a, b) -> a + System.getProperty("path.separator") + b)
                                .orElseThrow(),
                        Child.class.getName(),
                        path)
                .redirectError(ProcessBuilder.Redirect.INHERIT);
    }

    private static String classFolder(Class<?> type) {
        return Path.of(URI.create(
                        type.getProtectionDomain().getCodeSource().getLocation().toString()))
                .toString();
    }

    /** A full device: that of the system, or a separate one where a mistake could replace the device of the system. */
    private Path fullDevice() throws IOException {
        if (!Files.isWritable(Path.of("/dev"))) {
            return Path.of("/dev/full");
        }
        Path device = folder.resolve("full");
        run("mknod", device.toString(), "c", "1", "7");
        try (OutputStream out = Files.newOutputStream(device, StandardOpenOption.WRITE)) {
            out.flush();
        } catch (IOException e) {
            assumeTrue(false, "devices can't be opened here");
        }
        return device;
    }

    private static void run(String... command) throws IOException {
        try {
            Process process = new ProcessBuilder(command).start();
            assumeTrue(process.waitFor(30, TimeUnit.SECONDS) && process.exitValue() == 0, command[0] + " fails here");
        } catch (IOException e) {
            assumeTrue(false, "no " + command[0] + " here");
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SafeFile.Content text(String text) {
        return out -> out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static SafeFile.CancellableContent whole(String text) {
        return out -> {
            text(text).write(out);
            return true;
        };
    }

    private static void assertFails(Path file, String part, SafeFile.Content content) {
        IOException error = assertThrows(IOException.class, () -> SafeFile.save(file, content));
        assertTrue(error.getMessage().startsWith(file + " could not be saved: "), error.getMessage());
        assertTrue(error.getMessage().contains(part), error.getMessage());
        assertEquals(1, error.getMessage().lines().count());
    }

    private static Path link(Path link, Path to) throws IOException {
        try {
            return Files.createSymbolicLink(link, to);
        } catch (IOException | UnsupportedOperationException e) {
            assumeTrue(false, "no links here");
            throw e;
        }
    }

    private void assumePosix() {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"), "no such permissions here");
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> list = Files.list(folder)) {
            return list.sorted().toList();
        }
    }
}
