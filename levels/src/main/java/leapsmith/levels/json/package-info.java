/**
 * Reading and writing {@code .level.json} and {@code .replay.json}, streaming in both directions. Unknown keys are kept
 * and written back, and an unreadable file gives one error with the line and what was expected. Types of objects,
 * properties and commands are read and written by their descriptions. The package must not import the checks or
 * pictures of levels; it is the only one of the module that uses Jackson.
 *
 * <p>{@link leapsmith.levels.json.LevelFormat} and {@link leapsmith.levels.json.ReplayFormat} are the entry classes,
 * and {@link leapsmith.levels.json.ClipboardFormat} for copied parts of levels.
 */
package leapsmith.levels.json;
