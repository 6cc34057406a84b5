package leapsmith.editor.dialogs;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import leapsmith.editor.document.LevelTemplate;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ThumbnailView;
import leapsmith.editor.ui.Thumbnails;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.scene.ColorScheme;

/** The fields of the dialog that asks for the content and size of a new level, with pictures of the templates. */
final class NewLevelForm extends GridPane {
    private static final double PICTURE_SCALE = 0.75;
    private static final int PICTURE_COLUMNS = 80;
    private static final int PICTURE_ROWS = 45;

    private final Texts texts;
    private final ReadOnlyObjectWrapper<Dialogs.NewLevel> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final ColorScheme colors;
    private final ToggleGroup templates = new ToggleGroup();
    private final Map<LevelTemplate, ThumbnailView> pictures = new EnumMap<>(LevelTemplate.class);
    private final WholeNumberField columns;
    private final WholeNumberField rows;
    private final WholeNumberField tileSize;
    private final Label error = Nodes.styled(new Label(), "field-error");

    NewLevelForm(Texts texts, Dialogs.NewLevel suggested, ColorScheme colors) {
        this.texts = texts;
        this.colors = colors;
        setHgap(8);
        setVgap(8);
        // Needed by the checks of the fields, but added below them: the focus moves in the order of the children.
        HBox choices = templates(suggested.template());
        columns = row(0, "columns", "unit.tiles", suggested.columns());
        rows = row(1, "rows", "unit.tiles", suggested.rows());
        tileSize = row(2, "tileSize", "unit.px", suggested.tileSize());
        add(choices, 0, 3, 3, 1);
        error.setWrapText(true);
        error.setMaxWidth(280);
        add(error, 0, 4, 3, 1);
        check();
    }

    /** The typed size; null while a field has no valid number. */
    ReadOnlyObjectProperty<Dialogs.NewLevel> valueProperty() {
        return value.getReadOnlyProperty();
    }

    private HBox templates(LevelTemplate suggested) {
        HBox line = new HBox(8);
        for (LevelTemplate template : LevelTemplate.values()) {
            String key = "dialog.new.template." + KebabNames.nameOf(template);
            ThumbnailView picture = new ThumbnailView(PICTURE_SCALE);
            pictures.put(template, picture);
            ToggleButton button = Nodes.styled(new ToggleButton(texts.get(key), picture), "template");
            button.setId("template-" + KebabNames.nameOf(template));
            button.setContentDisplay(ContentDisplay.TOP);
            button.setUserData(template);
            button.setToggleGroup(templates);
            button.setSelected(template == suggested);
            line.getChildren().add(button);
        }
        templates.selectedToggleProperty().addListener((property, before, now) -> {
            if (now == null) {
                // A click on the chosen template keeps it.
                templates.selectToggle(before);
            } else {
                check();
            }
        });
        return line;
    }

    private LevelTemplate template() {
        return (LevelTemplate) templates.getSelectedToggle().getUserData();
    }

    /** Draws the templates in the typed size; of a larger level, a part that shows the tiles. */
    private void drawTemplates(Dialogs.NewLevel typed) {
        pictures.forEach((template, picture) -> picture.show(Thumbnails.draw(
                template.create(
                        "",
                        Math.min(typed.columns(), PICTURE_COLUMNS),
                        Math.min(typed.rows(), PICTURE_ROWS),
                        typed.tileSize()),
                colors)));
    }

    private WholeNumberField row(int row, String key, String unitKey, int suggested) {
        WholeNumberField field = new WholeNumberField(texts, "new-" + key, 8);
        field.setText(String.valueOf(suggested));
        Label label = new Label(texts.get("dialog.new." + key));
        label.setLabelFor(field);
        Label unit = Nodes.styled(new Label(texts.get(unitKey)), "quiet");
        addRow(row, label, field, unit);
        field.textProperty().addListener((property, before, now) -> check());
        return field;
    }

    private void check() {
        Dialogs.NewLevel typed = new Dialogs.NewLevel(
                template(),
                columns.number(1, Limits.MAX_SIDE_PX).orElse(0),
                rows.number(1, Limits.MAX_SIDE_PX).orElse(0),
                tileSize.number(1, Limits.MAX_TILE_SIZE).orElse(0));
        String wrong = problem(typed);
        error.setText(wrong);
        value.set(wrong.isEmpty() ? typed : null);
        if (wrong.isEmpty()) {
            drawTemplates(typed);
        }
    }

    private String problem(Dialogs.NewLevel typed) {
        for (WholeNumberField field : List.of(columns, rows, tileSize)) {
            Message wrong = field.typed().error();
            if (wrong != null) {
                return texts.get(wrong);
            }
        }
        if (typed.columns() == 0 || typed.rows() == 0) {
            return texts.get("error.range", 1, Limits.MAX_SIDE_PX);
        }
        if (typed.tileSize() == 0) {
            return texts.get("error.range", 1, Limits.MAX_TILE_SIZE);
        }
        long longest = (long) Math.max(typed.columns(), typed.rows()) * typed.tileSize();
        if (longest > Limits.MAX_SIDE_PX) {
            return texts.get("error.side", Limits.MAX_SIDE_PX);
        }
        if ((long) typed.columns() * typed.rows() > Limits.MAX_TILES) {
            return texts.get("error.tiles", Limits.MAX_TILES);
        }
        return "";
    }
}
