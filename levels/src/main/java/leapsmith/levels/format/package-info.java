/**
 * The formats that levels are kept in. A format is one class here and its line in
 * {@link leapsmith.levels.format.LevelFiles}, which the command line and the editor open and save by; one that needs more
 * classes has them in a package of its own beneath this one.
 */
package leapsmith.levels.format;
