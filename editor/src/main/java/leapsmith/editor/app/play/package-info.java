/** Starts, stops and controls play of the open level. Start at {@link leapsmith.editor.app.play.PlayControl}. */
package leapsmith.editor.app.play;
