/**
 * What all panels are made of: {@link leapsmith.editor.ui.Texts}, {@link leapsmith.editor.ui.Actions}, themes and small
 * controls. This package must not import the canvas, features or the application.
 */
package leapsmith.editor.ui;
