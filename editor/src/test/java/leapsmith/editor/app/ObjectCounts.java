package leapsmith.editor.app;

import java.util.HashMap;
import java.util.Map;

/** Counts the objects in memory, by reflection, because the module doesn't read java.management. */
final class ObjectCounts {
    private ObjectCounts() {}

    /** How many objects of each class are not garbage. */
    static Map<String, Long> byClass() throws ReflectiveOperationException {
        Class<?> server = Class.forName("javax.management.MBeanServer");
        Class<?> name = Class.forName("javax.management.ObjectName");
        Object platform = Class.forName("java.lang.management.ManagementFactory")
                .getMethod("getPlatformMBeanServer")
                .invoke(null);
        String table = (String) server.getMethod("invoke", name, String.class, Object[].class, String[].class)
                .invoke(
                        platform,
                        name.getConstructor(String.class).newInstance("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        return read(table);
    }

    /** Reads lines such as {@code 12: 345 6789 java.lang.String (java.base)}: number, objects, bytes and class. */
    private static Map<String, Long> read(String table) {
        Map<String, Long> counts = new HashMap<>();
        for (String line : table.split("\n")) {
            String[] cells = line.strip().split("\\s+");
            if (cells.length >= 4 && cells[0].endsWith(":")) {
                // The name of a lambda ends with its address.
                counts.merge(cells[3].replaceAll("[+/]0x.*", ""), Long.parseLong(cells[1]), Long::sum);
            }
        }
        return counts;
    }
}
