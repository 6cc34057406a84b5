/**
 * Pointer modes: gestures in level px go in, edits come out. {@link leapsmith.editor.tool.ToolBox} holds them all and
 * decides which one a gesture goes to. From press to release is one step of the history at most, and what the pointer
 * would do is told as a {@link leapsmith.editor.tool.Preview}. A tool draws nothing and knows no toolkit, so that it
 * is tested without a window. What a selected object can be taken by, as a stop of its path, is a {@code Grip}. A
 * tool must not import play or views.
 */
package leapsmith.editor.tool;
