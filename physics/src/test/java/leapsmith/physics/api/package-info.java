/**
 * The public API as a game uses it: rules for all public types, and the examples of {@code docs/USE-IN-YOUR-GAME.md}.
 */
package leapsmith.physics.api;
