package leapsmith.levels.reach;

import java.util.Optional;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.PlayRecording;

/**
 * Whether a goal can be reached.
 *
 * @param goal the goal; another one may have the same id
 * @param verdict whether it can be reached
 * @param run the run found that reaches it in its last tick; empty unless the verdict is {@link
 *     Verdict#PROVEN}
 * @param reason why it isn't proven: by how much an impossible goal is missed, or why it was perhaps not found; empty
 *     if that isn't known
 * @param needsChange whether it can be reached only after a change of the level, as far as is known; not if it may merely
 *     not have been found, or shares its id with another object
 */
public record GoalReach(
        LevelObject goal, Verdict verdict, Optional<PlayRecording> run, Optional<Message> reason, boolean needsChange) {
    /** The id of the goal. */
    public String id() {
        return goal.id();
    }
}
