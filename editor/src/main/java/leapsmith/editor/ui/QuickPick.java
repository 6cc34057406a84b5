package leapsmith.editor.ui;

import java.util.List;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * A text field with a list of what matches the typed text. Up and Down move in the list while the field keeps the
 * focus; Enter or a click chooses.
 */
public final class QuickPick extends VBox {
    private static final double WIDTH = 480;
    private static final double HEIGHT = 360;
    private static final int PAGE = 8;

    private final ListView<Entry> list = new ListView<>();
    private Runnable close = () -> {};

    /**
     * A choice.
     *
     * @param detail shown at the right: a key, or why it is not available
     * @param enabled whether it can be chosen; others are shown in gray
     * @param run what choosing it does, after the list is closed
     */
    public record Entry(String name, String detail, boolean enabled, Runnable run) {}

    /**
     * A list over what {@code find} returns for the typed text.
     *
     * @param prompt shown in the empty field, and its accessible name
     * @param none shown in place of the list if nothing matches
     */
    public QuickPick(String prompt, String none, Function<String, List<Entry>> find) {
        getStyleClass().add("quick-pick");
        setMaxSize(WIDTH, HEIGHT);
        setPrefSize(WIDTH, HEIGHT);
        setMinSize(0, 0);
        TextField field = new TextField();
        field.setId("quick-pick");
        field.setPromptText(prompt);
        field.setAccessibleText(prompt);
        list.setId("quick-pick-list");
        list.setAccessibleText(prompt);
        list.setFocusTraversable(false);
        list.setPlaceholder(new EmptyNote(none));
        list.setCellFactory(it -> new Cell());
        list.setOnMouseClicked(event -> choose());
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(field, list);
        field.textProperty().subscribe(text -> {
            list.getItems().setAll(find.apply(text));
            select(0);
        });
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        // The list has no focus, so the field announces its entry.
        list.getSelectionModel()
                .selectedItemProperty()
                .subscribe(entry -> field.setAccessibleHelp(entry == null ? "" : entry.name() + " " + entry.detail()));
    }

    /** Sets how the panel is closed, before an entry is run. */
    public void setOnClose(Runnable closePanel) {
        close = closePanel;
    }

    private void keyPressed(KeyEvent event) {
        int at = list.getSelectionModel().getSelectedIndex();
        switch (event.getCode()) {
            case UP -> select(at - 1);
            case DOWN -> select(at + 1);
            case PAGE_UP -> select(Math.max(0, at - PAGE));
            case PAGE_DOWN -> select(Math.min(list.getItems().size() - 1, at + PAGE));
            case ENTER -> choose();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** Selects an entry; beyond the ends, that of the other end. */
    private void select(int index) {
        int count = list.getItems().size();
        if (count > 0) {
            list.getSelectionModel().select(Math.floorMod(index, count));
            list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - PAGE / 2));
        }
    }

    private void choose() {
        Entry chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null && chosen.enabled()) {
            close.run();
            chosen.run().run();
        }
    }

    private static final class Cell extends ItemCell<Entry> {
        /** The part of the line that a long name gets beside a long detail. */
        private static final double NAME_SHARE = 0.6;

        private final Label name = new Label();
        private final Label detail = Nodes.styled(new Label(), "key-text");
        private final HBox line = new HBox(8, name, Nodes.spring(), detail);

        Cell() {
            setPrefWidth(0);
            line.setAlignment(Pos.CENTER_LEFT);
            Tooltips.wholeText(name);
            Tooltips.wholeText(detail);
            // The end of a folder says most.
            detail.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
            keepVisible(name, NAME_SHARE);
            keepVisible(detail, 1 - NAME_SHARE);
        }

        /** Lets a label become no narrower than its text or its share of the line. */
        private void keepVisible(Label label, double share) {
            label.minWidthProperty()
                    .bind(Bindings.createDoubleBinding(
                            () -> Math.min(label.prefWidth(-1), share * (line.getWidth() - 2 * line.getSpacing())),
                            label.textProperty(),
                            label.fontProperty(),
                            line.widthProperty()));
        }

        @Override
        protected void show(Entry entry) {
            name.setText(entry.name());
            detail.setText(entry.detail());
            name.setOpacity(entry.enabled() ? 1 : 0.5);
            setAccessibleText(entry.name() + " " + entry.detail());
            setGraphic(line);
        }
    }
}
