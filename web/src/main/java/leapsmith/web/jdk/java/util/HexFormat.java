package leapsmith.web.jdk.java.util;

import leapsmith.web.jdk.JdkCalls;

/** In place of the class of the JDK, with what the levels use. */
public final class HexFormat {
    private static final HexFormat LOWER = new HexFormat();

    private HexFormat() {}

    public static HexFormat of() {
        return LOWER;
    }

    public String toHexDigits(long value) {
        return JdkCalls.format("%016x", value);
    }
}
