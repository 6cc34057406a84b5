/**
 * The first steps: the start page, the tour and hints while playing for the first time. Start at {@link
 * leapsmith.editor.start.StartPage}.
 */
package leapsmith.editor.start;
