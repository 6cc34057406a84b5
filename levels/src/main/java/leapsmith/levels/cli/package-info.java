/**
 * The command line, apart from opening the editor: it needs no display. Exit status 0 is fine, 1 means findings and 2
 * means that it could not be done, with one line on the error stream. {@link leapsmith.levels.cli.LevelsCommand} runs a
 * command; it comes last in the module and holds no logic that a library user would miss.
 */
package leapsmith.levels.cli;
