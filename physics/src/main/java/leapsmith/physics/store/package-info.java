/**
 * The state of all bodies, as arrays of numbers with dense indices behind stable ids. Loops over it run in ascending
 * index, and a snapshot is a copy of the arrays. Not exported: callers see ids and values only. It imports no phase of
 * the step.
 */
package leapsmith.physics.store;
