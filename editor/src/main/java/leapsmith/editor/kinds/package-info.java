/**
 * The panel of tile kinds. Start at {@link leapsmith.editor.kinds.TileKindsModel}.
 */
package leapsmith.editor.kinds;
