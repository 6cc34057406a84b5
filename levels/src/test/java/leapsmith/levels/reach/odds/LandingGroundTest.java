package leapsmith.levels.reach.odds;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class LandingGroundTest {
    private static final Level LEDGES = TestLevels.of(
            "..........", //
            "..........",
            "..........",
            ".........#",
            "##........");

    @Test
    void aLedgeAtTheSideOfTheLevelIsNotConnectedWithTheOtherSide() {
        Level open = LEDGES.withPhysics(LEDGES.physics().withBorders(new Borders(true, true, true, true)));
        PlaySession session = new PlaySession(TestLevels.with(open, TestLevels.hero(4, 4 * 16 - 40)));
        World world = session.world();
        Body player = session.player().orElseThrow();
        JumpTrials.LandingGround left = new JumpTrials.LandingGround(world, player);
        assertTrue(left.carries(world, player));
        world.moveTo(player, 9.5 * 16, 3 * 16 - 40);
        assertFalse(left.carries(world, player));
        assertTrue(new JumpTrials.LandingGround(world, player).carries(world, player));
    }
}
