package leapsmith.levels.convert;

import java.util.Objects;

/** A rule of an import: what some cells and objects of a map become. */
public record ImportRule(Selector selector, Outcome outcome) {
    public ImportRule {
        Objects.requireNonNull(selector);
        Objects.requireNonNull(outcome);
    }
}
