package leapsmith.editor.playback;

import leapsmith.editor.play.PlayListener;
import leapsmith.editor.play.PlayThread;
import leapsmith.levels.play.PlayRecording;

/** Creates the thread that plays a level: {@link PlayThread#of}, or another one in a test. */
@FunctionalInterface
public interface PlayFactory {
    /**
     * Play that shows a run, or starts a new one if the run is empty; it does not run until it is started.
     *
     * @param run its level and start, and the ticks that are shown first
     */
    PlayThread create(PlayRecording run, PlayListener listener);
}
