/**
 * Levels and projects of Ogmo Editor 3: {@link leapsmith.levels.ogmo.OgmoReader} makes a map of each level.
 *
 * <p>The package knows maps and no levels.
 */
package leapsmith.levels.ogmo;
