package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What each number of a material does, at the standard values of the editor's tile kinds. */
class MaterialTest {
    private static final Material ICE = Material.builder().grip(0.2).build();
    private static final Material MUD = Material.builder().speed(0.5).jump(0.7).build();
    private static final Material BELT = Material.builder().belt(60).build();
    private static final Material SPRING = Material.builder().launch(630).build();
    private static final Material LADDER = Material.builder().climb(80).build();
    private static final Material WATER = Material.builder()
            .gravity(0.3)
            .maxFallSpeed(120)
            .speed(0.5)
            .jump(0.55)
            .swims(true)
            .build();
    private static final Material SPIKES =
            Material.builder().deadly(Set.of(TileSide.TOP)).build();
    private static final Material LAVA =
            Material.builder().deadly(EnumSet.allOf(TileSide.class)).build();
    private static final Material CRUMBLING =
            Material.builder().crumbleSeconds(0.5).returnSeconds(2).build();
    private static final double TILE = 16;

    /** A level in which a letter is a tile of a material: an empty one if it is in lower case, else a Block, or a one-way H. */
    private static World world(Material material, String... rows) {
        return world(material, 60, rows);
    }

    private static World world(Material material, int ticksPerSecond, String... rows) {
        return World.builder(rows[0].length(), rows.length)
                .ticksPerSecond(ticksPerSecond)
                .tiles((column, row) -> switch (rows[row].charAt(column)) {
                    case '.' -> TileType.EMPTY;
                    case '#' -> TileType.BLOCK;
                    case '=', 'H' -> TileType.ONE_WAY;
                    case '/', 'J' -> TileType.SLOPE_RIGHT;
                    case '<' -> TileType.GATE_LEFT;
                    case '>' -> TileType.GATE_RIGHT;
                    case 'V' -> TileType.GATE_DOWN;
                    default -> Character.isUpperCase(rows[row].charAt(column)) ? TileType.BLOCK : TileType.EMPTY;
                })
                .materials(List.of(material))
                .materialTiles((column, row) -> {
                    char symbol = rows[row].charAt(column);
                    return Character.isLetter(symbol) && symbol != 'V' ? 1 : 0;
                })
                .build();
    }

    private static Body player(World world, Movement movement, double column, double row) {
        return world.spawn(BodyDef.box(column * TILE, (row + 1) * TILE - 24, 12, 24)
                .control(Control.PLAYER)
                .movement(movement));
    }

    private static List<EventType> events(World world) {
        List<EventType> types = new ArrayList<>();
        for (int i = 0; i < world.events().count(); i++) {
            types.add(world.events().type(i));
        }
        return types;
    }

    /** The largest height above its start in some ticks. */
    private static double rise(World world, Body body, int ticks, Button... buttons) {
        double start = body.y();
        double highest = start;
        for (int t = 0; t < ticks; t++) {
            Level.step(world, 1, buttons);
            highest = Math.min(highest, body.y());
        }
        return start - highest;
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 60, 120})
    void iceStopsAWalkerInHalfASecondAndFortyPixels(int rate) {
        World world = world(ICE, rate, "....................", "....................", "IIIIIIIIIIIIIIIIIIII");
        Body body = player(world, Movement.CLASSIC, 1, 1);
        Level.step(world, rate, Button.RIGHT);
        assertEquals(160, body.vx(), 0.1);
        double from = body.x();
        int ticks = 0;
        while (body.vx() != 0) {
            Level.step(world, 1);
            ticks++;
        }
        assertEquals(0.5, ticks / (double) rate, 1.5 / rate);
        assertEquals(40, body.x() - from, 160.0 / rate);
    }

    @Test
    void iceHasNoEffectInTheAir() {
        World world = world(
                ICE, "....................", "....................", "....................", "IIIIIIIIIIIIIIIIIIII");
        Body body = player(world, Movement.CLASSIC, 1, 2);
        Level.step(world, 1);
        Level.step(world, 1, Button.JUMP);
        Level.step(world, 2, Button.JUMP);
        Level.step(world, 1, Button.JUMP, Button.RIGHT);
        assertEquals(160, body.vx(), 0.1);
    }

    @Test
    void oneSlidesDownIcySlopesNoFasterThanOneWalks() {
        World world = world(
                ICE,
                "..........",
                "........J.",
                ".......J#.",
                "......J##.",
                ".....J###.",
                "....J####.",
                "...J#####.",
                "##########");
        Body body = player(world, Movement.CLASSIC, 7, 1);
        double fastest = 0;
        for (int t = 0; t < 90; t++) {
            Level.step(world, 1);
            fastest = Math.max(fastest, -body.vx());
        }
        assertTrue(fastest > 100, "slid at " + fastest);
        assertTrue(fastest <= 160.1, "slid at " + fastest);
        assertTrue(body.x() < 4 * TILE, "slid to " + body.x());
    }

    @Test
    void mudSlowsAWalkAndLowersAJump() {
        World world = world(
                MUD, "............", "............", "............", "............", "............", "MMMMMMMMMMMM");
        Body body = player(world, Movement.CLASSIC, 1, 4);
        Level.step(world, 2, Button.RIGHT);
        assertEquals(80, body.vx(), 0.1);
        // A jump of 0.7 of the speed reaches 0.49 of 85 px.
        assertEquals(0.49 * 85, rise(world, body, 60, Button.JUMP), 3);
    }

    @Test
    void aBeltCarriesWhatStandsOnItAndIsKeptByAJumpWithLiftTime() {
        World world = world(
                BELT, "............", "............", "............", "............", "............", "BBBBBBBBBBBB");
        Body crate = world.spawn(BodyDef.box(20, 64, 16, 16));
        Body player = player(world, Movement.MODERN, 4, 4);
        Level.step(world, 2);
        double x = crate.x();
        Level.step(world, 30);
        assertEquals(30, crate.x() - x, 0.1);
        double from = player.x();
        Level.step(world, 10, Button.JUMP);
        assertEquals(10, player.x() - from, 0.5, "in the air, with the velocity of the belt");
    }

    @Test
    void aBeltTakesNobodyThroughAWallAndOneWalksAwayFromIt() {
        World world = world(BELT, "......#.....", "......#.....", "BBBBBBBBBBBB");
        Body player = player(world, Movement.MODERN, 4, 1);
        Level.step(world, 60);
        assertEquals(6 * TILE, player.x() + player.width());
        assertEquals(0, player.contacts() & Contacts.CEILING);
        Level.step(world, 60, Button.LEFT);
        assertTrue(player.x() < 3 * TILE, "at " + player.x());
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 60, 120, 240})
    void aSpringLaunchesToTheSameHeightAtEveryRate(int rate) {
        String[] rows = new String[20];
        Arrays.fill(rows, "......");
        rows[19] = "SSSSSS";
        World world = world(SPRING, rate, rows);
        Body body = player(world, Movement.CLASSIC, 2, 17);
        List<EventType> seen = new ArrayList<>();
        double highest = 1000;
        for (int t = 0; t < rate; t++) {
            Level.step(world, 1);
            seen.addAll(events(world));
            highest = seen.contains(EventType.LAUNCHED) ? Math.min(highest, body.y()) : highest;
        }
        assertTrue(seen.contains(EventType.LAUNCHED));
        // 630^2 / (2 * 1030) and half a tick of 60 per second.
        assertEquals(192.7 + 5.2, 19 * TILE - 24 - highest, 1.5);
    }

    @Test
    void aStrokeInWaterRisesAsHighAsAJump() {
        String[] rows = new String[24];
        Arrays.fill(rows, "wwwwww");
        rows[23] = "######";
        World world = world(WATER, rows);
        Body body = player(world, Movement.CLASSIC, 2, 22);
        Level.step(world, 2);
        assertEquals(82, rise(world, body, 80, Button.JUMP), 3);
        // It sinks slowly, and strokes again in mid-water.
        Level.step(world, 200);
        assertTrue((body.contacts() & Contacts.GROUND) != 0);
        rise(world, body, 60, Button.JUMP);
        Level.step(world, 10);
        assertEquals(0, body.contacts());
        Level.step(world, 1, Button.JUMP);
        assertEquals(-0.55 * 410, body.vy(), 1);
        assertTrue(world.canJump(body));
    }

    @Test
    void waterHalvesAFallAndThenSlowsItToItsLimit() {
        String[] rows = new String[60];
        Arrays.fill(rows, "wwwwww");
        Arrays.fill(rows, 0, 20, "......");
        World world = world(WATER, rows);
        Body crate = world.spawn(BodyDef.box(40, 16, 12, 12));
        double before = 0;
        while (crate.mediumMaterial() == 0) {
            before = crate.vy();
            Level.step(world, 1);
        }
        assertTrue(events(world).contains(EventType.MEDIUM_ENTERED));
        assertEquals(before / 2, crate.vy(), 10);
        double fast = crate.vy();
        Level.step(world, 1);
        assertEquals(fast - 1030.0 / 60, crate.vy(), 1);
        Level.step(world, 60);
        assertEquals(120, crate.vy(), 0.1);
    }

    @Test
    void withTheHeadOutAStrokeIsAFullJump() {
        World world = world(WATER, "......", "......", "......", "......", "......", "......", "wwwwww", "######");
        Body body = player(world, Movement.CLASSIC, 2, 6);
        Level.step(world, 1);
        assertEquals(1, body.mediumMaterial());
        Level.step(world, 1, Button.JUMP);
        assertEquals(-410, body.vy(), 0.1);
    }

    @Test
    void aLadderIsClimbedToItsTopEdgeAndDownAgain() {
        World world = world(LADDER, "......", "......", "##H###", "..H...", "..H...", "..H...", "######");
        Body body = player(world, Movement.CLASSIC, 2.2, 5);
        Level.step(world, 1);
        assertEquals(ControllerState.STAND, body.state());
        Level.step(world, 1, Button.UP, Button.JUMP);
        assertEquals(ControllerState.CLIMB, body.state(), "the press of jump is used up");
        assertEquals(-80, body.vy(), 0.5);
        Level.step(world, 200, Button.UP);
        assertEquals(2 * TILE, body.y() + body.height(), "standing on its top edge");
        assertTrue((body.contacts() & Contacts.ONE_WAY) != 0);
        assertEquals(ControllerState.STAND, body.state());
        Level.step(world, 1);
        Level.step(world, 1, Button.DOWN);
        assertEquals(ControllerState.CLIMB, body.state());
        Level.step(world, 30, Button.DOWN);
        assertEquals(2 * TILE + 31 * 80 / 60.0, body.y() + body.height(), 0.5);
        Level.step(world, 200, Button.DOWN);
        assertEquals(6 * TILE, body.y() + body.height());
        assertEquals(ControllerState.STAND, body.state());
    }

    @Test
    void onlyTheTopOfALadderCarriesAndOneHangsOnItWithoutButtons() {
        World world = world(LADDER, "......", "......", "..H...", "..H...", "..H...", "..H...", "######");
        Body crate = world.spawn(BodyDef.box(2 * TILE, 3 * TILE + 4, 12, 12));
        Level.step(world, 60);
        assertEquals(6 * TILE, crate.y() + crate.height(), "fell through the ladder");
        Body body = player(world, Movement.CLASSIC, 2.2, 4);
        Level.step(world, 10, Button.UP);
        double y = body.y();
        Level.step(world, 30);
        assertEquals(y, body.y());
        Level.step(world, 2, Button.RIGHT);
        assertEquals(80, body.vx(), 1);
        Level.step(world, 30, Button.RIGHT);
        assertEquals(ControllerState.WALK, body.state(), "it left the ladder and fell");
    }

    @Test
    void jumpingOffAndOnIsNoFasterThanClimbing() {
        String[] rows = new String[60];
        Arrays.fill(rows, "..H...");
        rows[59] = "######";
        World world = world(LADDER, rows);
        Body body = player(world, Movement.CLASSIC, 2.2, 58);
        Level.step(world, 10, Button.UP);
        double from = body.y();
        Level.step(world, 1);
        Level.step(world, 1, Button.JUMP);
        assertEquals(ControllerState.JUMP, body.state());
        assertEquals(-410, body.vy(), 0.1);
        // Holding Up since the jump doesn't grab before the fall.
        Level.step(world, 1, Button.JUMP, Button.UP);
        assertEquals(ControllerState.CLIMB, body.state(), "Up was pressed again");
        assertTrue(from - body.y() < 12);
    }

    @Test
    void aVineEndsWhereTheMiddleReachesItsTop() {
        World world = world(LADDER, "......", "......", "......", "..h...", "..h...", "..h...", "######");
        Body body = player(world, Movement.CLASSIC, 2.2, 5);
        Level.step(world, 200, Button.UP);
        assertEquals(ControllerState.CLIMB, body.state());
        assertEquals(3 * TILE, body.y() + body.height() / 2, 0.01);
    }

    @Test
    void spikesKillWhatFallsOntoThemAndNotWhatJumpsOff() {
        World world = world(SPIKES, "......", "......", "......", "......", "..s...", "######");
        Body body = player(world, Movement.CLASSIC, 2, 2);
        boolean touched = false;
        while (body.vy() >= 0 && !touched) {
            Level.step(world, 1);
            touched = events(world).contains(EventType.TILE_TOUCHED);
        }
        assertTrue(touched);
        assertTrue(body.y() + body.height() > 5 * TILE - 6, "the spikes are 6 px high");
        world.launch(body, 0, -300);
        Level.step(world, 1);
        assertFalse(events(world).contains(EventType.TILE_TOUCHED), "moving away");
    }

    @Test
    void aFastFallTouchesSpikesThatItPassesWithinATick() {
        World world = World.builder(6, 400)
                .maxFallSpeed(60_000)
                .gravity(0)
                .materials(List.of(LAVA))
                .materialTiles((column, row) -> row == 200 ? 1 : 0)
                .build();
        Body body = player(world, Movement.CLASSIC, 2, 170);
        world.setVelocity(body, 0, 60_000);
        Level.step(world, 1);
        assertTrue(body.y() > 201 * TILE);
        assertTrue(events(world).contains(EventType.TILE_TOUCHED));
        assertEquals(200, world.events().row(0));
    }

    @Test
    void aTileCrumblesUnderAPlayerAndReturnsOnceItsPlaceIsFree() {
        World world = world(CRUMBLING, "......", "......", "..C...", "......", "......", "######");
        Body crate = world.spawn(BodyDef.box(2 * TILE, 1 * TILE, 12, 12).control(Control.PATROL));
        Level.step(world, 60);
        assertEquals(TileType.BLOCK, world.tiles().tileAt(2, 2), "a patrol doesn't start it");
        world.despawn(crate);
        Body body = player(world, Movement.CLASSIC, 2, 1);
        int stood = 0;
        while (world.tiles().tileAt(2, 2) == TileType.BLOCK) {
            Level.step(world, 1);
            stood++;
        }
        assertEquals(31, stood, 1);
        Snapshot gone = world.snapshot();
        long hash = world.hash();
        Level.step(world, 60);
        assertEquals(5 * TILE, body.y() + body.height());
        Level.step(world, 59);
        assertEquals(TileType.EMPTY, world.tiles().tileAt(2, 2));
        Level.step(world, 3);
        assertEquals(TileType.BLOCK, world.tiles().tileAt(2, 2));
        assertEquals(1, world.tiles().materialAt(2, 2));
        world.restore(gone);
        assertEquals(hash, world.hash());
        world.moveTo(body, 2 * TILE, TILE + 4);
        world.setGravity(0);
        Level.step(world, 200);
        assertEquals(TileType.EMPTY, world.tiles().tileAt(2, 2), "a body is in its place");
        world.setTile(2, 2, TileType.ONE_WAY);
        Level.step(world, 200);
        assertEquals(TileType.ONE_WAY, world.tiles().tileAt(2, 2), "an edit ends the timer");
    }

    @Test
    void aHeadBreaksTheTileOverTheMiddle() {
        Material brick = Material.builder().breaking(Material.Breaking.HEAD).build();
        World world = world(brick, "......", "BBBBBB", "......", "......", "......", "######");
        Body body = player(world, Movement.CLASSIC, 2.6, 4);
        Level.step(world, 2);
        rise(world, body, 40, Button.JUMP);
        assertEquals(TileType.EMPTY, world.tiles().tileAt(2, 1));
        assertEquals(TileType.BLOCK, world.tiles().tileAt(3, 1));
    }

    @Test
    void gatesLetBodiesThroughOneWay() {
        World world = world(ICE, "......", "..<...", "..<...", "######");
        Body body = player(world, Movement.CLASSIC, 0.5, 2);
        Level.step(world, 60, Button.RIGHT);
        assertEquals(2 * TILE, body.x() + body.width());
        assertTrue((body.contacts() & Contacts.RIGHT_WALL) != 0);
        world.moveTo(body, 4 * TILE, body.y());
        Level.step(world, 60, Button.LEFT);
        assertEquals(0, body.x());

        World below = world(ICE, "......", "......", "..VV..", "......", "......", "######");
        Body jumper = player(below, Movement.CLASSIC, 2.5, 4);
        Level.step(below, 2);
        assertEquals(8, rise(below, jumper, 30, Button.JUMP));
        below.moveTo(jumper, jumper.x(), 2);
        Level.step(below, 60);
        assertEquals(5 * TILE, jumper.y() + jumper.height());
    }

    @Test
    void theMiddleOfTheFeetDecidesAndAtABorderTheCalmerMaterial() {
        World world = world(ICE, "......", "......", "###III");
        Body body = world.spawn(BodyDef.box(3 * TILE - 7, 20, 12, 12));
        Level.step(world, 1);
        assertEquals(0, body.groundMaterial());
        world.moveTo(body, 3 * TILE - 6, 20);
        Level.step(world, 1);
        assertEquals(0, body.groundMaterial(), "exactly between the two");
        world.moveTo(body, 3 * TILE - 5, 20);
        Level.step(world, 1);
        assertEquals(1, body.groundMaterial());
        assertEquals(ICE, world.material(1));
    }

    @Test
    void aMaterialThatTheWorldDoesNotHaveIsRefused() {
        World world = world(ICE, "......", "######");
        assertThrows(IllegalArgumentException.class, () -> world.setTile(0, 0, TileType.BLOCK, 2));
        IllegalArgumentException failure = assertThrows(
                IllegalArgumentException.class, () -> Material.builder().grip(0));
        assertEquals("grip is 0.0, not from 0.01 to 1.0", failure.getMessage());
    }

    @Test
    void aSnapshotBringsItsMaterials() {
        World muddy = world(MUD, "......", "......", "MMMMMM");
        Body walker = player(muddy, Movement.CLASSIC, 1.5, 2);
        Level.step(muddy, 3, Button.RIGHT);
        World world = world(ICE, "......", "......", "IIIIII");
        world.restore(muddy.snapshot());
        Level.step(world, 20, Button.RIGHT);
        Level.step(muddy, 20, Button.RIGHT);
        assertEquals(muddy.hash(), world.hash());
        assertEquals(MUD, world.material(walker.groundMaterial()));
    }

    private static Material slippery(int number) {
        return Material.builder().grip(0.01 + number / 1000.0).build();
    }

    @Test
    void materialsThatNothingHasAnyMoreMakeRoomForOthers() {
        World world = world(ICE, "......", "......", "IIIIII");
        Body body = player(world, Movement.CLASSIC, 1.5, 2);
        Level.step(world, 2);
        Snapshot onIce = world.snapshot();
        long hashOnIce = world.hash();
        for (int number = 0; number < 600; number++) {
            int index = world.materialIndex(slippery(number));
            for (int column = 0; column < 6; column++) {
                world.setTile(column, 2, TileType.BLOCK, index);
            }
            Level.step(world, 1);
            assertEquals(slippery(number), world.material(body.groundMaterial()));
        }
        world.restore(onIce);
        assertEquals(hashOnIce, world.hash());
        assertEquals(ICE, world.material(body.groundMaterial()));

        for (int number = 0; number < 600; number++) {
            world.replaceTile(5, 0, TileType.BLOCK, world.materialIndex(slippery(number)));
        }
        world.replaceTile(5, 0, TileType.EMPTY, 0);
        world.restoreExceptTiles(onIce);
        assertEquals(hashOnIce, world.hash());
    }

    @Test
    void moreMaterialsThanAWorldMayHaveAreRefused() {
        World world = World.builder(300, 3).build();
        for (int number = 0; number < 255; number++) {
            world.setTile(number, 2, TileType.BLOCK, world.materialIndex(slippery(number)));
        }
        assertThrows(IllegalArgumentException.class, () -> world.materialIndex(slippery(255)));
        world.setTile(7, 2, TileType.EMPTY);
        assertEquals(8, world.materialIndex(slippery(255)));
    }
}
