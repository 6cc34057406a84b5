/**
 * Key strokes: a {@link leapsmith.editor.ui.keys.Keymap} has the keys of actions and of the game, and presets for the
 * habits of other editors.
 */
package leapsmith.editor.ui.keys;
