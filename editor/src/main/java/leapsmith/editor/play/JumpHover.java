package leapsmith.editor.play;

import java.util.List;
import javafx.application.Platform;
import leapsmith.levels.model.Level;
import leapsmith.levels.whatif.JumpArc;

/**
 * The possible jumps from the pointer, recomputed in the background when the level or the pixel under the pointer changes.
 * Until they are known, the former ones are shown.
 */
public final class JumpHover {
    private final Runnable changed;
    private JumpThread thread;
    private Level level;
    private double x = Double.NaN;
    private double y = Double.NaN;
    private List<JumpArc> arcs = List.of();

    /** @param changed runs when there are other jumps to show */
    public JumpHover(Runnable changed) {
        this.changed = changed;
    }

    public List<JumpArc> at(Level newLevel, double newX, double newY) {
        double feetX = Math.rint(newX);
        double feetY = Math.rint(newY);
        if (newLevel != level || feetX != x || feetY != y) {
            level = newLevel;
            x = feetX;
            y = feetY;
            if (thread == null) {
                thread = new JumpThread(found -> Platform.runLater(() -> show(found)));
            }
            thread.ask(level, x, y);
        }
        return arcs;
    }

    /** Ends the thread; another request starts it again. */
    public void close() {
        if (thread != null) {
            thread.close();
            thread = null;
            level = null;
        }
    }

    private void show(List<JumpArc> found) {
        arcs = found;
        changed.run();
    }
}
