/**
 * The open level: {@link leapsmith.editor.model.LevelDocument} with its selection, history and file, and typed events
 * about what changed. All change goes through one gate as an edit, and an edit that fails leaves everything as it was.
 * Free of JavaFX beyond its beans and collections; it must not import any other package of the editor.
 */
package leapsmith.editor.model;
