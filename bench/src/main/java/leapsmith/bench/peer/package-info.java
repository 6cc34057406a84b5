/**
 * General physics engines in the scenes: dyn4j, jbox2d, and Box2D by libGDX. An engine is reached through {@link
 * leapsmith.bench.peer.PeerEngine}, and {@link leapsmith.bench.peer.Peers} joins engines and scenes.
 *
 * <p>They get what makes them fast: few static boxes, one solver iteration, no sleep and no warm start to keep book of, no continuous
 * collision, filters by category, bodies that can't turn, 16 px to the metre, and no narrow phase where it can be
 * left out. Pairs come from the engine's own list of candidates.
 */
package leapsmith.bench.peer;
