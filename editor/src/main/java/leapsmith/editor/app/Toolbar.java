package leapsmith.editor.app;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.ActionTooltip;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.TooltipArea;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The toolbar: file and history at the left, play in the middle, overlays at the right. Nothing moves when play starts;
 * in a narrow window the overlay buttons show less text, or become a menu.
 */
public final class Toolbar extends HBox {
    private final Texts texts;
    private final Actions actions;
    private final HBox left;
    private final HBox middle;
    private final OverlayButtons right;

    public Toolbar(Texts texts, Actions actions, PlayModel play) {
        this.texts = texts;
        this.actions = actions;
        getStyleClass().add("app-toolbar");
        left = group(
                Pos.CENTER_LEFT,
                area(iconButton(ActionId.NEW)),
                area(iconButton(ActionId.OPEN)),
                area(iconButton(ActionId.SAVE)),
                gap(),
                area(iconButton(ActionId.UNDO)),
                area(iconButton(ActionId.REDO)));
        middle = group(
                Pos.CENTER,
                playButton(play),
                area(pauseButton(play)),
                area(iconButton(ActionId.STEP_BACK)),
                area(iconButton(ActionId.STEP)),
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

    private static TooltipArea area(Button button) {
        Tooltip tooltip = button.getTooltip();
        button.setTooltip(null);
        return new TooltipArea(button, tooltip);
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
        MenuButton button = new MenuButton();
        button.getStyleClass().add("speed-button");
        button.setId("speed");
        for (double speed : PlayModel.SPEEDS) {
            MenuItem item = new MenuItem(PlayModel.text(texts, speed));
            item.setOnAction(event -> play.setSpeed(speed));
            button.getItems().add(item);
        }
        Runnable show = () -> button.setText(PlayModel.text(texts, play.speed()));
        play.speedProperty().subscribe(now -> show.run());
        button.setAccessibleText(texts.get("play.speed"));
        Tooltip tip = new Tooltip();
        tip.setShowDelay(Duration.millis(400));
        button.setTooltip(tip);
        actions.keymapProperty()
                .subscribe(keymap -> tip.setText(
                        texts.get("play.speed.tip", keymap.text(ActionId.SLOWER), keymap.text(ActionId.FASTER))));
        return button;
    }

    private void wire(ButtonBase button, ActionId id) {
        Action action = actions.get(id);
        button.setId("action-" + id.id().replace('.', '-'));
        id.icon().ifPresent(icon -> button.setGraphic(FontIcon.of(icon)));
        button.setAccessibleText(texts.get(id.textKey()));
        button.setTooltip(new ActionTooltip(texts, actions, id));
        button.disableProperty().bind(Bindings.not(action.enabled()));
        button.setOnAction(event -> action.run());
    }

    private static HBox group(Pos alignment, Node... nodes) {
        HBox group = new HBox(nodes);
        group.getStyleClass().add("group");
        group.setAlignment(alignment);
        return group;
    }

    private static Region gap() {
        Region gap = new Region();
        gap.setMinWidth(12);
        gap.setPrefWidth(12);
        return gap;
    }
}
