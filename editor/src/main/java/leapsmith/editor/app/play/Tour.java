package leapsmith.editor.app.play;

import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.keys.Bindable;
import leapsmith.editor.view.keys.HeldKey;
import leapsmith.editor.view.keys.KeyHints;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.editor.view.panel.PlayModel;

/** A tour through the editor. Each step waits until the user has done what it says. */
public final class Tour {
    private enum Step {
        PAINT("tour.paint"),
        PLAYER("tour.player"),
        PLAY("tour.play", ActionId.PLAY),
        JUMP("tour.jump", HeldKey.GAME_JUMP),
        REWIND("tour.rewind", HeldKey.GAME_REWIND),
        TRAIL("tour.trail", ActionId.STOP),
        SAVE("tour.save", ActionId.SAVE),
        END("tour.end", ActionId.KEYS);

        private final String textKey;
        private final Bindable[] mentioned;

        /** A step with the actions whose keys its text mentions. */
        Step(String textKey, Bindable... mentioned) {
            this.textKey = textKey;
            this.mentioned = mentioned;
        }
    }

    private final Texts texts;
    private final KeyHints keyHints;
    private final Supplier<OpenLevel> current;
    private final PlayModel model;
    private final Runnable seen;
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper(this, "text");
    private Step step;
    private boolean painted;
    private int looked;

    /**
     * A tour that has not begun.
     *
     * @param seen called when the tour has begun
     */
    public Tour(Texts texts, KeyHints keyHints, Supplier<OpenLevel> current, PlayModel model, Runnable seen) {
        this.texts = texts;
        this.keyHints = keyHints;
        this.current = current;
        this.model = model;
        this.seen = seen;
        model.playingProperty().addListener((property, before, now) -> advance());
    }

    /** The text of the current step; null while there is no tour. */
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /** Watches a level. */
    public void follow(OpenLevel level) {
        level.document().addListener(change -> {
            if (level == current.get()) {
                painted |= change instanceof Change.TilesChanged;
                advance();
            }
        });
        level.canvas().runProperty().addListener((property, before, run) -> {
            if (level == current.get()) {
                advance();
            }
        });
    }

    /** Begins with the first step. */
    public void start() {
        seen.run();
        show(Step.PAINT);
    }

    /** Ends the tour, at any step. */
    public void leave() {
        show(null);
    }

    private void show(Step wanted) {
        step = wanted;
        painted = false;
        looked = 0;
        text.set(wanted == null ? null : textOf(wanted));
    }

    private String textOf(Step wanted) {
        String words = keyHints.get(wanted.textKey, wanted.mentioned);
        return wanted == Step.END
                ? words
                : texts.get("tour.step", wanted.ordinal() + 1, Step.values().length - 1, words);
    }

    private void advance() {
        while (step != null && isDone(step)) {
            show(Step.values()[step.ordinal() + 1]);
        }
    }

    private boolean isDone(Step now) {
        LevelDocument document = current.get().document();
        Timeline run = current.get().canvas().runProperty().get();
        return switch (now) {
            case PAINT -> painted;
            case PLAYER -> document.level().player().isPresent();
            case PLAY -> model.isPlaying();
            case JUMP -> model.isPlaying() && hasJumped(run);
            case REWIND -> run.isInPast();
            case TRAIL -> painted && !model.isPlaying() && run != Timeline.NONE;
            case SAVE -> document.file().isPresent() && !document.isDirty();
            case END -> false;
        };
    }

    private boolean hasJumped(Timeline run) {
        for (; looked < run.trail().length(); looked++) {
            if (run.trail().jumped(looked)) {
                return true;
            }
        }
        return false;
    }
}
