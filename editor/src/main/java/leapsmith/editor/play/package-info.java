/**
 * Play in the window: a {@link leapsmith.levels.play.PlaySession} that runs in parallel to editing. Start at {@link
 * leapsmith.editor.play.PlayThread}, which runs one on its own thread and hands over finished frames; {@link
 * leapsmith.editor.play.DocumentFeed} sends it the changes of the document. Play never changes the document and never
 * blocks the window. This package must not import tools or views.
 */
package leapsmith.editor.play;
