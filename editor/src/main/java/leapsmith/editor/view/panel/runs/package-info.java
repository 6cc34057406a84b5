/**
 * The panel of runs: the one that was played last and those that are kept, with what would become of each in the level
 * as it is now. It must not import the canvas or the application.
 */
package leapsmith.editor.view.panel.runs;
