package leapsmith.editor.reach;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.SetChangeListener;
import javafx.util.Subscription;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Overlay;

/**
 * What the player of an open level can reach: searched while the overlay is on and the level is shown and not played, and
 * drawn on the canvas, with repairs for what can't be reached. When the pointer leaves the view, the last tile under it
 * stays chosen, for the actions of menus.
 */
public final class ReachFeature {
    private final LevelCanvas canvas;
    private final Work work;
    private final LevelReach reach;
    private final ReachMarksLayer marks;
    private final ProofsModel proofs;
    private final RepairProposals repairs;
    private final SetChangeListener<Overlay> overlays = this::overlayChanged;
    /** A field, because otherwise it is collected together with its listener. */
    private final BooleanBinding wanted;

    /**
     * Adds reach to a level, switched off.
     *
     * @param whenProposed runs when a search for repairs has begun
     */
    public ReachFeature(OpenLevel level, WindowContext window, Runnable whenProposed) {
        Texts texts = window.texts();
        canvas = level.canvas();
        marks = new ReachMarksLayer(canvas, level.document(), level.tools(), texts);
        work = new Work(window.works(), () -> texts.get("work.reach"), this::stop);
        reach = new LevelReach(level.document(), Platform::runLater, this::show, work::report);
        proofs = new ProofsModel(texts);
        repairs = new RepairProposals(window, level.document(), canvas, marks, whenProposed);
        marks.setOnOpenGoalClicked(repairs::proposeForGoal);
        wanted = Bindings.createBooleanBinding(
                () -> canvas.settings().overlays().contains(Overlay.REACH)
                        && canvas.getScene() != null
                        && !canvas.playingProperty().get(),
                canvas.settings().overlays(),
                canvas.sceneProperty(),
                canvas.playingProperty());
        canvas.settings().overlays().addListener(overlays);
        Subscription subscriptions = Subscription.combine(
                canvas.settings().reachVariantProperty().subscribe(it -> reach.compareWith(Optional.ofNullable(it))),
                canvas.viewport().cameraProperty().subscribe(this::cameraMoved),
                wanted.subscribe(reach::setOn),
                canvas.pointer().subscribe(place -> {
                    // Outside the canvas the run stays, so that the menu and its key can play and keep it.
                    if (place != null) {
                        reach.pointAt(place.column(), place.row());
                    }
                }));
        level.whenDisposed(() -> {
            subscriptions.unsubscribe();
            wanted.dispose();
            canvas.settings().overlays().removeListener(overlays);
            reach.close();
            work.show(false);
            repairs.dispose();
        });
        level.add(this);
    }

    /** The part of a level. */
    public static ReachFeature of(OpenLevel level) {
        return level.part(ReachFeature.class);
    }

    public LevelReach reach() {
        return reach;
    }

    public ReachMarksLayer marks() {
        return marks;
    }

    public ProofsModel proofs() {
        return proofs;
    }

    public RepairProposals repairs() {
        return repairs;
    }

    private void show(ReachState state) {
        work.show(state.isSearching());
        marks.show(state);
        proofs.show(state, canvas.playingProperty().get());
    }

    private void stop() {
        reach.stop();
    }

    private void cameraMoved(Camera camera) {
        ViewportModel view = canvas.viewport();
        double px = view.levelPxPerScreenPx();
        reach.viewAt(camera.x(), camera.y(), view.width() * px, view.height() * px);
    }

    private void overlayChanged(SetChangeListener.Change<? extends Overlay> change) {
        if (change.wasRemoved() && change.getElementRemoved() == Overlay.REACH) {
            reach.startAt(Optional.empty());
        }
    }

    /** Shows a search as long work, with its progress and a button that ends it. */
    static final class Work {
        private final LongWorks works;
        private final Supplier<String> text;
        private final Runnable stop;
        /** Null while nothing is searched. Set by the thread of the window. */
        private volatile LongWork work;

        /** @param stop ends the search */
        Work(LongWorks works, Supplier<String> text, Runnable stop) {
            this.works = works;
            this.text = text;
            this.stop = stop;
        }

        void show(boolean isSearching) {
            if (isSearching && work == null) {
                work = works.begin(text.get(), stop);
            } else if (!isSearching && work != null) {
                works.end(work);
                work = null;
            }
        }

        /** Shows how much is done, 0 to 1, and returns whether to continue; called by any thread. */
        boolean report(double share) {
            LongWork shown = work;
            return shown == null || shown.report(share);
        }
    }
}
