package leapsmith.editor.playback;

import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.util.Subscription;
import leapsmith.editor.canvas.Pick;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.play.BodyTrace;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.play.TraceThread;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.ui.Texts;

/** Updates the plot of the timeline: it shows the body that was clicked, or else the player. */
public final class PlotControl {
    private final Texts texts;
    private final TimelineModel model;
    private final TraceThread thread;
    private TraceThread.Watched watched = TraceThread.Watched.PLAYER;
    private Timeline run = Timeline.NONE;
    private OpenLevel open;
    private Subscription level = () -> {};

    public PlotControl(Texts texts, TimelineModel model) {
        this.texts = texts;
        this.model = model;
        thread = new TraceThread(trace -> Platform.runLater(() -> model.show(trace)));
        model.plot.subscribe(shown -> ask());
    }

    public BooleanProperty shown() {
        return model.plot;
    }

    public void follow(OpenLevel newLevel) {
        level.unsubscribe();
        thread.clear();
        open = newLevel;
        level = Subscription.combine(
                RunsFeature.of(open).layer().runProperty().subscribe(now -> {
                    run = now;
                    ask();
                }),
                open.canvas().picked().subscribe(this::picked));
    }

    public void close() {
        level.unsubscribe();
        thread.close();
    }

    private void picked(Pick pick) {
        TraceThread.Watched now = TraceThread.Watched.PLAYER;
        String name = texts.get("plot.player");
        if (pick instanceof Pick.OfBody body) {
            now = new TraceThread.Watched(body.objectId().orElse(null), body.index());
            name = body.objectId().orElseGet(() -> texts.get("plot.copy", body.index()));
        }
        model.watch(name);
        if (!now.equals(watched)) {
            watched = now;
            ask();
        }
    }

    private void ask() {
        if (run.run() == null) {
            model.show(BodyTrace.EMPTY);
        } else if (model.plot.get()) {
            // A finished run is plotted again after changes of the level, as its trail is.
            boolean isOver = !model.runningProperty().get();
            thread.ask(isOver ? run.run().in(open.document().level()) : run.run(), watched);
        }
    }
}
