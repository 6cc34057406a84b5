package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;

class LevelObjectsTest {
    /** Objects with duplicate ids, as in some files. */
    private final Level level = Level.empty("test", 40, 30, 16)
            .withObjects(
                    CharacterType.TYPE,
                    List.of(
                            CharacterType.TYPE.create("a", "patrol", 0, 0),
                            CharacterType.TYPE.create("b", "patrol", 20, 0),
                            CharacterType.TYPE.create("a", "patrol", 40, 0),
                            CharacterType.TYPE.create("c", "patrol", 60, 0)))
            .withObjects(
                    ZoneType.TYPE,
                    List.of(
                            ZoneType.TYPE.create("b", "goal", 100, 8, 16, 32),
                            ZoneType.TYPE.create("z", "goal", 200, 8, 16, 32)));

    @Test
    void manyObjectsAreFoundLikeSingleOnes() {
        List<String> ids = new ArrayList<>();
        for (String id : List.of("z", "none", "c", "b", "a", "c", "z", "b")) {
            ids.add(id);
            List<LevelObject> expected =
                    ids.stream().map(level::object).flatMap(Optional::stream).toList();
            assertEquals(expected, LevelObjects.find(level, ids));
        }
    }
}
