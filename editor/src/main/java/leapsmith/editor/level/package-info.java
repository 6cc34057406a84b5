/**
 * The levels that are open in the window: an {@link leapsmith.editor.level.OpenLevel} is a document with its tools, its
 * canvas and the parts of the features; {@link leapsmith.editor.level.OpenLevels} owns them, one for each tab.
 */
package leapsmith.editor.level;
