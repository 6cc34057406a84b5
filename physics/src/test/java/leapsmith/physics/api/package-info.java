/**
 * The library as a game sees it: what holds of all public types together, and the examples of
 * {@code docs/USE-IN-YOUR-GAME.md}.
 */
package leapsmith.physics.api;
