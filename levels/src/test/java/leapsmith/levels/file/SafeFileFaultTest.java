package leapsmith.levels.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import leapsmith.levels.file.SimulatedDisk.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every call that a save makes to the disk fails once, or is the last one before a power cut. */
class SafeFileFaultTest {
    private static final byte[] OLD = "old".getBytes(StandardCharsets.UTF_8);
    private static final byte[] NEW = "new and longer".repeat(10_000).getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Fault.class)
    void afterAFaultAtAnyCallAFileIsTheOldOrTheNewOne(Fault fault) throws IOException {
        Path file = folder.resolve("a.level.json");
        int calls = callsOfSave(file);
        assertTrue(calls >= 8, "a save makes " + calls + " calls");
        for (int call = 0; call < calls; call++) {
            Files.write(file, OLD);
            SimulatedDisk disk = new SimulatedDisk(folder, call, fault);
            boolean isSaved = saves(file, disk);
            disk.restart();
            byte[] left = Files.readAllBytes(file);
            String where = fault + " at call " + call;
            boolean isNew = Arrays.equals(left, NEW);
            assertTrue(isNew || Arrays.equals(left, OLD), where + " leaves " + left.length + " bytes");
            assertTrue(isNew || !isSaved, where + " loses a file that was reported as saved");
            save(file, Disk.SYSTEM);
            assertEquals(Set.of(file), SimulatedDisk.contents(folder).keySet(), where + " leaves a temporary file");
        }
    }

    @Test
    void aCompleteSaveSurvivesAPowerCut() throws IOException {
        Path file = folder.resolve("a.level.json");
        for (Fault fault : Set.of(Fault.POWER_CUT_NAMES_LOST, Fault.POWER_CUT_NAMES_KEPT)) {
            Files.write(file, OLD);
            SimulatedDisk disk = new SimulatedDisk(folder, Integer.MAX_VALUE, fault);
            save(file, disk);
            disk.restart();
            assertTrue(Arrays.equals(NEW, Files.readAllBytes(file)), fault::toString);
        }
    }

    @Test
    void theReasonOfAFailedSaveIsKnown() throws IOException {
        assertEquals(SaveException.Reason.NO_FOLDER, reason(folder.resolve("none/a.txt"), Disk.SYSTEM));
        Path file = folder.resolve("a.txt");
        assertEquals(SaveException.Reason.NO_SPACE, reason(file, failing("No space left on device")));
        assertEquals(SaveException.Reason.NO_SPACE, reason(file, failing("Disk quota exceeded")));
        assertEquals(SaveException.Reason.READ_ONLY_FOLDER, reason(file, failing("Read-only file system")));
        assertEquals(SaveException.Reason.OTHER, reason(file, failing("Input/output error")));
        assertEquals(Set.of(), SimulatedDisk.contents(folder).keySet());
    }

    private static Disk failing(String reason) {
        return new SystemDisk((from, to, options) -> {
            throw new FileSystemException(to.toString(), null, reason);
        });
    }

    private static SaveException.Reason reason(Path file, Disk disk) {
        return assertThrows(SaveException.class, () -> save(file, disk)).reason();
    }

    private int callsOfSave(Path file) throws IOException {
        Files.write(file, OLD);
        SimulatedDisk disk = new SimulatedDisk(folder);
        save(file, disk);
        return disk.calls();
    }

    private static boolean saves(Path file, Disk disk) {
        try {
            save(file, disk);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static void save(Path file, Disk disk) throws IOException {
        SafeFile.CancellableContent content = out -> {
            out.write(NEW);
            return true;
        };
        SafeFile.save(file, content, in -> in.transferTo(OutputStream.nullOutputStream()), disk);
    }
}
