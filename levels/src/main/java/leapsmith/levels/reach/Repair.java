package leapsmith.levels.reach;

import java.util.Objects;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;

/**
 * A small change of a level after which a goal can be reached.
 *
 * @param level the changed level
 * @param kind what is changed
 * @param tiles the number of changed tiles; 0 if the change is another one
 * @param run a run that reaches the goal in its last tick
 * @param odds how hard the run is
 */
public record Repair(Level level, Kind kind, int tiles, PlayRecording run, RunOdds odds) {
    /** What a repair changes. */
    public enum Kind {
        /** Tiles continue ground that is there. */
        EXTEND_GROUND,
        /** Tiles are added in the air. */
        ADD_GROUND,
        /** Tiles in the way are removed. */
        REMOVE_TILES,
        /** The player jumps higher. */
        JUMP_HIGHER
    }

    /**
     * Checks the values.
     *
     * @param level the changed level
     * @param kind what is changed
     * @param tiles the number of changed tiles
     * @param run a run that reaches the goal in its last tick
     * @param odds how hard the run is
     */
    public Repair {
        Objects.requireNonNull(level);
        Objects.requireNonNull(kind);
        Objects.requireNonNull(run);
        Objects.requireNonNull(odds);
    }
}
