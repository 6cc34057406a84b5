/**
 * A level as values: tiles, characters, zones, numbers and free properties, all in level pixels with y down. Nothing
 * here reads files or runs a simulation, and it must not import Jackson or any later package of the module.
 */
package leapsmith.levels.model;
