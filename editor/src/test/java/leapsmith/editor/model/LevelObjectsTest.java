package leapsmith.editor.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Zone;
import org.junit.jupiter.api.Test;

class LevelObjectsTest {
    /** As a file may have them: one id several times. */
    private final Level level = Level.empty("test", 40, 30, 16)
            .withCharacters(List.of(
                    PlacedCharacter.of("a", "patrol", 0, 0),
                    PlacedCharacter.of("b", "patrol", 20, 0),
                    PlacedCharacter.of("a", "patrol", 40, 0),
                    PlacedCharacter.of("c", "patrol", 60, 0)))
            .withZones(List.of(Zone.of("b", "goal", 100, 8, 16, 32), Zone.of("z", "goal", 200, 8, 16, 32)));

    @Test
    void manyAreFoundAsOneByOne() {
        List<String> ids = new ArrayList<>();
        for (String id : List.of("z", "none", "c", "b", "a", "c", "z", "b")) {
            ids.add(id);
            List<LevelObject> expected =
                    ids.stream().map(level::object).flatMap(Optional::stream).toList();
            assertEquals(expected, LevelObjects.find(level, ids));
        }
    }
}
