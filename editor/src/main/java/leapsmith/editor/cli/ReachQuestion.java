package leapsmith.editor.cli;

/**
 * What to find out about a level.
 *
 * @param odds whether to try the jumps of runs to goals with human timing
 * @param easiest whether to look for easier runs, which includes the odds
 * @param repairs whether to propose changes that make goals reachable
 * @param softLocks whether to look for ground from which no goal is reached any more
 * @param mostSteps the most steps of the simulation for a search
 */
record ReachQuestion(boolean odds, boolean easiest, boolean repairs, boolean softLocks, long mostSteps) {}
