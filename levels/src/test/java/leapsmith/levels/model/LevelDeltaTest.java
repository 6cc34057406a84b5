package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import leapsmith.levels.model.LevelDelta.ObjectChange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelDeltaTest {
    private final Level level = Level.empty("delta", 200, 100, 16)
            .withObjects(CharacterType.TYPE, List.of(idle("a"), idle("b"), idle("c"), idle("d")))
            .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", "goal", 16, 16, 16, 16)));

    private static LevelObject idle(String id) {
        return CharacterType.TYPE.create(id, CharacterType.IDLE, 32, 32);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void aDifferenceLeadsFromOneLevelToTheOtherAndBack(long seed) {
        Random random = new Random(seed);
        Level before = level;
        for (int i = 0; i < 200; i++) {
            Level after = changed(before, random);
            LevelDelta delta = LevelDelta.between(before, after);
            LevelDelta back = LevelDelta.between(after, before);
            assertEquals(before.equals(after), delta.isEmpty());
            assertEquals(before.equals(after), back.isEmpty());
            assertEquals(after.tiles(), before.tiles().with(delta.tiles()));
            assertEquals(before.tiles(), after.tiles().with(back.tiles()));
            for (ObjectType type : before.objects().types().all()) {
                assertEquals(after.objects(type), rebuilt(before.objects(type), type, delta));
                assertEquals(before.objects(type), rebuilt(after.objects(type), type, back));
            }
            before = after;
        }
    }

    /** Random tiles and objects, with ids that can occur twice. */
    private static Level changed(Level level, Random random) {
        TileDraft tiles = level.tiles().draft();
        for (int i = random.nextInt(3); i > 0; i--) {
            tiles.fill(new TileRegion(random.nextInt(200), random.nextInt(100), 9, 5), random.nextInt(3));
        }
        List<LevelObject> objects = new ArrayList<>(level.objects(CharacterType.TYPE));
        for (int i = random.nextInt(4); i > 0; i--) {
            int at = random.nextInt(objects.size() + 1);
            switch (random.nextInt(4)) {
                case 0 -> objects.add(at, idle("n" + random.nextInt(6)));
                case 1 -> Collections.rotate(objects.subList(0, at), 1);
                case 2 -> objects.subList(at, Math.min(objects.size(), at + 1)).clear();
                default ->
                    objects.replaceAll(it -> random.nextInt(3) == 0 ? it.withPosition(random.nextInt(2), 0) : it);
            }
        }
        return level.withTiles(tiles.build()).withObjects(CharacterType.TYPE, objects);
    }

    private static List<LevelObject> rebuilt(List<LevelObject> before, ObjectType type, LevelDelta delta) {
        List<ObjectChange> changes =
                delta.objects().stream().filter(it -> it.type() == type).toList();
        List<LevelObject> list = new ArrayList<>(before);
        changes.stream()
                .map(ObjectChange::indexBefore)
                .filter(index -> index >= 0)
                .sorted((a, b) -> b - a)
                .forEach(index -> list.remove((int) index));
        changes.stream()
                .filter(it -> it.after().isPresent())
                .sorted((a, b) -> a.indexAfter() - b.indexAfter())
                .forEach(it -> list.add(it.indexAfter(), it.after().orElseThrow()));
        return list;
    }

    @Test
    void anObjectThatIsRemovedOrRestoredIsTheOnlyChange() {
        Level without = level.withObjects(level.objects().without("b"));
        assertEquals(
                List.of(new ObjectChange(Optional.of(idle("b")), Optional.empty(), 1, -1)),
                LevelDelta.between(level, without).objects());
        assertEquals(
                List.of(new ObjectChange(Optional.empty(), Optional.of(idle("b")), -1, 1)),
                LevelDelta.between(without, level).objects());
    }

    @Test
    void anObjectAtAnotherPlaceInItsListIsOneChange() {
        Level moved = level.withObjects(CharacterType.TYPE, List.of(idle("b"), idle("c"), idle("d"), idle("a")));
        LevelDelta delta = LevelDelta.between(level, moved);
        assertFalse(delta.isEmpty());
        assertEquals(Set.of("a"), delta.objectIds());
        assertFalse(delta.objects().get(0).isReplaced());
    }

    @Test
    void settingsAreToldFromTilesAndObjects() {
        assertTrue(LevelDelta.between(level, level.withName("other")).changesSettings());
        assertTrue(LevelDelta.between(level, level.withUnknownKeys(RawMembers.EMPTY.with("key", "1")))
                .changesSettings());
        Level painted = level.withTiles(level.tiles().draft().set(3, 4, 1).build());
        assertTrue(LevelDelta.between(level, painted).changesOnlyTiles());
        assertFalse(LevelDelta.between(level, painted.withName("other")).changesOnlyTiles());
        assertFalse(LevelDelta.between(level, painted).isResized());
    }

    @Test
    void levelsOfOtherSizesHaveNoTilesToCompare() {
        LevelDelta larger =
                LevelDelta.between(level, level.withTiles(level.tiles().resized(201, 100, 0, 0, 0)));
        assertTrue(larger.isResized());
        assertTrue(larger.changesTiles());
        assertFalse(larger.changesOnlyTiles());
        assertThrows(IllegalStateException.class, larger::tiles);
        LevelDelta rescaled = LevelDelta.between(level, level.withTileSize(8));
        assertTrue(rescaled.isResized());
        assertFalse(rescaled.changesTiles());
    }

    @Test
    void onlyWhatIsNotSharedIsCounted() {
        Level large = Level.empty("large", 4096, 4096, 16);
        TileDraft noise = large.tiles().draft();
        for (int at = 0; at < 4096; at++) {
            noise.set(at, at, 1);
        }
        Level before = large.withTiles(noise.build());
        Level dot = before.withTiles(before.tiles().draft().set(9, 0, 1).build());
        assertTrue(LevelDelta.between(before, dot).sizeBytes() < 6000);
        Level filled = before.withTiles(
                before.tiles().draft().fill(before.tiles().region(), 1).build());
        long bytes = LevelDelta.between(before, filled).sizeBytes();
        assertTrue(bytes > 64 * 4096 && bytes < 64 * 5000, "the 64 chunks with both values: " + bytes);
        Level same = before.withTiles(
                before.tiles().draft().set(7, 7, 1).set(8, 7, 0).build());
        assertTrue(LevelDelta.between(before, same).sizeBytes() < 200, "tiles that keep their value cost nothing");
    }
}
