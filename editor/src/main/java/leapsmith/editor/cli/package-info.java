/**
 * The command line, apart from opening the editor: it needs no display. The exit status is 0 for success, 1 for
 * findings and 2 for a failure, with one line on the error stream. {@link leapsmith.editor.cli.LevelsCommand} runs a
 * command; the package has no logic that users of the library would need, and imports neither JavaFX nor the editor.
 *
 * <p>Its output is always English, so that scripts and build logs can rely on it; only the window is translated.
 */
package leapsmith.editor.cli;
