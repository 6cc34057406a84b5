/**
 * What the player can reach, and repairs of what can't be reached: searched in the background, drawn on the canvas and
 * listed beside the problems. Start at {@link leapsmith.editor.reach.ReachFeature}.
 */
package leapsmith.editor.reach;
