package leapsmith.editor.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import leapsmith.editor.LevelText;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Edit;
import leapsmith.editor.model.EditSequence;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
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
            Level after = edit.applyTo(now);
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
        Edit all = ObjectEdit.move(Message.of("all"), start, Set.of(), 0, 0);
        for (int i = 0; i < 40; i++) {
            Edit edit = edits.objects(now);
            now = edit.applyTo(now);
            all = all.then(edit).orElseThrow();
            EditLaws.check(start, all);
            assertEquals(now, all.applyTo(start));
        }
    }

    @Test
    void aRestoredObjectGetsItsPlaceInTheOrder() {
        Edit remove = ObjectEdit.remove(Message.of("remove"), level, List.of("b", "exit"));
        Level after = remove.applyTo(level);
        assertEquals(2, after.objects(CharacterType.TYPE).size());
        assertTrue(after.objects(ZoneType.TYPE).isEmpty());
        assertEquals(level, remove.inverse().applyTo(after));
        assertEquals(
                List.of(new Change.ObjectsChanged(Set.of("b", "exit"), level, after)), remove.changes(level, after));
    }

    @Test
    void copiesGetFreeIdsOfTheSameStem() {
        ObjectEdit edit = ObjectEdit.duplicate(Message.of("duplicate"), level, List.of("a", "exit"), 16, 0);
        assertEquals(Set.of("a-2", "exit-2"), edit.ids());
        ObjectEdit again =
                ObjectEdit.duplicate(Message.of("duplicate"), edit.applyTo(level), List.of("a", "a-2"), 16, 0);
        assertEquals(Set.of("a-3", "a-4"), again.ids());
    }

    @Test
    void anEditThatDoesNotFitIsRefused() {
        Edit move = ObjectEdit.move(Message.of("move"), level, List.of("a"), 1, 0);
        Level moved = move.applyTo(level);
        assertThrows(IllegalArgumentException.class, () -> move.applyTo(moved));
        Edit numbers = LevelNumbersEdit.of(
                Message.of("name"), level, LevelNumbers.of(level).withName("other"));
        assertThrows(IllegalArgumentException.class, () -> numbers.applyTo(numbers.applyTo(level)));
        Edit tiles = new TileEdit(
                Message.of("tiles"),
                TileChange.builder(Level.empty("other", 9, 9, 16).tiles())
                        .set(8, 8, 1)
                        .build());
        assertThrows(IllegalArgumentException.class, () -> tiles.applyTo(level));
    }

    @Test
    void tileChangesArePublishedWithTheirRegion() {
        TileChange change = TileChange.builder(level.tiles())
                .fill(new TileRegion(1, 0, 2, 2), 1)
                .build();
        assertEquals(new TileRegion(1, 0, 2, 2), change.bounds());
        Edit edit = new TileEdit(Message.of("tiles"), change);
        Level after = edit.applyTo(level);
        assertEquals(List.of(new Change.TilesChanged(change, level, after)), edit.changes(level, after));
    }

    @Test
    void aNewTileSizeReplacesTheLevel() {
        LevelNumbers numbers = LevelNumbers.of(level);
        Edit size = LevelNumbersEdit.of(Message.of("size"), level, numbers.withTileSize(8));
        Level resized = size.applyTo(level);
        assertEquals(List.of(new Change.LevelReplaced(level, resized)), size.changes(level, resized));
        Edit name = LevelNumbersEdit.of(Message.of("name"), level, numbers.withName("x"));
        Level renamed = name.applyTo(level);
        assertEquals(List.of(new Change.NumbersChanged(level, renamed)), name.changes(level, renamed));
    }

    @Test
    void resizingMovesTheContent() {
        ReplaceLevel edit = ReplaceLevel.resizing(Message.of("resize"), level, 6, 4, 1, 1);
        EditLaws.check(level, edit);
        Level after = edit.applyTo(level);
        assertEquals(List.of("......", "......", "......", ".####."), LevelText.rows(after));
        assertEquals(17, after.object("a").orElseThrow().x());
        assertEquals(32, after.object("exit").orElseThrow().y());
        EditLaws.checkMerge(level, edit, ReplaceLevel.resizing(Message.of("crop"), after, 2, 2, -1, -2));
    }

    @Test
    void aSequenceDropsEditsThatCancelOut() {
        Edit move = ObjectEdit.move(Message.of("move"), level, List.of("a"), 1, 0);
        assertTrue(EditSequence.of(Message.of("both"), List.of(move, move.inverse()))
                .isNoOp());
    }

    @Test
    void moreTilesTakeMoreBytes() {
        TileEdit few = new TileEdit(
                Message.of("few"),
                TileChange.builder(level.tiles()).set(0, 0, 1).build());
        TileEdit many = new TileEdit(
                Message.of("many"),
                TileChange.builder(level.tiles())
                        .fill(new TileRegion(0, 0, 4, 2), 1)
                        .build());
        assertTrue(many.sizeBytes() > few.sizeBytes());
    }
}
