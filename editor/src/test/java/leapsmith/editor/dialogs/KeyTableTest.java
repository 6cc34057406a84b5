package leapsmith.editor.dialogs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Bindable;
import leapsmith.editor.ui.KeyNames;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.Scope;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiTest;
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
        layOut(WIDTH);
    }

    /** Lays the table out without a stage, because that of an earlier test may fill the screen. */
    private void layOut(double width) {
        StackPane pane = new StackPane(table);
        new Scene(pane, width, 400);
        pane.applyCss();
        pane.resize(width, 400);
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

    @Test
    void aSearchShowsTheLinesWithAllWords() {
        int all = table.lookupAll(".key-text").size();
        table.find("rückgängig");
        assertEquals(1, table.lookupAll(".key-text").size());
        table.find("strg z");
        assertTrue(table.lookupAll(".key-text").size() >= 1);
        table.find("no such action");
        assertEquals(0, table.lookupAll(".key-text").size());
        table.find("");
        assertEquals(all, table.lookupAll(".key-text").size());
    }

    /** Two actions of a group whose texts are equal. */
    private record Twin(KeyCode key) implements Bindable {
        @Override
        public String id() {
            return "file." + key;
        }

        @Override
        public String textKey() {
            return ActionId.OPEN.textKey();
        }

        @Override
        public Scope scope() {
            return Scope.ALWAYS;
        }

        @Override
        public List<KeyCombination> defaultKeys() {
            return List.of(new KeyCodeCombination(key));
        }
    }

    @Test
    void actionsWithTheSameNameHaveALineEach() {
        Keymap twins = Keymap.of(List.of(new Twin(KeyCode.F2), new Twin(KeyCode.F3)));
        KeyTable both = new KeyTable(new Texts(Locale.ENGLISH), twins);
        both.find(new Texts(Locale.ENGLISH).get(ActionId.OPEN.textKey()));
        assertEquals(2, both.lookupAll(".key-text").size());
    }

    @Test
    void noWordBreaksAtAnyWidth() {
        for (double width : new double[] {WIDTH, 440, 340, 300}) {
            layOut(width);
            Set<String> broken = new TreeSet<>();
            for (Node node : table.lookupAll(".label")) {
                Label label = (Label) node;
                for (String word : label.getText().split("\\s+")) {
                    Text shown = new Text(word);
                    shown.setFont(label.getFont());
                    if (shown.getLayoutBounds().getWidth() > label.getWidth() + 1) {
                        broken.add(word + " in " + label.getText());
                    }
                }
            }
            assertEquals(Set.of(), broken, width + " px");
        }
    }
}
