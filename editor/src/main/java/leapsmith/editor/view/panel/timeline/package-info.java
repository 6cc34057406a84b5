/**
 * The timeline below the canvas: what was recorded of a run, where in it play is, and going elsewhere in it.
 * {@link leapsmith.editor.view.panel.timeline.TimelineModel} is what a test talks to; the views only show it. It must
 * not import the canvas or the application.
 */
package leapsmith.editor.view.panel.timeline;
