/**
 * The command line, apart from opening the editor: it needs no display. Exit status 0 is fine, 1 means findings and 2
 * means that it could not be done, with one line on the error stream. {@link leapsmith.editor.cli.LevelsCommand} runs a
 * command; it holds no logic that a user of the library would miss, and imports nothing of JavaFX or of the editor.
 */
package leapsmith.editor.cli;
