/**
 * The timeline below the canvas: the recorded length of a run, the current tick in it, and seeking. {@link
 * leapsmith.editor.view.panel.timeline.TimelineModel} holds the state and can be tested alone; the views only show it.
 * It must not import the canvas or the application.
 */
package leapsmith.editor.view.panel.timeline;
