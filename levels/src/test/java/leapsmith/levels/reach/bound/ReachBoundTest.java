package leapsmith.levels.reach.bound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.TestLevels;
import leapsmith.levels.ThrusterType;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the bound includes and excludes in levels whose truth is known. */
class ReachBoundTest {
    private static final int TAKE_OFFS = 80;
    private static final int FLIGHT = 100;
    private static final int STARTS = 6;
    private static final int START_COLUMNS = 8;
    private static final int FLOOR = 12;

    @ParameterizedTest
    @CsvSource({"classic, 60", "modern, 60", "classic, 30", "modern, 120"})
    void theWidestGapThatAJumpCrossesIsTheWidestThatIsNotExcluded(String preset, int ticksPerSecond) {
        int crossed = 0;
        while (crossesGap(gap(crossed + 1, preset, ticksPerSecond))) {
            crossed++;
        }
        assertTrue(crossed >= 6, crossed + " tiles");
        assertTrue(ReachBound.of(gap(crossed, preset, ticksPerSecond), () -> true)
                .canStand(START_COLUMNS + crossed, FLOOR));
        int excluded = crossed + 1;
        assertFalse(
                ReachBound.of(gap(excluded, preset, ticksPerSecond), () -> true)
                        .canStand(START_COLUMNS + excluded, FLOOR),
                excluded + " tiles");
    }

    @ParameterizedTest
    @CsvSource({"classic, 60", "modern, 60", "classic, 30", "modern, 120"})
    void theHighestLedgeThatAJumpReachesIsTheHighestThatIsNotExcluded(String preset, int ticksPerSecond) {
        int reached = 0;
        while (climbs(ledge(reached + 1, preset, ticksPerSecond), reached + 1)) {
            reached++;
        }
        assertEquals(5, reached);
        assertTrue(ReachBound.of(ledge(5, preset, ticksPerSecond), () -> true).canStand(START_COLUMNS, FLOOR - 5));
        assertFalse(ReachBound.of(ledge(6, preset, ticksPerSecond), () -> true).canStand(START_COLUMNS, FLOOR - 6));
    }

    @Test
    void aSlopeInAFloorLetsNothingThrough() {
        Level level = TestLevels.floored(16, FLOOR + 1);
        level = level.withTiles(TestLevels.fill(level, new TileRegion(0, 6, 16, 1), TileType.BLOCK));
        level = level.withTiles(TestLevels.fill(level, new TileRegion(7, 6, 1, 1), TileType.SLOPE_RIGHT));
        level = TestLevels.with(level, hero(2, 16, "classic").withBox(2, 16, 8, 12));
        ReachBound bound = ReachBound.of(level, () -> true);
        assertTrue(bound.canStand(7, 6));
        assertFalse(bound.canStand(7, FLOOR));
    }

    @Test
    void theHighSideOfASlopeIsAWall() {
        Level level = TestLevels.floored(16, FLOOR + 1);
        level = level.withTiles(TestLevels.fill(level, new TileRegion(7, FLOOR - 1, 1, 1), TileType.SLOPE_RIGHT));
        LevelObject weak =
                CharacterType.withMovement(hero(160, FLOOR * 16 - 40, "classic"), Movement.CLASSIC.withJumpSpeed(100));
        assertFalse(ReachBound.of(TestLevels.with(level, weak), () -> true).canStand(7, FLOOR - 1));
        LevelObject left = weak.withPosition(32, weak.y());
        assertTrue(ReachBound.of(TestLevels.with(level, left), () -> true).canStand(7, FLOOR - 1));
    }

    @Test
    void aWallIsNotClimbedByJumpsInCoyoteTime() {
        LevelObject weak = hero(2, FLOOR * 16 - 40, "modern");
        weak = CharacterType.withMovement(weak, Movement.MODERN.withJumpSpeed(300));
        // It rises by 45 px.
        assertTrue(ReachBound.of(ledge(2, "modern", 120).withObject(weak.id(), weak), () -> true)
                .canStand(START_COLUMNS, FLOOR - 2));
        assertFalse(ReachBound.of(ledge(5, "modern", 120).withObject(weak.id(), weak), () -> true)
                .canStand(START_COLUMNS, FLOOR - 5));
    }

    @Test
    void aLedgeThatIsGrabbedIsAboutAPlayerHigher() {
        Level level = ledge(7, "classic", 60);
        assertFalse(ReachBound.of(level, () -> true).canStand(START_COLUMNS, FLOOR - 7));
        LevelObject climber = level.player().orElseThrow().with(CharacterType.LEDGE_GRAB, true);
        ReachBound bound = ReachBound.of(level.withObject(climber.id(), climber), () -> true);
        assertTrue(bound.canStand(START_COLUMNS, FLOOR - 7));
        BoundPlace top = bound.placeOn(START_COLUMNS, FLOOR - 7).orElseThrow();
        assertEquals(BoundPlace.Kind.LEDGE, top.from().kind());
        LevelObject high = climber.withPosition(climber.x(), climber.y());
        assertFalse(ReachBound.of(ledge(9, "classic", 60).withObject(climber.id(), high), () -> true)
                .canStand(START_COLUMNS, FLOOR - 9));
    }

    @Test
    void aJumpOffALedgeIsReleasedOneTickLaterThanOneFromTheGround() {
        Level level = ledge(7, "classic", 30);
        LevelObject climber = level.player().orElseThrow().with(CharacterType.LEDGE_GRAB, true);
        BodyDef body = ((ObjectPhysics.OfBody) climber.physics()).def();
        TakeOffs takeOffs = new TakeOffs(level.physics(), body, List.of(Material.PLAIN));
        int ground = takeOffs.jumps().get(0).y(5);
        int ledge = takeOffs.ledgeJumps().get(0).y(5);
        assertTrue(ledge != ground, ledge + " sub-pixels");
        assertEquals(
                List.of(),
                new TakeOffs(
                                level.physics(),
                                ((ObjectPhysics.OfBody)
                                                level.player().orElseThrow().physics())
                                        .def(),
                                List.of(Material.PLAIN))
                        .ledgeJumps());
    }

    /** The player leaves a belt at its end, grabs the ledge there, and jumps with the velocity of the belt. */
    @Test
    void aJumpOffALedgeTakesTheVelocityOfABeltInItsFirstTick() {
        Level empty = Level.empty("belt", 16, 12, 16);
        TileKind belt = TileKind.of("belt", TileType.BLOCK, 0x99ccff)
                .withMaterial(Material.builder().belt(-200).build());
        Level legend = empty.withLegend(empty.legend().plus(new LegendEntry('w', belt)));
        Level level = legend.withTiles(legend.tiles()
                .draft()
                .fill(new TileRegion(8, 7, 8, 1), legend.legend().indexOfSymbol('w'))
                .build());
        level = level.withPhysics(
                level.physics().withTicksPerSecond(10).withBorders(new Borders(false, false, false, true)));
        double top = 7 * 16 - 16;
        int carried = 0;
        for (int x = 8 * 16; x < 11 * 16; x++) {
            LevelObject hero = CharacterType.withMovement(
                    TestLevels.hero(x, top).withBox(x, top, 12, 16),
                    Movement.CLASSIC.withLiftSeconds(0.5).withGrabsLedges(true));
            Level course = TestLevels.with(level, hero);
            ReachBound bound = ReachBound.of(course, () -> true);
            assertEquals(Set.of(), bound.reasons());
            PlaySession session = new PlaySession(course);
            Body body = session.player().orElseThrow();
            while (body.isAlive() && body.y() < 12 * 16) {
                assertTrue(bound.includes(body.subX(), body.subY()), "from " + x + ": " + body.x() + ", " + body.y());
                boolean hangs = body.state() == ControllerState.GRAB_LEDGE;
                double before = body.x();
                Button button = hangs ? Button.JUMP : body.y() > top ? Button.RIGHT : Button.LEFT;
                session.step(Inputs.NONE.with(0, button.bit()));
                carried += hangs && body.isAlive() && body.x() < before ? 1 : 0;
            }
        }
        assertTrue(carried > 0, "none was carried");
    }

    @Test
    void aRectangleIsTouchedUpToTheHeightOfAJump() {
        ReachBound bound = ReachBound.of(TestLevels.room(), () -> true);
        // The head is at 104 px and rises by 85 px.
        assertTrue(bound.canTouch(100, 0, 16, 19.5));
        assertFalse(bound.canTouch(100, 0, 16, 14));
        assertTrue(bound.canTouch(0, 0, 320, 160));
        assertFalse(bound.canTouch(330, 0, 16, 160));
    }

    @Test
    void aTileWithoutRoomAboveItIsExcluded() {
        ReachBound bound = ReachBound.of(
                TestLevels.with(
                        TestLevels.of(
                                "..........",
                                "..........",
                                "..........",
                                "......####",
                                "..........",
                                "..........",
                                "##########"),
                        TestLevels.hero(20, 56)),
                () -> true);
        assertTrue(bound.canStand(4, 6));
        assertTrue(bound.canStand(7, 3));
        // The player is 40 px high, the tunnel 32.
        assertFalse(bound.canStand(8, 6));
        assertFalse(bound.canStand(4, 5), "no ground");
    }

    @Test
    void theBlocksBelowASlopeAreNotStoodOn() {
        Level level = TestLevels.with(
                TestLevels.of("..........", "..........", "..........", "..........", "..../#....", "##########"),
                TestLevels.hero(20, 24));
        ReachBound bound = ReachBound.of(level, () -> true);
        assertTrue(bound.canStand(3, 5));
        assertTrue(bound.canStand(4, 4));
        assertTrue(bound.canStand(5, 4));
        assertFalse(bound.canStand(4, 5));
    }

    @Test
    void aOneWayIsReachedFromBelowAndDroppedThrough() {
        Level level = TestLevels.with(
                TestLevels.of(
                        "........", "........", "........", "#======#", "#......#", "#......#", "#......#", "########"),
                TestLevels.hero(40, 8));
        ReachBound bound = ReachBound.of(level, () -> true);
        assertTrue(bound.canStand(3, 7));
        ReachBound upward = ReachBound.of(level, 46, 112, () -> true);
        assertTrue(upward.canStand(3, 3));
    }

    /** The first tick of a drop passes all one-ways within it. */
    @Test
    void aDropOfMoreThanATileInATickPassesTheOneWayBelowToo() {
        Level level = TestLevels.of("....", "....", "....", "....", "====", "====", "....", "....", "....", "....");
        level = level.withPhysics(
                level.physics().withTicksPerSecond(20).withGravity(12_000).withMaxFallSpeed(4000));
        level = TestLevels.with(level, TestLevels.hero(16, 24));
        ReachBound bound = ReachBound.of(level, () -> true);
        assertTrue(bound.isComplete(), bound.reasons().toString());
        PlaySession session = new PlaySession(level);
        session.step(Inputs.NONE);
        session.step(Inputs.NONE.with(0, Button.DOWN.bit()));
        Body body = session.player().orElseThrow();
        assertEquals(54, body.y());
        assertTrue(bound.includes(body.subX(), body.subY()));
    }

    @Test
    void aPlaceLeadsBackToTheStart() {
        BoundPlace far = ReachBound.of(gap(5, "classic", 60), () -> true)
                .placeOn(START_COLUMNS + 5, FLOOR)
                .orElseThrow();
        assertEquals(BoundPlace.Kind.GROUND, far.kind());
        assertEquals(FLOOR, far.row());
        BoundPlace near = far.from();
        assertEquals(0, near.left());
        assertEquals(BoundPlace.Kind.START, near.from().kind());
        assertNull(near.from().from());
    }

    @ParameterizedTest
    @ValueSource(doubles = {300, 700})
    void aThrusterLaunchesAsHighAsItsPower(double power) {
        Level room = TestLevels.floored(10, 40);
        Level level = TestLevels.with(
                room.withObjects(ObjectLists.none(ThrusterType.WITH_THRUSTERS)),
                TestLevels.hero(40, 584),
                ThrusterType.TYPE.create("thruster", ThrusterType.PAD, 64, 616).with(ThrusterType.POWER, power));
        ReachBound bound = ReachBound.of(level, () -> true);
        assertEquals(Set.of(), bound.reasons());
        PlaySession session = new PlaySession(level);
        double top = 584;
        for (int tick = 0; tick < 200; tick++) {
            session.step(Inputs.NONE.with(0, tick < 15 ? Button.RIGHT.bit() : 0));
            top = Math.min(top, session.player().orElseThrow().y());
        }
        top = Math.min(top, 584 - 85);
        assertTrue(bound.canTouch(0, top - 1, 160, 1));
        // The player may jump onto the thruster and be launched from the top of that jump.
        assertFalse(bound.canTouch(0, top - 85 - 48 - 10, 160, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "modern"})
    void aPlatformLeadsAcrossAGapButNotHigher(String movement) {
        Level far = gap(40, movement, 60);
        int end = START_COLUMNS + 40;
        assertFalse(ReachBound.of(far, () -> true).canStand(end, FLOOR));
        LevelObject ferry = PlatformType.TYPE
                .create("ferry", PlatformType.ONE_WAY, 16 * START_COLUMNS + 8, 16 * FLOOR)
                .with(PlatformType.STOPS, List.of(PathStop.of(16 * 36, 0)));
        ReachBound bound = ReachBound.of(TestLevels.with(far, ferry), () -> true);
        assertEquals(Set.of(), bound.reasons());
        assertTrue(bound.canStand(end, FLOOR));
        // A jump from any place of the platform is higher than it by less than six tiles.
        assertTrue(bound.canTouch(16 * 20, 16 * (FLOOR - 4), 1, 1));
        assertFalse(bound.canTouch(16 * 20, 16 * (FLOOR - 10), 1, 1));
    }

    @ParameterizedTest
    @CsvSource({"0, 20, true", "0, 14, false", "0.15, 14, true", "0.15, 4, false"})
    void aLiftLeadsUpwardAndGivesJumpsItsVelocity(double liftSeconds, int row, boolean isReached) {
        Level shaft = TestLevels.floored(10, 40);
        LevelObject hero =
                CharacterType.withMovement(TestLevels.hero(40, 584), Movement.CLASSIC.withLiftSeconds(liftSeconds));
        LevelObject lift = PlatformType.TYPE
                .create("lift", PlatformType.SOLID, 64, 616)
                .with(PlatformType.SPEED, 240.0)
                .with(PlatformType.STOPS, List.of(PathStop.of(0, -16 * 14)));
        ReachBound bound = ReachBound.of(TestLevels.with(shaft, hero, lift), () -> true);
        assertEquals(Set.of(), bound.reasons());
        assertEquals(isReached, bound.canTouch(0, 16 * row, 160, 1));
    }

    @Test
    void whatIsNotCoveredIsNamedAndExcludesNothing() {
        Level room = TestLevels.room();
        ReachBound bound = ReachBound.of(
                TestLevels.with(room, PlatformType.TYPE.create("lift", PlatformType.SOLID, 40, 104)), () -> true);
        assertFalse(bound.isComplete());
        assertEquals(Set.of(UnsupportedFeature.PLATFORM), bound.reasons());
        assertTrue(bound.canStand(1000, 1000));
        assertTrue(bound.canTouch(-5000, 0, 1, 1));
        assertEquals(Optional.empty(), bound.placeOn(3, 9));
        assertEquals(
                Set.of(UnsupportedFeature.NO_PLAYER),
                ReachBound.of(TestLevels.emptyRoom(), () -> true).reasons());
        assertEquals(
                Set.of(UnsupportedFeature.NO_GRAVITY),
                ReachBound.of(room.withPhysics(room.physics().withGravity(0)), () -> true)
                        .reasons());
        assertEquals(
                Set.of(UnsupportedFeature.SMALL_TILES),
                ReachBound.of(room.withTileSize(7), () -> true).reasons());
    }

    @Test
    void aLevelThatTakesTooMuchWorkIsNotCovered() {
        WorkLimit work = new WorkLimit(1000, () -> true);
        ReachBound bound = ReachBound.of(TestLevels.room(), work);
        assertEquals(Set.of(UnsupportedFeature.TOO_MUCH_WORK), bound.reasons());
        assertTrue(bound.canStand(1000, 1000));
        assertEquals(Optional.empty(), bound.placeOn(3, 9));
        assertTrue(work.done() < 2000, work.done() + " words");
    }

    @Test
    void aPlayerThatIsOutsideAtTheStartGetsNowhere() {
        Level level = Level.empty("outside", 20, 12, 8);
        level = level.withPhysics(level.physics().withBorders(new Borders(true, true, true, true)));
        ReachBound bound = ReachBound.of(TestLevels.with(level, TestLevels.hero(-300, 20)), () -> true);
        assertEquals(Set.of(), bound.reasons());
        assertFalse(bound.canTouch(0, 0, 160, 96));
        assertEquals(Optional.empty(), bound.distanceTo(0, 0, 160, 96));
    }

    @Test
    void aPlayerThatLeftTheLevelAtItsSideFallsNoFurther() {
        Level level = Level.empty("side", 20, 12, 8);
        level = level.withPhysics(level.physics().withBorders(new Borders(true, true, false, false)));
        // It moves 9 px in a tick, more than a tile.
        LevelObject hero = CharacterType.withMovement(TestLevels.hero(70, 20), Movement.CLASSIC.withWalkSpeed(540));
        WorkLimit work = new WorkLimit(1_000_000, () -> true);
        ReachBound bound = ReachBound.of(TestLevels.with(level, hero), work);
        assertEquals(Set.of(), bound.reasons());
        assertTrue(work.done() < 100_000, work.done() + " words");
        assertTrue(bound.canStand(19, 12));
    }

    @Test
    void aPlayerThatLeftTheLevelAtItsSideDoesNotComeBack() {
        Level level = TestLevels.of(
                "......####",
                "......####",
                "......####",
                "##########",
                "......####",
                "......####",
                "......####",
                "......####");
        level = level.withPhysics(level.physics().withBorders(new Borders(true, false, false, false)));
        ReachBound bound = ReachBound.of(TestLevels.with(level, TestLevels.hero(40, 8)), () -> true);
        assertTrue(bound.canStand(0, 3));
        assertFalse(bound.canStand(0, 8));
    }

    @Test
    void aBoundThatItsCallerStopsExcludesNothing() {
        ReachBound bound = ReachBound.of(TestLevels.room(), () -> false);
        assertEquals(Set.of(UnsupportedFeature.STOPPED), bound.reasons());
        assertTrue(bound.canStand(1000, 1000));
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "modern"})
    void aRoomIsNotLeftThroughItsSlopingCeiling(String preset) {
        Level level = Level.empty("room", 16, 14, 16);
        level = level.withTiles(TestLevels.fill(level, new TileRegion(0, 13, 16, 1), TileType.BLOCK));
        for (int column = 0; column < 16; column++) {
            TileType type = column % 2 == 0 ? TileType.CEILING_LEFT : TileType.CEILING_RIGHT_LOW;
            level = level.withTiles(TestLevels.fill(level, new TileRegion(column, 8, 1, 1), type));
        }
        Level below = TestLevels.with(level, hero(8, 13 * 16 - 40, preset));
        ReachBound bound = ReachBound.of(below, () -> true);
        assertTrue(bound.canTouch(40, 9 * 16, 100, 1), "the ceiling");
        assertFalse(bound.canTouch(0, 0, 256, 8 * 16 - 5), "above the ceiling");
        assertFalse(bound.canStand(4, 8));
        ReachBound above = ReachBound.of(TestLevels.with(level, hero(8, 4 * 16, preset)), () -> true);
        assertTrue(above.canStand(15, 8), "the flat top of a sloping ceiling");
        assertFalse(above.canStand(4, 13));
    }

    @ParameterizedTest
    @CsvSource({"classic, 60", "modern, 60", "classic, 30"})
    void aGapIsNotWiderBelowSlopingCeilings(String preset, int ticksPerSecond) {
        int crossed = 0;
        while (crossesGap(gap(crossed + 1, preset, ticksPerSecond))) {
            crossed++;
        }
        Level level = gap(crossed + 1, preset, ticksPerSecond);
        for (int column = 0; column < level.columns(); column++) {
            TileType type = column % 2 == 0 ? TileType.CEILING_LEFT : TileType.CEILING_RIGHT;
            level = level.withTiles(TestLevels.fill(level, new TileRegion(column, FLOOR - 6, 1, 1), type));
        }
        assertFalse(ReachBound.of(level, () -> true).canStand(START_COLUMNS + crossed + 1, FLOOR));
    }

    @Test
    void anEffectThatDependsOnAnIdUsedTwiceIsNotCovered() {
        Level level = TestLevels.room();
        level = level.withObjects(ObjectLists.none(ThrusterType.WITH_THRUSTERS));
        level = TestLevels.with(
                level,
                TestLevels.hero(40, 104),
                ThrusterType.TYPE.create("same", ThrusterType.PAD, 64, 136),
                ThrusterType.TYPE.create("same", ThrusterType.PAD, 96, 136));
        assertEquals(
                Set.of(UnsupportedFeature.TOUCH_EFFECT),
                ReachBound.of(level, () -> true).reasons());
    }

    /** Two floors with a gap between them, above an open bottom. */
    private static Level gap(int columns, String preset, int ticksPerSecond) {
        Level empty = Level.empty("gap", START_COLUMNS + columns + 8, 20, 16);
        Level left = fill(empty, new TileRegion(0, FLOOR, START_COLUMNS, 1));
        return with(fill(left, new TileRegion(START_COLUMNS + columns, FLOOR, 8, 1)), preset, ticksPerSecond);
    }

    /** A floor that rises by some tiles. */
    private static Level ledge(int rows, String preset, int ticksPerSecond) {
        Level empty = Level.empty("ledge", START_COLUMNS + 8, 20, 16);
        Level left = fill(empty, new TileRegion(0, FLOOR, START_COLUMNS, 8));
        return with(fill(left, new TileRegion(START_COLUMNS, FLOOR - rows, 8, 8 + rows)), preset, ticksPerSecond);
    }

    private static Level fill(Level level, TileRegion region) {
        return level.withTiles(level.tiles().with(TestLevels.fill(level, region, TileType.BLOCK)));
    }

    private static LevelObject hero(double x, double y, String preset) {
        Movement movement = preset.equals("classic") ? Movement.CLASSIC : Movement.MODERN;
        return CharacterType.withMovement(TestLevels.hero(x, y), movement);
    }

    private static Level with(Level level, String preset, int ticksPerSecond) {
        Level numbers = level.withPhysics(
                level.physics().withTicksPerSecond(ticksPerSecond).withBorders(new Borders(false, false, false, true)));
        return TestLevels.with(numbers, hero(2, FLOOR * 16 - 40, preset));
    }

    private static boolean crossesGap(Level level) {
        double far = level.widthPx() - 8 * 16 - 12;
        return jumps(level, body -> body.onGround() && body.x() > far);
    }

    private static boolean climbs(Level level, int rows) {
        double top = (FLOOR - rows) * 16;
        return jumps(level, body -> body.onGround() && body.y() + body.height() == top);
    }

    private interface Success {
        boolean isReached(Body body);
    }

    /** Whether a jump to the right succeeds, from any tick on and from any of some places at the start. */
    private static boolean jumps(Level level, Success success) {
        LevelObject hero = level.player().orElseThrow();
        for (int start = 0; start < STARTS; start++) {
            double x = hero.x() + 160.0 / level.physics().ticksPerSecond() * start / STARTS;
            if (jumpsFromStart(level.withObject(hero.id(), hero.withPosition(x, hero.y())), success)) {
                return true;
            }
        }
        return false;
    }

    private static boolean jumpsFromStart(Level level, Success success) {
        int rate = level.physics().ticksPerSecond();
        for (int takeOff = 0; takeOff < TAKE_OFFS * rate / 60; takeOff++) {
            PlaySession session = new PlaySession(level);
            for (int tick = 0; tick < takeOff + FLIGHT * rate / 60; tick++) {
                int buttons = Button.RIGHT.bit() | (tick >= takeOff ? Button.JUMP.bit() : 0);
                session.step(Inputs.NONE.with(0, buttons));
                if (success.isReached(session.player().orElseThrow())) {
                    return true;
                }
            }
        }
        return false;
    }
}
