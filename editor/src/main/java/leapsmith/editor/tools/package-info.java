/**
 * The tools: a {@link leapsmith.editor.tools.Tool} turns gestures of the pointer into edits of the document and has a
 * preview. {@link leapsmith.editor.tools.ToolBox} holds them all and decides which one is active. Tools know no JavaFX and
 * are tested without a window.
 */
package leapsmith.editor.tools;
