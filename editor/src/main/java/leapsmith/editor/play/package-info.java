/**
 * A session of play: the world that runs beside the document, its recording and its timeline. It never touches the
 * document, and everything it does can be tested on one thread. It stands beside the tools and must not import them
 * or views.
 */
package leapsmith.editor.play;
