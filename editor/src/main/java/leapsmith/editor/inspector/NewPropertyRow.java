package leapsmith.editor.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Message;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The line that adds a property: its name, for which it suggests some, its type, and a button. */
final class NewPropertyRow extends VBox {
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");

    private final Texts texts;
    private final FreeProperties properties;
    private final Runnable added;
    private final TextField name = new TextField();
    private final MenuButton suggestions = new MenuButton();
    private final FreeTypeButton typeButton;
    private final Button add;
    private final Label error = new Label();
    private FreeType type = FreeType.TEXT;

    /** @param added called after a property was added */
    NewPropertyRow(Texts texts, FreeProperties properties, Runnable added) {
        this.texts = texts;
        this.properties = properties;
        this.added = added;
        typeButton = new FreeTypeButton(texts, "inspector.property.newType", this::choose);
        typeButton.setId("new-type-" + properties.id());
        add = new IconButton("add-" + properties.id(), MaterialDesignP.PLUS, texts.get("inspector.property.add"));
        add.setOnAction(event -> add());
        setUpName();
        setUpSuggestions();
        error.getStyleClass().add("field-error");
        error.setId("error-new-" + properties.id());
        error.setWrapText(true);
        HBox line = new HBox(FreePropertiesView.equallyWide(name), suggestions, typeButton, add);
        line.getStyleClass().add("inspector-row");
        getChildren().addAll(line, error);
        choose(type);
        check();
    }

    private void setUpName() {
        name.setId("new-name-" + properties.id());
        name.setPromptText(texts.get("inspector.property.new"));
        name.setAccessibleText(texts.get("inspector.property.new"));
        name.textProperty().addListener((property, before, now) -> check());
        name.setOnAction(event -> add());
    }

    private void setUpSuggestions() {
        String text = texts.get("inspector.property.suggestions");
        suggestions.setGraphic(FontIcon.of(MaterialDesignM.MENU_DOWN));
        suggestions.getStyleClass().addAll("icon-button", "type-button");
        suggestions.setId("suggestions-" + properties.id());
        suggestions.setAccessibleText(text);
        suggestions.setTooltip(new Tooltip(text));
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

    /** Focuses the name. */
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
        error.setVisible(isWrong);
        error.setManaged(isWrong);
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
