package leapsmith.editor.view.canvas;

import java.util.List;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.play.KeptRuns;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.view.Texts;
import leapsmith.levels.scene.ShownTrail;

/** The runs whose trails are drawn: the current or last one, and the kept ones. */
final class ShownRuns {
    private final RunPaths paths;
    private final Runnable changed;
    private final Runnable rolesChanged;
    private final ReadOnlyObjectWrapper<Timeline> run = new ReadOnlyObjectWrapper<>(this, "run", Timeline.NONE);
    private List<KeptRuns.Way> kept = List.of();
    private Set<ShownTrail.Role> roles = Set.of();

    /**
     * Creates it without a run.
     *
     * @param changed runs when a trail changed
     * @param rolesChanged runs after it when the roles of the trails changed
     */
    ShownRuns(Texts texts, Runnable changed, Runnable rolesChanged) {
        paths = new RunPaths(texts);
        this.changed = changed;
        this.rolesChanged = rolesChanged;
    }

    ReadOnlyObjectProperty<Timeline> runProperty() {
        return run.getReadOnlyProperty();
    }

    /** The roles of the trails to draw. */
    Set<ShownTrail.Role> roles() {
        return roles;
    }

    void show(Timeline shown) {
        if (shown != run.get()) {
            run.set(shown);
            look();
        }
    }

    void compareWith(List<KeptRuns.Way> ways) {
        kept = List.copyOf(ways);
        look();
    }

    /** The trails to draw, during play or after it. */
    List<ShownTrail> trails(boolean playing) {
        return paths.trails(run.get(), kept, playing);
    }

    private void look() {
        changed.run();
        Set<ShownTrail.Role> now = RunPaths.roles(run.get(), kept);
        if (!now.equals(roles)) {
            roles = now;
            rolesChanged.run();
        }
    }
}
