package leapsmith.levels.model;

import java.util.Objects;

/** Yes or no. */
public record FlagType() implements ValueType<Boolean> {
    @Override
    public Boolean require(Boolean value, String name) {
        return Objects.requireNonNull(value, name);
    }
}
