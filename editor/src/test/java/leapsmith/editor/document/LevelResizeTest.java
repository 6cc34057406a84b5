package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.editor.Rooms;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class LevelResizeTest {
    /** 20 x 10 tiles with a floor in row 9, and the hero at 40, 104. */
    private final Level room = Rooms.room();

    @Test
    void theAnchorStaysInPlace() {
        assertEquals(new LevelResize(30, 14, 0, 0), LevelResize.anchored(room, 30, 14, 0, 0));
        assertEquals(new LevelResize(30, 14, 5, 2), LevelResize.anchored(room, 30, 14, 1, 1));
        assertEquals(new LevelResize(30, 14, 10, 4), LevelResize.anchored(room, 30, 14, 2, 2));
        assertEquals(new LevelResize(15, 7, -5, -3), LevelResize.anchored(room, 15, 7, 2, 2));
    }

    @Test
    void tilesObjectsAndStopsMoveTogetherInOneStep() {
        LevelObject lift = PlatformType.TYPE
                .create("lift", PlatformType.SOLID, 64, 32)
                .with(PlatformType.STOPS, List.of(PathStop.of(48, 0)));
        Level level = Rooms.with(room, lift);
        LevelDocument document = new LevelDocument(level);
        document.apply(Message.of("edit.resizeLevel"), new LevelResize(24, 12, 3, 2).applyTo(level));
        Level after = document.level();
        assertEquals(TileType.BLOCK, after.typeAt(3, 11));
        assertEquals(TileType.EMPTY, after.typeAt(2, 11));
        LevelObject moved = after.object("lift").orElseThrow();
        assertEquals(64 + 48, moved.x());
        assertEquals(lift.stops(), moved.stops(), "stops are relative to the platform");
        assertEquals(40 + 48, after.player().orElseThrow().x());
        document.undo();
        assertEquals(level, document.level());
    }

    @Test
    void theLossCountsTilesThatAreNotEmptyAndObjectsThatLeave() {
        assertEquals(new LevelResize.Loss(0, 0), new LevelResize(40, 40, 2, 2).loss(room));
        assertEquals(new LevelResize.Loss(20, 0), new LevelResize(20, 9, 0, 0).loss(room));
        assertEquals(new LevelResize.Loss(5, 0), new LevelResize(15, 10, 0, 0).loss(room));
        assertEquals(new LevelResize.Loss(10, 1), new LevelResize(10, 10, -10, 0).loss(room));
    }

    @Test
    void theContentIsAllTilesAndObjects() {
        assertEquals(new TileRegion(0, 6, 20, 4), LevelResize.content(room));
        assertTrue(LevelResize.content(Level.empty("x", 5, 5, 16)).isEmpty());
        assertEquals(new LevelResize(20, 4, 0, -6), LevelResize.to(new TileRegion(0, 6, 20, 4)));
    }

    @Test
    void aSizeThatALevelCannotHaveIsRefused() {
        assertTrue(new LevelResize(0, 5, 0, 0).error(room).isPresent());
        assertTrue(new LevelResize(20_000, 5, 0, 0).error(room).isPresent());
        assertTrue(new LevelResize(20, 10, 1_100_000, 0).error(room).isPresent());
        assertTrue(LevelResize.none(room).error(room).isEmpty());
    }
}
