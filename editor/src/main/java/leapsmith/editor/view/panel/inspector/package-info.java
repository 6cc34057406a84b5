/**
 * The inspector: the properties of the selection, in fields that validate their input, and values of the running level.
 * Only valid input is applied, and typing in one field is one step of the history. {@link
 * leapsmith.editor.view.panel.inspector.InspectorModel} decides which fields are shown and uses no control; the stops
 * of a path are a {@link leapsmith.editor.view.panel.inspector.StopList}, free properties are {@link
 * leapsmith.editor.view.panel.inspector.FreeProperties}. A {@link leapsmith.editor.view.panel.inspector.TileKindPage}
 * has the fields of a tile kind.
 */
package leapsmith.editor.view.panel.inspector;
