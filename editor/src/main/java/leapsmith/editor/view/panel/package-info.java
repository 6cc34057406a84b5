/**
 * The panels around the canvas: toolbar, tool strip, palette, inspector, lists and status bar, and their theme. A panel
 * is a view and a view model; the view model holds properties, never a control, so it can be tested without a toolkit.
 * Panels receive {@link leapsmith.editor.view.panel.Actions actions} and models in their constructor; they must not
 * import the canvas or the application.
 */
package leapsmith.editor.view.panel;
