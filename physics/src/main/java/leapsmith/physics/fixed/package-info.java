/**
 * Exact numbers: lengths, velocities and products in fixed point, 4096 sub-pixels to the pixel. Every rounding
 * happens in this package, once and the same way on every machine, so that no later stage needs an epsilon. A game
 * needs {@link leapsmith.physics.fixed.SubPixels} only where it wants to know what a number is rounded to. Its methods
 * may be called by any thread. What states of such numbers take in memory is counted here too. It imports nothing of
 * Leapsmith.
 */
package leapsmith.physics.fixed;
