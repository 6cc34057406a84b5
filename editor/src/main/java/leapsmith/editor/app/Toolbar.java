package leapsmith.editor.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.scene.Overlay;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/**
 * The toolbar: file and history at the left, play in the middle, overlays at the right. Nothing moves when play starts;
 * in a narrow window the overlay buttons show less text, or become a menu.
 */
final class Toolbar extends HBox {
    private final Texts texts;
    private final Actions actions;
    private final HBox left;
    private final HBox middle;
    private final OverlayButtons right;

    Toolbar(Texts texts, Actions actions, PlayModel play) {
        this.texts = texts;
        this.actions = actions;
        getStyleClass().add("app-toolbar");
        left = group(
                Pos.CENTER_LEFT,
                Tooltips.around(iconButton(ActionId.NEW)),
                Tooltips.around(iconButton(ActionId.OPEN)),
                Tooltips.around(iconButton(ActionId.SAVE)),
                gap(),
                Tooltips.around(iconButton(ActionId.UNDO)),
                Tooltips.around(iconButton(ActionId.REDO)));
        middle = group(
                Pos.CENTER,
                playButton(play),
                Tooltips.around(pauseButton(play)),
                Tooltips.around(iconButton(ActionId.STEP_BACK)),
                Tooltips.around(iconButton(ActionId.STEP)),
                speedButton(play));
        right = new OverlayButtons(texts, actions);
        // Both sides grow equally from 0, so that the middle group is centered in the window.
        for (HBox side : List.of(left, right)) {
            side.setPrefWidth(0);
            side.setMinWidth(Region.USE_PREF_SIZE);
            HBox.setHgrow(side, Priority.ALWAYS);
        }
        left.setMinWidth(Region.USE_COMPUTED_SIZE);
        right.setMinWidth(Region.USE_COMPUTED_SIZE);
        getChildren().addAll(left, middle, right);
        // Less is shown in a narrow window, so the current content is no limit.
        setMinWidth(0);
        widthProperty().addListener((property, before, now) -> fit());
    }

    private void fit() {
        double others = OverlayButtons.naturalWidth(left) + OverlayButtons.naturalWidth(middle);
        double borders = snappedLeftInset() + snappedRightInset() + 2 * getSpacing();
        right.fit(getWidth() - others - borders);
    }

    private Button iconButton(ActionId id) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "icon-button");
        wire(button, id);
        return button;
    }

    private Button playButton(PlayModel play) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "play-button");
        button.setId("play");
        Runnable show = () -> {
            ActionId id = play.isPlaying() ? ActionId.STOP : ActionId.PLAY;
            button.setGraphic(id.icon().map(FontIcon::of).orElseThrow());
            String name = texts.get(id.textKey());
            String key = actions.keyText(id);
            button.setText(key.isEmpty() ? name : name + " " + key);
            button.setAccessibleText(name);
        };
        play.playingProperty().subscribe(now -> show.run());
        actions.keymapProperty().subscribe(keymap -> show.run());
        button.setOnAction(event ->
                actions.get(play.isPlaying() ? ActionId.STOP : ActionId.PLAY).run());
        return button;
    }

    private Button pauseButton(PlayModel play) {
        Button button = iconButton(ActionId.PAUSE);
        Runnable show = () -> {
            ActionId icon = play.isPaused() ? ActionId.PLAY : ActionId.PAUSE;
            button.setGraphic(icon.icon().map(FontIcon::of).orElseThrow());
            button.setAccessibleText(texts.get(play.isPaused() ? "play.resume" : ActionId.PAUSE.textKey()));
        };
        play.pausedProperty().subscribe(now -> show.run());
        return button;
    }

    private MenuButton speedButton(PlayModel play) {
        MenuButton button = Nodes.styled(new MenuButton(), "speed-button");
        button.setId("speed");
        for (double speed : PlayModel.SPEEDS) {
            MenuItem item = new MenuItem(PlayModel.text(texts, speed));
            item.setOnAction(event -> play.setSpeed(speed));
            button.getItems().add(item);
        }
        Runnable show = () -> button.setText(PlayModel.text(texts, play.speed()));
        play.speedProperty().subscribe(now -> show.run());
        button.setAccessibleText(texts.get("play.speed"));
        Tooltips.on(
                button,
                () -> texts.get("play.speed.tip", actions.keyText(ActionId.SLOWER), actions.keyText(ActionId.FASTER)));
        return button;
    }

    private void wire(ButtonBase button, ActionId id) {
        Action action = actions.get(id);
        button.setId("action-" + id.id().replace('.', '-'));
        id.icon().ifPresent(icon -> button.setGraphic(FontIcon.of(icon)));
        button.setAccessibleText(texts.get(id.textKey()));
        Tooltips.on(button, texts, actions, id);
        button.disableProperty().bind(Bindings.not(action.enabled()));
        button.setOnAction(event -> action.run());
    }

    private static HBox group(Pos alignment, Node... nodes) {
        HBox group = Nodes.styled(new HBox(nodes), "group");
        group.setAlignment(alignment);
        return group;
    }

    private static Region gap() {
        Region gap = new Region();
        gap.setMinWidth(12);
        gap.setPrefWidth(12);
        return gap;
    }

    /** The toggle buttons of the overlays. Where there is little room, they show less, or become a menu. */
    private static final class OverlayButtons extends HBox {
        private final Texts texts;
        private final Actions actions;
        private final List<ToggleButton> buttons = new ArrayList<>();
        private final MenuButton menu =
                Nodes.styled(new MenuButton(null, FontIcon.of(MaterialDesignL.LAYERS_OUTLINE)), "overlay-menu");

        private double room;

        /** What the buttons show, the most first. */
        private enum Detail {
            WORDS,
            ICONS,
            MENU
        }

        OverlayButtons(Texts texts, Actions actions) {
            this.texts = texts;
            this.actions = actions;
            getStyleClass().add("group");
            setAlignment(Pos.CENTER_RIGHT);
            menu.setId("overlays");
            menu.setAccessibleText(texts.get("toolbar.overlays"));
            Tooltips.on(menu, texts.get("toolbar.overlays"));
            // The grid is part of the background and is in the menu bar only.
            Arrays.stream(Overlay.values())
                    .filter(overlay -> overlay != Overlay.GRID)
                    .forEach(this::add);
            getChildren().setAll(buttons);
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
            List<Node> shown =
                    row.getChildren().stream().filter(Node::isManaged).toList();
            return shown.stream()
                            .mapToDouble(node -> Math.ceil(node.prefWidth(-1)))
                            .sum()
                    + row.getSpacing() * Math.max(0, shown.size() - 1);
        }

        private void show(Detail detail) {
            getChildren().setAll(detail == Detail.MENU ? List.of(menu) : buttons);
            for (ToggleButton button : buttons) {
                ActionId id = (ActionId) button.getUserData();
                String word = texts.get(id.textKey());
                button.setText(word);
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
            Tooltips.on(button, texts, actions, id);
            button.selectedProperty().bindBidirectional(action.selected());
            buttons.add(button);
            CheckMenuItem item = new CheckMenuItem(word);
            item.selectedProperty().bindBidirectional(action.selected());
            menu.getItems().add(item);
            // An overlay that isn't available takes no room.
            Nodes.showWhile(button, action.enabled());
            item.visibleProperty().bind(action.enabled());
            button.managedProperty().addListener((property, before, now) -> fit(room));
        }
    }
}
