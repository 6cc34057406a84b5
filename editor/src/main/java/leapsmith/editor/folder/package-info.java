/**
 * The folder of the open level as pictures. Start at {@link leapsmith.editor.folder.FolderPanel}.
 */
package leapsmith.editor.folder;
