/**
 * The values that the program keeps between runs, and the dialog that changes some of them.
 *
 * <p>Each value is described once, in {@link leapsmith.editor.view.settings.EditorSettings}; reading, writing, checking
 * and the dialog use the description. {@link leapsmith.editor.view.settings.CurrentSettings} publishes every change
 * immediately. The package knows no file and no window.
 */
package leapsmith.editor.view.settings;
