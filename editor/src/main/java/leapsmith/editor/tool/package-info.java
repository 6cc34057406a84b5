/**
 * What a tool is: gestures in level px go in, edits come out. From press to release is one step of the history at most,
 * and what the pointer would do is a {@link leapsmith.editor.tool.Preview}. A tool draws nothing and knows no toolkit, so
 * that it is tested without a window. {@link leapsmith.editor.tool.Tool} is where to start.
 */
package leapsmith.editor.tool;
