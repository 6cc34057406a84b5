/**
 * The preferences of the user and the dialog that changes them: language, theme, scrolling and keys.
 *
 * <p>The pages read and set one property of {@link leapsmith.editor.view.settings.Preferences}, an immutable value;
 * every change takes effect immediately. The package knows no file and no window.
 */
package leapsmith.editor.view.settings;
