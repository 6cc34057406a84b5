/**
 * The comparison: engines take turns at a scene in one JVM, and their times go into a table. Entry class: {@link
 * leapsmith.bench.compare.Comparison}.
 */
package leapsmith.bench.compare;
