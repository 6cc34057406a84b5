package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import leapsmith.editor.ui.ActionId;
import org.junit.jupiter.api.Test;

class MainMenuTest extends WindowFixture {
    @Test
    void everyActionIsInTheMenu() {
        Set<String> shown = new HashSet<>();
        lookup(".menu-bar").<MenuBar>query().getMenus().forEach(menu -> addTo(shown, menu));
        List<String> missing = ActionId.all().stream()
                .map(ActionId::id)
                .filter(id -> !shown.contains("menu-" + id.replace('.', '-')))
                .toList();
        assertEquals(List.of(), missing);
    }

    private static void addTo(Set<String> ids, MenuItem item) {
        ids.add(item.getId());
        if (item instanceof Menu menu) {
            menu.getItems().forEach(it -> addTo(ids, it));
        }
    }
}
