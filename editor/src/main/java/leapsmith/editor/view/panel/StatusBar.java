package leapsmith.editor.view.panel;

import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import leapsmith.editor.view.Texts;
import leapsmith.levels.check.Problem;
import org.kordamp.ikonli.javafx.FontIcon;

/** The line at the bottom of the window. */
public final class StatusBar extends HBox {
    private final WorkLine work;

    public StatusBar(Texts texts, StatusModel model, LongWorks works, Consumer<Problem> goTo) {
        work = new WorkLine(texts, works);
        getStyleClass().add("status-bar");
        Label place = label("status-place");
        place.textProperty().bind(model.placeProperty());
        place.getStyleClass().add("number");
        // A long problem is cut off before the pointer's place is.
        place.setMinWidth(Region.USE_PREF_SIZE);
        Label message = label("status-message");
        message.textProperty().bind(model.messageProperty());
        Button problem = new Button();
        problem.getStyleClass().setAll("button", "status-problem");
        problem.setId("status-problem");
        problem.setMinWidth(0);
        // Ids in the message may hold underscores, which are no mnemonics.
        problem.setMnemonicParsing(false);
        showWholeText(message);
        showWholeText(problem);
        problem.setOnAction(event -> goTo.accept(model.problemProperty().get()));
        Label view = label("status-view");
        view.getStyleClass().add("number");
        view.textProperty().bind(model.viewProperty());
        view.setMinWidth(Region.USE_PREF_SIZE);
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
            if (now != null) {
                problem.setText(now.message());
                problem.setGraphic(FontIcon.of(Severities.icon(now.severity())));
                problem.setAccessibleText(texts.get("status.problem", now.message()));
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

    /** A tooltip with the text, which may be cut off in a narrow window. */
    private static void showWholeText(Labeled labeled) {
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(labeled.textProperty());
        labeled.setTooltip(whole);
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        label.setMinWidth(0);
        return label;
    }
}
