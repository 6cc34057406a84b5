/**
 * Tools, which turn gestures in level px into edits. A gesture makes at most one history step, and a {@link
 * leapsmith.editor.tool.Preview} describes its effect in advance. A tool draws nothing and uses no toolkit, so it can
 * be tested without a window. {@link leapsmith.editor.tool.Tool} is the entry class.
 */
package leapsmith.editor.tool;
