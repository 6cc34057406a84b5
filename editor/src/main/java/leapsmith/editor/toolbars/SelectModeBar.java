package leapsmith.editor.toolbars;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import leapsmith.editor.tools.SelectMode;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.ActionTooltip;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.KebabNames;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The choice of what tools select: objects, tiles or both. */
final class SelectModeBar extends VBox {
    private static final Map<SelectMode, Ikon> ICONS = Map.of(
            SelectMode.OBJECTS, MaterialDesignS.SHAPE_OUTLINE,
            SelectMode.TILES, MaterialDesignG.GRID,
            SelectMode.BOTH, MaterialDesignL.LAYERS_OUTLINE);

    private final Map<SelectMode, ToggleButton> buttons = new EnumMap<>(SelectMode.class);

    SelectModeBar(Texts texts, Actions actions, ToolsModel model) {
        getStyleClass().add("select-mode");
        Label caption = new Label(texts.get("select.caption"));
        caption.getStyleClass().add("caption");
        HBox row = new HBox();
        for (SelectMode mode : SelectMode.values()) {
            String name = KebabNames.nameOf(mode);
            String text = texts.get("select." + name);
            ToggleButton button = new ToggleButton();
            button.getStyleClass().setAll("toggle-button", "icon-button");
            button.setId("select-" + name);
            button.setGraphic(FontIcon.of(ICONS.get(mode)));
            button.setAccessibleText(text);
            button.setTooltip(new ActionTooltip(text, actions, ActionId.SELECT_MODE));
            button.setOnAction(event -> {
                model.choose(mode);
                show(model.selectModeProperty().get());
            });
            buttons.put(mode, button);
            row.getChildren().add(button);
        }
        getChildren().addAll(caption, row);
        model.selectModeProperty().subscribe(this::show);
    }

    private void show(SelectMode chosen) {
        buttons.forEach((mode, button) -> button.setSelected(mode == chosen));
    }
}
