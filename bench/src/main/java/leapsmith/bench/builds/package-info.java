/**
 * Compares builds of Leapsmith's physics with each other in one JVM, such as the present one with an earlier one. Entry
 * class: {@link leapsmith.bench.builds.SliceRace}. It must not use classes of the physics, as each {@link
 * leapsmith.bench.builds.Build} has its own.
 */
package leapsmith.bench.builds;
