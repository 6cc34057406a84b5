package leapsmith.editor.ui;

import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** A line for the current long work: its text, its progress and a cancel button. */
public final class WorkLine extends HBox {
    /** Shorter work is not shown, because it would only flicker. */
    private static final Duration UNSEEN = Duration.millis(300);

    /** The least width of the bar in px, so that there is room for the text. */
    private static final double LEAST_BAR = 40;

    private static final double MOST_BAR = 120;

    /** By how much it is wider than its preferred width at most, in px: the bar grows first and shrinks first. */
    public static final double SPARE = MOST_BAR - LEAST_BAR;

    private final Label text = new Label();
    private final ProgressBar bar = new ProgressBar();
    private final PauseTransition wait = new PauseTransition(UNSEEN);

    public WorkLine(Texts texts, LongWorks works) {
        getStyleClass().add("work-line");
        setId("work");
        text.setId("work-text");
        WholeText.on(text);
        bar.setId("work-bar");
        bar.setMinWidth(LEAST_BAR);
        bar.setPrefWidth(LEAST_BAR);
        bar.setMaxWidth(MOST_BAR);
        HBox.setHgrow(bar, Priority.ALWAYS);
        Button cancel = new Button(null, FontIcon.of(MaterialDesignC.CLOSE));
        cancel.getStyleClass().setAll("button", "icon-button");
        cancel.setId("work-cancel");
        cancel.setMinWidth(Region.USE_PREF_SIZE);
        cancel.setTooltip(new Tooltip(texts.get("work.cancel")));
        cancel.setAccessibleText(texts.get("work.cancel"));
        cancel.setOnAction(event -> works.shownProperty().get().cancel());
        getChildren().addAll(text, bar, cancel);
        setVisible(false);
        managedProperty().bind(visibleProperty());
        wait.setOnFinished(event -> setVisible(true));
        works.shownProperty().subscribe(this::show);
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
