/**
 * The engine of the well-known articles on 2D platformer physics, ported directly: an object per body, vectors
 * allocated for each result, a list of objects for each area. Where details were unclear the port does less than the
 * articles do. Entry class: {@link leapsmith.bench.plain.PlainPort}.
 */
package leapsmith.bench.plain;
