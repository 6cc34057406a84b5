/** Levels as web pages for testers: {@link leapsmith.editor.share.WebPages}. */
package leapsmith.editor.share;
