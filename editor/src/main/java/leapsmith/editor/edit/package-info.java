/**
 * Undoable changes of a document, each a region of old and new tiles or a change of one object. Reverting an edit
 * gives back exactly what was there, and none costs more than the region it touches. It must not import tools, play
 * or views, nor JavaFX beyond its beans and collections.
 */
package leapsmith.editor.edit;
