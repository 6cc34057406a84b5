/**
 * Play in the window: {@link leapsmith.editor.play.PlayThread} runs a {@link leapsmith.levels.play.PlaySession} on its own
 * thread and hands over finished frames; {@link leapsmith.editor.play.DocumentFeed} sends it the changes of the document.
 * The timeline, the numbers of the running level and the picks on the canvas are here too. Play never changes the document
 * and never blocks the window.
 */
package leapsmith.editor.play;
