/**
 * The thread of play: {@link leapsmith.editor.play.PlayThread} runs a {@link leapsmith.levels.play.PlaySession} on its own
 * thread and hands over finished frames; {@link leapsmith.editor.play.DocumentFeed} sends it the changes of the document,
 * and {@link leapsmith.editor.play.WhatIfThread} runs recordings again in a changed level. Play never changes the document
 * and never blocks the window. This package must not import JavaFX.
 */
package leapsmith.editor.play;
