/**
 * The comparison: engines take turns at a scene in one JVM, and what they took goes into a table. Entry: {@link
 * leapsmith.bench.compare.Main}.
 */
package leapsmith.bench.compare;
