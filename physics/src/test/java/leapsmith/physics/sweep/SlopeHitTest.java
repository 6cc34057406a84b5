package leapsmith.physics.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.Rational;
import leapsmith.physics.laws.oracle.SlopeMeeting;
import leapsmith.physics.laws.oracle.SlopeMeeting.Face;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class SlopeHitTest {
    private static final List<TileType> SLOPES =
            Arrays.stream(TileType.values()).filter(TileType::isSlope).toList();
    private static final int COLUMNS = 6;
    private static final int ROWS = 5;

    private final SplittableRandom random = new SplittableRandom(23);

    /**
     * Places and distances are mostly multiples of a quarter of a tile, so that exact corners and simultaneous faces
     * are frequent.
     */
    @Test
    void itFindsTheSameFirstSlopeAsTheExactSearch() {
        int met = 0;
        for (int i = 0; i < 30_000; i++) {
            int tileSize = 1 + random.nextInt(2);
            int share = 2 + random.nextInt(6);
            Tiles tiles = Tiles.of(
                    COLUMNS,
                    ROWS,
                    (column, row) ->
                            random.nextInt(share) > 0 ? TileType.EMPTY : SLOPES.get(random.nextInt(SLOPES.size())));
            TileMap map = new TileMap(COLUMNS, ROWS, tileSize, Borders.CLOSED);
            map.fill(tiles::at);
            int tile = map.tileSub();
            int grain = random.nextInt(4) == 0 ? 1 : tile / 4;
            int width = (1 + random.nextInt(3 * tile / 2 / grain)) * grain;
            int height = (1 + random.nextInt(3 * tile / 2 / grain)) * grain;
            int x = random.nextInt(-tile / grain, COLUMNS * tile / grain) * grain;
            int y = random.nextInt(-tile / grain, ROWS * tile / grain) * grain;
            int dx = random.nextInt(6) == 0 ? 0 : random.nextInt(-3 * tile / grain, 3 * tile / grain) * grain;
            int dy = random.nextInt(6) == 0 ? 0 : random.nextInt(-3 * tile / grain, 3 * tile / grain) * grain;
            boolean oneWays = random.nextBoolean();
            Optional<SlopeMeeting> expected =
                    SlopeMeeting.first(tiles, tileSize, new Box(x, y, width, height), dx, dy, oneWays);
            SlopeHit hit = new SlopeHit(map);
            assertEquals(expected.isPresent(), hit.find(x, y, width, height, dx, dy, oneWays), "case " + i);
            if (expected.isPresent()) {
                Rational time = Rational.of(hit.timeNumerator(), hit.timeDenominator());
                assertEquals(0, time.compareTo(expected.get().time()), "time of case " + i);
                assertEquals(expected.get().face(), faceOf(hit), "face of case " + i);
                boolean wedge = hit.face() == SlopeHit.SURFACE
                        && expected.get().normals().size() > 1;
                assertEquals(wedge, hit.isWedge(), "wedge of case " + i);
                met++;
            }
        }
        assertTrue(met > 1000);
    }

    private static Face faceOf(SlopeHit hit) {
        return switch (hit.face()) {
            case SlopeHit.SURFACE -> Face.SURFACE;
            case SlopeHit.HORIZONTAL -> Face.HORIZONTAL;
            default -> Face.VERTICAL;
        };
    }
}
