package leapsmith.editor.app;

import java.util.List;
import java.util.Locale;
import javafx.collections.ListChangeListener;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.app.play.PlayNumbers;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Message;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.PointerPlace;
import leapsmith.editor.view.panel.StatusModel;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.Level;

/** Updates the status bar for the open level: pointer, tool, first problem, zoom, and counts during play. */
final class StatusLine implements PlayNumbers.Counts {
    private final Texts texts;
    private final StatusModel model;
    private String counts = "";
    private OpenLevel level;

    StatusLine(Texts texts, StatusModel model) {
        this.texts = texts;
        this.model = model;
    }

    /** Shows another level. */
    void follow(OpenLevel followed) {
        level = followed;
        followed.canvas().pointer().subscribe(place -> ifShown(followed, this::showPointer));
        followed.canvas().viewport().cameraProperty().subscribe(camera -> ifShown(followed, this::showView));
        followed.canvas().status().subscribe(status -> ifShown(followed, this::showPointer));
        followed.problems().problems().addListener((ListChangeListener<Problem>)
                change -> ifShown(followed, this::showProblem));
        followed.document().addListener(change -> {
            if (change instanceof Change.LevelReplaced) {
                ifShown(followed, this::showView);
            }
        });
        showPointer();
        showView();
        showProblem();
    }

    @Override
    public void show(long tick, double ticksPerSecond, int bodies, long pairs, long tests) {
        String speed = ticksPerSecond == 0
                ? texts.get("status.paused")
                : texts.get("status.speed", String.format(Locale.ROOT, "%.0f", ticksPerSecond));
        counts = texts.get("status.counts", tick, speed, bodies, pairs, tests);
        showView();
    }

    /** Shows a text until the pointer moves. */
    void say(String text) {
        model.messageProperty().set(text);
    }

    @Override
    public void clear() {
        counts = "";
        showView();
    }

    private void ifShown(OpenLevel followed, Runnable show) {
        if (followed == level) {
            show.run();
        }
    }

    private void showPointer() {
        PointerPlace place = level.canvas().pointer().get();
        Message status = level.canvas().status().get();
        if (place == null || status == null) {
            model.placeProperty().set("");
            model.messageProperty().set("");
            return;
        }
        model.placeProperty().set(place.text(texts));
        model.messageProperty().set(texts.get(status));
    }

    private void showProblem() {
        List<Problem> problems = level.problems().problems();
        model.problemProperty().set(problems.isEmpty() ? null : problems.get(0));
    }

    private void showView() {
        Level shown = level.document().level();
        double percent = level.canvas().viewport().camera().scale() * 100;
        String zoom = String.format(Locale.ROOT, percent < 10 ? "%.1f %%" : "%.0f %%", percent);
        String view = texts.get("status.view", zoom, shown.columns(), shown.rows());
        model.viewProperty().set(counts.isEmpty() ? view : counts + "  " + view);
    }
}
