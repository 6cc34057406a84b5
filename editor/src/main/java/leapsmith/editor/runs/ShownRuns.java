package leapsmith.editor.runs;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.reach.OddsState;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.scene.ShownTrail;

/** The runs whose trails are drawn: the current or last one, and the kept ones. */
public final class ShownRuns {
    private final RunPaths paths;
    private final CanvasSettings settings;
    private final Runnable changed;
    private final Runnable rolesChanged;
    private final ReadOnlyObjectWrapper<Timeline> run = new ReadOnlyObjectWrapper<>(this, "run", Timeline.NONE);
    private List<KeptRuns.NamedTrail> kept = List.of();
    /** Null for none. */
    private KeptRun chosen;

    private OddsState odds = OddsState.NONE;
    private Set<ShownTrail.Role> roles = Set.of();

    /**
     * Creates it without a run.
     *
     * @param settings say which trails a run is compared with
     * @param changed runs when a trail changed
     * @param rolesChanged runs after it when the roles of the trails changed
     */
    public ShownRuns(Texts texts, CanvasSettings settings, Runnable changed, Runnable rolesChanged) {
        paths = new RunPaths(texts);
        this.settings = settings;
        this.changed = changed;
        this.rolesChanged = rolesChanged;
    }

    /** The run being played, or shown while editing; {@link Timeline#NONE} for none. */
    public ReadOnlyObjectProperty<Timeline> runProperty() {
        return run.getReadOnlyProperty();
    }

    /** The roles of the trails to draw. */
    public Set<ShownTrail.Role> roles() {
        return RunPaths.roles(run.get(), kept, chosen, baselines());
    }

    /** Shows a run until the next one is played. */
    public void show(Timeline shown) {
        if (shown != run.get()) {
            run.set(shown);
            look();
        }
    }

    /** Shows the trails of kept runs too. */
    public void compareWith(List<KeptRuns.NamedTrail> trails) {
        kept = List.copyOf(trails);
        look();
    }

    /** Highlights a kept run; null for none. */
    public void choose(KeptRun newChosen) {
        chosen = newChosen;
        look();
    }

    /** Labels the jumps of one of the runs. */
    public void label(OddsState shown) {
        odds = shown;
        changed.run();
    }

    /**
     * The trails to draw, during play or after it.
     *
     * @param labeled whether the jumps of one of them have their odds, which must not be taken for those of another run
     */
    public List<ShownTrail> trails(boolean playing, boolean labeled) {
        return paths.trails(run.get(), kept, chosen, baselines(), labeled ? odds : OddsState.NONE, playing);
    }

    private Set<ShownTrail.Role> baselines() {
        Set<ShownTrail.Role> wanted = EnumSet.noneOf(ShownTrail.Role.class);
        if (settings.previousTrailProperty().get()) {
            wanted.add(ShownTrail.Role.PREVIOUS);
        }
        if (settings.playedTrailProperty().get()) {
            wanted.add(ShownTrail.Role.PLAYED);
        }
        return wanted;
    }

    private void look() {
        changed.run();
        Set<ShownTrail.Role> now = roles();
        if (!now.equals(roles)) {
            roles = now;
            rolesChanged.run();
        }
    }
}
