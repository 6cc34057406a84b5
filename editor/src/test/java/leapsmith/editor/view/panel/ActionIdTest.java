package leapsmith.editor.view.panel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import leapsmith.editor.tool.ToolId;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.GameKeys;
import org.junit.jupiter.api.Test;

class ActionIdTest {
    @Test
    void noKeyTriggersTwoActions() {
        List<String> doubled = new ArrayList<>();
        List<ActionId> all = ActionId.all();
        for (ActionId a : all) {
            for (ActionId b : all.subList(all.indexOf(a) + 1, all.size())) {
                if (a.scope().meets(b.scope())) {
                    a.keys().stream()
                            .filter(b.keys()::contains)
                            .forEach(key -> doubled.add(key + " is " + a + " and " + b));
                }
            }
        }
        assertEquals(List.of(), doubled);
    }

    @Test
    void everyActionHasATextAndAUniqueId() {
        Texts texts = new Texts(Locale.ENGLISH);
        Set<String> ids = new HashSet<>();
        for (ActionId id : ActionId.all()) {
            assertTrue(texts.has(id.textKey()), id.textKey());
            assertTrue(ids.add(id.id()), id.id());
        }
    }

    @Test
    void noActionAvailableInPlayUsesAKeyOfTheGame() {
        // A tool may: while playing, the game receives the key first.
        List<ActionId> tools = ToolId.all().stream().map(ActionId::choosing).toList();
        for (ActionId id : ActionId.all()) {
            if (tools.contains(id)) {
                continue;
            }
            if (id.scope() == ActionId.Scope.ALWAYS || id.scope() == ActionId.Scope.PLAYING) {
                for (KeyCombination key : id.keys()) {
                    KeyCodeCombination combination = (KeyCodeCombination) key;
                    boolean plain = combination.getShortcut() == KeyCombination.ModifierValue.UP
                            && combination.getShift() == KeyCombination.ModifierValue.UP;
                    KeyCode code = combination.getCode();
                    boolean game = GameKeys.CLASSIC.buttons().containsKey(code) || code == GameKeys.CLASSIC.cloneKey();
                    assertTrue(!(plain && game), id + " has " + key);
                }
            }
        }
    }
}
