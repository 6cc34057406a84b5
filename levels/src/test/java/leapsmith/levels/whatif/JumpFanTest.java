package leapsmith.levels.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class JumpFanTest {
    private static final Level FLAT = TestLevels.of(
            "....................",
            "....................",
            "....................",
            "....................",
            "....................",
            "....................",
            "....................",
            "....................",
            "....................",
            "####################");

    @Test
    void aFullJumpStraightUpHasTheClassicHeight() {
        JumpArc up = JumpFan.from(FLAT, 160, 144).get(0);
        double highest = Double.MAX_VALUE;
        for (int i = 0; i < up.length(); i++) {
            highest = Math.min(highest, up.y(i));
        }
        assertEquals(85, up.y(0) - highest, 0.5);
        assertTrue(up.lands());
        assertEquals(144, up.y(up.length() - 1) + up.height());
    }

    /** The flat level with a kind as its floor. */
    private static Level withFloor(Material material) {
        Legend legend = FLAT.legend()
                .plus(new LegendEntry(
                        'k', TileKind.of("kind", TileType.BLOCK, 0).withMaterial(material)));
        int block = legend.indexOf(TileType.BLOCK);
        return FLAT.withLegend(legend)
                .withTiles(FLAT.tiles()
                        .draft()
                        .replace(FLAT.tiles().region(), block, legend.size() - 1)
                        .build());
    }

    private static double top(JumpArc arc) {
        double top = Double.MAX_VALUE;
        for (int i = 0; i < arc.length(); i++) {
            top = Math.min(top, arc.y(i));
        }
        return top;
    }

    @Test
    void jumpsFromATileKindDependOnItsNumbers() {
        double mud = top(JumpFan.from(withFloor(Material.builder().jump(0.7).build()), 160, 144)
                .get(0));
        double plain = top(JumpFan.from(FLAT, 160, 144).get(0));
        assertEquals(0.49 * (104 - plain), 104 - mud, 2);
        Level belt = withFloor(Material.builder().belt(60).build());
        assertEquals(9, JumpFan.from(belt, 160, 144).size(), "a belt carries what stands on it");
    }

    @Test
    void aTileThatCrumblesIsThereForEachJump() {
        List<JumpArc> arcs =
                JumpFan.from(withFloor(Material.builder().crumbleSeconds(0.1).build()), 160, 144);
        List<JumpArc> plain = JumpFan.from(FLAT, 160, 144);
        for (int i = 0; i < plain.size(); i++) {
            assertEquals(plain.get(i).length(), arcs.get(i).length());
        }
    }

    @Test
    void aJumpEndsInSpikes() {
        Level spikes = withFloor(Material.builder().deadly(Set.of(TileSide.TOP)).build());
        assertFalse(JumpFan.from(spikes, 160, 144).stream().anyMatch(JumpArc::lands));
    }

    @Test
    void jumpsToTheLeftMirrorThoseToTheRight() {
        List<JumpArc> arcs = JumpFan.from(FLAT, 160, 144);
        assertEquals(9, arcs.size());
        for (int i = 1; i <= 4; i++) {
            JumpArc left = arcs.get(i);
            JumpArc right = arcs.get(i + 4);
            assertEquals(left.length(), right.length());
            for (int point = 0; point < left.length(); point++) {
                assertEquals(160 - 6, (left.x(point) + right.x(point)) / 2, 1e-9);
            }
        }
    }

    @Test
    void shorterHoldsGiveLowerJumps() {
        List<JumpArc> arcs = JumpFan.from(FLAT, 160, 144);
        assertEquals(1, arcs.get(2).holdTicks());
        assertTrue(arcs.get(2).holdTicks() < arcs.get(3).holdTicks());
        assertTrue(arcs.get(3).holdTicks() < arcs.get(4).holdTicks());
        assertTrue(arcs.get(4).holdTicks() < arcs.get(1).holdTicks());
        assertTrue(arcs.get(2).length() < arcs.get(3).length());
    }

    @Test
    void aPlaceInTheAirMeansTheGroundBelow() {
        JumpArc arc = JumpFan.from(FLAT, 160, 90).get(0);
        assertEquals(144, arc.y(0) + arc.height());
    }

    @Test
    void thereIsNoJumpFromAWallFromOutsideOrOverAnAbyss() {
        Level pit = TestLevels.of("....", "....", "....", "##..", "##..");
        assertEquals(List.of(), JumpFan.from(FLAT, 160, 158));
        assertEquals(List.of(), JumpFan.from(FLAT, -5, 90));
        assertEquals(List.of(), JumpFan.from(FLAT, 160, 1000));
        Level open = pit.withPhysics(pit.physics().withBorders(new Borders(false, false, false, true)));
        assertEquals(List.of(), JumpFan.from(open, 56, 40));
    }

    @Test
    void arcsAreTheSameAsInAWorldOfTheWholeLevel() {
        int landed = 0;
        for (int seed = 0; seed < 40; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Level level = TestLevels.strewn(random, 30 + random.nextInt(120), 20 + random.nextInt(90));
            double feetX = random.nextInt(level.widthPx());
            double feetY = random.nextInt(level.heightPx());
            for (JumpArc arc : JumpFan.from(level, feetX, feetY)) {
                landed += arc.lands() ? 1 : 0;
                assertIsReal(arc, level, "seed " + seed);
            }
        }
        assertTrue(landed > 50, landed + " arcs landed");
    }

    private static void assertIsReal(JumpArc arc, Level level, String label) {
        LevelObject player = CharacterType.TYPE.create("hero", CharacterType.PLAYER, arc.x(0), arc.y(0));
        BodyDef def = ((ObjectPhysics.OfBody) player.physics()).def();
        World world = WorldBuilder.build(level).world();
        double walk = arc.direction() * CharacterType.movement(player).walkSpeed();
        int side = arc.direction() < 0 ? Button.LEFT.bit() : arc.direction() > 0 ? Button.RIGHT.bit() : 0;
        double distance = SubPixels.toPx(SubPixels.perTick(walk, level.physics().ticksPerSecond()));
        Body body = world.spawn(def.at(arc.x(0) - distance, arc.y(0)).velocity(walk, 0));
        world.step(Inputs.NONE.with(0, side));
        if (!body.isAlive() || body.x() != arc.x(0) || body.y() != arc.y(0)) {
            // There is no room for the run-up.
            world = WorldBuilder.build(level).world();
            body = world.spawn(def);
            world.step(Inputs.NONE);
        }
        for (int i = 0; i < arc.length(); i++) {
            assertEquals(arc.x(i), body.x(), label + ", point " + i);
            assertEquals(arc.y(i), body.y(), label + ", point " + i);
            assertFalse(i > 0 && i < arc.length() - 1 && body.onGround(), label + ", point " + i);
            world.step(Inputs.NONE.with(0, i < arc.holdTicks() ? side | Button.JUMP.bit() : side));
        }
    }
}
