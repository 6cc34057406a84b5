/** Starts, stops and steers play of the open level. {@link leapsmith.editor.app.play.PlayControl} is where to start. */
package leapsmith.editor.app.play;
