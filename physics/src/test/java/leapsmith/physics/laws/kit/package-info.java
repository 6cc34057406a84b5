/** A small kit for property tests: drawing cases from a seed, and making a failing one smaller. It knows no physics. */
package leapsmith.physics.laws.kit;
