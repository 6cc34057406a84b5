package leapsmith.editor.app;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Texts;

/** The context menu of a tab. Its items apply to the level of that tab, which need not be the current one. */
final class TabMenu {
    private final Texts texts;
    private final Actions actions;
    private final OpenLevels levels;
    private final Consumer<OpenLevel> close;

    /** @param close asks about unsaved changes and closes a level */
    TabMenu(Texts texts, Actions actions, OpenLevels levels, Consumer<OpenLevel> close) {
        this.texts = texts;
        this.actions = actions;
        this.levels = levels;
        this.close = close;
    }

    /** The menu of the tab of a level. */
    ContextMenu of(OpenLevel level) {
        // JavaFX keeps the first menu of the tabs as long as the window, also after its level is closed.
        Supplier<OpenLevel> open = new WeakReference<>(level)::get;
        // Closing a level in the background shows no other one.
        MenuItem closeThis = item(ActionId.CLOSE, () -> close.accept(open.get()));
        MenuItem reload = item(ActionId.RELOAD, () -> withCurrent(open.get(), ActionId.RELOAD));
        MenuItem closeOthers = item(ActionId.CLOSE_OTHERS, () -> withCurrent(open.get(), ActionId.CLOSE_OTHERS));
        MenuItem closeAll = item(ActionId.CLOSE_ALL, actions.get(ActionId.CLOSE_ALL)::run);
        ContextMenu menu = new ContextMenu();
        menu.getItems().addAll(List.of(closeThis, closeOthers, closeAll, new SeparatorMenuItem(), reload));
        menu.setOnShowing(event -> {
            closeOthers.setDisable(!levels.hasSeveral().get());
            reload.setDisable(open.get().document().file().isEmpty());
        });
        return menu;
    }

    private void withCurrent(OpenLevel level, ActionId id) {
        levels.show(level);
        actions.get(id).run();
    }

    private MenuItem item(ActionId id, Runnable handler) {
        MenuItem item = new MenuItem(texts.get(id.textKey()));
        item.setId("tab-menu-" + id.id().replace('.', '-'));
        item.setMnemonicParsing(false);
        item.setOnAction(event -> handler.run());
        return item;
    }
}
