package leapsmith.editor.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import leapsmith.editor.problems.ProblemText;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Severities;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.check.Problem;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * The line at the bottom of the window. If not all of it fits, the bar of long work shrinks first, then the parts are cut
 * off one after another: the problem first, which is in the list of problems too. A notice is cut off last.
 */
final class StatusBar extends Pane {
    private static final double SPACING = 16;

    // What each part keeps as long as others can be cut off, in px or as a share of the line.
    private static final double PROBLEM_PX = 34;
    private static final double WORK_PX = 240;
    private static final double RESULT_SHARE = 0.25;

    /** A text that is cut off to less than this tells nothing and is not shown. */
    private static final double MIN_TEXT_PX = 40;

    private final Texts texts;
    private final StatusModel model;
    private final Supplier<String> repairKey;
    private final Label place = label("status-place");
    private final Label message = label("status-message");
    private final Label reach = label("status-reach");
    private final Label view = label("status-view");
    private final Button problem = new Button();
    private final WorkLine work;

    /**
     * The line of a window.
     *
     * @param goTo goes to the place of a problem
     * @param repairKey the current key of the action that proposes repairs; empty if it has none
     */
    StatusBar(Texts texts, StatusModel model, LongWorks works, Consumer<Problem> goTo, Supplier<String> repairKey) {
        this.texts = texts;
        this.model = model;
        this.repairKey = repairKey;
        work = new WorkLine(texts, works);
        getStyleClass().add("status-bar");
        place.textProperty().bind(model.place);
        place.getStyleClass().add("number");
        message.textProperty().bind(model.message);
        problem.getStyleClass().setAll("button", "status-problem");
        problem.setId("status-problem");
        // Ids in the message may hold underscores, which are no mnemonics.
        problem.setMnemonicParsing(false);
        Tooltips.wholeText(problem);
        problem.setOnAction(event -> goTo.accept(model.problem.get()));
        reach.getStyleClass().add("number");
        reach.textProperty().bind(model.reach);
        view.getStyleClass().add("number");
        view.textProperty().bind(model.view);
        getChildren().addAll(place, message, problem, work, reach, view);
        model.notice.subscribe(now -> requestLayout());
        model.problem.subscribe(now -> update());
        model.canRepair.subscribe(now -> update());
    }

    /** Updates the problem after keys have changed. */
    void update() {
        Problem now = model.problem.get();
        problem.setVisible(now != null);
        problem.setManaged(now != null);
        if (now != null) {
            String words = model.canRepair.get()
                    ? ProblemText.withAction(texts, now, repairKey.get())
                    : ProblemText.of(texts, now);
            problem.setText(words);
            problem.setGraphic(FontIcon.of(Severities.icon(now.severity())));
            problem.setAccessibleText(texts.get("status.problem", words));
        }
    }

    /** The parts in the order in which they are cut off. */
    private List<Region> firstToShrink() {
        return model.notice.get()
                ? List.of(problem, reach, work, view, place, message)
                : List.of(problem, message, work, view, place, reach);
    }

    private double least(Region part) {
        if (part == problem) {
            return PROBLEM_PX;
        }
        if (part == work) {
            return model.notice.get() ? work.widthWithoutText() : WORK_PX;
        }
        boolean isResult = model.notice.get() ? part == message : part == view || part == reach;
        return isResult ? getWidth() * RESULT_SHARE : 0;
    }

    @Override
    protected void layoutChildren() {
        List<Region> parts = firstToShrink().stream()
                .filter(part -> part.isManaged() && part.prefWidth(-1) > 0)
                .toList();
        SharedWidth shared = new SharedWidth();
        parts.forEach(part -> shared.add(Math.ceil(part.prefWidth(-1)), least(part)));
        double left = snappedLeftInset();
        double right = getWidth() - snappedRightInset();
        double available = right - left - SPACING * (parts.size() - 1);
        double[] widths = shared.in(available);
        if (parts.contains(work)) {
            double free = available - Arrays.stream(widths).sum();
            widths[parts.indexOf(work)] += Math.max(0, Math.min(free, WorkLine.SPARE));
        }
        for (Region part : List.of(place, message)) {
            double width = width(part, widths, parts);
            put(part, left, width);
            left += width == 0 ? 0 : width + SPACING;
        }
        for (Region part : List.of(view, reach, work)) {
            double width = width(part, widths, parts);
            put(part, right - width, width);
            right -= width == 0 ? 0 : width + SPACING;
        }
        double width = width(problem, widths, parts);
        put(problem, (left + right - width) / 2, width);
    }

    private static double width(Region part, double[] widths, List<Region> parts) {
        if (!parts.contains(part)) {
            return 0;
        }
        double width = widths[parts.indexOf(part)];
        boolean tellsNothing = part instanceof Label && width < Math.min(MIN_TEXT_PX, Math.floor(part.prefWidth(-1)));
        return tellsNothing ? 0 : width;
    }

    /** Places a part in the middle of the height. */
    private void put(Region part, double x, double width) {
        double height = Math.min(part.prefHeight(-1), getHeight());
        double top = snappedTopInset();
        part.resizeRelocate(snapPositionX(x), snapPositionY(top + (getHeight() - top - height) / 2), width, height);
    }

    /** Whether a node is the cancel button of the shown work, or part of it. */
    boolean isOfWork(Node node) {
        Node at = node;
        while (at != null && at != work) {
            at = at.getParent();
        }
        return at != null;
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        Tooltips.wholeText(label);
        return label;
    }

    /**
     * Shares the width of a line among parts that may be cut off. If not all fit, the parts are cut off one after another in
     * the order in which they were added, each down to its least width; if that is not enough, down to nothing.
     */
    static final class SharedWidth {
        private final List<double[]> parts = new ArrayList<>();

        /**
         * Adds a part that is cut off before all that are added later.
         *
         * @param wanted the width at which all of it is seen
         * @param least the width that it keeps as long as others can be cut off
         */
        void add(double wanted, double least) {
            parts.add(new double[] {wanted, Math.min(wanted, least)});
        }

        /** The widths of the parts, in the order in which they were added; their sum is at most {@code available}. */
        double[] in(double available) {
            double[] widths = parts.stream().mapToDouble(part -> part[0]).toArray();
            double missing = -Math.max(0, available);
            for (double width : widths) {
                missing += width;
            }
            for (int i = 0; i < widths.length; i++) {
                missing -= cutOff(widths, i, parts.get(i)[1], missing);
            }
            for (int i = 0; i < widths.length; i++) {
                missing -= cutOff(widths, i, 0, missing);
            }
            return widths;
        }

        private static double cutOff(double[] widths, int part, double least, double missing) {
            double cut = Math.max(0, Math.min(missing, widths[part] - least));
            widths[part] -= cut;
            return cut;
        }
    }

    /** A line for the current long work: its text, its progress and a cancel button. */
    private static final class WorkLine extends HBox {
        /** Shorter work is not shown, because it would only flicker. */
        private static final Duration UNSEEN = Duration.millis(300);

        /** The least width of the bar in px, so that there is room for the text. */
        private static final double MIN_BAR = 40;

        private static final double MAX_BAR = 120;

        /** By how much it is wider than its preferred width at most, in px: the bar grows first and shrinks first. */
        static final double SPARE = MAX_BAR - MIN_BAR;

        private final Label text = new Label();
        private final ProgressBar bar = new ProgressBar();
        private final PauseTransition wait = new PauseTransition(UNSEEN);

        WorkLine(Texts texts, LongWorks works) {
            getStyleClass().add("work-line");
            setId("work");
            text.setId("work-text");
            Tooltips.wholeText(text);
            text.visibleProperty().bind(text.widthProperty().greaterThan(MIN_TEXT_PX));
            bar.setId("work-bar");
            bar.setMinWidth(MIN_BAR);
            bar.setPrefWidth(MIN_BAR);
            bar.setMaxWidth(MAX_BAR);
            HBox.setHgrow(bar, Priority.ALWAYS);
            Button cancel = new Button(null, FontIcon.of(MaterialDesignC.CLOSE));
            cancel.getStyleClass().setAll("button", "icon-button");
            cancel.setId("work-cancel");
            cancel.setMinWidth(Region.USE_PREF_SIZE);
            Tooltips.on(cancel, texts.get("work.cancel"));
            cancel.setAccessibleText(texts.get("work.cancel"));
            cancel.setOnAction(event -> works.shownProperty().get().cancel());
            getChildren().addAll(text, bar, cancel);
            setVisible(false);
            managedProperty().bind(visibleProperty());
            wait.setOnFinished(event -> setVisible(true));
            works.shownProperty().subscribe(this::show);
        }

        /** The width in px at which all but the text is seen. */
        double widthWithoutText() {
            return prefWidth(-1) - text.prefWidth(-1) - getSpacing();
        }

        private void show(LongWork work) {
            bar.progressProperty().unbind();
            if (work == null) {
                wait.stop();
                setVisible(false);
                // An indeterminate bar would keep animating.
                bar.setProgress(0);
                return;
            }
            text.setText(work.text());
            bar.setAccessibleText(work.text());
            bar.progressProperty().bind(work.doneProperty());
            if (!isVisible()) {
                wait.playFromStart();
            }
        }
    }
}
