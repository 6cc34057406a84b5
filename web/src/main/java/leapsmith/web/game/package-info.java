/**
 * The game on a page. {@link leapsmith.web.game.PageGame} plays and draws, in a JVM as well as in a browser; {@link
 * leapsmith.web.game.PageExports} is what the script of the page calls.
 */
package leapsmith.web.game;
