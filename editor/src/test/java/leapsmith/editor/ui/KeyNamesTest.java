package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeyNamesTest {
    private final Texts german = new Texts(Locale.GERMAN);
    private final KeyNames names = new KeyNames(german);

    @Test
    void aGermanKeyHasTheNameOnAGermanKeyboard() {
        assertEquals("Strg+Umschalt+S", names.of(KeyText.read("Ctrl+Shift+S")));
        assertEquals("Umschalt+Entf", names.of(KeyText.read("Shift+DELETE")));
        assertEquals("Strg+Bild auf", names.of(KeyText.read("Ctrl+PAGE_UP")));
        assertEquals("F5", names.of(KeyText.read("F5")));
        assertEquals("Umschalt+Eingabe", names.of(KeyText.read("Shift+ENTER")));
        assertEquals("Strg+Num 1", names.of(KeyText.read("Ctrl+NUMPAD1")));
    }

    @Test
    void anEnglishKeyHasItsUsualNameOrSymbol() {
        KeyNames english = new KeyNames(new Texts(Locale.ENGLISH));
        assertEquals("Ctrl+Shift+S", english.of(KeyText.read("Ctrl+Shift+S")));
        assertEquals("Backspace", english.of(KeyText.read("BACK_SPACE")));
        assertEquals("Shift+\u2190", english.of(KeyText.read("Shift+LEFT")));
        assertEquals("Enter", english.of(KeyText.read("ENTER")));
        assertEquals("Num 0", english.of(KeyText.read("NUMPAD0")));
        assertEquals("Ctrl+,", english.of(KeyText.read("Ctrl+COMMA")));
    }

    @Test
    void aTextMentionsTheKeyThatIsAssigned() {
        Keymap changed = Keymap.of(ActionId.all(), Map.of(), Map.of("play.play", KeyText.readAll("Ctrl+HOME")))
                .named(names);
        assertEquals(
                "Strg+Pos1 drücken, um das Level gleich hier zu spielen.",
                new KeyHints(german, () -> changed).get("tour.play", ActionId.PLAY));
    }

    @Test
    void aTextMentionsAnActionWithoutAKeyByItsName() {
        Keymap without = Keymap.of(ActionId.all(), Map.of(), Map.of("play.play", List.of()));
        assertEquals(
                "Press \u201cPlay\u201d to play the level right here.",
                new KeyHints(new Texts(Locale.ENGLISH), () -> without).get("tour.play", ActionId.PLAY));
    }
}
