package leapsmith.editor.view.canvas;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.view.OddsText;
import leapsmith.editor.view.Texts;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.odds.Difficulty;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.scene.ShownTrail;

/** Labels the jumps of a run with how often they succeed. */
final class JumpNotes {
    private final Texts texts;

    JumpNotes(Texts texts) {
        this.texts = texts;
    }

    /** The rate of each jump at its take-off, from one tick to before another; the list may be changed. */
    List<ShownTrail.Note> notes(RunOdds odds, Trail trail, long from, long to) {
        List<ShownTrail.Note> notes = new ArrayList<>();
        for (JumpOdds jump : odds.jumps()) {
            int point = jump.startTick();
            if (point >= from && point < Math.min(to, trail.length())) {
                notes.add(new ShownTrail.Note(point, OddsText.rate(texts, jump.rate()), mark(jump.difficulty())));
            }
        }
        return notes;
    }

    private static ShownTrail.Mark mark(Difficulty difficulty) {
        return switch (difficulty) {
            case EASY -> ShownTrail.Mark.RING;
            case MODERATE -> ShownTrail.Mark.DIAMOND;
            case HARD -> ShownTrail.Mark.TRIANGLE;
        };
    }
}
