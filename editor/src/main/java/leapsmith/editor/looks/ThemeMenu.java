package leapsmith.editor.looks;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.image.Themes;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * The menu of themes: none, those that need no file, and those in the folders of the level. The open level wears the theme
 * under the pointer until the menu closes. A last item leads to the panel for pictures of one's own.
 */
public final class ThemeMenu {
    private static final double WIDTH = 180;

    private final Texts texts;
    private final Actions actions;
    private final Supplier<OpenLevel> current;
    private final Menu menu;

    /** @param current the level that is shown */
    public ThemeMenu(Texts texts, Actions actions, Supplier<OpenLevel> current) {
        this.texts = texts;
        this.actions = actions;
        this.current = current;
        menu = new Menu(texts.get("menu.theme"));
        menu.setId("menu-theme");
        // A menu without items does not open and would never be filled.
        menu.getItems().add(new SeparatorMenuItem());
        menu.setOnShowing(event -> fill());
        menu.setOnHidden(event -> LevelLook.of(current.get()).preview(Optional.empty()));
    }

    public Menu menu() {
        return menu;
    }

    private void fill() {
        Set<String> names = new LinkedHashSet<>(Themes.builtIn());
        LevelLook look = LevelLook.of(current.get());
        Set<String> own = new LinkedHashSet<>();
        look.folder().ifPresent(folder -> own.addAll(Themes.files(folder).keySet()));
        own.removeAll(names);
        menu.getItems().setAll(item(""));
        names.forEach(name -> menu.getItems().add(item(name)));
        if (!own.isEmpty()) {
            menu.getItems().add(new SeparatorMenuItem());
            own.forEach(name -> menu.getItems().add(item(name)));
        }
        String worn = current.get().document().level().looks().theme();
        if (!worn.isEmpty() && !names.contains(worn) && !own.contains(worn)) {
            menu.getItems().addAll(new SeparatorMenuItem(), item(worn));
        }
        menu.getItems().addAll(new SeparatorMenuItem(), panelItem());
    }

    /** Shows the panel in which pictures of one's own become a theme. */
    private MenuItem panelItem() {
        MenuItem item = new MenuItem(texts.get("theme.own"));
        item.setId("theme-own");
        Action panel = actions.get(ActionId.THEME);
        item.setOnAction(event -> {
            if (!panel.selected().get()) {
                panel.run();
            }
        });
        return item;
    }

    private CustomMenuItem item(String theme) {
        boolean isBuiltIn = theme.isEmpty() || Themes.builtIn().contains(theme);
        Label label = new Label(isBuiltIn ? texts.get(theme.isEmpty() ? "theme.none" : "theme.name." + theme) : theme);
        label.setMinWidth(WIDTH);
        boolean isWorn = theme.equals(current.get().document().level().looks().theme());
        FontIcon mark = new FontIcon(MaterialDesignC.CHECK);
        mark.setOpacity(isWorn ? 1 : 0);
        label.setGraphic(mark);
        CustomMenuItem item = new CustomMenuItem(label);
        item.setId("theme-" + (theme.isEmpty() ? "none" : theme));
        label.hoverProperty().subscribe(over -> {
            if (over) {
                LevelLook.of(current.get()).preview(Optional.of(theme));
            }
        });
        item.setOnAction(event -> choose(theme));
        return item;
    }

    private void choose(String theme) {
        OpenLevel level = current.get();
        level.commitPending();
        Level before = level.document().level();
        if (!theme.equals(before.looks().theme())) {
            Level after = before.withLooks(before.looks().withTheme(theme));
            level.document().apply(Message.of("edit.theme"), after);
        }
        LevelLook.of(level).preview(Optional.empty());
    }
}
