/**
 * Small scenes, each about one thing that fails in other engines, played tick by tick through the public API of the
 * world.
 */
package leapsmith.physics.scenario;
