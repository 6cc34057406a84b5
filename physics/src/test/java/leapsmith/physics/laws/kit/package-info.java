/** A small kit for property tests: draws cases from a seed, and reduces a failing one. It knows no physics. */
package leapsmith.physics.laws.kit;
