/**
 * Exact numbers: lengths, velocities and products in fixed point, 4096 sub-pixels to the pixel. Every rounding
 * happens in this package, once and the same way on every machine, so that no later stage needs an epsilon. It
 * imports nothing of Leapsmith.
 */
package leapsmith.physics.fixed;
