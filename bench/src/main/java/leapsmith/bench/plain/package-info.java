/**
 * The engine of the well-known articles on 2D platformer physics, ported as plainly as they have it: an object a body, vectors
 * allocated for each result, a list of objects for each area. Where a detail was in doubt the port does less than the
 * articles do. Entry: {@link leapsmith.bench.plain.PlainPort}.
 */
package leapsmith.bench.plain;
