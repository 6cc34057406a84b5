/**
 * Undoable changes of a level: {@link leapsmith.editor.edit.TileEdit} for tiles, {@link
 * leapsmith.editor.edit.ObjectEdit} for objects, with {@link leapsmith.editor.edit.PathEdits} for the stops of paths,
 * {@link leapsmith.editor.edit.LevelNumbersEdit} for the settings of the level, {@link
 * leapsmith.editor.edit.TileKindEdits} for its tile kinds, {@link
 * leapsmith.editor.edit.LevelDiff} for all of these, {@link leapsmith.editor.edit.ReplaceLevel} for the whole level.
 * {@link leapsmith.editor.edit.SelectedPart} computes the level after a selection is moved, copied or turned. Reverting an edit restores exactly the previous level.
 * Except for the last, edits cost only what they touch. The package must not import tools, play or views, nor JavaFX
 * beyond its beans and collections.
 */
package leapsmith.editor.edit;
