/**
 * Problems of a readable level: oddities that open all the same, each with a place, a severity and a rule. A check
 * never changes the level. The package must not import pictures of levels.
 *
 * <p>{@link leapsmith.levels.check.LevelCheck} is where to start; rules about one type of objects stand in the
 * description of the type.
 */
package leapsmith.levels.check;
