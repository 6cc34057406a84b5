/**
 * The panel of kept runs, with the outcome of each in the current level. It must not import the canvas or the
 * application.
 */
package leapsmith.editor.view.panel.runs;
