/**
 * Pixel art from code: complete themes of tiles, sprites and backgrounds. The same style gives the same pixels everywhere.
 * Hand-drawn pieces are rows of letters in {@code pictures.txt}; no picture file is needed.
 *
 * <p>{@link leapsmith.levels.art.ThemeArt} is the entry class: it draws a {@link leapsmith.levels.art.ArtStyle}, which is one of
 * three or made of a few colors.
 */
package leapsmith.levels.art;
