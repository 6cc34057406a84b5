/** All tools of a document. {@link leapsmith.editor.toolbox.ToolBox} decides which one a gesture goes to. */
package leapsmith.editor.toolbox;
