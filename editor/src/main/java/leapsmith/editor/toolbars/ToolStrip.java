package leapsmith.editor.toolbars;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.ArrowKeys;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import org.kordamp.ikonli.javafx.FontIcon;

/** The column of tools; two columns if the window is too low for one. */
public final class ToolStrip extends FlowPane {
    private final Map<ToolId, ToggleButton> buttons = new LinkedHashMap<>();
    private final ArrowKeys arrows = ArrowKeys.in(this, () -> List.copyOf(buttons.values()));

    public ToolStrip(Texts texts, Actions actions, ToolsModel model, Swatches swatches) {
        super(Orientation.VERTICAL);
        getStyleClass().add("tool-strip");
        // One column until the height is known: with none, each tool would have a column of its own.
        setPrefWrapLength(Double.MAX_VALUE);
        heightProperty().subscribe(height -> wrapWithin(height.doubleValue()));
        for (ToolId tool : ToolId.all()) {
            ActionId id = ActionId.choosing(tool);
            ToggleButton button = new ToggleButton();
            button.getStyleClass().setAll("toggle-button", "icon-button");
            button.setId("tool-" + tool.key());
            id.icon().ifPresent(icon -> button.setGraphic(FontIcon.of(icon)));
            tool.places()
                    .ifPresent(type -> button.setGraphic(swatches.of(
                            new PaletteEntry.OfObject(type, type.kinds().get(0)))));
            button.setAccessibleText(texts.get(id.textKey()));
            Tooltips.on(button, texts, actions, id);
            button.setOnAction(event -> {
                actions.get(id).run();
                show(model.toolProperty().get());
            });
            buttons.put(tool, button);
            getChildren().add(button);
        }
        model.toolProperty().addListener((property, before, now) -> show(now));
        show(model.toolProperty().get());
    }

    /** Otherwise the preferred width is computed for a fixed height. */
    private void wrapWithin(double height) {
        double length = height - getInsets().getTop() - getInsets().getBottom();
        if (length > 0 && length != getPrefWrapLength()) {
            setPrefWrapLength(length);
            // The height changes within a layout, which may have used the width for another one.
            Platform.runLater(this::requestParentLayout);
        }
    }

    private void show(ToolId chosen) {
        buttons.forEach((tool, button) -> button.setSelected(tool.equals(chosen)));
        arrows.setStop(buttons.get(chosen));
    }
}
