/**
 * General physics engines in the scenes: dyn4j, jbox2d, and Box2D by libGDX. {@link leapsmith.bench.peer.PeerEngine} is
 * their common interface, and {@link leapsmith.bench.peer.Peers} joins engines and scenes.
 *
 * <p>They are configured for speed: few static boxes, one solver iteration, no sleep and no warm start, no continuous
 * collision, filters by category, bodies that can't turn, 16 px to the metre, and no narrow phase where it can be left
 * out. Pairs come from the engine's own list of candidates.
 */
package leapsmith.bench.peer;
