/**
 * The keys of the program: what they can be assigned to, presets, changes by the user, and conflicts.
 *
 * <p>A {@link leapsmith.editor.view.keys.Keymap} is an immutable value; its entry point is {@link
 * leapsmith.editor.view.keys.Keymap#of}. The package knows no action, panel or window.
 */
package leapsmith.editor.view.keys;
