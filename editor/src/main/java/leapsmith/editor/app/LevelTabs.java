package leapsmith.editor.app;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;

/**
 * The tabs of the open levels, without content: the window shows the current level below them. A click selects, a
 * middle click closes, a right click opens a menu, and a drag moves a tab.
 */
final class LevelTabs extends TabPane {
    private static final PseudoClass LEVEL_HIDDEN = PseudoClass.getPseudoClass("level-hidden");

    private final OpenLevels levels;
    private final Consumer<OpenLevel> close;
    private final TabMenu menu;
    /** A last tab for the file that is being read; only then is it among the tabs. */
    private final Tab pending = new Tab();
    /** Few files take longer to read, so that no tab flickers for those. */
    private final PauseTransition untilPending = new PauseTransition(Duration.millis(150));
    /** Whether the tabs are being adjusted to the levels, and not the other way around. */
    private boolean adjusting;

    /**
     * Tabs that follow the open levels.
     *
     * @param close asks about unsaved changes and closes a level
     * @param reading the reading of a file that may become a level; null for none
     */
    LevelTabs(
            Texts texts,
            Actions actions,
            OpenLevels levels,
            Consumer<OpenLevel> close,
            ObservableValue<LongWork> reading) {
        this.levels = levels;
        this.close = close;
        menu = new TabMenu(texts, actions, levels, close);
        setId("level-tabs");
        getStyleClass().add("level-tabs");
        setAccessibleText(texts.get("tabs.name"));
        setTabClosingPolicy(TabClosingPolicy.ALL_TABS);
        setTabDragPolicy(TabDragPolicy.REORDER);
        setMinWidth(0);
        levels.levels().addListener((ListChangeListener<OpenLevel>) change -> adjust());
        levels.currentProperty().subscribe(level -> adjust());
        pending.setId("pending-tab");
        pending.setClosable(false);
        reading.subscribe(this::showPending);
        getSelectionModel().selectedItemProperty().subscribe(tab -> {
            if (!adjusting && tab != null && tab != pending) {
                levels.show(level(tab));
            }
        });
        getTabs().addListener((ListChangeListener<Tab>) change -> {
            if (!adjusting) {
                levels.reorder(getTabs().stream()
                        .filter(tab -> tab != pending)
                        .map(LevelTabs::level)
                        .toList());
            }
        });
        addEventFilter(MouseEvent.MOUSE_CLICKED, this::closeOnMiddleClick);
        // The keys belong to the canvas again after a click; only the keyboard leaves the focus in the tabs.
        addEventFilter(
                MouseEvent.MOUSE_RELEASED, event -> levels.current().canvas().requestFocus());
    }

    private void showPending(LongWork reading) {
        untilPending.stop();
        adjusting = true;
        getTabs().remove(pending);
        adjusting = false;
        if (reading != null) {
            ProgressIndicator progress = new ProgressIndicator();

            progress.progressProperty().bind(reading.doneProperty());
            pending.setText(reading.text());
            pending.setGraphic(progress);
            untilPending.setOnFinished(event -> getTabs().add(pending));
            untilPending.play();
        }
    }

    /** Marks no tab as the current one while a page is shown in place of its level. */
    void setLevelHidden(boolean hidden) {
        pseudoClassStateChanged(LEVEL_HIDDEN, hidden);
    }

    private void adjust() {
        if (adjusting) {
            return;
        }
        adjusting = true;
        try {
            List<OpenLevel> wanted = levels.levels();
            getTabs().removeIf(tab -> tab != pending && !wanted.contains(level(tab)));
            for (int i = 0; i < wanted.size(); i++) {
                OpenLevel level = wanted.get(i);
                if (find(level).isEmpty()) {
                    getTabs().add(i, tab(level));
                }
            }
            find(levels.current()).ifPresent(getSelectionModel()::select);
        } finally {
            adjusting = false;
        }
    }

    private Tab tab(OpenLevel level) {
        Tab tab = new Tab();
        tab.setId(unusedId());
        tab.setUserData(level);
        tab.textProperty().bind(level.tabTextProperty());
        Tooltip path = Tooltips.create();
        path.setOnShowing(event -> path.setText(level.document()
                .file()
                .map(Objects::toString)
                .orElse(level.nameProperty().get())));
        tab.setTooltip(path);
        tab.setContextMenu(menu.of(level));
        tab.setOnCloseRequest(event -> {
            event.consume();
            close.accept(level);
        });
        return tab;
    }

    /** The ids of closed tabs are used again, because JavaFX keeps the styles of each id. */
    private String unusedId() {
        Set<String> used = getTabs().stream().map(Tab::getId).collect(Collectors.toSet());
        return Stream.iterate(0, i -> i + 1)
                .map(i -> "level-tab-" + i)
                .filter(id -> !used.contains(id))
                .findFirst()
                .orElseThrow();
    }

    private void closeOnMiddleClick(MouseEvent event) {
        if (event.getButton() != MouseButton.MIDDLE) {
            return;
        }
        // The skin gives the header of a tab the id of the tab.
        for (Node at = (Node) event.getTarget(); at != null && at != this; at = at.getParent()) {
            String id = at.getId();
            Optional<Tab> clicked =
                    getTabs().stream().filter(tab -> tab.getId().equals(id)).findFirst();
            if (clicked.isPresent()) {
                event.consume();
                close.accept(level(clicked.get()));
                return;
            }
        }
    }

    private Optional<Tab> find(OpenLevel level) {
        return getTabs().stream().filter(tab -> level(tab) == level).findFirst();
    }

    private static OpenLevel level(Tab tab) {
        return (OpenLevel) tab.getUserData();
    }

    /** The context menu of a tab. Its items apply to the level of that tab, which need not be the current one. */
    private static final class TabMenu {
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
}
