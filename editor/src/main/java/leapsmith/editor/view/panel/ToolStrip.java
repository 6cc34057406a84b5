package leapsmith.editor.view.panel;

import java.util.EnumMap;
import java.util.Map;
import javafx.geometry.Orientation;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.util.Duration;
import leapsmith.editor.tool.ToolId;
import leapsmith.editor.view.Texts;
import org.kordamp.ikonli.javafx.FontIcon;

/** The column of tools; it becomes two columns in a window too low for one. */
public final class ToolStrip extends FlowPane {
    /** The action that chooses a tool. */
    public static final Map<ToolId, ActionId> ACTIONS = actionsOfTools();

    private final Map<ToolId, ToggleButton> buttons = new EnumMap<>(ToolId.class);

    public ToolStrip(Texts texts, Actions actions, ToolsModel model) {
        super(Orientation.VERTICAL);
        getStyleClass().add("tool-strip");
        for (ToolId tool : ToolId.values()) {
            ActionId id = ACTIONS.get(tool);
            ToggleButton button = new ToggleButton();
            button.getStyleClass().setAll("toggle-button", "icon-button");
            button.setId("tool-" + tool.key());
            id.icon().ifPresent(icon -> button.setGraphic(FontIcon.of(icon)));
            button.setAccessibleText(texts.get(id.textKey()));
            Tooltip tooltip = new Tooltip(texts.get(id.textKey()) + "  " + id.keyText());
            tooltip.setShowDelay(Duration.millis(400));
            button.setTooltip(tooltip);
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

    private void show(ToolId chosen) {
        buttons.forEach((tool, button) -> button.setSelected(tool == chosen));
    }

    private static Map<ToolId, ActionId> actionsOfTools() {
        Map<ToolId, ActionId> map = new EnumMap<>(ToolId.class);
        for (ToolId tool : ToolId.values()) {
            map.put(tool, ActionId.valueOf("TOOL_" + tool.name()));
        }
        return Map.copyOf(map);
    }
}
