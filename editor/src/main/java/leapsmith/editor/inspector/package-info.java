/**
 * The panels of the selected object or level, of all objects and of the history. Start at {@link
 * leapsmith.editor.inspector.InspectorModel}.
 */
package leapsmith.editor.inspector;
