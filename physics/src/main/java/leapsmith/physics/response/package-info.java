/**
 * Bodies that move and what stops, supports and pushes them. A body moves until tiles or other bodies stop it;
 * platforms move along their paths and take their riders along; bodies that are solid to each other stop, push and carry
 * each other. Loops run in ascending body index, in the order of the pairs, or from the ground up. Entry classes, one for
 * each phase of a step: {@link leapsmith.physics.response.PlatformMover}, {@link leapsmith.physics.response.BodyMover},
 * {@link leapsmith.physics.response.SolidMover}, {@link leapsmith.physics.response.PairResponse} and {@link
 * leapsmith.physics.response.ContactUpdate}. Not exported; it must not import controllers, bullets or the world.
 */
package leapsmith.physics.response;
