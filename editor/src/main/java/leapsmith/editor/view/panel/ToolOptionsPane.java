package leapsmith.editor.view.panel;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import leapsmith.editor.tool.ToolOptions;
import leapsmith.editor.view.Texts;
import org.kordamp.ikonli.javafx.FontIcon;

/** The options of the tools: the size of the brush, and switches for its shape, outlines and ramps. */
public final class ToolOptionsPane extends FlowPane {
    private final Texts texts;
    private final Actions actions;

    public ToolOptionsPane(Texts texts, Actions actions, ToolOptions options) {
        this.texts = texts;
        this.actions = actions;
        getStyleClass().add("tool-options");
        // It wraps to the width of the palette above it and never widens it.
        setPrefWrapLength(0);
        Label size = new Label();
        size.setId("brush-size");
        size.getStyleClass().add("brush-size");
        size.textProperty().bind(options.brushSizeProperty().asString());
        size.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(
                                "tool.brushSize", options.brushSizeProperty().get()),
                        options.brushSizeProperty()));
        HBox brush = new HBox(button(ActionId.BRUSH_SMALLER), size, button(ActionId.BRUSH_LARGER));
        HBox switches = new HBox(toggle(ActionId.ROUND_BRUSH), toggle(ActionId.OUTLINE), toggle(ActionId.FILL_BELOW));
        brush.getStyleClass().add("tool-option-group");
        switches.getStyleClass().add("tool-option-group");
        getChildren().addAll(brush, switches);
    }

    private Button button(ActionId id) {
        Button button = new Button();
        button.setOnAction(event -> actions.get(id).run());
        button.getStyleClass().setAll("button", "icon-button");
        dress(button, id);
        return button;
    }

    private ToggleButton toggle(ActionId id) {
        ToggleButton button = new ToggleButton();
        button.selectedProperty().bindBidirectional(actions.get(id).selected());
        button.getStyleClass().setAll("toggle-button", "icon-button");
        dress(button, id);
        return button;
    }

    private void dress(ButtonBase button, ActionId id) {
        String name = texts.get(id.textKey());
        button.setId("option-" + id.id().replace('.', '-'));
        button.setGraphic(id.icon().map(FontIcon::of).orElseThrow());
        button.setAccessibleText(name);
        button.setTooltip(new ActionTooltip(texts, actions, id));
    }
}
