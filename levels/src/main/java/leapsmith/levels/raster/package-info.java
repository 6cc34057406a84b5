/**
 * Pictures in plain Java: a level and what lies over it as an array of pixels, and that array as a PNG. It needs no
 * display and no toolkit, and the same input gives the same pixels everywhere. It must not import the command line.
 */
package leapsmith.levels.raster;
