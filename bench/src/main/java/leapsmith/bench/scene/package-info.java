/**
 * The scenes of the benchmark: tiles and moving boxes, drawn by a fixed generator, the same for every engine.
 * Coordinates are px from the top-left corner, y down. It must not import any engine.
 */
package leapsmith.bench.scene;
