/**
 * Where the player can stand: the {@link leapsmith.levels.reach.ground.LevelGround} of a level and the room above it, for
 * all that searches or marks ground. It follows from tiles alone, so the package must not import play.
 */
package leapsmith.levels.reach.ground;
