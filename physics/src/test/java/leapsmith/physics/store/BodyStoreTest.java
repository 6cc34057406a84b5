package leapsmith.physics.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.tile.Material;
import org.junit.jupiter.api.Test;

class BodyStoreTest {
    private static final BodyDef BOX = BodyDef.box(0, 0, 10, 20);

    private final BodyStore store = new BodyStore();

    @Test
    void theLowestFreeIndexIsUsedFirst() {
        for (int i = 0; i < 40; i++) {
            add(store.lowestFreeIndex());
        }
        store.remove(7);
        store.remove(3);
        store.remove(30);
        assertEquals(3, add(store.lowestFreeIndex()));
        assertEquals(7, add(store.lowestFreeIndex()));
        assertEquals(30, add(store.lowestFreeIndex()));
        assertEquals(40, add(store.lowestFreeIndex()));
    }

    @Test
    void theLimitShrinksWhenTheLastBodiesAreRemoved() {
        add(0);
        add(5);
        add(6);
        assertEquals(7, store.limit());
        store.remove(5);
        assertEquals(7, store.limit());
        store.remove(6);
        assertEquals(1, store.limit());
        assertEquals(1, store.count());
    }

    @Test
    void anIndexInUseIsRefused() {
        add(2);
        assertThrows(IllegalArgumentException.class, () -> add(2));
        assertThrows(IllegalArgumentException.class, () -> add(-1));
        assertThrows(IllegalArgumentException.class, () -> add(BodyStore.MAX_BODIES));
    }

    @Test
    void anIndexThatWouldCostGigabytesIsRefused() {
        Exception refused = assertThrows(IllegalArgumentException.class, () -> add((1 << 24) - 1));
        assertEquals("index 16777215 of a body is out of range: 0 to 1048575", refused.getMessage());
        assertEquals(0, store.limit());
    }

    @Test
    void aReusedIndexHasANewGenerationAndNoOldValues() {
        add(0);
        store.place(0, 5, 6);
        store.contacts[0] = 3;
        store.previousContacts[0] = 3;
        store.state[0] = 2;
        store.remove(0);
        add(0);
        assertEquals(1, store.generation(0));
        assertEquals(0, store.x[0]);
        assertEquals(0, store.contacts[0] | store.previousContacts[0] | store.state[0]);
    }

    @Test
    void aRefusedDefinitionChangesNothing() {
        BodyDef tooFast = BOX.movement(new Movement(1e12, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> store.add(0, tooFast, 60));
        assertThrows(IllegalArgumentException.class, () -> store.add(0, BOX.velocity(1e12, 0), 60));
        assertEquals(0, store.count());
        assertFalse(store.isAlive(0));
        assertEquals(0, store.lowestFreeIndex());
    }

    @Test
    void aSensorNeitherMovesNorFallsNorMeetsTiles() {
        store.add(0, BOX.sensor(true).velocity(50, 50), 60);
        assertEquals(0, store.vx[0]);
        assertEquals(0, store.vy[0]);
        assertTrue(store.has(0, BodyFlags.SENSOR));
        assertFalse(store.has(0, BodyFlags.GRAVITY | BodyFlags.TILES));
    }

    @Test
    void restoringRowsBringsBackRemovedBodiesAndRemovesNewOnes() {
        add(0);
        add(1);
        store.place(1, 11, 12);
        BodyRows rows = store.copyRows();
        long hash = hash();
        store.remove(1);
        store.place(0, 1, 1);
        add(1);
        add(50);
        store.restoreRows(rows);
        assertEquals(hash, hash());
        assertEquals(2, store.count());
        assertEquals(2, store.limit());
        assertEquals(0, store.generation(1));
        assertEquals(11, store.x[1]);
        assertFalse(store.isAlive(50));
        assertEquals(2, store.lowestFreeIndex());
        assertEquals(0, store.generation(50));
    }

    @Test
    void restoringLeavesNothingOfLaterRows() {
        BodyRows nothing = store.copyRows();
        store.add(50, BOX.path(PathDef.backAndForth(10, 0, 60)), 60);
        store.remove(50);
        add(50);
        assertEquals(1, store.generation(50));
        store.restoreRows(nothing);
        assertEquals(0, store.generation(50));
        assertNull(store.movement[50]);
        store.add(50, BOX.path(PathDef.backAndForth(10, 0, 60)), 60);
        store.restoreRows(nothing);
        assertNull(store.path[50]);
    }

    @Test
    void anyNumberOfRowsCanBeRestoredIntoANewStore() {
        for (int i = 0; i < 40; i++) {
            add(i);
            store.place(i, i, 2 * i);
        }
        BodyStore other = new BodyStore();
        other.restoreRows(store.copyRows());
        StateHash theirs = new StateHash();
        other.addTo(theirs);
        assertEquals(hash(), theirs.value());
    }

    @Test
    void areAllPlainIsCorrectAfterAddsAndRemoves() {
        assertKnown(store::areAllPlain, BOX, BOX.shape(Shape.TRIANGLE_TOP_LEFT));
        assertKnown(store::areAllPlain, BOX, BOX.filter(new Filter(1, ~1)));
        assertKnown(store::areAllPlain, BOX, BOX.filter(new Filter(0, ~0)));
    }

    @Test
    void hasPlatformsIsCorrectAfterAddsAndRemoves() {
        for (Solidity solidity : List.of(Solidity.TOP, Solidity.ALL)) {
            assertKnown(() -> !store.hasPlatforms(), BOX, BOX.solidity(solidity));
        }
        assertKnown(() -> !store.hasPlatforms(), BOX, BOX.path(PathDef.backAndForth(10, 0, 60)));
    }

    @Test
    void hasSensorsAndHasFrictionAreCorrectAfterAddsAndRemoves() {
        assertKnown(() -> !store.hasSensors(), BOX, BOX.sensor(true));
        assertKnown(() -> !store.hasFriction(), BOX, BOX.friction(100));
    }

    /** A query that is true while there are only bodies of one kind is false while there is one of another. */
    private void assertKnown(BooleanSupplier holds, BodyDef kind, BodyDef other) {
        assertTrue(holds.getAsBoolean());
        store.add(0, kind, 60);
        assertTrue(holds.getAsBoolean());
        BodyRows without = store.copyRows();
        store.add(1, other, 60);
        store.add(2, other, 60);
        store.remove(1);
        assertFalse(holds.getAsBoolean());
        BodyRows with = store.copyRows();
        store.remove(2);
        assertTrue(holds.getAsBoolean());
        store.restoreRows(with);
        assertFalse(holds.getAsBoolean());
        store.restoreRows(without);
        assertTrue(holds.getAsBoolean());
        store.remove(0);
        assertTrue(holds.getAsBoolean());
    }

    @Test
    void theSizeOfACopyExcludesSharedColumns() {
        add(0);
        add(1);
        BodyRows before = store.copyRows();
        long column = MemorySize.array(2, Integer.BYTES);
        long columns = store.columns().stream().filter(Column::isUsed).count();
        long list = MemorySize.array(store.columns().size(), MemorySize.REFERENCE);
        long references = MemorySize.array(2, MemorySize.REFERENCE);
        assertEquals(list + (columns - 2) * column + 2 * references, before.sizeInBytes(null));
        assertEquals(list, store.copyRows().sizeInBytes(before));
        store.place(1, 5, 5);
        // Its place, and its place before.
        assertEquals(list + 4 * column, store.copyRows().sizeInBytes(before));
        store.setMovement(1, new Movement(10, 20, 30), 60);
        store.path[0] = new QuantizedPath(PathDef.backAndForth(10, 0, 60), 60);
        assertEquals(list + 7 * column + 2 * references, store.copyRows().sizeInBytes(before));
    }

    @Test
    void columnsThatAreNotInUseAreZeroAfterEachKindOfRestore() {
        SplittableRandom random = new SplittableRandom(1);
        List<Consumer<BodyStore>> uses = List.of(
                it -> it.setTag(0, 7),
                it -> it.setMemory(0, 1, 8),
                it -> it.setLeftOver(0, 3, -3),
                it -> it.setPushForce(0, 9),
                it -> it.setFriction(0, 10),
                it -> it.setBeyond(0, 11, 0),
                it -> it.redefine(0, BOX.drift(12, 13), 60),
                it -> it.redefine(0, BOX.gravityScale(0.5), 60),
                it -> it.redefine(0, BOX.path(PathDef.backAndForth(10, 0, 60)), 60));
        for (int round = 0; round < 500; round++) {
            BodyStore from = someBodies(random, uses);
            BodyStore into = someBodies(random, uses);
            StateHash expected = new StateHash();
            from.addTo(expected);
            if (random.nextBoolean()) {
                into.restoreRows(from.copyRows());
            } else {
                RowBuffer rows = new RowBuffer();
                from.copyRows(rows);
                into.restoreRows(rows);
                into.restoreRows(rows);
            }
            StateHash restored = new StateHash();
            into.addTo(restored);
            assertEquals(expected.value(), restored.value(), "round " + round);
        }
    }

    private static BodyStore someBodies(SplittableRandom random, List<Consumer<BodyStore>> uses) {
        BodyStore store = new BodyStore();
        int count = 1 + random.nextInt(2 * Column.FEW);
        for (int i = 0; i < count; i++) {
            store.add(i, BOX, 60);
        }
        for (Consumer<BodyStore> use : uses) {
            if (random.nextInt(4) == 0) {
                use.accept(store);
            }
        }
        return store;
    }

    @Test
    void everyRemovalIsCounted() {
        add(0);
        add(1);
        store.remove(1);
        store.remove(0);
        assertEquals(2, store.removals());
    }

    @Test
    void theHashDoesNotDependOnGenerations() {
        BodyStore other = new BodyStore();
        other.add(0, BOX, 60);
        add(0);
        store.remove(0);
        add(0);
        StateHash theirs = new StateHash();
        other.addTo(theirs);
        assertEquals(theirs.value(), hash());
    }

    @Test
    void everyColumnIsHashedAsDeclared() {
        store.add(0, BOX.path(PathDef.backAndForth(10, 0, 60)), 60);
        store.setMaterialTable(new Materials(
                IntStream.range(0, 16)
                        .mapToObj(i -> Material.builder().belt(i).build())
                        .toList(),
                60));
        for (Column<?> column : store.columns()) {
            if (column instanceof Column.OfInts numbers) {
                long before = hash();
                numbers.rows[0] ^= 1 << 4;
                assertEquals(column.hashing() != Column.Hashing.NONE, hash() != before, column.name());
                numbers.rows[0] ^= 1 << 4;
                assertEquals(before, hash(), column.name());
            }
        }
    }

    @Test
    void everyFieldIsSetWhenItsColumnGrows() throws ReflectiveOperationException {
        for (int rows : new int[] {1, 40, 400}) {
            store.add(rows, BOX, 60);
            for (Column<?> column : store.columns()) {
                Field field = BodyStore.class.getDeclaredField(column.name());
                field.setAccessible(true);
                assertSame(column.rows, field.get(store), column.name());
            }
        }
    }

    @Test
    void everyArrayOfTheStoreIsAColumn() {
        Set<String> arrays = Arrays.stream(BodyStore.class.getDeclaredFields())
                .filter(field -> field.getType().isArray() && !field.isSynthetic())
                .map(Field::getName)
                .collect(Collectors.toSet());
        assertEquals(arrays, store.columns().stream().map(Column::name).collect(Collectors.toSet()));
        assertEquals(arrays.size(), store.columns().size());
    }

    @Test
    void aDeclaredColumnIsGrownHashedCopiedAndReset() {
        int[][] field = new int[1][];
        field[0] = store.ints("stamina", Column.Hashing.UNLESS_ZERO, it -> field[0] = it);
        add(40);
        long zero = hash();
        field[0][40] = 5;
        assertNotEquals(zero, hash());
        BodyRows rows = store.copyRows();
        store.remove(40);
        add(40);
        assertEquals(0, field[0][40]);
        assertEquals(zero, hash());
        field[0][40] = 6;
        store.restoreRows(rows);
        assertEquals(5, field[0][40]);
    }

    private int add(int index) {
        store.add(index, BOX, 60);
        return index;
    }

    private long hash() {
        StateHash hash = new StateHash();
        store.addTo(hash);
        return hash.value();
    }
}
