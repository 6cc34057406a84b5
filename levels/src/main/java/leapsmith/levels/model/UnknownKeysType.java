package leapsmith.levels.model;

import java.util.Objects;

/** The unknown keys of a nested object of the file. They are kept and written back but not shown. */
public record UnknownKeysType() implements ValueType<RawMembers> {
    @Override
    public RawMembers require(RawMembers value, String name) {
        return Objects.requireNonNull(value, name);
    }
}
