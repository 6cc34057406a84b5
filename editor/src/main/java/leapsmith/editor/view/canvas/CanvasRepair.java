package leapsmith.editor.view.canvas;

import java.util.List;
import leapsmith.editor.play.ProposedRepair;
import leapsmith.editor.view.RepairText;
import leapsmith.editor.view.Texts;
import leapsmith.levels.scene.ShownTrail;

/** The repair that the canvas previews: its change, and the run to the goal after it. */
public final class CanvasRepair {
    private final Texts texts;
    private final JumpNotes jumps;
    private final Runnable changed;
    /** Null for none. */
    private ProposedRepair shown;

    /** @param changed runs when there is something else to draw */
    CanvasRepair(Texts texts, Runnable changed) {
        this.texts = texts;
        jumps = new JumpNotes(texts);
        this.changed = changed;
    }

    /** Shows a repair; null for none. */
    public void show(ProposedRepair repair) {
        shown = repair;
        changed.run();
    }

    /** The repair that is shown; null for none. */
    ProposedRepair shown() {
        return shown;
    }

    /** The trail of its run, with the odds of its jumps and the time at the end. */
    List<ShownTrail> trails() {
        int end = shown.trail().length();
        List<ShownTrail.Note> notes = jumps.notes(shown.repair().odds(), shown.trail(), 0, end);
        notes.add(new ShownTrail.Note(end - 1, RepairText.end(texts, shown.repair())));
        return List.of(new ShownTrail(shown.trail(), ShownTrail.Role.REACH, 0, end, notes));
    }
}
