package leapsmith.editor.runs;

import java.util.Comparator;
import java.util.List;
import leapsmith.editor.reach.OddsText;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.scene.ShownTrail;

/** Labels the jumps of a run with how often they succeed. */
public final class JumpNotes {
    private final Texts texts;

    public JumpNotes(Texts texts) {
        this.texts = texts;
    }

    /** The rate of each jump at its take-off, from one tick to before another: the hardest first, as they matter most. */
    public List<ShownTrail.Note> notes(RunOdds odds, Trail trail, long from, long to) {
        return odds.jumps().stream()
                .filter(jump -> jump.startTick() >= from && jump.startTick() < Math.min(to, trail.length()))
                .sorted(Comparator.comparingDouble(JumpOdds::rate))
                .map(jump -> new ShownTrail.Note(
                        jump.startTick(), OddsText.rate(texts, jump.rate()), mark(jump.difficulty())))
                .toList();
    }

    private static ShownTrail.Mark mark(JumpOdds.Difficulty difficulty) {
        return switch (difficulty) {
            case EASY -> ShownTrail.Mark.RING;
            case MODERATE -> ShownTrail.Mark.DIAMOND;
            case HARD -> ShownTrail.Mark.TRIANGLE;
        };
    }
}
