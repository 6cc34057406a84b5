/**
 * What would happen: recorded runs through a level that has changed since, and jumps that nobody has made yet, by the
 * real steps of the simulation. Begin with {@link leapsmith.levels.whatif.JumpFan} for jumps. The result of a run that
 * was shortened by what is known from before is that of a fresh run, to the bit. It must not import pictures or the
 * command line.
 */
package leapsmith.levels.whatif;
