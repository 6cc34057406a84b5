/**
 * The panel of runs: the last one and those that are kept, with how each would end in the level as it is now. It must not import the canvas or the application.
 */
package leapsmith.editor.view.panel.runs;
