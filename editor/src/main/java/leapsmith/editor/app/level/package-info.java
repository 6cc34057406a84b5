/** The level that is open. {@link leapsmith.editor.app.level.OpenLevel} holds all that is made for one document. */
package leapsmith.editor.app.level;
