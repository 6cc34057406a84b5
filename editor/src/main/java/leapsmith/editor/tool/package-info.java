/**
 * Pointer modes: gestures in level units go in, edits come out. One press to release is one edit. A tool draws
 * nothing and knows no toolkit, so that it is tested without a window; it must not import play or views.
 */
package leapsmith.editor.tool;
