/**
 * The laws of the simulation, one class each: sentences that hold in every world, checked on thousands of random ones.
 * A law is held against an oracle of its own and never against the code that it judges.
 */
package leapsmith.physics.laws;
