package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.ValueType;

/** Reads the values of properties; the only place that knows how each type of value is read. */
final class PropertyReader {
    private PropertyReader() {}

    /** Reads the value at the current token. */
    @SuppressWarnings("unchecked")
    static <T> T read(ValueType<T> type, JsonInput in) throws IOException {
        if (type instanceof ValueType.Number number) {
            return (T) (Double) readNumber(number, in);
        } else if (type instanceof ValueType.Flag) {
            return (T) (Boolean) in.bool();
        } else if (type instanceof ValueType.Choice<?> choice) {
            return (T) readChoice(choice, in);
        } else if (type instanceof ValueType.Path) {
            return (T) readStops(in);
        } else if (type instanceof ValueType.UnknownKeys) {
            return (T) UnknownKeysReader.readObject(in);
        }
        throw new AssertionError("sealed: " + type);
    }

    private static double readNumber(ValueType.Number type, JsonInput in) throws IOException {
        if (type.whole()) {
            return in.wholeNumber((int) type.least(), (int) type.most());
        }
        return type.isPositive() ? in.positiveNumber(type.most()) : in.number(type.least(), type.most());
    }

    private static <E extends Enum<E>> E readChoice(ValueType.Choice<E> type, JsonInput in) throws IOException {
        return in.constant(type.choices());
    }

    private static List<PathStop> readStops(JsonInput in) throws IOException {
        List<PathStop> stops = new ArrayList<>();
        in.array("an array of stops", index -> {
            if (in.token() == JsonToken.START_OBJECT && index >= Limits.MAX_STOPS) {
                throw in.wrong("at most " + Limits.MAX_STOPS + " stops", "more");
            }
            stops.add(readStop(in));
        });
        return stops;
    }

    private static PathStop readStop(JsonInput in) throws IOException {
        double[] place = new double[2];
        UnknownKeysReader unknown = new UnknownKeysReader();
        in.object("an object with x and y", key -> {
            switch (key) {
                case "x" -> place[0] = in.number(-Limits.MAX_STOP_PX, Limits.MAX_STOP_PX);
                case "y" -> place[1] = in.number(-Limits.MAX_STOP_PX, Limits.MAX_STOP_PX);
                default -> unknown.read(key, in);
            }
        });
        RawMembers unknownKeys = unknown.unknownKeys();
        return new PathStop(place[0], place[1], unknownKeys);
    }
}
