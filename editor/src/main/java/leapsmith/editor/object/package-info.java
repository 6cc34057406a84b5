/**
 * The tools that place, select and change objects of any type. {@link leapsmith.editor.object.ObjectTool} is the entry
 * class. A draggable handle of a selected object, such as a stop of its path, is a {@code Grip}.
 */
package leapsmith.editor.object;
