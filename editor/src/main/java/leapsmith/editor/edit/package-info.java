/**
 * Makes {@linkplain leapsmith.editor.model.Edit edits}: {@link leapsmith.editor.edit.ObjectEdits} of objects, {@link
 * leapsmith.editor.edit.PathEdits} of the stops of paths, {@link leapsmith.editor.edit.TileKindEdits} of tile kinds and
 * {@link leapsmith.editor.edit.ProblemEdits} of problems. {@link leapsmith.editor.edit.SelectedPart} computes the level
 * after a selection is moved, copied or turned, {@link leapsmith.editor.edit.LevelResize} the level with another size.
 * The package must not import tools, play or views, nor JavaFX beyond its beans and collections.
 */
package leapsmith.editor.edit;
