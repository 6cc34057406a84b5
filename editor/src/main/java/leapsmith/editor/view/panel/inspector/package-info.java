/**
 * The inspector: the numbers of what is selected, each in a field that checks what is typed, and the numbers of the
 * running level. Nothing is applied before it is valid, and what is typed in one go is one step of the history.
 * {@link leapsmith.editor.view.panel.inspector.InspectorModel} decides which fields there are and knows no control; the
 * stops of a path are a {@link leapsmith.editor.view.panel.inspector.StopList}.
 */
package leapsmith.editor.view.panel.inspector;
