/**
 * Exact numbers: lengths, velocities and products in fixed point, 4096 sub-pixels to the pixel. All rounding is in this
 * package, once and the same on every machine, so no later stage needs an epsilon. A game needs {@link
 * leapsmith.physics.fixed.SubPixels} only to know how a number is rounded. The methods may be called from any thread.
 * The package also counts the memory that states use. It imports nothing of Leapsmith.
 */
package leapsmith.physics.fixed;
