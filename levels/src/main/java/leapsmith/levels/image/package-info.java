/**
 * Pictures and movies as PNG and GIF. The only package that needs the module java.desktop, which a game that doesn't
 * write pictures can leave out.
 *
 * <p>{@link leapsmith.levels.image.PngFile} is where to start.
 */
package leapsmith.levels.image;
