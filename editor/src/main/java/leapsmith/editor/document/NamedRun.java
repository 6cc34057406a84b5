package leapsmith.editor.document;

import java.util.Optional;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.replay.ReplayDocument;

/**
 * A kept run and its name.
 *
 * @param run in the level in which it was kept
 * @param recorded how it was recorded before; empty for a new run
 */
public record NamedRun(String name, PlayRecording run, Optional<ReplayDocument> recorded) {
    /** Whether both have this name and are the same recording, without comparing its content. */
    public boolean isSame(NamedRun other) {
        return run == other.run && name.equals(other.name);
    }
}
