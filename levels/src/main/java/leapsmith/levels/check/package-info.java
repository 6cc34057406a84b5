/**
 * Problems of a valid level, each with a place, a severity and a rule. A check never changes the level. The package
 * must not import pictures of levels.
 *
 * <p>{@link leapsmith.levels.check.LevelCheck} is the entry class; rules for one type of objects are part of the
 * description of the type.
 */
package leapsmith.levels.check;
