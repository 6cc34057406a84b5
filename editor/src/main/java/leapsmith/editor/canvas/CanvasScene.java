package leapsmith.editor.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Point2D;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Scene;
import leapsmith.levels.scene.VisibleReach;
import leapsmith.levels.scene.VisibleTrail;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.physics.world.Frame;

/** The scene of one drawing, to which the layers add what they show. */
public final class CanvasScene {
    private final Level level;
    private final Set<Overlay> overlays;
    private final Point2D hover;
    private final List<VisibleTrail> trails = new ArrayList<>();
    private List<JumpArc> jumps = List.of();
    private VisibleReach reach = VisibleReach.NONE;
    /** Null while editing. */
    private Frame frame;

    private Set<String> active = Set.of();
    private Map<Integer, OwnKind> ownKinds = Map.of();

    /** @param hover where the pointer is, in level pixels; null if it isn't over the view */
    CanvasScene(Level level, Set<Overlay> overlays, Point2D hover) {
        this.level = level;
        this.overlays = overlays;
        this.hover = hover;
    }

    public Level level() {
        return level;
    }

    public boolean shows(Overlay overlay) {
        return overlays.contains(overlay);
    }

    /** Where the pointer is, in level pixels; null if it isn't over the view, or during a gesture. */
    public Point2D hover() {
        return hover;
    }

    /**
     * Shows the bodies of a running level in place of the objects.
     *
     * @param activeObjects see {@link leapsmith.levels.play.PlaySession#activeObjects}
     * @param kinds see {@link leapsmith.levels.play.PlaySession#ownKinds}
     */
    void add(Frame running, Set<String> activeObjects, Map<Integer, OwnKind> kinds) {
        frame = running;
        active = activeObjects;
        ownKinds = kinds;
    }

    /** Adds trails above those that were added before. */
    public void add(List<VisibleTrail> above) {
        trails.addAll(above);
    }

    public void addJumps(List<JumpArc> arcs) {
        jumps = arcs;
    }

    public void add(VisibleReach marks) {
        reach = marks;
    }

    Scene in(ColorScheme colors, Look look, double density) {
        return new Scene(
                level,
                frame,
                active,
                ownKinds,
                overlays,
                new Scene.Paths(trails, jumps),
                reach,
                colors,
                look,
                false,
                density);
    }
}
