package leapsmith.levels.reach.maneuver;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class ClearanceTest {
    private static final int TILE = 16;
    private static final int HEIGHT = 40;
    /** The row of one-ways. */
    private static final int ROW = 10;

    private final Clearance air = new Clearance(new SearchPlay(level(TileType.ONE_WAY), Optional.empty()), Set.of());

    private static Level level(TileType type) {
        Level empty = Level.empty("one row", 20, 20, TILE);
        Level filled = empty.withTiles(empty.tiles()
                .draft()
                .fill(new TileRegion(0, ROW, 20, 1), empty.legend().indexOf(type))
                .build());
        return TestLevels.with(
                filled,
                CharacterType.TYPE.create("hero", CharacterType.PLAYER, 0, 0).withBox(32, 32, 12, HEIGHT));
    }

    /** Whether the air is open where the feet are so far above the tops of the tiles, and move down. */
    private static boolean isOpen(Clearance air, double abovePx, int dySub) {
        int y = SubPixels.fromPx(ROW * TILE - HEIGHT - abovePx);
        return air.isOpen(SubPixels.fromPx(100), y, 0, dySub);
    }

    @Test
    void aOneWayIsOpenUnlessTheFeetTouchItsTop() {
        assertTrue(isOpen(air, -8, 0));
        assertTrue(isOpen(air, 8, 0));
        assertFalse(isOpen(air, 0, 0));
    }

    @Test
    void aOneWayIsOpenUnlessTheFeetPassItsTop() {
        assertFalse(isOpen(air, 4, SubPixels.fromPx(8)));
        assertFalse(isOpen(air, -4, SubPixels.fromPx(-8)));
        assertTrue(isOpen(air, -4, SubPixels.fromPx(8)));
        assertTrue(isOpen(air, -8, SubPixels.fromPx(-4)));
    }

    @Test
    void aBlockIsNotOpen() {
        Clearance amongBlocks = new Clearance(new SearchPlay(level(TileType.BLOCK), Optional.empty()), Set.of());
        assertFalse(isOpen(amongBlocks, -24, 0));
        assertTrue(isOpen(amongBlocks, 8, 0));
    }
}
