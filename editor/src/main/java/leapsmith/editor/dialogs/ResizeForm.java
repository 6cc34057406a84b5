package leapsmith.editor.dialogs;

import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;

/** The fields of the dialog that resizes a level: size, anchor and offset, and what is removed in words. */
final class ResizeForm extends GridPane {
    private static final double WIDTH = 380;
    private static final String ERROR = "field-error";
    private static final String[] ANCHORS = {
        "topLeft", "top", "topRight", "left", "center", "right", "bottomLeft", "bottom", "bottomRight"
    };

    private final Texts texts;
    private final Level level;
    private final ReadOnlyObjectWrapper<LevelResize> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final WholeNumberField columns;
    private final WholeNumberField rows;
    private final WholeNumberField right;
    private final WholeNumberField down;
    private final ToggleGroup anchors = new ToggleGroup();
    private final Label outcome = new Label();
    /** Whether the form itself changes its fields. */
    private boolean filling;

    ResizeForm(Texts texts, Level level, TileRegion selection) {
        this.texts = texts;
        this.level = level;
        setHgap(8);
        setVgap(8);
        columns = row(0, "columns");
        rows = row(1, "rows");
        right = row(2, "right");
        down = row(3, "down");
        GridPane fixedSides = anchors();
        Label anchor = new Label(texts.get("dialog.resize.anchor"));
        anchor.setLabelFor(fixedSides);
        VBox anchorColumn = new VBox(8, anchor, fixedSides);
        setMargin(anchorColumn, new Insets(4, 0, 0, 12));
        add(anchorColumn, 3, 0, 1, 4);
        TileRegion content = LevelResize.content(level);
        add(new HBox(8, crop("content", content), crop("selection", selection)), 0, 4, 4, 1);
        outcome.setId("resize-outcome");
        outcome.setWrapText(true);
        outcome.setMinHeight(40);
        outcome.setMaxWidth(WIDTH);
        outcome.setPrefWidth(WIDTH);
        add(outcome, 0, 5, 4, 1);
        fill(LevelResize.none(level));
        for (WholeNumberField field : new WholeNumberField[] {columns, rows}) {
            field.textProperty().addListener((it, before, now) -> sizeTyped());
        }
        for (WholeNumberField field : new WholeNumberField[] {right, down}) {
            field.textProperty().addListener((it, before, now) -> check());
        }
        anchors.selectedToggleProperty().addListener((it, before, now) -> sizeTyped());
        check();
    }

    /** The entered resize; null while it changes nothing or a field has no valid number. */
    ReadOnlyObjectProperty<LevelResize> valueProperty() {
        return value.getReadOnlyProperty();
    }

    private WholeNumberField row(int row, String key) {
        WholeNumberField field = new WholeNumberField(texts, "resize-" + key, 6);
        Label label = new Label(texts.get("dialog.resize." + key));
        label.setLabelFor(field);
        Label unit = new Label(texts.get("unit.tiles"));
        unit.getStyleClass().add("quiet");
        addRow(row, label, field, unit);
        return field;
    }

    private GridPane anchors() {
        GridPane grid = new GridPane();
        grid.setAccessibleText(texts.get("dialog.resize.anchor"));
        for (int i = 0; i < ANCHORS.length; i++) {
            ToggleButton button = new ToggleButton();
            button.setId("anchor-" + ANCHORS[i]);
            button.setUserData(i);
            button.setToggleGroup(anchors);
            button.setMinSize(30, 30);
            button.setMaxSize(30, 30);
            String name = texts.get("dialog.resize.anchor." + ANCHORS[i]);
            button.setAccessibleText(name);
            Tooltips.on(button, name);
            grid.add(button, i % 3, i / 3);
        }
        anchors.selectToggle(anchors.getToggles().get(0));
        return grid;
    }

    private Button crop(String key, TileRegion part) {
        Button button = new Button(texts.get("dialog.resize." + key));
        button.setId("resize-" + key);
        button.setDisable(part.isEmpty());
        button.setOnAction(event -> fill(LevelResize.to(part)));
        return button;
    }

    private void fill(LevelResize resize) {
        filling = true;
        columns.setText(String.valueOf(resize.columns()));
        rows.setText(String.valueOf(resize.rows()));
        right.setText(String.valueOf(resize.columnOffset()));
        down.setText(String.valueOf(resize.rowOffset()));
        filling = false;
        check();
    }

    /** Moves the content as the anchor demands. */
    private void sizeTyped() {
        if (filling) {
            return;
        }
        OptionalInt newColumns = columns.number(1, Limits.MAX_SIDE_PX);
        OptionalInt newRows = rows.number(1, Limits.MAX_SIDE_PX);
        if (newColumns.isPresent() && newRows.isPresent() && anchors.getSelectedToggle() != null) {
            int anchor = (int) anchors.getSelectedToggle().getUserData();
            LevelResize anchored =
                    LevelResize.anchored(level, newColumns.getAsInt(), newRows.getAsInt(), anchor % 3, anchor / 3);
            filling = true;
            right.setText(String.valueOf(anchored.columnOffset()));
            down.setText(String.valueOf(anchored.rowOffset()));
            filling = false;
        }
        check();
    }

    private void check() {
        if (filling) {
            return;
        }
        outcome.getStyleClass().remove(ERROR);
        OptionalInt newColumns = columns.number(1, Limits.MAX_SIDE_PX);
        OptionalInt newRows = rows.number(1, Limits.MAX_SIDE_PX);
        OptionalInt toRight = right.number(-Limits.MAX_SIDE_PX, Limits.MAX_SIDE_PX);
        OptionalInt toDown = down.number(-Limits.MAX_SIDE_PX, Limits.MAX_SIDE_PX);
        value.set(null);
        if (newColumns.isEmpty() || newRows.isEmpty() || toRight.isEmpty() || toDown.isEmpty()) {
            refuse(texts.get("error.whole"));
            return;
        }
        LevelResize resize =
                new LevelResize(newColumns.getAsInt(), newRows.getAsInt(), toRight.getAsInt(), toDown.getAsInt());
        Message error = resize.error(level).orElse(null);
        if (error != null) {
            refuse(texts.get(error));
        } else if (resize.equals(LevelResize.none(level))) {
            outcome.setText(texts.get("dialog.resize.same"));
        } else {
            LevelResize.Loss loss = resize.loss(level);
            outcome.setText(texts.get("dialog.resize.outcome", loss.tiles(), loss.objects()));
            value.set(resize);
        }
    }

    private void refuse(String reason) {
        outcome.setText(reason);
        outcome.getStyleClass().add(ERROR);
    }
}
