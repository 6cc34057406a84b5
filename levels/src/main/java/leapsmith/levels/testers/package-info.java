/**
 * What testers did in a level: {@link leapsmith.levels.testers.TesterRun} reads the runs that they sent, and {@link
 * leapsmith.levels.testers.TesterReport} runs them in the level as it is today.
 */
package leapsmith.levels.testers;
