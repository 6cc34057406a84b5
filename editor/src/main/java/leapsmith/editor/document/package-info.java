/**
 * The open level: {@link leapsmith.editor.document.LevelDocument} holds a level with its selection, history and file, and
 * all changes go through it. An {@link leapsmith.editor.document.Edit} is a name with the level before and after it; {@link
 * leapsmith.editor.document.Journal} keeps unsaved states on disk, and {@link leapsmith.editor.document.SafeStorage} replaces files safely. This package must
 * not import anything else of the editor, and no JavaFX.
 */
package leapsmith.editor.document;
