package leapsmith.editor.play;

import java.util.List;

/** Listeners of play for tests. */
public final class PlayFailures {
    private PlayFailures() {}

    /** Adds the failure of a play that has failed to a list. */
    public static PlayListener addTo(List<Throwable> failures) {
        return play -> {
            if (play.failure() != null) {
                failures.add(play.failure());
            }
        };
    }
}
