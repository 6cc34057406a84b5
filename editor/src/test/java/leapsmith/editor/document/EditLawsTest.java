package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import leapsmith.editor.LevelText;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EditLawsTest {
    private final Level level = LevelText.level("....", "....", "####")
            .withObjects(
                    CharacterType.TYPE,
                    List.of(
                            CharacterType.TYPE.create("a", "player", 1, 2),
                            CharacterType.TYPE.create("b", "patrol", 3, 4),
                            CharacterType.TYPE.create("c", "idle", 5, 6)))
            .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", "goal", 16, 16, 16, 16)));

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyEditObeysTheLaws(long seed) {
        RandomEdits edits = new RandomEdits(seed);
        Level now = RandomEdits.level();
        for (int i = 0; i < 60; i++) {
            Edit edit = edits.next(now);
            EditLaws.check(now, edit);
            Level after = edit.delta().after();
            EditLaws.checkMerge(now, edit, edits.next(after));
            now = after;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void manyObjectEditsMergeToOne(long seed) {
        RandomEdits edits = new RandomEdits(seed);
        Level start = RandomEdits.level();
        Level now = start;
        for (int i = 0; i < 40; i++) {
            now = edits.objects(now).delta().after();
            EditLaws.check(start, Edit.of(Message.of("all"), start, now));
        }
    }

    @Test
    void aRestoredObjectGetsItsPlaceInTheOrder() {
        LevelDocument document = new LevelDocument(level);
        Edit remove = ObjectEdits.remove(Message.of("remove"), level, List.of("b", "exit"));
        document.apply(remove);
        assertEquals(2, document.level().objects(CharacterType.TYPE).size());
        assertTrue(document.level().objects(ZoneType.TYPE).isEmpty());
        assertEquals(Set.of("b", "exit"), remove.delta().objectIds());
        document.undo();
        assertEquals(level, document.level());
    }

    @Test
    void copiesGetFreeIdsOfTheSameStem() {
        LevelDelta first = ObjectEdits.duplicate(Message.of("duplicate"), level, List.of("a", "exit"), 16, 0)
                .delta();
        assertEquals(Set.of("a-2", "exit-2"), first.objectIds());
        Edit again = ObjectEdits.duplicate(Message.of("duplicate"), first.after(), List.of("a", "a-2"), 16, 0);
        assertEquals(Set.of("a-3", "a-4"), again.delta().objectIds());
        Level alone = level.withObjects(
                ZoneType.TYPE,
                List.of(
                        ZoneType.TYPE.create("goal-2", ZoneType.GOAL, 0, 0, 16, 16),
                        ZoneType.TYPE.create("goal-4", ZoneType.GOAL, 0, 0, 16, 16),
                        ZoneType.TYPE.create("exit-99999999999", ZoneType.GOAL, 0, 0, 16, 16)));
        Edit numbered = ObjectEdits.duplicate(
                Message.of("duplicate"), alone, List.of("goal-2", "goal-4", "exit-99999999999"), 16, 0);
        assertEquals(
                Set.of("goal-3", "goal-5", "exit-99999999999-2"),
                numbered.delta().objectIds());
    }

    @Test
    void resizingMovesTheContent() {
        Level after = new LevelResize(6, 4, 1, 1).applyTo(level);
        Edit edit = Edit.of(Message.of("resize"), level, after);
        EditLaws.check(level, edit);
        assertEquals(List.of("......", "......", "......", ".####."), LevelText.rows(after));
        assertEquals(17, after.object("a").orElseThrow().x());
        assertEquals(32, after.object("exit").orElseThrow().y());
        Level cropped = new LevelResize(2, 2, -1, -2).applyTo(after);
        EditLaws.checkMerge(level, edit, Edit.of(Message.of("crop"), after, cropped));
    }
}
