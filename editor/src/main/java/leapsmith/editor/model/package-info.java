/**
 * The open level: {@link leapsmith.editor.model.LevelDocument} with its selection, history and file, and typed change
 * events. All changes are edits that go through one method, and a failed edit changes nothing. The package must not
 * import JavaFX beyond its beans and collections, nor any other package of the editor.
 */
package leapsmith.editor.model;
