/**
 * Files of the application: levels, runs and settings. {@link leapsmith.editor.app.file.Documents} opens and saves, so that
 * nothing is lost.
 */
package leapsmith.editor.app.file;
