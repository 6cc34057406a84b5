/** Leapsmith in the scenes, through its public API as a game would use it. */
package leapsmith.bench.ours;
