/**
 * Undoable changes of a level: {@link leapsmith.editor.edit.TileEdit} for tiles, {@link
 * leapsmith.editor.edit.ObjectEdit} for objects, made by {@link leapsmith.editor.edit.PathEdits} for the stops of
 * paths, {@link leapsmith.editor.edit.LevelNumbersEdit} for the name, the legend and the numbers of the level, {@link
 * leapsmith.editor.edit.ReplaceLevel} for all at once. Reverting an edit gives back exactly what was
 * there, and none but the last costs more than what it touches. It must not import tools, play or views, nor JavaFX
 * beyond its beans and collections.
 */
package leapsmith.editor.edit;
