/**
 * The panel that lists the levels of a folder with their pictures. {@link leapsmith.editor.view.panel.folder.FolderView}
 * is the view, {@link leapsmith.editor.view.panel.folder.FolderModel} what it shows. It must not import the application.
 */
package leapsmith.editor.view.panel.folder;
