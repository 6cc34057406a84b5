/**
 * The application: it starts here, in {@link leapsmith.editor.app.Main}, and wires every object to what it needs by
 * hand. Its packages beneath are for files, dialogs, play and the open level. It comes last, so no other package imports it.
 */
package leapsmith.editor.app;
