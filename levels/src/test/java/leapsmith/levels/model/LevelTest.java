package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.TestLevels;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class LevelTest {
    private final LevelObject hero = CharacterType.TYPE.create("hero", "player", 20, 8);
    private final LevelObject guard = CharacterType.TYPE.create("guard", "patrol", 60, 8);
    private final LevelObject exit = ZoneType.TYPE.create("exit", "goal", 100, 16, 16, 32);
    private final Level level = Level.empty("Test", 20, 10, 16)
            .withObjects(CharacterType.TYPE, List.of(hero, guard))
            .withObjects(ZoneType.TYPE, List.of(exit));

    @Test
    void sizeInPixelsIsTilesTimesTheirSize() {
        assertEquals(320, level.widthPx());
        assertEquals(160, level.heightPx());
    }

    @Test
    void outsideTheLevelIsBlock() {
        assertEquals(TileType.EMPTY, level.typeAt(19, 9));
        assertEquals(TileType.BLOCK, level.typeAt(20, 9));
        assertEquals(TileType.BLOCK, level.typeAt(0, -1));
    }

    @Test
    void tilesLeftOfTheLevelHaveNegativeColumns() {
        assertEquals(-1, level.columnAt(-0.5));
        assertEquals(0, level.columnAt(0));
        assertEquals(0, level.rowAt(15.9));
    }

    @Test
    void aBoxAtTileEdgesOverlapsOnlyTheTilesInside() {
        assertEquals(new TileRegion(1, 1, 2, 1), level.tilesUnder(16, 16, 32, 16));
        assertEquals(new TileRegion(0, 0, 3, 2), level.tilesUnder(15.5, 15, 17, 17));
        assertEquals(TileRegion.EMPTY, level.tilesUnder(16, 16, 0, 16));
    }

    @Test
    void objectsAreFoundByTheirIds() {
        assertEquals(Optional.of(guard), level.object("guard"));
        assertEquals(Optional.of(exit), level.objects().find(ZoneType.TYPE, "exit"));
        assertEquals(Optional.of(exit), level.object("exit"));
        assertEquals(Optional.empty(), level.objects().find(CharacterType.TYPE, "exit"));
        assertEquals(Optional.of(hero), level.player());
    }

    @Test
    void theFirstOfSeveralObjectsWithOneIdIsFound() {
        Level twice = level.withObjects(CharacterType.TYPE, List.of(hero, guard.withId("hero")));
        assertEquals(Optional.of(hero), twice.object("hero"));
    }

    @Test
    void aFreeIdIsUnused() {
        assertEquals("exit-1", level.freeId("exit"));
        Level more = level.withObjects(ZoneType.TYPE, List.of(exit.withId("exit-1"), exit.withId("exit-3")));
        assertEquals("exit-2", more.freeId("exit"));
    }

    @Test
    void replacedObjectKeepsItsPlaceInTheList() {
        Level moved = level.withObject("hero", hero.withPosition(30, 40));
        assertEquals(List.of(hero.withPosition(30, 40), guard), moved.objects(CharacterType.TYPE));
        assertEquals(hero, level.objects(CharacterType.TYPE).get(0));
        assertEquals(Optional.of(guard), moved.object("guard"));
        Level renamed = moved.withObject("guard", guard.withId("bob"));
        assertEquals(Optional.empty(), renamed.object("guard"));
        assertEquals("bob", renamed.objects(CharacterType.TYPE).get(1).id());
        assertThrows(IllegalArgumentException.class, () -> level.withObject("missing", hero));
        assertThrows(IllegalArgumentException.class, () -> level.withObject("exit", hero));
    }

    @Test
    void laterChangesOfAPassedListHaveNoEffect() {
        List<LevelObject> given = new ArrayList<>(List.of(hero));
        Level made = level.withObjects(CharacterType.TYPE, given);
        given.clear();
        assertEquals(List.of(hero), made.objects(CharacterType.TYPE));
        assertThrows(
                UnsupportedOperationException.class,
                () -> made.objects(CharacterType.TYPE).add(hero));
    }

    @Test
    void copiesShareUnchangedParts() {
        Level named = level.withName("Other");
        assertSame(level.tiles(), named.tiles());
        assertSame(level.objects(CharacterType.TYPE), named.objects(CharacterType.TYPE));
        assertNotEquals(level, named);
        assertEquals(level, named.withName("Test"));
    }

    @Test
    void numbersBeyondTheLimitsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> hero.withPosition(Double.NaN, 0));
        assertThrows(IllegalArgumentException.class, () -> hero.withPosition(0, 1e9));
        assertThrows(IllegalArgumentException.class, () -> hero.withBox(0, 0, -1, 1));
        assertThrows(IllegalArgumentException.class, () -> level.withTileSize(0));
        assertThrows(
                IllegalArgumentException.class,
                () -> Level.empty("", 300, 1, 16).withTileSize(1024));
        assertThrows(IllegalArgumentException.class, () -> PhysicsNumbers.CLASSIC.withTicksPerSecond(1));
        assertThrows(
                IllegalArgumentException.class, () -> PhysicsNumbers.CLASSIC.withGravity(Double.POSITIVE_INFINITY));
        assertThrows(IllegalArgumentException.class, () -> PartitionSize.STANDARD.withCells(0, 1));
    }

    @Test
    void negativeZeroIsZero() {
        assertEquals(hero.withPosition(0.0, 0.0), hero.withPosition(-0.0, -0.0));
    }

    @Test
    void aLevelMayEqualAnotherExceptForItsTiles() {
        Level room = TestLevels.room();
        Level painted = room.withTiles(TestLevels.fill(room, new TileRegion(3, 3, 4, 1), TileType.ONE_WAY));
        assertTrue(room.equalsExceptTiles(painted));
        assertFalse(room.equalsExceptTiles(TestLevels.emptyRoom()));
        assertFalse(room.equalsExceptTiles(room.withTiles(TileGrid.filled(20, 11, 0))));
        assertFalse(room.equalsExceptTiles(room.withPhysics(room.physics().withTicksPerSecond(30))));
    }
}
