/**
 * Grids of text and of numbers: a line for each row, with a symbol for each tile, or numbers between commas. {@link
 * leapsmith.levels.grid.GridReader} reads a file as a map with a layer of numbers, {@link
 * leapsmith.levels.grid.GridWriter} writes the tiles of a level.
 */
package leapsmith.levels.grid;
