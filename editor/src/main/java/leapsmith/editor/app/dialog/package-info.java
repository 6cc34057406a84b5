/** Questions to the user, as sheets within the window. {@link leapsmith.editor.app.dialog.Dialogs} is what may be asked. */
package leapsmith.editor.app.dialog;
