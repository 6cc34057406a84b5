package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import leapsmith.physics.body.Shape;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {
    /** Points per side of a tile at which geometry is compared. */
    private static final int POINTS = 15;

    @ParameterizedTest
    @EnumSource(TileType.class)
    void flippingTwiceAndTurningFourTimesChangesNoShape(TileType shape) {
        for (Symmetry symmetry : Symmetry.values()) {
            assertSame(shape, symmetry.inverse().of(symmetry.of(shape)), symmetry.name());
            TileType turned = shape;
            for (int i = 0; i < 4; i++) {
                turned = symmetry.of(turned);
            }
            assertSame(shape, turned, symmetry.name());
        }
    }

    @ParameterizedTest
    @EnumSource(TileType.class)
    void theFlippedShapeHasTheMirroredGeometry(TileType shape) {
        assertGeometry(shape, Symmetry.FLIP_X);
        if (!isOneWay(shape)) {
            assertGeometry(shape, Symmetry.FLIP_Y);
        }
    }

    @ParameterizedTest
    @EnumSource(TileType.class)
    void aTurnedShapeHasTheTurnedGeometryUnlessItWouldBeSteep(TileType shape) {
        boolean steep = shape.isSlope() && shape.slope().run() == 2;
        if (!isOneWay(shape) && !steep) {
            assertGeometry(shape, Symmetry.ROTATE_RIGHT);
            assertGeometry(shape, Symmetry.ROTATE_LEFT);
        }
    }

    @Test
    void aTurnedGentleSlopeStaysGentleAndFillsTheTurnedCorner() {
        assertSame(TileType.SLOPE_LEFT_LOW, Symmetry.ROTATE_RIGHT.of(TileType.SLOPE_RIGHT_LOW));
        assertSame(TileType.CEILING_RIGHT_HIGH, Symmetry.ROTATE_LEFT.of(TileType.SLOPE_RIGHT_HIGH));
    }

    @Test
    void aOneWayStaysAFloor() {
        assertSame(TileType.ONE_WAY, Symmetry.FLIP_Y.of(TileType.ONE_WAY));
        assertSame(TileType.ONE_WAY_LEFT, Symmetry.FLIP_X.of(TileType.ONE_WAY_RIGHT));
        assertSame(TileType.ONE_WAY_RIGHT, Symmetry.ROTATE_RIGHT.of(TileType.ONE_WAY_RIGHT));
    }

    @Test
    void anObjectIsMirroredWithItsPathAimFacingAndShape() {
        LevelObject lift = PlatformType.TYPE
                .create("lift", PlatformType.SOLID, 0, 0, 32, 8)
                .with(PlatformType.STOPS, List.of(PathStop.of(48, -16)));
        LevelObject flipped = Symmetry.FLIP_X.of(lift, 32, 32, 32, 32);
        assertEquals(32, flipped.x());
        assertEquals(List.of(PathStop.of(-48, -16)), flipped.stops());
        LevelObject turned = Symmetry.ROTATE_RIGHT.of(lift, 32, 32, 32, 32);
        assertEquals(List.of(PathStop.of(16, 48)), turned.stops());
        assertEquals(List.of(56.0, 0.0, 8.0, 32.0), List.of(turned.x(), turned.y(), turned.width(), turned.height()));
        LevelObject gun =
                EmitterType.TYPE.create("gun", EmitterType.DEADLY, 0, 0).with(EmitterType.DIRECTION, 30.0);
        assertEquals(150, Symmetry.FLIP_X.of(gun, 0, 0, 0, 0).get(EmitterType.DIRECTION));
        assertEquals(330, Symmetry.FLIP_Y.of(gun, 0, 0, 0, 0).get(EmitterType.DIRECTION));
        assertEquals(120, Symmetry.ROTATE_RIGHT.of(gun, 0, 0, 0, 0).get(EmitterType.DIRECTION));
        LevelObject hero = CharacterType.TYPE
                .create("hero", "player", 0, 0)
                .with(CharacterType.FACING, CharacterType.Facing.LEFT)
                .with(CharacterType.SHAPE, Shape.TRIANGLE_BOTTOM_LEFT);
        LevelObject heroFlipped = Symmetry.FLIP_X.of(hero, 0, 0, 0, 0);
        assertEquals(CharacterType.Facing.RIGHT, heroFlipped.get(CharacterType.FACING));
        assertEquals(Shape.TRIANGLE_BOTTOM_RIGHT, heroFlipped.get(CharacterType.SHAPE));
        LevelObject heroTurned = Symmetry.ROTATE_RIGHT.of(hero, 6, 20, 6, 20);
        assertEquals(hero.withBox(0, 0, 12, 40), heroTurned.with(CharacterType.SHAPE, Shape.TRIANGLE_BOTTOM_LEFT));
        assertEquals(Shape.TRIANGLE_TOP_LEFT, heroTurned.get(CharacterType.SHAPE));
    }

    private static boolean isOneWay(TileType shape) {
        return shape.isOneWay();
    }

    private static void assertGeometry(TileType shape, Symmetry symmetry) {
        TileType counterpart = symmetry.of(shape);
        for (int row = 0; row < POINTS; row++) {
            for (int column = 0; column < POINTS; column++) {
                int newColumn = symmetry.column(column, row, POINTS, POINTS);
                int newRow = symmetry.row(column, row, POINTS, POINTS);
                assertEquals(
                        isSolid(shape, column, row),
                        isSolid(counterpart, newColumn, newRow),
                        shape + " and " + counterpart + " at " + column + ", " + row);
            }
        }
    }

    /** Whether the middle of a cell of a tile is in its solid part; points on the surface are. */
    private static boolean isSolid(TileType shape, int column, int row) {
        if (!shape.isSlope()) {
            return shape != TileType.EMPTY;
        }
        Slope slope = shape.slope();
        double across = (column + 0.5) / POINTS;
        double fromThin = slope.thickRight() ? across : 1 - across;
        double height = (slope.thinHalves() + (slope.thickHalves() - slope.thinHalves()) * fromThin) / 2;
        double fromBase = slope.ceiling() ? (row + 0.5) / POINTS : 1 - (row + 0.5) / POINTS;
        return fromBase <= height + 1e-9;
    }
}
