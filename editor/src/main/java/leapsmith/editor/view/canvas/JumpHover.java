package leapsmith.editor.view.canvas;

import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.levels.whatif.JumpFan;

/** The possible jumps from the pointer, recomputed only when the level or the pixel under the pointer changes. */
final class JumpHover {
    private Level level;
    private double x = Double.NaN;
    private double y = Double.NaN;
    private List<JumpArc> arcs = List.of();

    List<JumpArc> at(Level newLevel, double newX, double newY) {
        double feetX = Math.rint(newX);
        double feetY = Math.rint(newY);
        if (newLevel != level || feetX != x || feetY != y) {
            level = newLevel;
            x = feetX;
            y = feetY;
            arcs = JumpFan.from(level, x, y);
        }
        return arcs;
    }
}
