/** All tools of a document. {@link leapsmith.editor.toolbox.ToolBox} decides which one receives a gesture. */
package leapsmith.editor.toolbox;
