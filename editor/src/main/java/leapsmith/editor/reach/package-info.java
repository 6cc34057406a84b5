/**
 * What the player can reach, how hard it is, and repairs of what can't be reached: {@link
 * leapsmith.editor.reach.LevelReach} searches in the background; layers, panels and commands show the result.
 */
package leapsmith.editor.reach;
