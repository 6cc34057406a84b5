package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.NumberOutput;
import java.io.IOException;
import java.math.BigDecimal;
import leapsmith.physics.fixed.PortableMath;

/** Numbers as a level file writes them: whole ones without a fraction, others with the fewest digits. */
public final class JsonNumbers {
    private static final double MAX_WHOLE = 1e15;
    private static final int MAX_DECIMALS = 20;

    private JsonNumbers() {}

    /**
     * {@return the text that reads back as exactly this number, without an exponent unless it is tiny; the same on
     * every JDK}
     *
     * @param value a finite number
     */
    public static String text(double value) {
        if (value == PortableMath.rint(value) && Math.abs(value) < MAX_WHOLE) {
            return Long.toString((long) value);
        }
        // Not Double.toString, which before JDK 19 sometimes gives a digit more than is needed.
        String shortest = NumberOutput.toString(value, true);
        BigDecimal decimal = new BigDecimal(shortest).stripTrailingZeros();
        return decimal.scale() > MAX_DECIMALS ? shortest : decimal.toPlainString();
    }

    /** Writes a member that is a number. */
    static void write(JsonGenerator out, String key, double value) throws IOException {
        out.writeFieldName(key);
        out.writeNumber(text(value));
    }
}
