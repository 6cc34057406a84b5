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
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EditLawsTest {
    private final Level level = LevelText.level("....", "....", "####")
            .withCharacters(List.of(
                    PlacedCharacter.of("a", "player", 1, 2),
                    PlacedCharacter.of("b", "patrol", 3, 4),
                    PlacedCharacter.of("c", "idle", 5, 6)))
            .withZones(List.of(Zone.of("exit", "goal", 16, 16, 16, 16)));

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void anyEditKeepsTheLaws(long seed) {
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
        Edit all = ObjectEdit.move("all", start, Set.of(), 0, 0);
        for (int i = 0; i < 40; i++) {
            Edit edit = edits.objects(now);
            now = edit.applyTo(now);
            all = all.then(edit).orElseThrow();
            EditLaws.check(start, all);
            assertEquals(now, all.applyTo(start));
        }
    }

    @Test
    void aRemovedObjectComesBackToItsPlaceInTheOrder() {
        Edit remove = ObjectEdit.remove("remove", level, List.of("b", "exit"));
        Level after = remove.applyTo(level);
        assertEquals(2, after.characters().size());
        assertTrue(after.zones().isEmpty());
        assertEquals(level, remove.inverse().applyTo(after));
        assertEquals(List.of(new Change.ObjectsChanged(Set.of("b", "exit"))), remove.changes());
    }

    @Test
    void copiesGetFreeIdsOfTheSameStem() {
        ObjectEdit edit = ObjectEdit.duplicate("duplicate", level, List.of("a", "exit"), 16, 0);
        assertEquals(Set.of("a-2", "exit-2"), edit.ids());
        ObjectEdit again = ObjectEdit.duplicate("duplicate", edit.applyTo(level), List.of("a", "a-2"), 16, 0);
        assertEquals(Set.of("a-3", "a-4"), again.ids());
    }

    @Test
    void anEditThatDoesNotFitIsRefused() {
        Edit move = ObjectEdit.move("move", level, List.of("a"), 1, 0);
        Level moved = move.applyTo(level);
        assertThrows(IllegalArgumentException.class, () -> move.applyTo(moved));
        Edit numbers = LevelNumbersEdit.of("name", level, LevelNumbers.of(level).withName("other"));
        assertThrows(IllegalArgumentException.class, () -> numbers.applyTo(numbers.applyTo(level)));
        Edit tiles = new TileEdit(
                "tiles",
                TileChange.builder(Level.empty("other", 9, 9, 16).tiles())
                        .set(8, 8, 1)
                        .build());
        assertThrows(IllegalArgumentException.class, () -> tiles.applyTo(level));
    }

    @Test
    void tilesAreToldWithTheirRegion() {
        TileChange change = TileChange.builder(level.tiles())
                .fill(new TileRegion(1, 0, 2, 2), 1)
                .build();
        assertEquals(
                List.of(new Change.TilesChanged(new TileRegion(1, 0, 2, 2), change)),
                new TileEdit("tiles", change).changes());
    }

    @Test
    void anotherTileSizeMakesItAnotherLevel() {
        LevelNumbers numbers = LevelNumbers.of(level);
        assertEquals(
                List.of(new Change.LevelReplaced()),
                LevelNumbersEdit.of("size", level, numbers.withTileSize(8)).changes());
        assertEquals(
                List.of(new Change.NumbersChanged()),
                LevelNumbersEdit.of("name", level, numbers.withName("x")).changes());
    }

    @Test
    void resizingMovesWhatTheLevelHolds() {
        ReplaceLevel edit = ReplaceLevel.resizing("resize", level, 6, 4, 1, 1);
        EditLaws.check(level, edit);
        Level after = edit.applyTo(level);
        assertEquals(List.of("......", "......", "......", ".####."), LevelText.rows(after));
        assertEquals(17, after.character("a").orElseThrow().x());
        assertEquals(32, after.zone("exit").orElseThrow().y());
        EditLaws.checkMerge(level, edit, ReplaceLevel.resizing("crop", after, 2, 2, -1, -2));
    }

    @Test
    void aSequenceLeavesOutWhatCancelsOut() {
        Edit move = ObjectEdit.move("move", level, List.of("a"), 1, 0);
        assertTrue(EditSequence.of("both", List.of(move, move.inverse())).isNoOp());
    }

    @Test
    void moreTilesAreMoreBytes() {
        TileEdit few = new TileEdit(
                "few", TileChange.builder(level.tiles()).set(0, 0, 1).build());
        TileEdit many = new TileEdit(
                "many",
                TileChange.builder(level.tiles())
                        .fill(new TileRegion(0, 0, 4, 2), 1)
                        .build());
        assertTrue(many.sizeBytes() > few.sizeBytes());
    }
}
