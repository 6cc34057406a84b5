/**
 * What is shown: the canvas, the panels and their view models. A view model never sees a control. This is the first
 * package that may use all of JavaFX; it must not import the application.
 */
package leapsmith.editor.view;
