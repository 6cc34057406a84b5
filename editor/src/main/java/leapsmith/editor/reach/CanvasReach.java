package leapsmith.editor.reach;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Bounds;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.scene.GroundMark;
import leapsmith.levels.scene.ReachShading;
import leapsmith.levels.scene.ShownReach;
import leapsmith.levels.scene.ShownTrail;

/** What the canvas draws of the tiles and goals that the player can reach. */
public final class CanvasReach {
    /** How far the badge of a goal reaches beyond it, in screen pixels. */
    private static final double BADGE = 12;

    private final Texts texts;
    private final CanvasSettings settings;
    private final Runnable changed;
    private final Runnable kindsChanged;
    private final ReadOnlyObjectWrapper<ReachState> state = new ReadOnlyObjectWrapper<>(this, "state", ReachState.OFF);

    /**
     * @param changed runs when there is something else to draw
     * @param kindsChanged runs when there is the first mark of a kind, or no more of it, or another start
     */
    public CanvasReach(Texts texts, CanvasSettings settings, Runnable changed, Runnable kindsChanged) {
        this.texts = texts;
        this.settings = settings;
        this.changed = changed;
        this.kindsChanged = kindsChanged;
    }

    /** What is shown. */
    public ReadOnlyObjectProperty<ReachState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Shows what the player can reach. */
    public void show(ReachState shown) {
        Set<GroundMark> before = marks().kinds();
        Optional<StartPoint> startBefore = start();
        state.set(shown);
        boolean isSame = before.equals(marks().kinds()) && startBefore.equals(start());
        (isSame ? changed : kindsChanged).run();
    }

    /** The marks of the tiles and goals. */
    public ShownReach marks() {
        return state.get().marks().by(settings.reachByTimeProperty().get() ? ReachShading.TIME : ReachShading.JUMPS);
    }

    /** Where the goals and their badges are in a view; none if reach isn't shown. */
    public Stream<Bounds> goals(Level level, ViewportModel viewport) {
        return level.objects().stream()
                .filter(object -> state.get().isOn() && object.is(ObjectKind.Role.GOAL))
                .map(goal -> viewport.boundsOf(goal.x(), goal.y(), goal.width(), goal.height(), BADGE));
    }

    /** Where the search starts, if not at the player's place. */
    public Optional<StartPoint> start() {
        return state.get().start();
    }

    /** The trail of the run to the pointer, with its time and jumps at the end. */
    public List<ShownTrail> trails() {
        return state.get().run().filter(run -> run.trail().length() > 0).stream()
                .map(this::trail)
                .toList();
    }

    private ShownTrail trail(ReachRun run) {
        Trail trail = run.trail();
        int end = trail.length();
        ShownTrail.Note note = new ShownTrail.Note(end - 1, ReachText.of(texts, run));
        return new ShownTrail(trail, ShownTrail.Role.REACH, 0, end, List.of(note));
    }
}
