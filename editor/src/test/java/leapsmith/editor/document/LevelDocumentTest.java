package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelDocumentTest {
    private static final Path FILE = Path.of("level.level.json");

    private final Level start = RandomEdits.level();
    private final LevelDocument document = new LevelDocument(start);
    private final List<Change> received = new ArrayList<>();

    private Edit paint(int column, int row, int value) {
        return paint(document, Message.of("paint"), column, row, value);
    }

    private static Edit paint(LevelDocument of, Message name, int column, int row, int value) {
        TileGrid tiles = of.level().tiles().draft().set(column, row, value).build();
        return Edit.of(name, of.level(), of.level().withTiles(tiles));
    }

    private Edit move(String id, double dx) {
        return ObjectEdits.move(Message.of("move"), document.level(), List.of(id), dx, 0);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void undoAndRedoReturnToEachLevelOfARandomRun(long seed) {
        Random random = new Random(seed);
        RandomEdits edits = new RandomEdits(seed);
        List<Level> levels = new ArrayList<>(List.of(start));
        for (int i = 0; i < 200; i++) {
            int index = document.history().index();
            switch (random.nextInt(4)) {
                case 0 -> document.undo();
                case 1 -> document.redo();
                default -> {
                    if (document.apply(edits.next(document.level()))) {
                        levels.subList(index + 1, levels.size()).clear();
                        levels.add(document.level());
                    }
                }
            }
            assertEquals(levels.get(document.history().index()), document.level());
            assertEquals(levels.size() - 1, document.history().size());
        }
        for (int i = 0; i < 20; i++) {
            int index = random.nextInt(levels.size());
            document.goTo(index);
            assertEquals(levels.get(index), document.level());
        }
        document.goTo(0);
        assertEquals(start, document.level());
        assertFalse(document.isDirty());
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24})
    void aStrokeOfAnyEditsIsOneStep(long seed) {
        RandomEdits edits = new RandomEdits(seed);
        for (int length = 1; length < 40; length += 7) {
            document.beginStroke(Message.of("stroke"));
            for (int i = 0; i < length; i++) {
                document.apply(edits.next(document.level()));
            }
            Level after = document.level();
            document.endStroke();
            assertSame(after, document.level());
            assertEquals(List.of(Message.of("stroke")), document.history().names());
            document.undo();
            assertEquals(start, document.level());
            document.redo();
            assertEquals(after, document.level());
            document.undo();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void aCancelledStrokeRestoresEverything(long seed) {
        RandomEdits edits = new RandomEdits(seed);
        document.apply(edits.tiles(document.level()));
        Level before = document.level();
        long revision = document.revision();
        document.beginStroke(Message.of("stroke"));
        for (int i = 0; i < 25; i++) {
            document.apply(edits.next(document.level()));
        }
        document.cancelStroke();
        assertEquals(before, document.level());
        assertEquals(revision, document.revision());
        assertEquals(1, document.history().size());
        assertFalse(document.isInStroke());
    }

    @Test
    void aCancelledStrokeKeepsWhatCanBeRedone() {
        document.apply(paint(1, 1, 1));
        Level painted = document.level();
        document.undo();
        document.beginStroke(Message.of("stroke"));
        document.apply(paint(2, 2, 1));
        document.cancelStroke();
        assertTrue(document.redo());
        assertEquals(painted, document.level());
    }

    @Test
    void aStrokeWithoutEffectIsNoStep() {
        document.beginStroke(Message.of("stroke"));
        document.apply(paint(1, 1, 1));
        document.apply(paint(1, 1, 0));
        document.endStroke();
        assertEquals(0, document.history().size());
        assertFalse(document.isDirty());
    }

    @Test
    void undoDoesNothingDuringAStroke() {
        document.apply(paint(1, 1, 1));
        document.beginStroke(Message.of("stroke"));
        document.apply(paint(2, 2, 1));
        assertFalse(document.undo());
        assertThrows(IllegalStateException.class, () -> document.beginStroke(Message.of("another")));
        document.endStroke();
        assertTrue(document.undo());
        assertEquals(1, document.history().index());
    }

    @Test
    void noOpsAreRefused() {
        document.addListener(received::add);
        assertFalse(document.apply(paint(1, 1, 0)));
        assertFalse(document.apply(move("hero", 0)));
        assertFalse(document.apply(Message.of("name"), start.withName(start.name())));
        assertEquals(List.of(), received);
        assertEquals(0, document.history().size());
        assertSame(start, document.level());
    }

    @Test
    void aFailedEditChangesNothing() {
        document.apply(move("hero", 1));
        Edit stale = ObjectEdits.move(Message.of("move"), start, List.of("hero"), 5, 0);
        Level before = document.level();
        document.addListener(received::add);
        assertThrows(IllegalArgumentException.class, () -> document.apply(stale));
        assertSame(before, document.level());
        assertEquals(1, document.history().size());
        assertEquals(List.of(), received);
    }

    @Test
    void theDirtyFlagFollowsTheSavedState() {
        assertFalse(document.isDirty());
        document.apply(paint(1, 1, 1));
        assertTrue(document.isDirty());
        document.markSaved(FILE, document.revision());
        assertFalse(document.isDirty());
        assertEquals(Optional.of(FILE), document.file());
        document.apply(paint(2, 2, 1));
        assertTrue(document.isDirty());
        document.undo();
        assertFalse(document.isDirty());
        document.undo();
        assertTrue(document.isDirty());
        document.redo();
        assertFalse(document.isDirty());
        document.undo();
        document.apply(paint(3, 3, 1));
        document.undo();
        assertTrue(document.isDirty(), "the saved state was lost with the steps that led there");
        assertEquals(1, document.history().size());
    }

    @Test
    void aSlowSaveMarksTheStateItSaved() {
        document.apply(paint(1, 1, 1));
        long saving = document.revision();
        document.apply(paint(2, 2, 1));
        document.markSaved(FILE, saving);
        assertTrue(document.isDirty());
        document.undo();
        assertFalse(document.isDirty());
    }

    @Test
    void aSaveWithinAStrokeDoesNotHideTheRestOfIt() {
        document.beginStroke(Message.of("stroke"));
        document.apply(paint(1, 1, 1));
        document.markSaved(FILE, document.revision());
        assertFalse(document.isDirty());
        document.apply(paint(2, 2, 1));
        document.endStroke();
        assertTrue(document.isDirty());
    }

    @Test
    void historyDropsItsOldestStepsWhenItIsFull() {
        LevelDocument small = new LevelDocument(start, FILE);
        small.drawFrom(new MemoryBudget(100_000));
        for (int i = 0; i < 500; i++) {
            small.apply(paint(small, Message.of("step", i), i % 100, i / 100, 1));
        }
        History history = small.history();
        assertTrue(history.sizeBytes() <= 100_000);
        assertTrue(history.size() > 5 && history.size() < 500, "steps: " + history.size());
        assertEquals(Message.of("step", 499), history.name(history.size() - 1));
        assertTrue(small.goTo(0));
        assertFalse(small.undo());
        assertTrue(small.isDirty(), "the state that was read can't be reached any more");
        small.goTo(history.size());
        assertEquals(1, small.level().tiles().at(99, 4));
    }

    @Test
    void oneStepLargerThanTheHistoryCanStillBeUndone() {
        LevelDocument small = new LevelDocument(start, FILE);
        small.drawFrom(new MemoryBudget(10));
        small.apply(paint(1, 1, 1));
        assertEquals(1, small.history().size());
        small.undo();
        assertEquals(start, small.level());
        assertFalse(small.isDirty());
    }

    @Test
    void listenersReceiveOneEventPerChange() {
        Subscription subscription = document.addListener(received::add);
        Edit edit = paint(3, 4, 1);
        document.apply(edit);
        assertEquals(List.of(new Change.LevelChanged(edit.delta(), true), new Change.HistoryChanged()), received);
        received.clear();
        document.undo();
        LevelDelta undone = delta(received.get(0));
        assertSame(edit.delta().after(), undone.before());
        assertSame(start, undone.after());
        assertEquals(edit.delta().tiles().tiles(), undone.tiles().tiles());
        assertEquals(List.of(new Change.HistoryChanged()), received.subList(1, received.size()));
        received.clear();
        document.apply(move("hero", 1));
        assertEquals(Set.of("hero"), delta(received.get(0)).objectIds());
        assertEquals(List.of(new Change.HistoryChanged()), received.subList(1, received.size()));
        received.clear();
        document.select(Selection.of("hero"));
        document.select(Selection.of("hero"));
        assertEquals(List.of(new Change.SelectionChanged()), received);
        received.clear();
        document.markSaved(FILE, document.revision());
        assertEquals(List.of(new Change.FileChanged(), new Change.HistoryChanged(), new Change.Saved(FILE)), received);
        received.clear();
        subscription.unsubscribe();
        document.apply(paint(1, 1, 1));
        assertEquals(List.of(), received);
    }

    @Test
    void aStrokeAndMergedStepsAreOneEdit() {
        document.addListener(received::add);
        document.beginStroke(Message.of("stroke"));
        document.apply(paint(1, 1, 1));
        document.apply(paint(2, 1, 1));
        document.endStroke();
        document.undo();
        document.applyMerging(move("hero", 1));
        document.applyMerging(move("hero", 1));
        document.reviseAll(it -> it.withName(it.name().equals(start.name()) ? "file" : it.name()));
        List<Boolean> begins = received.stream()
                .filter(Change.LevelChanged.class::isInstance)
                .map(it -> ((Change.LevelChanged) it).beginsEdit())
                .toList();
        assertEquals(List.of(true, false, true, true, false, false), begins);
    }

    private static LevelDelta delta(Change change) {
        return ((Change.LevelChanged) change).delta();
    }

    @Test
    void severalStepsAreUndoneAsOneChange() {
        document.apply(paint(1, 1, 1));
        document.apply(move("hero", 1));
        document.addListener(received::add);
        document.goTo(0);
        assertEquals(2, received.size());
        assertTrue(delta(received.get(0)).changesTiles());
        assertEquals(Set.of("hero"), delta(received.get(0)).objectIds());
    }

    @Test
    void undoSelectsTheTilesThatWereSelectedBeforeTheStep() {
        TileSet first = TileSet.of(new TileRegion(1, 1, 2, 2));
        TileSet moved = TileSet.of(new TileRegion(3, 1, 2, 2));
        document.select(Selection.of(Set.of(), first));
        document.beginStroke(Message.of("stroke"));
        document.apply(paint(1, 1, 1).selecting(TileSet.of(new TileRegion(2, 1, 2, 2))));
        document.apply(paint(2, 1, 1).selecting(moved));
        document.endStroke();
        assertEquals(moved, document.selection().tiles());
        document.select(Selection.NONE);
        document.undo();
        assertEquals(first, document.selection().tiles());
        document.redo();
        assertEquals(moved, document.selection().tiles());
    }

    @Test
    void aNewNameHoldsInAllStatesThatHadTheFirstOne() {
        document.apply(paint(1, 1, 1));
        document.apply(Message.of("name"), document.level().withName("chosen"));
        document.apply(paint(2, 2, 1));
        document.undo();
        document.beginStroke(Message.of("stroke"));
        document.apply(paint(3, 3, 1));
        long revision = document.revision();
        document.reviseAll(it -> it.withName(it.name().equals(start.name()) ? "file" : it.name()));
        assertEquals("chosen", document.level().name());
        assertEquals(revision, document.revision());
        document.cancelStroke();
        document.undo();
        assertEquals("file", document.level().name());
        document.goTo(0);
        assertEquals(start.withName("file"), document.level());
        document.goTo(3);
        assertEquals("chosen", document.level().name());
    }

    @Test
    void everyListenerReceivesChangesInOrderEvenIfOneEditsAgain() {
        List<Change> second = new ArrayList<>();
        document.addListener(change -> {
            received.add(change);
            if (change instanceof Change.LevelChanged && document.history().size() == 1) {
                document.apply(move("hero", 1));
            }
        });
        document.addListener(second::add);
        document.apply(paint(1, 1, 1));
        assertEquals(2, document.history().size());
        assertEquals(received, second);
        assertEquals(Change.LevelChanged.class, second.get(0).getClass());
    }

    @Test
    void aFailingListenerDoesNotBlockOthers() {
        document.addListener(change -> {
            throw new IllegalStateException("on purpose");
        });
        document.addListener(received::add);
        assertThrows(IllegalStateException.class, () -> document.apply(paint(1, 1, 1)));
        assertEquals(2, received.size());
        assertTrue(document.history().canUndo());
    }

    @Test
    void anErrorOfAListenerDoesNotStopTheOthers() {
        document.addListener(change -> {
            throw new StackOverflowError();
        });
        document.addListener(received::add);
        assertThrows(StackOverflowError.class, () -> document.apply(paint(1, 1, 1)));
        assertEquals(2, received.size());
        assertTrue(document.history().canUndo());
    }

    @Test
    void theSelectionDropsRemovedObjectsAndRestoresThemOnUndo() {
        document.select(Selection.of("hero", "exit", "missing"));
        assertEquals(Selection.of("hero", "exit"), document.selection());
        document.apply(ObjectEdits.remove(Message.of("remove"), document.level(), List.of("hero")));
        assertEquals(Selection.of("exit"), document.selection());
        document.undo();
        assertEquals(Selection.of("hero"), document.selection());
    }

    @Test
    void similarEditsAreMergedOnlyWithoutAnInterruption() {
        document.applyMerging(move("hero", 1));
        document.applyMerging(move("hero", 1));
        assertEquals(1, document.history().size());
        document.applyMerging(move("exit", 1));
        assertEquals(2, document.history().size());
        document.select(Selection.of("exit"));
        document.applyMerging(move("exit", 1));
        assertEquals(3, document.history().size());
        document.markSaved(FILE, document.revision());
        document.applyMerging(move("exit", 1));
        assertEquals(4, document.history().size());
        document.applyMerging(move("exit", -1));
        assertEquals(3, document.history().size(), "there and back is no step");
        assertFalse(document.isDirty());
        document.goTo(0);
        assertEquals(start, document.level());
    }
}
