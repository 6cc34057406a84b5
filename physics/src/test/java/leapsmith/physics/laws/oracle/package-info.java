/**
 * Reference results by brute force: every tile, every pair of bodies, times as exact fractions. Slow and simple on
 * purpose, from the specification alone; nothing here may call the code that it is compared with.
 */
package leapsmith.physics.laws.oracle;
