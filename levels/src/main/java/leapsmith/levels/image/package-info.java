/**
 * Pictures and movies as PNG and GIF. This is the only package that needs the module java.desktop; a game that writes
 * no pictures can leave it out.
 *
 * <p>{@link leapsmith.levels.image.PngFile} is the entry class.
 */
package leapsmith.levels.image;
