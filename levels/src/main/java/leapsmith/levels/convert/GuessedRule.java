package leapsmith.levels.convert;

import leapsmith.levels.model.Finding;

/**
 * A rule that the map suggests.
 *
 * @param reason why, as {@code layer Collision, 240 tiles, because its name says so}
 */
public record GuessedRule(ImportRule rule, Finding reason) {}
