/**
 * Questions to the user: features ask {@link leapsmith.editor.dialogs.Dialogs}, an interface, so that tests can answer.
 */
package leapsmith.editor.dialogs;
