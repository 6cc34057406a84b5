package leapsmith.editor.play;

import java.util.List;
import java.util.function.Consumer;

/** Listeners of play for tests. */
public final class PlayFailures {
    private PlayFailures() {}

    /** Adds the failure of a play that has failed to a list. */
    public static Consumer<PlayThread> addTo(List<Throwable> failures) {
        return play -> {
            if (play.failure() != null) {
                failures.add(play.failure());
            }
        };
    }
}
