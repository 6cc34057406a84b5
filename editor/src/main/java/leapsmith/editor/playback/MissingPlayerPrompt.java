package leapsmith.editor.playback;

import java.util.Optional;
import java.util.function.Supplier;
import leapsmith.editor.canvas.PointerPlace;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.document.ProblemEdits;
import leapsmith.editor.level.OpenLevel;
import leapsmith.levels.check.Placing;

/** Offers to place a player when a level without one is to be played. */
public record MissingPlayerPrompt(Dialogs dialogs, Supplier<OpenLevel> current) {
    /** Plays, after placing a player near the pointer or else in view if there is none and the user agrees. */
    public void play(Runnable play) {
        OpenLevel level = current.get();
        if (level.document().level().player().isPresent()) {
            play.run();
            return;
        }
        // Read now, because the pointer moves to the dialog.
        Optional<PointerPlace> pointer =
                Optional.ofNullable(level.canvas().pointer().get());
        switch (dialogs.askNoPlayer()) {
            case PLACE -> {
                ViewportModel view = level.canvas().viewport();
                level.document()
                        .apply(ProblemEdits.fixing(
                                Placing.PLAYER,
                                level.document().level(),
                                pointer.map(PointerPlace::x).orElse(view.middleX()),
                                pointer.map(PointerPlace::y).orElse(view.middleY())));
                play.run();
            }
            case PLAY -> play.run();
            case CANCEL -> {
                // Nothing is played.
            }
        }
    }
}
