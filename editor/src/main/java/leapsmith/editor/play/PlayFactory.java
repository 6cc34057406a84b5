package leapsmith.editor.play;

import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.StartPoint;

/** Creates the thread that plays a level: {@link PlayThread#of}, or another one in a test. */
@FunctionalInterface
public interface PlayFactory {
    /**
     * Play of a level; it does not run until it is started.
     *
     * @param start where the player starts; empty for its place in the level
     */
    PlayThread create(Level level, Optional<StartPoint> start, PlayListener listener);
}
