package leapsmith.editor.app;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import leapsmith.editor.problems.ProblemsView;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.check.Problem;

/** The right side of the window: inspector, objects, history, runs and problems as tabs. */
final class SidePanel extends TabPane {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final double WIDTH = 296;
    private static final double NARROW_WIDTH = 252;

    private boolean narrow;

    SidePanel(Texts texts, Node inspector, Node objects, Node history, Node runs, ProblemsView problems) {
        getStyleClass().add("side-panel");
        setAccessibleText(texts.get("panel.side"));
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
        Tab problemsTab = tab("problems", texts.get("panel.problems"), problems);
        getTabs()
                .addAll(
                        tab("inspector", texts.get("panel.inspector"), inspector),
                        tab("objects", texts.get("panel.objects"), objects),
                        tab("history", texts.get("panel.history"), history),
                        tab("runs", texts.get("panel.runs"), runs),
                        problemsTab);
        ObservableList<Problem> found = problems.found();
        Runnable count = () -> {
            int size = found.size();
            problemsTab.setText(size == 0 ? texts.get("panel.problems") : texts.get("panel.problems.count", size));
        };
        count.run();
        found.addListener((ListChangeListener<Problem>) change -> count.run());
        setNarrow(false);
    }

    /** Switches to the least normal width or the least narrow width. */
    void setNarrow(boolean isNarrow) {
        narrow = isNarrow;
        pseudoClassStateChanged(NARROW, narrow);
        setMinWidth(leastWidth());
        setPrefWidth(leastWidth());
    }

    /** The least width in px at which the titles of the tabs fit. */
    double leastWidth() {
        return narrow ? NARROW_WIDTH : WIDTH;
    }

    /** The id of the tab in front, such as {@code tab-objects}. */
    String chosenTab() {
        return getSelectionModel().getSelectedItem().getId();
    }

    /** Brings the tab with this id to the front, if there is one. */
    void showTab(String id) {
        getTabs().stream().filter(tab -> tab.getId().equals(id)).forEach(getSelectionModel()::select);
    }

    /** Whether the panel is visible with the tab of the problems in front. */
    ObservableBooleanValue problemsShown() {
        return Bindings.createBooleanBinding(
                () -> isVisible()
                        && getSelectionModel().getSelectedIndex() == getTabs().size() - 1,
                visibleProperty(),
                getSelectionModel().selectedIndexProperty());
    }

    void showInspector() {
        getSelectionModel().select(0);
    }

    void showRuns() {
        getSelectionModel().select(getTabs().size() - 2);
    }

    void showProblems() {
        getSelectionModel().select(getTabs().size() - 1);
    }

    /** A tab that gets its content when it is selected first: styles and layout of hidden lists cost as much as of others. */
    private static Tab tab(String id, String text, Node content) {
        Tab tab = new Tab(text);
        tab.setId("tab-" + id);
        tab.selectedProperty().subscribe(selected -> {
            if (selected) {
                tab.setContent(content);
            }
        });
        return tab;
    }
}
