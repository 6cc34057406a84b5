/**
 * Playing the open level: {@link leapsmith.editor.playback.PlayControl} starts and stops it, the timeline moves through
 * its time, and panels show the numbers of the running level.
 */
package leapsmith.editor.playback;
