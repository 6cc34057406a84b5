package leapsmith.editor.app.play;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.play.ReachRun;
import leapsmith.editor.view.ReachText;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.PointerPlace;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.scene.Overlay;

/** The actions about what the player of the open level can reach. */
public final class ReachControl {
    private final Texts texts;
    private final Supplier<OpenLevel> current;
    private final PlayControl play;

    public ReachControl(Texts texts, Supplier<OpenLevel> current, PlayControl play) {
        this.texts = texts;
        this.current = current;
        this.play = play;
    }

    /** Searches from the pointer, or from the player's place if the pointer is outside the level. */
    public void searchFromPointer() {
        OpenLevel level = current.get();
        PointerPlace place = level.canvas().pointer().get();
        level.reach()
                .startAt(Optional.ofNullable(place)
                        .filter(at -> at.tile().isPresent())
                        .map(at -> new StartPoint(at.x(), at.y())));
        level.canvas().settings().overlays().add(Overlay.REACH);
    }

    /** Plays the run to the pointer. */
    public void playRun() {
        withRun(run -> play.show(run.recording()));
    }

    /** Adds the run to the pointer to the kept ones. */
    public void keepRun() {
        withRun(run -> {
            OpenLevel level = current.get();
            String name = level.runs().unusedName(ReachText.name(texts, run));
            level.runsModel().choose(level.runs().keep(name, run.recording(), run.trail()));
            level.sidePanel().showRuns();
        });
    }

    private void withRun(Consumer<ReachRun> task) {
        current.get().reach().state().run().ifPresent(task);
    }
}
