/**
 * What levels look like: themes, their pictures in memory, and which piece of a picture shows a tile. A look never
 * changes how a level plays.
 *
 * <p>{@link leapsmith.levels.look.Theme} is what a theme file says, and {@link leapsmith.levels.look.Look} a theme with
 * its pictures, ready to be drawn. Files are read by {@code leapsmith.levels.json} and {@code leapsmith.levels.image}.
 */
package leapsmith.levels.look;
