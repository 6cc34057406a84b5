/**
 * The application: it starts here, in {@link leapsmith.editor.app.Main}, and wires every object to what it needs by
 * hand. It comes last, so nothing imports it.
 */
package leapsmith.editor.app;
