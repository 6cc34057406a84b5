/**
 * Levels from maps of other editors, and maps from levels. Nobody agrees on how solid tiles, one-way platforms and the
 * start of the player are marked, so an {@link leapsmith.levels.convert.ImportProfile} of rules decides: 
 * {@link leapsmith.levels.convert.RuleGuesser} proposes one for a map and says why, a person may change it, and {@link leapsmith.levels.convert.LevelImport} applies it. 
 * {@link leapsmith.levels.convert.LevelExport} makes a map of a level, which imports as the same level.
 *
 * <p>The package knows maps as values only, and no file format but that of profiles.
 */
package leapsmith.levels.convert;
