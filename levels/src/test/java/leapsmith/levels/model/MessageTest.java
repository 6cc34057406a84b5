package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class MessageTest {
    private static String message(String text, Object... arguments) {
        return Message.filled(text, List.of(arguments));
    }

    @Test
    void argumentsReplaceTheirPlaceholders() {
        assertEquals("b isn't a, but b", message("{1} isn't {0}, but {1}", "a", "b"));
        assertEquals("{1} and x", message("{0} and {1}", "{1}", "x"));
    }

    @Test
    void aTextChoosesByANumber() {
        String text = "{0,choice,0#no tiles|1#1 tile of {1}|1<{0} tiles of {1}} lost";
        assertEquals("no tiles lost", message(text, 0, "cave"));
        assertEquals("1 tile of cave lost", message(text, 1L, "cave"));
        assertEquals("262144 tiles of {0} lost", message(text, 262_144, "{0}"));
    }

    @Test
    void wordsOfFilesAndListsAreInsertedAsInFiles() {
        List<FileWord> kinds =
                List.of(FileWord.of(CharacterType.TYPE, "player"), FileWord.of(CharacterType.TYPE, "patrol"));
        assertEquals("player, patrol; oneway", message("{0}; {1}", kinds, FileWord.of(TileType.ONE_WAY)));
    }

    @Test
    void aMessageHasItsEnglishTextWithTheTextsOfOtherMessagesInIt() {
        assertEquals(
                "The level has no player. Add a player from the palette.",
                Message.of("problem.no-player").english());
        Message inner = Message.literal("{0} isn't filled again");
        assertEquals(
                "The id \"{0} isn't filled again\" is used more than once. Give each object its own id.",
                Message.of("problem.duplicate-id", inner).english());
    }

    @Test
    void anUnknownMessageIsItsKeyWithTheArguments() {
        assertEquals(
                "problem.of-a-game 1, x",
                Message.of("problem.of-a-game", 1, Message.literal("x")).english());
    }
}
