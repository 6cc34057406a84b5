/**
 * Files of the application: levels, runs and settings. {@link leapsmith.editor.app.file.Documents} opens and saves so that
 * no change is lost.
 */
package leapsmith.editor.app.file;
