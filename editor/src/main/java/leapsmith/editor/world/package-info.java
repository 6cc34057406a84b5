/**
 * View &gt; World: the levels of a folder at their places, and the portals between them. {@link leapsmith.editor.world.WorldModel} has
 * the places and their history without JavaFX, {@link leapsmith.editor.world.WorldPage} reads, draws and saves them.
 */
package leapsmith.editor.world;
