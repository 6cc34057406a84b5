package leapsmith.editor.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.ActionTooltip;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.scene.Overlay;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** The toggle buttons of the overlays. Where there is little room, they show less, or become a menu. */
final class OverlayButtons extends HBox {
    private final Texts texts;
    private final Actions actions;
    private final List<ToggleButton> buttons = new ArrayList<>();
    private final MenuButton menu = new MenuButton(null, FontIcon.of(MaterialDesignL.LAYERS_OUTLINE));

    private double room;

    /** What the buttons show, the most first. */
    private enum Detail {
        WORDS_AND_KEYS,
        WORDS,
        ICONS,
        MENU
    }

    OverlayButtons(Texts texts, Actions actions) {
        this.texts = texts;
        this.actions = actions;
        getStyleClass().add("group");
        setAlignment(Pos.CENTER_RIGHT);
        menu.getStyleClass().add("overlay-menu");
        menu.setId("overlays");
        menu.setAccessibleText(texts.get("toolbar.overlays"));
        menu.setTooltip(tooltip(texts.get("toolbar.overlays")));
        // The grid is part of the background and is in the menu bar only.
        Arrays.stream(Overlay.values())
                .filter(overlay -> overlay != Overlay.GRID)
                .forEach(this::add);
        getChildren().setAll(buttons);
        actions.keymapProperty().subscribe((before, now) -> fit(room));
    }

    /** Shows as much as fits into this width; the menu if nothing else fits. */
    void fit(double width) {
        room = width;
        for (Detail detail : Detail.values()) {
            show(detail);
            if (naturalWidth(this) <= width) {
                return;
            }
        }
    }

    /** The width of a row of nodes of which none is cut off. */
    static double naturalWidth(HBox row) {
        List<Node> shown = row.getChildren().stream().filter(Node::isManaged).toList();
        return shown.stream().mapToDouble(node -> Math.ceil(node.prefWidth(-1))).sum()
                + row.getSpacing() * Math.max(0, shown.size() - 1);
    }

    private void show(Detail detail) {
        getChildren().setAll(detail == Detail.MENU ? List.of(menu) : buttons);
        for (ToggleButton button : buttons) {
            ActionId id = (ActionId) button.getUserData();
            String word = texts.get(id.textKey());
            button.setText(
                    detail == Detail.WORDS_AND_KEYS && hasPlainKey(id) ? word + " " + actions.keyText(id) : word);
            button.setContentDisplay(detail == Detail.ICONS ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        }
    }

    private void add(Overlay overlay) {
        ActionId id = ActionId.showing(overlay);
        Action action = actions.get(id);
        String word = texts.get(id.textKey());
        ToggleButton button = new ToggleButton(word);
        button.getStyleClass().setAll("toggle-button", "overlay-toggle");
        button.setStyle("-overlay-color: -ls-" + KebabNames.nameOf(overlay.color()) + ";");
        button.setId("overlay-" + KebabNames.nameOf(overlay));
        button.setUserData(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setGraphic(id.icon().map(FontIcon::of).orElseThrow());
        button.setAccessibleText(word);
        button.setTooltip(new ActionTooltip(texts, actions, id));
        button.selectedProperty().bindBidirectional(action.selected());
        buttons.add(button);
        CheckMenuItem item = new CheckMenuItem(word);
        item.selectedProperty().bindBidirectional(action.selected());
        menu.getItems().add(item);
        // An overlay that isn't available takes no room.
        button.visibleProperty().bind(action.enabled());
        button.managedProperty().bind(action.enabled());
        item.visibleProperty().bind(action.enabled());
        button.managedProperty().addListener((property, before, now) -> fit(room));
    }

    /** Whether its key is short enough to be shown beside its name. */
    private boolean hasPlainKey(ActionId id) {
        String key = actions.keyText(id);
        return !key.isEmpty() && !key.contains("+");
    }

    private static Tooltip tooltip(String text) {
        Tooltip tooltip = new Tooltip(text);
        tooltip.setShowDelay(Duration.millis(400));
        return tooltip;
    }
}
