/**
 * The user interface: the canvas, the panels and their view models. A view model never uses a control. This is the
 * lowest package that may use all of JavaFX; it must not import the application.
 */
package leapsmith.editor.view;
