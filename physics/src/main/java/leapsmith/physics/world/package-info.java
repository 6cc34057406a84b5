/**
 * The running simulation, and what a game talks to: stepping it tick by tick, its events, its snapshots and replays.
 * The same start and the same inputs give the same bits on every machine. It comes last in the module, so it may
 * import every other package of it.
 */
package leapsmith.physics.world;
