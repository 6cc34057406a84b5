package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KeymapTest {
    private record Command(String id, Scope scope, List<KeyCombination> defaultKeys) implements Bindable {
        Command(String id, Scope scope, String keys) {
            this(id, scope, KeyText.readAll(keys));
        }
    }

    private final Command save = new Command("file.save", Scope.ALWAYS, "Ctrl+S F2");
    private final Command brush = new Command("tool.brush", Scope.EDITING, "B");
    private final Command stop = new Command("play.stop", Scope.PLAYING, "F5 ESCAPE");
    private final Command play = new Command("play.play", Scope.EDITING, "F5");
    private final List<Command> commands = List.of(save, brush, stop, play);

    @Test
    void keysAreReadAsTheyAreWritten() {
        for (String text : List.of("Ctrl+Shift+PAGE_UP", "Alt+F4", "B", "Ctrl+Shift+Alt+DIGIT0", "Ctrl+BACK_SLASH")) {
            assertEquals(text, KeyText.write(KeyText.read(text)));
        }
        assertEquals(List.of(), KeyText.readAll(" "));
        for (String wrong : List.of("", "Ctrl", "Hyper+A", "Ctrl+", "Ctrl+NO_SUCH_KEY", "a")) {
            assertThrows(IllegalArgumentException.class, () -> KeyText.read(wrong), wrong);
        }
    }

    @Test
    void unknownAndModifierKeysAreNoHeldKeys() {
        Keymap keymap = Keymap.of(commands);
        for (KeyCode code : List.of(KeyCode.UNDEFINED, KeyCode.SHIFT, KeyCode.CONTROL, KeyCode.ALT, KeyCode.META)) {
            for (Scope scope : Scope.values()) {
                assertEquals(Optional.empty(), keymap.held(scope, code), code.name());
            }
        }
    }

    @Test
    void everyDefaultKeyCanBeWritten() {
        for (Bindable it : Keymap.of(ActionId.all()).all()) {
            for (KeyCombination key : it.defaultKeys()) {
                KeyCombination comparable = KeyText.comparable(key);
                assertEquals(comparable, KeyText.read(KeyText.write(comparable)));
            }
        }
    }

    @Test
    void theUserChangesThePresetThatChangesTheDefaults() {
        Keymap keymap = Keymap.of(
                commands,
                Map.of("tool.brush", KeyText.readAll("P"), "play.play", KeyText.readAll("F9")),
                Map.of("play.play", KeyText.readAll("F10")));
        assertEquals(KeyText.readAll("Ctrl+S F2"), keymap.keys(save));
        assertEquals(KeyText.readAll("P"), keymap.keys(brush));
        assertEquals(KeyText.readAll("F10"), keymap.keys(play));
        assertEquals("F10", keymap.text(play));
    }

    @Test
    void aPresetRemovesItsKeysFromDefaultsThatItWouldConflictWith() {
        Keymap keymap = Keymap.of(commands, Map.of("tool.brush", KeyText.readAll("F2 F5")), Map.of());
        assertEquals(KeyText.readAll("Ctrl+S"), keymap.keys(save));
        assertEquals(List.of(), keymap.keys(play));
        assertEquals(KeyText.readAll("F5 ESCAPE"), keymap.keys(stop), "the scopes don't meet");
        assertEquals(List.of(), Keymap.KeyConflict.in(keymap));
    }

    @Test
    void aKeyWithTwoMeaningsIsAConflictIfBothCanBeActive() {
        Keymap keymap = Keymap.of(commands, Map.of(), Map.of("tool.brush", KeyText.readAll("Ctrl+S ESCAPE F5")));
        assertEquals(
                List.of(
                        new Keymap.KeyConflict(KeyText.read("Ctrl+S"), save, brush),
                        new Keymap.KeyConflict(KeyText.read("F5"), brush, play)),
                Keymap.KeyConflict.in(keymap));
        Keymap.KeyConflict first = Keymap.KeyConflict.in(keymap).get(0);
        assertTrue(first.concerns(save));
        assertFalse(first.concerns(play));
        assertEquals(brush, first.other(save));
    }

    @Test
    void anActionCanHaveNoKey() {
        Keymap keymap = Keymap.of(commands, Map.of(), Map.of("file.save", List.of()));
        assertEquals(List.of(), keymap.keys(save));
        assertEquals("", keymap.text(save));
    }

    @Test
    void heldKeysAreFoundByScope() {
        Keymap keymap = Keymap.of(commands);
        assertEquals(Optional.of(HeldKey.GAME_LEFT), keymap.held(Scope.GAME, KeyCode.LEFT));
        assertEquals(Optional.of(HeldKey.CURSOR_LEFT), keymap.held(Scope.TILE_CURSOR, KeyCode.LEFT));
        assertEquals(Optional.of(HeldKey.PAN), keymap.held(Scope.CANVAS_EDITING, KeyCode.SPACE));
        assertEquals(Optional.empty(), keymap.held(Scope.GAME, KeyCode.B));
    }

    @Test
    void theGameTakesItsKeysOnlyFromActionsOfPlay() {
        assertTrue(Scope.GAME.meets(Scope.PLAYING));
        assertFalse(Scope.GAME.meets(Scope.ALWAYS));
        assertFalse(Scope.SELECTION.meets(Scope.TILE_CURSOR));
        assertTrue(Scope.CANVAS.meets(Scope.SELECTION));
        for (Scope scope : Scope.values()) {
            assertTrue(scope.meets(scope));
            for (Scope other : Scope.values()) {
                assertEquals(scope.meets(other), other.meets(scope));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void noPresetHasAConflict(KeyPreset preset) {
        assertEquals(List.of(), Keymap.KeyConflict.in(Keymap.of(ActionId.all(), preset.keys(), Map.of())));
    }

    @ParameterizedTest
    @EnumSource
    void everyIdOfAPresetExists(KeyPreset preset) {
        List<String> ids =
                Keymap.of(ActionId.all()).all().stream().map(Bindable::id).toList();
        for (KeyPreset.Line line : preset.lines()) {
            assertTrue(
                    line.hasAction() ? ids.contains(line.id()) : !line.reason().isEmpty(), line.toString());
        }
    }

    @Test
    void anAzertyKeyboardMovesWithTheKeysAtThePlacesOfWasd() {
        Keymap keymap = Keymap.of(ActionId.all(), KeyPreset.AZERTY.keys(), Map.of());
        assertEquals(Optional.of(HeldKey.GAME_JUMP), keymap.held(Scope.GAME, KeyCode.Z));
        assertEquals(Optional.of(HeldKey.GAME_LEFT), keymap.held(Scope.GAME, KeyCode.Q));
        assertEquals(Optional.of(HeldKey.GAME_DROP), keymap.held(Scope.GAME, KeyCode.S));
        assertEquals(Optional.of(HeldKey.GAME_RIGHT), keymap.held(Scope.GAME, KeyCode.D));
        assertEquals(Optional.empty(), keymap.held(Scope.GAME, KeyCode.W));
    }
}
