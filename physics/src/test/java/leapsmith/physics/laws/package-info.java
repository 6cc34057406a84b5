/**
 * The laws of the simulation, one class each: sentences that hold in every world, checked on thousands of random ones.
 * A law is checked against an oracle of its own and never against the code that it tests.
 */
package leapsmith.physics.laws;
