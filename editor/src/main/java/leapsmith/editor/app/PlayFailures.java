package leapsmith.editor.app;

import leapsmith.editor.playback.PlayControl;
import leapsmith.editor.ui.Texts;

/** Reports failures of play as unexpected errors. */
final class PlayFailures implements PlayControl.Failures {
    private final Texts texts;
    private final UnexpectedErrors errors;

    PlayFailures(Texts texts, UnexpectedErrors errors) {
        this.texts = texts;
        this.errors = errors;
    }

    @Override
    public void playFailed(Throwable cause) {
        errors.report(texts.get("error.play", cause), cause);
    }

    @Override
    public void stoppedPlayFailed(Throwable cause) {
        errors.report(cause.toString(), cause);
    }
}
