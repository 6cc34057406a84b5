package leapsmith.editor.start;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.util.Duration;
import javafx.util.Subscription;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.ui.HeldKey;
import leapsmith.editor.ui.KeyHints;
import leapsmith.levels.play.Trail;

/**
 * Shows what other editors lack, each once: after the first jump that time can be rewound, and after the first play
 * that the trail follows edits.
 */
public final class FirstHints {
    private static final String REWIND = "hint.rewind";
    private static final String TRAIL = "hint.trail";
    private static final Duration SHOWN = Duration.seconds(8);

    private final KeyHints texts;
    private final Supplier<OpenLevel> current;
    private final PlayModel model;
    private final Predicate<String> isSeen;
    private final Consumer<String> see;
    private int looked;
    private Subscription followed = () -> {};
    /** Hides the hint about rewinding. */
    private Runnable takeBack = () -> {};

    /** Watches play. */
    public FirstHints(
            KeyHints texts,
            Supplier<OpenLevel> current,
            PlayModel model,
            Predicate<String> isSeen,
            Consumer<String> see) {
        this.texts = texts;
        this.current = current;
        this.model = model;
        this.isSeen = isSeen;
        this.see = see;
        model.playingProperty().addListener((property, before, playing) -> {
            looked = 0;
            if (!playing) {
                takeBack.run();
                stopped();
            }
        });
    }

    public void follow(OpenLevel level) {
        followed.unsubscribe();
        followed = RunsFeature.of(level).layer().runProperty().subscribe(run -> {
            if (model.isPlaying() && !isSeen.test(REWIND)) {
                look(run.trail());
            }
        });
    }

    private void look(Trail trail) {
        for (; looked < trail.length(); looked++) {
            if (trail.jumped(looked)) {
                takeBack = show(REWIND);
                return;
            }
        }
    }

    private void stopped() {
        OpenLevel level = current.get();
        if (level != null && RunsFeature.of(level).layer().runProperty().get() != Timeline.NONE) {
            show(TRAIL);
        }
    }

    /** Shows a hint that wasn't seen yet; returns how to hide it before its time. */
    private Runnable show(String hint) {
        if (isSeen.test(hint)) {
            return () -> {};
        }
        see.accept(hint);
        LevelCanvas canvas = current.get().canvas();
        String text = texts.get(hint, HeldKey.GAME_REWIND);
        canvas.say(text, SHOWN);
        return () -> canvas.takeBack(text);
    }
}
