package leapsmith.editor.app.dialog;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.UiTest;
import leapsmith.editor.view.keys.KeyNames;
import leapsmith.editor.view.keys.Keymap;
import leapsmith.editor.view.panel.ActionId;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

@UiTest
class KeyTableTest {
    private static final double WIDTH = 560;

    private KeyTable table;

    @Start
    void start(Stage stage) {
        Texts german = new Texts(Locale.GERMAN);
        table = new KeyTable(german, Keymap.of(ActionId.all()).named(new KeyNames(german)));
        // Laid out without a stage, because that of an earlier test may fill the screen.
        StackPane pane = new StackPane(table);
        new Scene(pane, WIDTH, 400);
        pane.applyCss();
        pane.resize(WIDTH, 400);
        pane.layout();
    }

    @Test
    void longNamesOfActionsDoNotSqueezeTheKeys() {
        Set<Node> keys = table.lookupAll(".key-text");
        assertTrue(keys.size() > 50);
        for (Node key : keys) {
            double height = key.getLayoutBounds().getHeight();
            assertTrue(height > 0 && height < 50, key + " is " + height + " px high");
        }
        assertTrue(table.getWidth() <= WIDTH, "the table is " + table.getWidth() + " px wide");
    }
}
