/**
 * Play in the window: a {@link leapsmith.levels.play.PlaySession} that runs beside the document.
 * {@link leapsmith.editor.play.PlayThread}, where to begin, runs one on a thread of its own and hands over finished
 * frames; {@link leapsmith.editor.play.DocumentFeed} sends it the changes of the document. Play never touches the
 * document, never keeps the window waiting, and leaves nothing behind when it stops. It stands beside the tools and
 * must not import them or views.
 */
package leapsmith.editor.play;
