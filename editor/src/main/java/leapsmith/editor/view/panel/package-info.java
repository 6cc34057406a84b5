/**
 * What stands around the canvas: toolbar, tool strip, palette, inspector, lists, status bar, and the theme they share.
 * A panel is a view and a view model; the view model holds properties, never a control, so it is tested without a
 * toolkit. Panels get {@link leapsmith.editor.view.panel.Actions actions} and models in their constructor; they must
 * not import the canvas or the application.
 */
package leapsmith.editor.view.panel;
