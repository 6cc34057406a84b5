/**
 * All tools of a document. {@link leapsmith.editor.toolbox.ToolBox} decides which one receives a gesture; {@link
 * leapsmith.editor.toolbox.PartActions} copies and pastes.
 */
package leapsmith.editor.toolbox;
