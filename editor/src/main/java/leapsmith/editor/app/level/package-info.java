/** The open level. {@link leapsmith.editor.app.level.OpenLevel} holds all objects that belong to one document. */
package leapsmith.editor.app.level;
