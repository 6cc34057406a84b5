/**
 * The commands of the user, which start a program for the current level, such as the game, and show what it prints. A
 * command works on the file of the level, never through a shell, and never blocks the window. Start with {@link
 * leapsmith.editor.commands.CommandControl}; {@link leapsmith.editor.commands.CommandRun} is a running program.
 */
package leapsmith.editor.commands;
