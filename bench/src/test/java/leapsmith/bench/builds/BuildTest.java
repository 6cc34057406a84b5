package leapsmith.bench.builds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import leapsmith.bench.Contestant;
import leapsmith.bench.OwnPhysics;
import leapsmith.bench.OwnTask;
import leapsmith.bench.Reading;
import leapsmith.bench.ours.LeapsmithPhysics;
import leapsmith.bench.scene.CrowdScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildTest {
    private static final CrowdScene SCENE = CrowdScene.dense(200);

    @TempDir
    Path folder;

    @Test
    void eachLoadDefinesClassesOfItsOwn() throws IOException {
        OwnPhysics first = Build.present().load();
        OwnPhysics second = Build.present().load();
        assertNotSame(LeapsmithPhysics.class, first.getClass());
        assertNotSame(first.getClass(), second.getClass());
        assertSame(OwnPhysics.class, first.getClass().getInterfaces()[0]);
    }

    @Test
    void aLoadedBuildRunsAsTheOneOnTheClassPathDoes() throws IOException {
        Contestant here = new LeapsmithPhysics().crowd(SCENE, Reading.NONE);
        Contestant loaded = Build.present().load().crowd(SCENE, Reading.NONE);
        for (int tick = 0; tick < 100; tick++) {
            here.tick();
            loaded.tick();
            assertTrue(here.pairs() > 0);
            assertEquals(here.pairs(), loaded.pairs());
            assertEquals(here.overlap(), loaded.overlap());
        }
    }

    @Test
    void aJarIsABuildToo() throws IOException {
        Path jar = folder.resolve("physics.jar");
        copyWithout("none", jar);
        Build build = new Build(jar);
        assertTrue(build.canRun(physics -> physics.crowd(SCENE, Reading.NONE)));
    }

    @Test
    void whatAnOldBuildLacksIsNotTakenFromTheClassPath() throws IOException {
        Path jar = folder.resolve("old.jar");
        copyWithout("leapsmith/physics/world/Checkpoint.class", jar);
        Build old = new Build(jar);
        assertTrue(old.canRun(physics -> physics.task(OwnTask.PLAYER_STEP)));
        assertFalse(old.canRun(physics -> physics.task(OwnTask.PLAYER_SAVE)));
    }

    @Test
    void aFolderWithoutPhysicsIsRejected() {
        assertThrows(IOException.class, () -> new Build(folder).load());
        assertThrows(IOException.class, () -> new Build(folder.resolve("missing")).load());
    }

    /** Writes the classes of the present physics into a jar, except one. */
    private static void copyWithout(String omitted, Path jar) throws IOException {
        Path present = Build.present().classes();
        if (Files.isDirectory(present)) {
            copyWithout(omitted, present, jar);
        } else {
            try (FileSystem packed = FileSystems.newFileSystem(present)) {
                copyWithout(omitted, packed.getPath("/"), jar);
            }
        }
    }

    private static void copyWithout(String omitted, Path classes, Path jar) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out)) {
            Files.walkFileTree(classes, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    String name = classes.relativize(file).toString().replace('\\', '/');
                    if (!name.equals(omitted)) {
                        entries.putNextEntry(new JarEntry(name));
                        Files.copy(file, entries);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        }
    }
}
