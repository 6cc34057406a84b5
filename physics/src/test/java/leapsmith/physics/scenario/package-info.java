/**
 * Small scenes, each about one thing that goes wrong in other engines, played tick by tick through the public face of
 * the world.
 */
package leapsmith.physics.scenario;
