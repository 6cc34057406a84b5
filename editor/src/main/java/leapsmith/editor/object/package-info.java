/**
 * The tools that place, select and change objects, of whatever type. {@link leapsmith.editor.object.ObjectTool} is where to
 * start; a part of a selected object that can be dragged, such as a stop of its path, is a {@code Grip}.
 */
package leapsmith.editor.object;
