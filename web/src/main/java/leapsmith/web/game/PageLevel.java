package leapsmith.web.game;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;

/**
 * A level of a page.
 *
 * @param name that of its file without the extension, by which portals of other levels lead here
 * @param level the level, with the kinds of its folder
 * @param look the pictures of its theme; empty for flat shapes
 * @param ghost a run of the designer, shown while somebody plays
 */
record PageLevel(String name, Level level, Optional<Look> look, Optional<PlayRecording> ghost) {
    PageLevel {
        Objects.requireNonNull(name);
        Objects.requireNonNull(level);
        Objects.requireNonNull(look);
        Objects.requireNonNull(ghost);
    }
}
