package leapsmith.editor.problems;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.reach.ProofsView;
import leapsmith.editor.reach.RepairProposals;
import leapsmith.editor.reach.RepairsView;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.Severities;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.check.Problem;
import leapsmith.levels.image.Themes;
import leapsmith.levels.model.Fix;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The list of problems. A click or Enter goes to the place of a problem; its button fixes it. Below are the rules that
 * are ignored in this level.
 */
public final class ProblemsView extends VBox {
    /** Padding of the list, and a scroll bar. */
    private static final double ROOM = 24;

    private final Texts texts;
    private final ProblemsModel model;
    private final OpenLevel level;
    private final RepairProposals repairs;
    private final Runnable locatePictures;
    private final ListView<Problem> list;
    private final MenuButton ignored = new MenuButton();

    /**
     * The list of problems.
     *
     * @param locatePictures looks for missing pictures in another folder
     * @param none shown in place of the list if there are none
     * @param proofsView shown below the list
     * @param repairsView shown below that
     */
    public ProblemsView(
            Texts texts,
            ProblemsModel model,
            OpenLevel level,
            RepairProposals repairs,
            Runnable locatePictures,
            ObservableValue<String> none,
            ProofsView proofsView,
            RepairsView repairsView) {
        this.texts = texts;
        this.model = model;
        this.level = level;
        this.repairs = repairs;
        this.locatePictures = locatePictures;
        list = new ListView<>(model.problems());
        list.setId("problems");
        list.setAccessibleText(texts.get("panel.problems"));
        EmptyNote note = new EmptyNote("");
        note.textProperty().bind(none);
        list.setPlaceholder(note);
        list.setCellFactory(it -> new Cell());
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                withSelected(level::goTo);
                event.consume();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        ignored.setId("ignored-rules");
        ignored.setMaxWidth(Double.MAX_VALUE);
        Tooltips.on(ignored, texts.get("problems.ignored.tip"));
        ignored.managedProperty().bind(ignored.visibleProperty());
        model.shownIgnored.addListener((ListChangeListener<String>) change -> showIgnored());
        showIgnored();
        getChildren().addAll(list, proofsView, repairsView, ignored);
    }

    /** All problems of the level but the ignored ones. */
    public ObservableList<Problem> found() {
        return list.getItems();
    }

    public ObservableBooleanValue canFix() {
        return Bindings.createBooleanBinding(() -> fixable().isPresent(), selected(), model.problems());
    }

    public ObservableBooleanValue hasSelected() {
        return selected().isNotNull();
    }

    /** Fixes the selected problem if it has a fix, or else the first that has one. */
    public void fixSelected() {
        fixable().ifPresent(this::fix);
    }

    /** Fixes a problem in the middle of the view. */
    private void fix(Problem problem) {
        ViewportModel viewport = level.canvas().viewport();
        model.fix(problem, viewport.middleX(), viewport.middleY());
    }

    private Optional<Problem> fixable() {
        return Stream.concat(Stream.ofNullable(selected().get()), model.problems().stream())
                .filter(it -> it.finding().fix().isPresent())
                .findFirst();
    }

    private ReadOnlyObjectProperty<Problem> selected() {
        return list.getSelectionModel().selectedItemProperty();
    }

    public void ignoreSelected() {
        withSelected(problem -> model.ignore(problem.rule()));
    }

    public Optional<Problem> chosen() {
        return Optional.ofNullable(selected().get());
    }

    private void withSelected(Consumer<Problem> task) {
        chosen().ifPresent(task);
    }

    private void showIgnored() {
        List<String> rules = model.shownIgnored;
        ignored.setVisible(!rules.isEmpty());
        ignored.setText(texts.get("problems.ignored", rules.size()));
        ignored.getItems().clear();
        for (String rule : rules) {
            ignored.getItems().add(item(texts.get("problems.checkAgain", rule), () -> model.checkAgain(rule)));
        }
    }

    private static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> action.run());
        return item;
    }

    private final class Cell extends ListCell<Problem> {
        private final Label message = new Label();
        private final Button button = new Button();
        private final VBox words = new VBox(4, message, button);
        private final HBox line = new HBox(8);

        Cell() {
            message.setWrapText(true);
            message.setMinHeight(USE_PREF_SIZE);
            button.getStyleClass().add("fix-button");
            button.managedProperty().bind(button.visibleProperty());
            button.setFocusTraversable(false);
            line.setAlignment(Pos.TOP_LEFT);
            HBox.setHgrow(words, Priority.ALWAYS);
            // A cell as wide as the list wraps its text instead of showing a scroll bar.
            prefWidthProperty().bind(list.widthProperty().subtract(ROOM));
            setOnMouseClicked(event -> {
                if (getItem() != null && !isOfButton((Node) event.getTarget())) {
                    level.goTo(getItem());
                }
            });
        }

        private boolean isOfButton(Node node) {
            for (Node at = node; at != null; at = at.getParent()) {
                if (at == button) {
                    return true;
                }
            }
            return false;
        }

        @Override
        protected void updateItem(Problem problem, boolean empty) {
            super.updateItem(problem, empty);
            getStyleClass().removeIf(name -> name.startsWith("severity-"));
            if (empty || problem == null) {
                setGraphic(null);
                setAccessibleText(null);
                setContextMenu(null);
                return;
            }
            String severity = Severities.styleClass(problem.severity());
            getStyleClass().add(severity);
            message.setText(ProblemText.of(texts, problem));
            line.getChildren().setAll(FontIcon.of(Severities.icon(problem.severity())), words);
            setGraphic(line);
            setAccessibleText(texts.get(severity.replace('-', '.')) + ": " + message.getText());
            ContextMenu menu = new ContextMenu(item(texts.get("problems.goTo"), () -> level.goTo(problem)));
            Optional<Fix> fix = problem.finding().fix();
            boolean canRepair = repairs.canRepair(problem);
            boolean canLocate = problem.rule().equals(Themes.PICTURE_MISSING);
            button.setVisible(fix.isPresent() || canRepair || canLocate);
            fix.ifPresent(it -> addButton(menu, texts.get("fix." + it.key()), () -> fix(problem)));
            if (canRepair) {
                addButton(menu, texts.get("action.reach.repair"), () -> repairs.propose(Optional.of(problem)));
            }
            if (canLocate) {
                addButton(menu, texts.get("problems.locate"), locatePictures);
            }
            menu.getItems().add(item(texts.get("action.level.ignoreRule"), () -> model.ignore(problem.rule())));
            setContextMenu(menu);
        }

        private void addButton(ContextMenu menu, String name, Runnable action) {
            button.setText(name);
            button.setOnAction(event -> action.run());
            menu.getItems().add(item(name, action));
        }
    }
}
