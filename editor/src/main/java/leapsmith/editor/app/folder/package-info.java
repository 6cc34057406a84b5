/**
 * The levels of a folder, beside the open ones. {@link leapsmith.editor.app.folder.LevelFolder} lists them and notices
 * changes; {@link leapsmith.editor.app.folder.FolderFiles} creates, renames, copies and deletes files. A deleted file is
 * moved to the trash of the desktop; nothing is deleted permanently without a question.
 */
package leapsmith.editor.app.folder;
