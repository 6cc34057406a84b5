/**
 * The panel of tile kinds: {@link leapsmith.editor.view.panel.kinds.TileKindsModel} lists the kinds of the level, adds,
 * duplicates and deletes them, and {@link leapsmith.editor.view.panel.kinds.TileKindsView} shows them above the fields
 * of the chosen one.
 */
package leapsmith.editor.view.panel.kinds;
