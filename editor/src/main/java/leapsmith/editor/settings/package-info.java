/**
 * The settings of the user: {@link leapsmith.editor.settings.EditorSettings} lists them, and the dialog edits them.
 */
package leapsmith.editor.settings;
