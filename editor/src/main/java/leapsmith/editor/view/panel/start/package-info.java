/**
 * The start page: samples and recent levels as pictures. {@link leapsmith.editor.view.panel.start.StartView} is the
 * view. It must not import the application.
 */
package leapsmith.editor.view.panel.start;
