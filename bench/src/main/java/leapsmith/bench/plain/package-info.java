/**
 * Plain Java programs for the scenes. {@link leapsmith.bench.plain.PlainPort} is the engine of the well-known articles on
 * 2D platformer physics as a good programmer would write it in Java: their algorithm, with an object for each body and
 * lists of objects for each area, but vectors are fields, and a tick allocates only if a list grows. Where details were unclear it does
 * less than the articles do. {@link leapsmith.bench.plain.BulletArray} is the simplest program for bullets, without any
 * partition.
 */
package leapsmith.bench.plain;
