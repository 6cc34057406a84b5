/**
 * Runs of the player: the last one, {@link leapsmith.editor.runs.KeptRuns}, their files, their trails on the canvas and
 * their panel.
 */
package leapsmith.editor.runs;
