package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import org.junit.jupiter.api.Test;

class TargetMarksTest {
    private static final int COLUMNS = 40;
    private static final int ROWS = 30;
    private static final int TILE = 16 * 4096;
    private static final int WIDTH = COLUMNS * TILE;
    private static final int HEIGHT = ROWS * TILE;

    private final SplittableRandom random = new SplittableRandom(2);
    private final TileMap map = new TileMap(COLUMNS, ROWS, 16, new Borders(true, true, true, true));
    private final ObstacleMap obstacles = new ObstacleMap(map);
    private final BodyStore bodies = new BodyStore();
    private final BulletKinds kinds = new BulletKinds();
    private final TargetMarks marks = new TargetMarks(bodies, map, obstacles);

    private record Swept(long left, long top, long right, long bottom) {}

    TargetMarksTest() {
        obstacles.prepare();
        kinds.numberOf(new BulletKind(1, 1, OnTile.BOUNCE, OnBody.PIERCE, false, 1, 1));
    }

    @Test
    void noOtherTargetIsTouchedThanTheReportedOne() {
        for (int round = 0; round < 60; round++) {
            addBodies(1 + random.nextInt(8));
            marks.mark(kinds);
            for (int i = 0; i < 300; i++) {
                Swept swept = swept();
                int reported = reported(swept);
                if (reported != TargetMarks.SEVERAL) {
                    assertEquals(reported == TargetMarks.NONE ? List.of() : List.of(reported), touched(swept));
                }
            }
            marks.clear();
            assertNothingIsMarked();
            removeBodies();
        }
    }

    @Test
    void aSingleTargetIsReportedExactlyWhereItIsTouched() {
        for (int round = 0; round < 200; round++) {
            addBodies(1);
            // At the second time the table is large enough.
            for (int tick = 0; tick < 2; tick++) {
                marks.mark(kinds);
                assertEquals(TargetMarks.SEVERAL, marks.anyTarget());
                for (int i = 0; i < 50; i++) {
                    Swept swept = swept();
                    List<Integer> touched = touched(swept);
                    assertEquals(touched.isEmpty() ? TargetMarks.NONE : 0, reported(swept));
                }
                marks.clear();
            }
            removeBodies();
        }
    }

    @Test
    void touchingOnAnySideIsEnough() {
        add(0, BodyDef.box(160, 160, 32, 32));
        marks.mark(kinds);
        int low = 160 * 4096;
        int high = 192 * 4096;
        for (int beyond = 0; beyond < 2; beyond++) {
            int reported = beyond == 0 ? 0 : TargetMarks.NONE;
            assertEquals(reported, reported(new Swept(low - 9 - beyond, low + 5, low - beyond, low + 9)));
            assertEquals(reported, reported(new Swept(high + beyond, low + 5, high + 9 + beyond, low + 9)));
            assertEquals(reported, reported(new Swept(low + 5, low - 9 - beyond, low + 9, low - beyond)));
            assertEquals(reported, reported(new Swept(low + 5, high + beyond, low + 9, high + 9 + beyond)));
        }
    }

    @Test
    void marksReachBulletsThatStartTwoTilesAway() {
        add(0, BodyDef.box(160, 160, 32, 32));
        marks.mark(kinds);
        int low = 160 * 4096;
        assertEquals(0, reported(new Swept(low - 2 * TILE, low + 5, low, low + 9)));
        assertEquals(0, reported(new Swept(low + 5, low - 2 * TILE, low + 9, low)));
    }

    @Test
    void bodiesThatCannotBeHitAreNotTargets() {
        add(0, BodyDef.box(16, 16, 32, 32).sensor(true));
        add(1, BodyDef.box(16, 16, 0, 32));
        add(2, BodyDef.box(16, 16, 32, 0));
        add(3, BodyDef.box(16, 16, 32, 32).filter(new Filter(2, ~0)));
        add(4, BodyDef.box(16, 16, 32, 32).filter(new Filter(~0, 2)));
        add(5, BodyDef.box(16, 16, 32, 32));
        add(6, BodyDef.box(400, 300, 32, 32));
        bodies.remove(5);
        marks.mark(kinds);
        assertEquals(TargetMarks.NONE, reported(new Swept(20 * 4096, 20 * 4096, 24 * 4096, 24 * 4096)));
        bodies.remove(6);
        marks.clear();
        marks.mark(kinds);
        assertEquals(TargetMarks.NONE, marks.anyTarget());
    }

    @Test
    void aTargetOfTooManyTilesMayBeAnywhere() {
        TileMap large = new TileMap(300, 300, 1, Borders.CLOSED);
        ObstacleMap seen = new ObstacleMap(large);
        seen.prepare();
        TargetMarks largeMarks = new TargetMarks(bodies, large, seen);
        // With one extra before them, and those that their far edges touch, 128 by 128 tiles.
        add(0, BodyDef.box(20.5, 20.5, 126, 126));
        largeMarks.mark(kinds);
        assertFalse(largeMarks.everywhere());
        add(1, BodyDef.box(20.5, 20.5, 127, 126));
        largeMarks.clear();
        largeMarks.mark(kinds);
        assertTrue(largeMarks.everywhere());
        assertEquals(TargetMarks.SEVERAL, largeMarks.target(seen.indexOf(299, 299), 0, 0, 1, 1));
        bodies.remove(1);
        largeMarks.clear();
        largeMarks.mark(kinds);
        assertFalse(largeMarks.everywhere());
    }

    private void add(int index, BodyDef def) {
        bodies.add(index, def, 60);
        bodies.place(index, SubPixels.fromPx(def.x()), SubPixels.fromPx(def.y()));
    }

    private void addBodies(int count) {
        for (int i = 0; i < count; i++) {
            double x = random.nextInt(-40, COLUMNS * 16 + 20) + random.nextInt(2) / 4096.0;
            double y = random.nextInt(-40, ROWS * 16 + 20) - random.nextInt(2) / 4096.0;
            double side = random.nextInt(8) == 0 ? 300 : 40;
            add(i, BodyDef.box(x, y, 1 + random.nextInt((int) side), 1 + random.nextInt((int) side)));
        }
    }

    private void removeBodies() {
        while (bodies.limit() > 0) {
            bodies.remove(bodies.limit() - 1);
        }
    }

    /** The area that a bullet may sweep within two by two tiles; often at the edges of a body. */
    private Swept swept() {
        int width = 1 + random.nextInt(TILE - 1);
        int height = 1 + random.nextInt(TILE - 1);
        int body = random.nextInt(bodies.limit());
        int left =
                random.nextInt(3) == 0 ? random.nextInt(WIDTH - TILE) : near(bodies.x[body], bodies.width[body], width);
        int top = random.nextInt(3) == 0
                ? random.nextInt(HEIGHT - TILE)
                : near(bodies.y[body], bodies.height[body], height);
        left = Math.max(0, Math.min(left, WIDTH - TILE));
        top = Math.max(0, Math.min(top, HEIGHT - TILE));
        return new Swept(left, top, left + width, top + height);
    }

    private int near(int start, int side, int width) {
        int at = random.nextBoolean() ? start - width : start + side;
        return at + random.nextInt(3) - 1 + (random.nextBoolean() ? 0 : random.nextInt(-TILE, TILE));
    }

    private int reported(Swept swept) {
        int column = map.tileOf(swept.left);
        int row = map.tileOf(swept.top);
        return marks.target(obstacles.indexOf(column, row), swept.left, swept.top, swept.right, swept.bottom);
    }

    private List<Integer> touched(Swept swept) {
        List<Integer> touched = new ArrayList<>();
        for (int i = 0; i < bodies.limit(); i++) {
            boolean x = swept.left <= bodies.x[i] + bodies.width[i] && bodies.x[i] <= swept.right;
            boolean y = swept.top <= bodies.y[i] + bodies.height[i] && bodies.y[i] <= swept.bottom;
            if (x && y) {
                touched.add(i);
            }
        }
        return touched;
    }

    private void assertNothingIsMarked() {
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                assertEquals(TargetMarks.NONE, marks.target(obstacles.indexOf(column, row), 0, 0, WIDTH, HEIGHT));
            }
        }
    }
}
