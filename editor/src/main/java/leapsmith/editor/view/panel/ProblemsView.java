package leapsmith.editor.view.panel;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import leapsmith.editor.view.Texts;
import leapsmith.levels.check.Problem;
import org.kordamp.ikonli.javafx.FontIcon;

/** The list of problems; a click or Enter goes to the place of a problem. */
public final class ProblemsView extends ListView<Problem> {
    /** Padding of the list, and a scroll bar. */
    private static final double ROOM = 24;

    public ProblemsView(Texts texts, ProblemsModel model, Consumer<Problem> goTo) {
        super(model.problems());
        setId("problems");
        setAccessibleText(texts.get("panel.problems"));
        Label none = new Label(texts.get("problems.none"));
        none.getStyleClass().add("empty-note");
        none.setWrapText(true);
        setPlaceholder(none);
        setCellFactory(list -> new Cell(texts, list));
        setOnMouseClicked(event -> goToSelected(goTo));
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                goToSelected(goTo);
                event.consume();
            }
        });
    }

    private void goToSelected(Consumer<Problem> goTo) {
        Problem problem = getSelectionModel().getSelectedItem();
        if (problem != null) {
            goTo.accept(problem);
        }
    }

    private static final class Cell extends ListCell<Problem> {
        private final Texts texts;

        Cell(Texts texts, ListView<Problem> list) {
            this.texts = texts;
            setWrapText(true);
            // A cell as wide as the list wraps its text instead of showing a scroll bar.
            prefWidthProperty().bind(list.widthProperty().subtract(ROOM));
        }

        @Override
        protected void updateItem(Problem problem, boolean empty) {
            super.updateItem(problem, empty);
            getStyleClass().removeIf(name -> name.startsWith("severity-"));
            if (empty || problem == null) {
                setText(null);
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            String severity = Severities.styleClass(problem.severity());
            getStyleClass().add(severity);
            setText(problem.message());
            setGraphic(FontIcon.of(Severities.icon(problem.severity())));
            setAccessibleText(texts.get(severity.replace('-', '.')) + ": " + problem.message());
        }
    }
}
