package leapsmith.physics.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BodyControl;
import leapsmith.physics.world.BodyController;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Moves that platformers have, written as controllers of a game's own, each in a few lines. */
class OwnControlTest {
    private static final double JUMP = 410;
    /** A button of the game's own. */
    private static final int DASH = 1 << 4;

    private final World world = World.builder(40, 20)
            .tiles((column, row) -> row == 19 || column == 20 && row > 8 ? TileType.BLOCK : TileType.EMPTY)
            .build();
    private final Body hero = world.spawn(BodyDef.box(100, 284, 12, 20).control(Control.PLAYER));

    /** A second jump in the air; memory 0 counts the jumps that are left. */
    private static final BodyController DOUBLE_JUMP = it -> {
        if (it.body().onGround()) {
            it.remember(0, 1);
        } else if (it.isPressed(Button.JUMP) && it.memory(0) > 0) {
            it.remember(0, it.memory(0) - 1);
            it.jump(it.vx(), JUMP);
        }
    };

    /** Slides down walls slowly, and jumps off them; memory 1 counts the ticks in which the jump keeps its side. */
    private static final BodyController WALL_JUMP = it -> {
        Body body = it.body();
        boolean left = body.pushesLeftWall() && it.isDown(Button.LEFT);
        boolean right = body.pushesRightWall() && it.isDown(Button.RIGHT);
        if (!body.onGround() && (left || right)) {
            if (it.isPressed(Button.JUMP)) {
                it.remember(1, left ? 10 : -10);
                it.jump(left ? 160 : -160, JUMP);
            } else if (it.vy() > 60) {
                it.setVelocity(0, 60);
                it.skipGravity();
            }
        } else if (it.memory(1) != 0) {
            long side = Long.signum(it.memory(1));
            it.remember(1, it.memory(1) - side);
            it.setVelocity(160 * side, it.vy());
            it.face(side < 0);
        }
    };

    /** A dash straight ahead for a sixth of a second; memory 1 counts its ticks. */
    private static final BodyController DASH_AHEAD = it -> {
        boolean pressed = (it.buttons() & ~it.previousButtons() & DASH) != 0;
        long left = pressed && it.memory(1) == 0 ? 10 : it.memory(1);
        if (left > 0) {
            it.remember(1, left - 1);
            it.setVelocity(it.body().facingLeft() ? -480 : 480, 0);
            it.skipGravity();
        }
    };

    /** A ladder in a column: up and down with jump and down. */
    private static final BodyController LADDER = it -> {
        double middle = it.body().x() + it.body().width() / 2;
        if (middle > 160
                && middle < 176
                && (it.isDown(Button.JUMP)
                        || it.isDown(Button.DOWN)
                        || !it.body().onGround())) {
            it.setVelocity(it.vx() / 2, it.isDown(Button.JUMP) ? -80 : it.isDown(Button.DOWN) ? 80 : 0);
            it.skipGravity();
        }
    };

    /** Water below a height: strokes upward, and slow sinking. */
    private static final BodyController SWIM = it -> {
        if (it.body().y() > 200) {
            double vy = it.isPressed(Button.JUMP) ? -120 : Math.min(it.vy(), 40);
            it.setVelocity(it.vx() * 0.6, vy);
            if (vy > 0) {
                it.skipGravity();
            }
        }
    };

    @Test
    void aDoubleJumpIsTwiceAsHigh() {
        world.setController(DOUBLE_JUMP);
        step(5);
        double least =
                highest(60, t -> t < 25 ? Inputs.of(Button.JUMP) : t < 28 ? Inputs.NONE : Inputs.of(Button.JUMP));
        assertEquals(284 - 2 * 85, least, 4);
        assertEquals(0, hero.memory(0));
        step(60);
        assertEquals(1, hero.memory(0));
    }

    @Test
    void aWallIsClimbedByJumpsAndSlidDown() {
        world.setController(WALL_JUMP);
        world.moveTo(hero, 308, 200);
        step(40, Button.RIGHT);
        assertTrue(hero.vy() >= 60 && hero.vy() < 78, "slides slowly");
        double y = hero.y();
        step(1, Button.RIGHT, Button.JUMP);
        assertTrue(hero.vy() < -400 && hero.vx() < 0);
        step(9, Button.RIGHT, Button.JUMP);
        assertTrue(hero.x() < 300 && hero.y() < y - 40);
    }

    @Test
    void aDashGoesStraight() {
        world.setController(DASH_AHEAD);
        world.moveTo(hero, 100, 100);
        world.step(Inputs.NONE.with(0, DASH));
        double y = hero.y();
        step(9);
        assertEquals(180, hero.x(), 0.5);
        assertEquals(y, hero.y());
        step(5);
        assertTrue(hero.y() > y);
    }

    @Test
    void aLadderIsClimbedAndHolds() {
        world.setController(LADDER);
        world.moveTo(hero, 162, 284);
        step(2);
        step(30, Button.JUMP);
        assertEquals(284 - 40, hero.y(), 2);
        double y = hero.y();
        step(30);
        assertEquals(y, hero.y());
        step(15, Button.DOWN);
        assertEquals(y + 20, hero.y(), 2);
    }

    @Test
    void waterSlowsAndLifts() {
        world.setController(SWIM);
        world.moveTo(hero, 100, 210);
        step(30);
        assertTrue(hero.vy() > 0 && hero.vy() < 58, "sinks slowly");
        double y = hero.y();
        step(3, Button.JUMP);
        assertTrue(hero.y() < y);
    }

    @Test
    void itsMemoryIsRestoredAndHashed() {
        world.setController(DOUBLE_JUMP);
        step(5);
        step(10, Button.JUMP);
        step(2);
        Snapshot before = world.snapshot();
        step(10, Button.JUMP);
        long hash = world.hash();
        double y = hero.y();
        world.restore(before);
        assertEquals(1, hero.memory(0));
        step(10, Button.JUMP);
        assertEquals(hash, world.hash());
        assertEquals(y, hero.y());
        assertThrows(IndexOutOfBoundsException.class, () -> hero.memory(BodyControl.MEMORY));
    }

    @Test
    void itIsCalledForBodiesWithAControllerInOrderAndCanBeTakenAway() {
        world.spawn(BodyDef.box(300, 100, 10, 10));
        world.spawn(BodyDef.box(340, 100, 10, 10).control(Control.PATROL));
        StringBuilder called = new StringBuilder();
        world.setController(it -> called.append(it.body().index()).append(' '));
        step(1);
        assertEquals("0 2 ", called.toString());
        world.setController(null);
        step(1);
        assertEquals("0 2 ", called.toString());
        assertFalse(world.canJump(hero) && hero.vy() < 0);
    }

    private void step(int ticks, Button... held) {
        for (int t = 0; t < ticks; t++) {
            world.step(Inputs.of(held));
        }
    }

    private double highest(int ticks, java.util.function.IntFunction<Inputs> inputs) {
        double least = hero.y();
        for (int t = 0; t < ticks; t++) {
            world.step(inputs.apply(t));
            least = Math.min(least, hero.y());
        }
        return least;
    }
}
