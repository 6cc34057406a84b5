/** Questions to the user, as sheets within the window. {@link leapsmith.editor.app.dialog.Dialogs} lists them. */
package leapsmith.editor.app.dialog;
