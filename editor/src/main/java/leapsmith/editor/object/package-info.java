/**
 * The tools that place, select and change objects, of whatever type. {@link leapsmith.editor.object.ObjectTool} is where to
 * start; what a selected object can be taken by, as a stop of its path, is a {@code Grip}.
 */
package leapsmith.editor.object;
