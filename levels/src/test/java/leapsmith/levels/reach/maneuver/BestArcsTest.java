package leapsmith.levels.reach.maneuver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.levels.TestLevels;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.reach.maneuver.Maneuver.Kind;
import org.junit.jupiter.api.Test;

/** Of several arcs with the same end only the first of the cheapest ones matters. */
class BestArcsTest {
    private static final int PX = 4096;
    private static final int TILE = 16 * PX;
    /** For a player of 12 x 40 px. */
    private final BestArcs best = new BestArcs(
            new PlaySession(TestLevels.with(TestLevels.floored(20, 8), TestLevels.hero(16, 7 * 16 - 40)))
                    .player()
                    .orElseThrow(),
            16);

    @Test
    void theFirstOfTheCheapestArcsToAPlaceIsKept() {
        Arc slow = arc(Kind.WALK, 20, 1, 0, 88);
        Arc cheap = arc(Kind.WALK, 10, 1, 0, 88);
        Arc equal = arc(Kind.WALK, 10, 1, 8, 88);
        Arc elsewhere = arc(Kind.WALK, 30, 2, 0, 88);
        BestArcs.Ends ways = best.toPlaces(List.of(slow, cheap, equal, elsewhere));
        assertArrayEquals(new Arc[] {cheap, elsewhere}, ways.arcs());
        assertArrayEquals(new long[] {1, 2}, ways.ends());
        assertArrayEquals(new int[] {10, 30}, ways.costs());
    }

    @Test
    void aJumpCostsMoreThanAWalkThatTakesAsLong() {
        Arc jump = arc(Kind.JUMP, 10, 1, 0, 88);
        Arc walk = arc(Kind.WALK, 10, 1, 0, 88);
        assertArrayEquals(new Arc[] {walk}, best.toPlaces(List.of(jump, walk)).arcs());
    }

    @Test
    void landingsOnTheSameTilesAreOne() {
        Arc first = arc(Kind.JUMP, 10, 1, 0, 88);
        Arc sameTiles = arc(Kind.JUMP, 10, 2, 4, 88);
        Arc oneTileMore = arc(Kind.JUMP, 12, 3, 5, 88);
        Arc higher = arc(Kind.JUMP, 12, 4, 0, 72);
        Arc hanging = new Arc(new Maneuver(Kind.JUMP, 0, 1, 0), 5, 5, 0, 0, 88 * PX, false);
        BestArcs.Ends landings = best.toGround(List.of(first, sameTiles, oneTileMore, higher, hanging));
        assertArrayEquals(new Arc[] {first, oneTileMore, higher}, landings.arcs());
    }

    @Test
    void aLandingLowersTheCostOfItsTilesInTheLevel() {
        BestArcs.LandingCosts costs = new BestArcs.LandingCosts(10, 8);
        assertTrue(costs.lower(BestArcs.LandingCosts.tiles(0, 2 * TILE - 1, 7 * TILE, TILE), 20));
        assertFalse(costs.lower(BestArcs.LandingCosts.tiles(TILE, 2 * TILE - 1, 7 * TILE, TILE), 20));
        assertTrue(costs.lower(BestArcs.LandingCosts.tiles(TILE, 3 * TILE - 1, 7 * TILE, TILE), 30));
        assertTrue(costs.lower(BestArcs.LandingCosts.tiles(TILE, 2 * TILE - 1, 7 * TILE, TILE), 19));
        // The bottom of the level counts, and so does the part of a player within the sides.
        assertTrue(costs.lower(BestArcs.LandingCosts.tiles(0, TILE - 1, 8 * TILE, TILE), 5));
        assertTrue(costs.lower(BestArcs.LandingCosts.tiles(-TILE, 4, 3 * TILE, TILE), 5));
        assertTrue(costs.lower(BestArcs.LandingCosts.tiles(9 * TILE, 11 * TILE, 3 * TILE, TILE), 5));
        assertFalse(costs.lower(BestArcs.LandingCosts.tiles(-2 * TILE, -1, 3 * TILE, TILE), 1));
        assertFalse(costs.lower(BestArcs.LandingCosts.tiles(10 * TILE, 11 * TILE, 3 * TILE, TILE), 1));
        assertFalse(costs.lower(BestArcs.LandingCosts.tiles(0, TILE, -1, TILE), 1));
        assertFalse(costs.lower(BestArcs.LandingCosts.tiles(0, TILE, 9 * TILE, TILE), 1));
    }

    private static Arc arc(Kind kind, int ticks, long place, int x, int y) {
        Arc arc = new Arc(new Maneuver(kind, 0, 1, 0), ticks, place, 0, x * PX, y * PX, true);
        assertEquals(kind == Kind.JUMP ? 1 : 0, arc.maneuver().jumps());
        return arc;
    }
}
