package leapsmith.levels.convert;

/**
 * A rule of an import: what some cells and objects of a map become.
 *
 * @param selector which ones
 */
public record ImportRule(Selector selector, Outcome outcome) {}
