package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ObjectListsTest {
    private static LevelObject idle(String id, double x) {
        return CharacterType.TYPE.create(id, CharacterType.IDLE, x, 0);
    }

    private static ObjectLists lists(int count) {
        List<LevelObject> objects = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            objects.add(idle("idle-" + i, i));
        }
        return ObjectLists.NONE.with(CharacterType.TYPE, objects);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aListWithSharedBlocksIsLikeAnyOtherList(long seed) {
        Random random = new Random(seed);
        List<LevelObject> expected = new ArrayList<>();
        ObjectLists lists = ObjectLists.NONE;
        for (int step = 0; step < 100; step++) {
            List<LevelObject> next = new ArrayList<>(expected);
            int at = random.nextInt(next.size() + 1);
            switch (random.nextInt(5)) {
                case 0 -> {
                    for (int i = random.nextInt(200); i >= 0; i--) {
                        next.add(at, idle("id-" + random.nextInt(400), i));
                    }
                }
                case 1 ->
                    next.subList(at, Math.min(next.size(), at + random.nextInt(80)))
                            .clear();
                case 2 -> next.add(idle("id-" + random.nextInt(400), step));
                case 3 -> next.replaceAll(it -> random.nextInt(50) == 0 ? it.withId("r-" + random.nextInt(50)) : it);
                default -> next.addAll(next.subList(0, Math.min(3, next.size())));
            }
            ObjectLists before = lists;
            lists = lists.with(CharacterType.TYPE, next);
            List<LevelObject> list = lists.of(CharacterType.TYPE);
            assertEquals(next, list);
            assertEquals(next, list.stream().toList());
            assertEquals(next.hashCode(), list.hashCode());
            assertEquals(next.equals(expected), lists.equals(before));
            for (int i = 0; i < 20; i++) {
                String id = (i % 2 == 0 ? "id-" : "r-") + random.nextInt(400);
                Optional<LevelObject> first =
                        next.stream().filter(it -> it.id().equals(id)).findFirst();
                assertEquals(first, lists.find(CharacterType.TYPE, id));
                if (first.isPresent()) {
                    next.set(indexOf(next, id), idle(id, -step));
                    lists = lists.replacing(id, idle(id, -step));
                    assertEquals(next, lists.of(CharacterType.TYPE));
                }
            }
            expected = next;
        }
    }

    private static int indexOf(List<LevelObject> list, String id) {
        return list.stream().map(LevelObject::id).toList().indexOf(id);
    }

    @Test
    void aChangedListSharesTheRest() {
        ObjectLists lists = lists(10_000);
        ObjectLists moved = lists.replacing("idle-5000", idle("idle-5000", 7));
        ObjectLists less = lists.without("idle-5000");
        ObjectLists more = lists.plus(idle("new", 0));
        for (ObjectLists changed : List.of(moved, less, more)) {
            assertTrue(changed.bytesBesides(lists) < 4000, () -> "bytes: " + changed.bytesBesides(lists));
        }
        assertEquals(lists, less.with(CharacterType.TYPE, lists.of(CharacterType.TYPE)));
    }

    @Test
    void objectsThatAreAddedOneByOneTakeNoMoreMemory() {
        ObjectLists lists = ObjectLists.NONE;
        for (int i = 0; i < 2000; i++) {
            lists = lists.plus(idle("idle-" + i, i));
        }
        assertEquals(lists(2000), lists);
        assertTrue(lists.bytesBesides(ObjectLists.NONE) < 1.2 * lists(2000).bytesBesides(ObjectLists.NONE));
    }

    @Test
    void aMappingThatChangesNothingGivesTheSameLists() {
        ObjectLists lists = lists(300);
        assertSame(lists, lists.mapped(it -> it));
        assertEquals(
                -1,
                lists.mapped(it -> it.withPosition(-1, 0))
                        .find("idle-299")
                        .orElseThrow()
                        .x());
    }

    @Test
    void objectsOfAnotherTypeAreRefused() {
        LevelObject zone = ZoneType.TYPE.create("exit", ZoneType.GOAL, 0, 0, 16, 16);
        assertThrows(IllegalArgumentException.class, () -> ObjectLists.NONE.with(CharacterType.TYPE, List.of(zone)));
    }
}
