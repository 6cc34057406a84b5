package leapsmith.editor.inspector;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.Texts;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The table of a platform's stops: a row per stop with its offset and buttons, and a button to add a stop. */
final class StopListView extends VBox {
    private final Texts texts;

    StopListView(Texts texts, StopList stops) {
        this.texts = texts;
        getStyleClass().add("stops");
        for (int i = 0; i < stops.rows().size(); i++) {
            addRow(stops, i);
        }
        Button add = new Button(texts.get("inspector.stops.add"), FontIcon.of(MaterialDesignP.PLUS));
        add.setId("add-stop");
        add.setMaxWidth(Double.MAX_VALUE);
        add.setDisable(!stops.hasRoom());
        add.setOnAction(event -> stops.add());
        getChildren().add(add);
    }

    private void addRow(StopList stops, int index) {
        StopList.Row row = stops.rows().get(index);
        // The first stop is the position of the platform.
        int number = index + 2;
        Label label = new Label(texts.get("inspector.stop", number));
        label.getStyleClass().add("row-label");
        FieldInput x = input(row.x(), texts.get("inspector.stop.x", number));
        FieldInput y = input(row.y(), texts.get("inspector.stop.y", number));
        Button insert = new IconButton(
                "insert-stop-" + number, MaterialDesignP.PLAYLIST_PLUS, texts.get("inspector.stop.insert", number));
        insert.setDisable(!stops.hasRoom());
        insert.setOnAction(event -> stops.insertBefore(index));
        Button remove = new IconButton(
                "remove-stop-" + number, MaterialDesignC.CLOSE, texts.get("inspector.stop.remove", number));
        remove.setOnAction(event -> stops.remove(index));
        HBox line = new HBox(label, x, y, insert, remove);
        line.getStyleClass().add("inspector-row");
        getChildren().addAll(line, new ErrorLine(texts, row.x(), x, ""), new ErrorLine(texts, row.y(), y, ""));
    }

    private FieldInput input(Field field, String name) {
        FieldInput input = new FieldInput(texts, field);
        input.setId("field-" + field.key());
        input.setAccessibleText(name);
        input.setPrefColumnCount(4);
        HBox.setHgrow(input, Priority.ALWAYS);
        return input;
    }
}
