/**
 * Recorded runs: a {@link leapsmith.levels.replay.ReplayDocument} holds the inputs and commands of a run in a level and
 * how it ended, a {@link leapsmith.levels.replay.ReplayRun} runs it again, in the same level or in a changed one, and a
 * {@link leapsmith.levels.replay.ReplayVerdict} says whether it still ends as recorded. The package must not import file
 * formats or pictures.
 */
package leapsmith.levels.replay;
