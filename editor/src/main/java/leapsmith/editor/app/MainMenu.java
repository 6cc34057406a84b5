package leapsmith.editor.app;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.looks.ThemeMenu;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.LevelPanel;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.scene.Overlay;

/** The menu bar. Its items show the keys of their actions and do not handle them. */
record MainMenu(Texts texts, Actions actions, StampMenu stamps, CommandMenu commands, ThemeMenu themes) {
    /**
     * The menu bar.
     *
     * @param recent the recent files, read each time the menu opens
     */
    MenuBar build(Supplier<List<Path>> recent, Consumer<Path> open) {
        Menu file = menu("menu.file", ActionId.NEW, ActionId.OPEN, ActionId.OPEN_FOLDER);
        file.getItems().add(recentMenu(recent, open));
        add(
                file,
                null,
                ActionId.SAVE,
                ActionId.SAVE_AS,
                ActionId.SAVE_ALL,
                ActionId.RELOAD,
                null,
                ActionId.IMPORT_FOLDER,
                ActionId.EXPORT,
                ActionId.EXPORT_AGAIN,
                ActionId.EXPORT_WORLD,
                ActionId.SHARE,
                null,
                ActionId.NEXT_LEVEL,
                ActionId.PREVIOUS_LEVEL,
                ActionId.CLOSE,
                ActionId.CLOSE_OTHERS,
                ActionId.CLOSE_ALL,
                null,
                ActionId.RESTORE_BACKUP,
                ActionId.RECOVER,
                null,
                ActionId.QUIT);
        Menu tools = menu("menu.tools");
        ToolId.all().forEach(tool -> add(tools, ActionId.choosing(tool)));
        add(tools, null, ActionId.BRUSH_SMALLER, ActionId.BRUSH_LARGER, ActionId.ROUND_BRUSH);
        add(tools, ActionId.RANDOM, ActionId.SKIP_EMPTY, ActionId.OUTLINE, ActionId.FILL_BELOW);
        add(tools, ActionId.SNAP_TO_TILES, ActionId.SNAP_PARTS);
        tools.getItems().add(paletteMenu());
        Menu edit = menu(
                "menu.edit",
                ActionId.UNDO,
                ActionId.REDO,
                null,
                ActionId.CUT,
                ActionId.COPY,
                ActionId.PASTE,
                ActionId.PASTE_IN_PLACE,
                ActionId.DUPLICATE,
                ActionId.DELETE,
                null,
                ActionId.SELECT_ALL,
                ActionId.SELECT_NONE,
                ActionId.SELECT_MODE,
                null,
                ActionId.FLIP_X,
                ActionId.FLIP_Y,
                ActionId.ROTATE_RIGHT,
                ActionId.ROTATE_LEFT);
        edit.getItems().add(nudgeMenu());
        edit.getItems().add(flagsMenu());
        add(edit, (ActionId) null);
        Menu stampMenu = menu("menu.stamps");
        stamps.fill(stampMenu, id -> item(actions.get(id)));
        edit.getItems().addAll(tools, stampMenu);
        add(edit, null, ActionId.SETTINGS);
        Menu level = menu("menu.level", ActionId.RESIZE_LEVEL, ActionId.LEVEL_SETTINGS);
        level.getItems().add(themes.menu());
        add(level, null, ActionId.LEVEL_PROBLEMS, ActionId.FIX_PROBLEM, ActionId.IGNORE_RULE);
        return new MenuBar(
                file,
                edit,
                viewMenu(),
                level,
                playMenu(),
                menu(
                        "menu.help",
                        ActionId.START_PAGE,
                        ActionId.TOUR,
                        null,
                        ActionId.COMMANDS,
                        ActionId.KEYS,
                        ActionId.ABOUT));
    }

    private Menu viewMenu() {
        Menu view = menu(
                "menu.view",
                ActionId.ZOOM_IN,
                ActionId.ZOOM_OUT,
                ActionId.FIT,
                ActionId.ACTUAL_SIZE,
                ActionId.GO_TO_TILE,
                ActionId.GO_TO_ANYTHING);
        view.getItems()
                .add(menu("menu.pan", ActionId.PAN_LEFT, ActionId.PAN_RIGHT, ActionId.PAN_UP, ActionId.PAN_DOWN));
        add(view, (ActionId) null);
        addSwitches(view, ViewSwitch.Menu.VIEW);
        add(view, ActionId.FRAME_SIZE, null);
        Menu overlays = menu("menu.overlays");
        for (Overlay overlay : Overlay.values()) {
            add(overlays, ActionId.showing(overlay));
            if (overlay == Overlay.TRAIL) {
                addSwitches(overlays, ViewSwitch.Menu.TRAILS);
            } else if (overlay == Overlay.REACH) {
                addSwitches(overlays, ViewSwitch.Menu.REACH);
                overlays.getItems().add(comparisonMenu());
            }
        }
        view.getItems().add(overlays);
        add(view, ActionId.PLOT);
        addSwitches(view, ViewSwitch.Menu.PANELS);
        add(view, null, ActionId.FOLDER, ActionId.WORLD);
        for (LevelPanel panel : LevelPanel.values()) {
            add(view, panel.action());
        }
        add(view, ActionId.HIDE_PANELS);
        add(view, ActionId.NEXT_PANEL, ActionId.PREVIOUS_PANEL);
        add(view, ActionId.FULL_SCREEN, ActionId.DARK);
        return view;
    }

    private Menu flagsMenu() {
        return menu(
                "menu.flags",
                ActionId.HIDE,
                ActionId.HIDE_SAME_KIND,
                ActionId.SHOW_ALL,
                null,
                ActionId.LOCK,
                ActionId.LOCK_SAME_KIND,
                ActionId.UNLOCK_ALL);
    }

    private Menu nudgeMenu() {
        return menu(
                "menu.nudge",
                ActionId.NUDGE_LEFT,
                ActionId.NUDGE_RIGHT,
                ActionId.NUDGE_UP,
                ActionId.NUDGE_DOWN,
                null,
                ActionId.NUDGE_TILE_LEFT,
                ActionId.NUDGE_TILE_RIGHT,
                ActionId.NUDGE_TILE_UP,
                ActionId.NUDGE_TILE_DOWN);
    }

    private Menu paletteMenu() {
        Menu palette = menu("menu.palette");
        for (int digit = 1; digit <= 9; digit++) {
            add(palette, ActionId.choosingEntry(digit));
        }
        return palette;
    }

    private Menu playMenu() {
        Menu play = menu(
                "menu.play",
                ActionId.PLAY,
                ActionId.PLAY_HERE,
                ActionId.STOP,
                null,
                ActionId.PAUSE,
                ActionId.STEP,
                ActionId.STEP_BACK,
                ActionId.PLAY_BACKWARD,
                ActionId.LOOP,
                ActionId.PREVIOUS_MARKER,
                ActionId.NEXT_MARKER,
                ActionId.TO_START,
                ActionId.TO_END,
                null,
                ActionId.TAKE_OVER,
                ActionId.RESTORE_ABANDONED_RUN);
        play.getItems()
                .add(menu(
                        "menu.runs",
                        ActionId.RUN_KEEP,
                        ActionId.RUN_LOAD,
                        ActionId.RUN_SAVE,
                        ActionId.RUN_TABLE,
                        ActionId.RUN_MOVIE,
                        ActionId.RUN_ITEMS,
                        ActionId.RUN_REMOVE));
        play.getItems()
                .add(menu(
                        "menu.reach",
                        ActionId.REACH_FROM_POINTER,
                        null,
                        ActionId.REACH_PLAY,
                        ActionId.REACH_KEEP,
                        ActionId.REACH_EASIEST,
                        ActionId.REACH_REPAIR));
        Menu commandMenu = menu("menu.commands");
        commands.fill(commandMenu, id -> item(actions.get(id)));
        play.getItems().add(commandMenu);
        add(play, null, ActionId.SLOWER, ActionId.FASTER, null);
        addSwitches(play, ViewSwitch.Menu.PLAY);
        add(play, ActionId.DEMO_MOUSE);
        return play;
    }

    private Menu comparisonMenu() {
        Menu compare = menu("menu.reach.compare");
        for (MovementVariant variant : MovementVariant.values()) {
            add(compare, ActionId.comparing(variant));
        }
        return compare;
    }

    private Menu recentMenu(Supplier<List<Path>> recent, Consumer<Path> open) {
        Menu menu = new Menu(texts.get("menu.recent"));
        // A menu without items does not open and would never be filled.
        menu.getItems().add(noneRecent());
        menu.setOnShowing(event -> {
            menu.getItems().clear();
            for (Path file : recent.get()) {
                MenuItem item = new MenuItem(file.toString());
                // File names may have underscores, which are not mnemonics.
                item.setMnemonicParsing(false);
                item.setOnAction(chosen -> open.accept(file));
                menu.getItems().add(item);
            }
            if (menu.getItems().isEmpty()) {
                menu.getItems().add(noneRecent());
            }
        });
        return menu;
    }

    private MenuItem noneRecent() {
        MenuItem none = new MenuItem(texts.get("menu.recent.none"));
        none.setDisable(true);
        return none;
    }

    /** A menu of these actions; null stands for a separator. */
    private Menu menu(String textKey, ActionId... ids) {
        Menu menu = new Menu(texts.get(textKey));
        menu.setId(textKey.replace('.', '-'));
        add(menu, ids);
        return menu;
    }

    private void addSwitches(Menu menu, ViewSwitch.Menu place) {
        ViewSwitch.of(place).forEach(it -> add(menu, ActionId.switching(it)));
    }

    private void add(Menu menu, ActionId... ids) {
        for (ActionId id : ids) {
            menu.getItems().add(id == null ? new SeparatorMenuItem() : item(actions.get(id)));
        }
    }

    private MenuItem item(Action action) {
        ActionId id = action.id();
        MenuItem item;
        if (action.isToggle()) {
            CheckMenuItem check = new CheckMenuItem(texts.get(id.textKey()));
            check.selectedProperty().bindBidirectional(action.selected());
            item = check;
        } else {
            item = new MenuItem(texts.get(id.textKey()));
            item.setOnAction(event -> action.run());
        }
        item.setId("menu-" + id.id().replace('.', '-'));
        item.setMnemonicParsing(false);
        item.disableProperty().bind(Bindings.not(action.enabled()));
        actions.keymapProperty().subscribe(keymap -> {
            List<KeyCombination> keys = keymap.keys(id);
            item.setAccelerator(keys.isEmpty() ? null : new ShownKey(keys.get(0), keymap.text(keys.get(0))));
        });
        return item;
    }

    /**
     * A key stroke that a menu item shows and that never matches an event: keys are handled by {@link ActionDispatcher}
     * alone. A real accelerator would be registered with the scene, where the last of several equal ones wins.
     */
    static final class ShownKey extends KeyCombination {
        private final KeyCombination key;
        private final String text;

        /** A key as a menu item shows it. */
        ShownKey(KeyCombination key, String text) {
            this.key = key;
            this.text = text;
        }

        @Override
        public boolean match(KeyEvent event) {
            return false;
        }

        @Override
        public String getDisplayText() {
            return text;
        }

        @Override
        public String getName() {
            return key.getName();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof ShownKey shown && shown.key.equals(key);
        }

        @Override
        public int hashCode() {
            return key.hashCode();
        }
    }
}
