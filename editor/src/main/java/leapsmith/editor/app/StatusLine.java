package leapsmith.editor.app;

import java.util.List;
import java.util.OptionalLong;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.collections.ListChangeListener;
import javafx.util.Duration;
import javafx.util.Subscription;
import leapsmith.editor.canvas.PointerPlace;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.ObjectFlags;
import leapsmith.editor.document.Selection;
import leapsmith.editor.document.SelectionSize;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.playback.PlayNumbers;
import leapsmith.editor.reach.ReachText;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;

/** Updates the status bar for the open level: pointer, tool, first problem, selection, zoom, and counts during play. */
final class StatusLine implements PlayNumbers.Counts {
    private static final Duration NOTICE_TIME = Duration.seconds(6);

    private final Texts texts;
    private final StatusModel model;
    private final PauseTransition notice = new PauseTransition(NOTICE_TIME);
    private String counts = "";
    private OpenLevel level;
    private boolean levelHidden;
    private Subscription subscriptions = () -> {};

    StatusLine(Texts texts, StatusModel model) {
        this.texts = texts;
        this.model = model;
        notice.setOnFinished(event -> {
            model.notice.set(false);
            showPointer();
        });
    }

    /** Shows a message instead of the status line of the tool for a while. */
    void say(Message message) {
        notice.playFromStart();
        model.notice.set(true);
        model.message.set(texts.get(message));
    }

    /** Shows nothing about the level while a page is shown in place of it. */
    void setLevelHidden(boolean isHidden) {
        levelHidden = isHidden;
        if (level != null) {
            showPointer();
            showProblem();
            showView();
        }
    }

    void follow(OpenLevel followed) {
        subscriptions.unsubscribe();
        level = followed;
        ListChangeListener<Problem> problems = change -> showProblem();
        LevelParts.of(level).problems.problems().addListener(problems);
        leapsmith.editor.document.Subscription changes = level.document().addListener(change -> {
            if (change instanceof Change.LevelChanged it
                            && (it.delta().isResized() || !it.delta().objects().isEmpty())
                    || change instanceof Change.SelectionChanged
                    || change instanceof Change.FlagsChanged) {
                showView();
            }
        });
        subscriptions = Subscription.combine(
                level.canvas().pointer().subscribe(place -> showPointer()),
                level.canvas().viewport().cameraProperty().subscribe(camera -> showView()),
                level.canvas().status().subscribe(status -> showPointer()),
                LevelParts.of(level).reach.marks().stateProperty().subscribe(reach -> showView()),
                () -> LevelParts.of(followed).problems.problems().removeListener(problems),
                changes::unsubscribe);
        showProblem();
    }

    @Override
    public void show(long tick, double ticksPerSecond, int bodies, long pairs, OptionalLong tests) {
        String speed = ticksPerSecond == 0
                ? texts.get("status.paused")
                : texts.get("status.speed", texts.numbers().format(ticksPerSecond, 0));
        counts = texts.get("status.counts", tick, speed, bodies, pairs);
        if (tests.isPresent()) {
            counts += "  " + texts.get("status.pairTests", tests.getAsLong());
        }
        showView();
    }

    /** Shows a text until the pointer moves. */
    void say(String text) {
        model.message.set(text);
    }

    @Override
    public void clear() {
        counts = "";
        showView();
    }

    private void showPointer() {
        PointerPlace place = level.canvas().pointer().get();
        Message status = level.canvas().status().get();
        if (place == null || status == null || levelHidden) {
            model.place.set("");
            showMessage("");
            return;
        }
        model.place.set(place.text(texts));
        showMessage(texts.get(status));
    }

    private void showMessage(String text) {
        if (notice.getStatus() != Animation.Status.RUNNING) {
            model.message.set(text);
        }
    }

    private void showProblem() {
        List<Problem> problems = LevelParts.of(level).problems.problems();
        Problem first = problems.isEmpty() || levelHidden ? null : problems.get(0);
        model.canRepair.set(
                first != null && LevelParts.of(level).reach.repairs().canRepair(first));
        model.problem.set(first);
    }

    /** How many objects are hidden and locked, so that nobody wonders why they can't be seen or selected. */
    private String flags() {
        LevelDocument document = level.document();
        ObjectFlags flags = document.flags();
        int hidden = LevelObjects.find(document.level(), flags.hidden()).size();
        int locked = LevelObjects.find(document.level(), flags.locked()).size();
        return (hidden == 0 ? "" : texts.get("status.hidden", hidden) + "  ")
                + (locked == 0 ? "" : texts.get("status.locked", locked) + "  ");
    }

    private void showView() {
        Level shown = level.document().level();
        double percent = level.canvas().viewport().camera().scale() * 100;
        String zoom = texts.numbers().format(percent, percent < 10 ? 1 : 0) + " %";
        String view = flags() + texts.get("status.view", zoom, shown.columns(), shown.rows());
        Selection selection = level.document().selection();
        String selected = selection.isEmpty() ? "" : texts.get(SelectionSize.of(selection)) + "  ";
        String reach = ReachText.summary(
                texts, LevelParts.of(level).reach.marks().stateProperty().get());
        model.reach.set(levelHidden || !counts.isEmpty() ? "" : reach);
        model.view.set(levelHidden ? "" : (counts.isEmpty() ? selected : counts + "  ") + view);
    }
}
