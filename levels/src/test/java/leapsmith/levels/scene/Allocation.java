package leapsmith.levels.scene;

import java.lang.reflect.Method;

/** Measures the allocation of the current thread, by reflection, because the module doesn't read java.management. */
final class Allocation {
    private Allocation() {}

    static long ofThisThread() throws ReflectiveOperationException {
        Object threads = Class.forName("java.lang.management.ManagementFactory")
                .getMethod("getThreadMXBean")
                .invoke(null);
        Method bytes =
                Class.forName("com.sun.management.ThreadMXBean").getMethod("getThreadAllocatedBytes", long.class);
        return (long) bytes.invoke(threads, Thread.currentThread().getId());
    }
}
