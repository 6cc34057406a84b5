/**
 * Kinds of objects in files of other editors: the classes and enumerations of a project of Tiled, and the entities, enumerations and
 * fields of a project of LDtk. They are read as a kinds file, and a kinds file is written as them. What only the other editor
 * knows is kept in unknown keys, so that a file that is read and written again loses nothing. Start at
 * {@link leapsmith.levels.definitions.DefinitionFiles}.
 */
package leapsmith.levels.definitions;
