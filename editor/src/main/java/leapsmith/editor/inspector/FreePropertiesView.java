package leapsmith.editor.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Message;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignN;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The table of free properties: a row with name, type and value for each, and a row to add one. */
final class FreePropertiesView extends VBox {
    private static final double WIDTH = 60;
    /** Leaves nine characters beside the button for the color. */
    private static final double COLOR_WIDTH = 84;

    private final Texts texts;
    private final FreeProperties properties;
    private final VBox rows = Nodes.styled(new VBox(), "free-properties");
    private final NewPropertyRow adding;

    FreePropertiesView(Texts texts, FreeProperties properties) {
        this.texts = texts;
        this.properties = properties;
        getStyleClass().add("free-properties");
        adding = new NewPropertyRow(texts, properties, this::focusValue);
        getChildren().addAll(rows, adding);
        properties.rowsProperty().subscribe(now -> KeptFocus.during(this, () -> show(now)));
    }

    private void show(List<FreeProperties.Row> shown) {
        rows.getChildren().clear();
        for (int i = 0; i < shown.size(); i++) {
            add(shown.get(i), properties.id + "-" + i);
        }
    }

    private void add(FreeProperties.Row row, String id) {
        FieldInput name = new FieldInput(texts, row.rename());
        name.setId("field-" + row.rename().key());
        name.setAccessibleText(texts.get("inspector.property.name", row.name()));
        Tooltips.on(name, row.name());
        FreeTypeButton type =
                new FreeTypeButton(texts, "inspector.property.type", chosen -> properties.setType(row.name(), chosen));
        type.setId("type-" + id);
        type.show(row.type());
        Button remove = new IconButton(
                "remove-" + id, MaterialDesignC.CLOSE, texts.get("inspector.property.remove", row.name()));
        remove.setOnAction(event -> {
            properties.remove(row.name());
            adding.requestFocus();
        });
        Node value = value(row);
        HBox line = new HBox(equallyWide(name), type, value);
        if (row.type() == FreeType.COLOR) {
            line.getChildren().add(new ColorButton(row.value(), row.name()));
        }
        line.getChildren().add(remove);
        line.getStyleClass().add("inspector-row");
        rows.getChildren().addAll(line, new ErrorLine(texts, row.rename(), name, ""));
        if (row.value() != null) {
            rows.getChildren().add(new ErrorLine(texts, row.value(), value, ""));
        }
    }

    private Node value(FreeProperties.Row row) {
        if (row.value() == null) {
            return equallyWide(new Label(texts.get("inspector.mixed")));
        }
        Control control = (Control) FieldControls.of(texts, row.value(), null);
        control.setId("field-" + row.value().key());
        control.setAccessibleText(row.name());
        equallyWide(control);
        if (row.type() == FreeType.COLOR) {
            control.setPrefWidth(COLOR_WIDTH);
        }
        return control;
    }

    /** Lets a control grow as much as the other one of its line. */
    static <T extends Control> T equallyWide(T control) {
        control.setMinWidth(0);
        control.setPrefWidth(WIDTH);
        control.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(control, Priority.ALWAYS);
        return control;
    }

    private void focusValue() {
        int last = properties.rowsProperty().get().size() - 1;
        Node value = rows.lookup("#field-" + properties.id + "-" + last + "-value");
        if (value != null) {
            value.requestFocus();
        }
    }

    /** The line that adds a property: its name, for which it suggests some, its type, and a button. */
    private static final class NewPropertyRow extends VBox {
        private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");

        private final Texts texts;
        private final FreeProperties properties;
        private final Runnable added;
        private final TextField name = new TextField();
        private final MenuButton suggestions = new MenuButton();
        private final FreeTypeButton typeButton;
        private final Button add;
        private final Label error = Nodes.styled(new Label(), "field-error");
        private FreeType type = FreeType.TEXT;

        /** @param added called after a property was added */
        NewPropertyRow(Texts texts, FreeProperties properties, Runnable added) {
            this.texts = texts;
            this.properties = properties;
            this.added = added;
            typeButton = new FreeTypeButton(texts, "inspector.property.newType", this::choose);
            typeButton.setId("new-type-" + properties.id);
            add = new IconButton(
                    "add-" + properties.id, MaterialDesignP.PLUS, texts.get("inspector.property.add"), () -> add());
            setUpName();
            setUpSuggestions();
            error.setId("error-new-" + properties.id);
            error.setWrapText(true);
            HBox line = Nodes.styled(
                    new HBox(FreePropertiesView.equallyWide(name), suggestions, typeButton, add), "inspector-row");
            getChildren().addAll(line, error);
            choose(type);
            check();
        }

        private void setUpName() {
            name.setId("new-name-" + properties.id);
            name.setPromptText(texts.get("inspector.property.new"));
            name.setAccessibleText(texts.get("inspector.property.new"));
            name.textProperty().addListener((property, before, now) -> check());
            name.setOnAction(event -> add());
        }

        private void setUpSuggestions() {
            String text = texts.get("inspector.property.suggestions");
            suggestions.setGraphic(FontIcon.of(MaterialDesignM.MENU_DOWN));
            suggestions.getStyleClass().addAll("icon-button", "type-button");
            suggestions.setId("suggestions-" + properties.id);
            suggestions.setAccessibleText(text);
            Tooltips.on(suggestions, text);
            // A menu without items doesn't open and would never be filled.
            suggestions.getItems().add(noSuggestion());
            suggestions.setOnShowing(event -> {
                List<MenuItem> items = new ArrayList<>();
                properties.suggestions().forEach((each, itsType) -> items.add(suggestion(each, itsType)));
                suggestions.getItems().setAll(items.isEmpty() ? List.of(noSuggestion()) : items);
            });
        }

        private MenuItem noSuggestion() {
            MenuItem none = new MenuItem(texts.get("inspector.property.suggestions.none"));
            none.setDisable(true);
            return none;
        }

        /** A suggested name gets the type that it has elsewhere. */
        private MenuItem suggestion(String suggested, FreeType itsType) {
            MenuItem item = new MenuItem(suggested);
            item.setMnemonicParsing(false);
            item.setOnAction(event -> {
                if (FreeType.CHOICES.contains(itsType)) {
                    choose(itsType);
                }
                name.setText(suggested);
                name.requestFocus();
                name.end();
            });
            return item;
        }

        @Override
        public void requestFocus() {
            name.requestFocus();
        }

        private void choose(FreeType chosen) {
            type = chosen;
            typeButton.show(type);
        }

        private void check() {
            String typed = name.getText();
            Optional<Message> refusal = properties.refusal(typed);
            boolean isWrong = refusal.isPresent() && !typed.isEmpty();
            add.setDisable(refusal.isPresent());
            name.pseudoClassStateChanged(INVALID, isWrong);
            error.setText(isWrong ? texts.get(refusal.get()) : "");
            Nodes.show(error, isWrong);
            name.setAccessibleHelp(error.getText());
        }

        private void add() {
            String typed = name.getText();
            if (properties.refusal(typed).isEmpty()) {
                properties.add(typed, type);
                name.clear();
                added.run();
            }
        }
    }

    /** A button with the icon of a property's type, which opens a menu of types. */
    private static final class FreeTypeButton extends MenuButton {
        private static final Map<FreeType, Ikon> ICONS = Map.of(
                FreeType.NUMBER, MaterialDesignN.NUMERIC,
                FreeType.TEXT, MaterialDesignF.FORMAT_TEXT,
                FreeType.FLAG, MaterialDesignC.CHECKBOX_MARKED_OUTLINE,
                FreeType.COLOR, MaterialDesignP.PALETTE_OUTLINE,
                FreeType.JSON, MaterialDesignC.CODE_JSON);

        private final Texts texts;
        private final String nameKey;

        /**
         * @param nameKey the text key of its name, with a place for the type
         */
        FreeTypeButton(Texts texts, String nameKey, Consumer<FreeType> choose) {
            this.texts = texts;
            this.nameKey = nameKey;
            getStyleClass().addAll("icon-button", "type-button");
            Tooltips.on(this, this::getAccessibleText);
            for (FreeType type : FreeType.CHOICES) {
                MenuItem item = new MenuItem(text(type), FontIcon.of(ICONS.get(type)));
                item.setId("type-" + KebabNames.nameOf(type));
                item.setOnAction(event -> choose.accept(type));
                getItems().add(item);
            }
        }

        /** Shows a type; null for several types. */
        void show(FreeType type) {
            setGraphic(FontIcon.of(type == null ? MaterialDesignH.HELP : ICONS.get(type)));
            String name = texts.get(nameKey, type == null ? texts.get("inspector.mixed") : text(type));
            setAccessibleText(name);
        }

        private String text(FreeType type) {
            return texts.get("propertyType." + KebabNames.nameOf(type));
        }
    }
}
