/**
 * Runs of the player: the last one, the kept ones with their files and their panel, how hard their jumps are, and the
 * trails on the canvas. Start at {@link leapsmith.editor.runs.RunsFeature}.
 */
package leapsmith.editor.runs;
