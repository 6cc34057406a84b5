/** Dialogs inside the window. {@link leapsmith.editor.app.dialog.Dialogs} lists them. */
package leapsmith.editor.app.dialog;
