/**
 * Runs that are kept: a {@link leapsmith.levels.replay.ReplayDocument} holds what was done in a level and how that ended,
 * and a {@link leapsmith.levels.replay.ReplayRun} does it again, in the same level or in what has become of it, for a
 * {@link leapsmith.levels.replay.ReplayVerdict} on whether it still ends so. It must not import file formats, pictures or
 * the command line.
 */
package leapsmith.levels.replay;
