/**
 * What testers did in the level, by the runs that they sent: {@link leapsmith.editor.testers.TestersModel} reads and runs them in the
 * background, {@link leapsmith.editor.testers.TestersLayer} shows where players died.
 */
package leapsmith.editor.testers;
