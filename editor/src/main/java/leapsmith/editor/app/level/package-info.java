/**
 * The open levels. {@link leapsmith.editor.app.level.OpenLevels} owns them and knows the current one; {@link
 * leapsmith.editor.app.level.OpenLevel} holds all objects that belong to one document.
 */
package leapsmith.editor.app.level;
