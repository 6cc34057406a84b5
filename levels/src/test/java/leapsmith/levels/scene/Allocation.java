package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import leapsmith.levels.raster.Picture;

/** Measures the allocation of the current thread, by reflection, because the module doesn't read java.management. */
public final class Allocation {
    private Allocation() {}

    /** Asserts that drawing a scene again, as each of these cameras shows it, allocates nothing. */
    static void assertNoneDrawing(Scene scene, Camera... cameras) throws ReflectiveOperationException {
        Rasteriser rasteriser = new Rasteriser();
        Picture picture = new Picture(320, 320);
        Runnable drawAll = () -> {
            for (Camera camera : cameras) {
                rasteriser.draw(scene, camera, picture);
            }
        };
        for (int i = 0; i < 100; i++) {
            drawAll.run();
            // Its reflection allocates once more when it has been called some times.
            ofThisThread();
        }
        long before = ofThisThread();
        for (int i = 0; i < 100; i++) {
            drawAll.run();
        }
        long bytes = ofThisThread() - before;
        // Measuring allocates some hundred bytes, and the just-in-time compiler may still be running.
        assertTrue(bytes < 4000, bytes + " bytes in " + 100 * cameras.length + " drawings");
    }

    /** The bytes that this thread has allocated so far. */
    public static long ofThisThread() throws ReflectiveOperationException {
        Object threads = Class.forName("java.lang.management.ManagementFactory")
                .getMethod("getThreadMXBean")
                .invoke(null);
        Method bytes =
                Class.forName("com.sun.management.ThreadMXBean").getMethod("getThreadAllocatedBytes", long.class);
        return (long) bytes.invoke(threads, Thread.currentThread().getId());
    }
}
