package leapsmith.editor.view.panel;

import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import leapsmith.editor.view.Texts;
import leapsmith.levels.check.Problem;
import org.kordamp.ikonli.javafx.FontIcon;

/** The line at the bottom of the window. */
public final class StatusBar extends HBox {
    /** The share of the line that the pointer's place keeps at most. */
    private static final double MOST_OF_PLACE = 0.3;

    /** That of the view, with what is known of reach. */
    private static final double MOST_OF_VIEW = 0.6;

    private static final double MOST_BESIDE_NOTICE = 0.3;

    /** What the hint of the tool keeps beside a long problem. */
    private static final double MOST_OF_HINT = 0.15;

    /** The spaces between all parts, and at the ends. */
    private static final double SPACES = 100;

    private final WorkLine work;

    public StatusBar(Texts texts, StatusModel model, LongWorks works, Consumer<Problem> goTo) {
        work = new WorkLine(texts, works);
        getStyleClass().add("status-bar");
        Label place = label("status-place");
        place.textProperty().bind(model.placeProperty());
        place.getStyleClass().add("number");
        Label message = label("status-message");
        message.textProperty().bind(model.messageProperty());
        Button problem = new Button();
        problem.getStyleClass().setAll("button", "status-problem");
        problem.setId("status-problem");
        // Ids in the message may hold underscores, which are no mnemonics.
        problem.setMnemonicParsing(false);
        WholeText.on(problem);
        problem.setOnAction(event -> goTo.accept(model.problemProperty().get()));
        Label view = label("status-view");
        view.getStyleClass().add("number");
        view.textProperty().bind(model.viewProperty());
        // A long problem is cut off before these are.
        keepWidth(place, model, MOST_OF_PLACE);
        keepWidth(view, model, MOST_OF_VIEW);
        message.minWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> Math.min(
                                Math.min(message.prefWidth(-1), roomBeside(place, view)),
                                model.noticeProperty().get() ? getWidth() : MOST_OF_HINT * getWidth()),
                        model.noticeProperty(),
                        widthProperty(),
                        message.textProperty(),
                        place.minWidthProperty(),
                        view.minWidthProperty()));
        Region between = new Region();
        between.setMinWidth(0);
        HBox.setHgrow(between, Priority.ALWAYS);
        Region after = new Region();
        after.setMinWidth(0);
        HBox.setHgrow(after, Priority.ALWAYS);
        getChildren().addAll(place, message, between, problem, after, work, view);
        Runnable show = () -> {
            Problem now = model.problemProperty().get();
            problem.setVisible(now != null);
            problem.setManaged(now != null);
            if (now != null) {
                problem.setText(ProblemText.of(texts, now));
                problem.setGraphic(FontIcon.of(Severities.icon(now.severity())));
                problem.setAccessibleText(texts.get("status.problem", ProblemText.of(texts, now)));
            }
        };
        model.problemProperty().subscribe(now -> show.run());
    }

    /** Whether a node is the cancel button of the shown work, or part of it. */
    public boolean isOfWork(Node node) {
        Node at = node;
        while (at != null && at != work) {
            at = at.getParent();
        }
        return at != null;
    }

    private double roomBeside(Label place, Label view) {
        return Math.max(0, getWidth() - place.getMinWidth() - view.getMinWidth() - SPACES);
    }

    /** Keeps a label from being cut off unless it is longer than its share of the line. */
    private void keepWidth(Label label, StatusModel model, double share) {
        label.minWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> Math.min(
                                label.prefWidth(-1),
                                getWidth()
                                        * (model.noticeProperty().get() ? Math.min(share, MOST_BESIDE_NOTICE) : share)),
                        model.noticeProperty(),
                        widthProperty(),
                        label.textProperty()));
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        WholeText.on(label);
        return label;
    }
}
