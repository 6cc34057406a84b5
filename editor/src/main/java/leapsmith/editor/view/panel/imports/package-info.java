/**
 * The dialog that decides what the maps of another editor become. {@link
 * leapsmith.editor.view.panel.imports.ImportModel} holds the rules and the preview without a control; {@link
 * leapsmith.editor.view.panel.imports.ImportView} shows them.
 */
package leapsmith.editor.view.panel.imports;
