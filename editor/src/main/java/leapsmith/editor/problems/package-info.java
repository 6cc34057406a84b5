/**
 * The list of problems that checks and searches find, with their fixes. Start at {@link
 * leapsmith.editor.problems.ProblemsModel}.
 */
package leapsmith.editor.problems;
