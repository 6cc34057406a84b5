/**
 * The application: {@link leapsmith.editor.app.Main} starts it, and {@link leapsmith.editor.app.EditorWindow} wires its
 * objects by hand. Its subpackages are for files, dialogs, play and the open level. No other package may import it.
 */
package leapsmith.editor.app;
