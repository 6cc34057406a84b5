package mygame;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BodyControl;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/** A hero with a second jump in the air, a door that opens, and a lift that the hero's weight starts. */
public final class OwnMoves {
    private static final long DOOR = 1;
    private static final double JUMP = 410;

    private OwnMoves() {}

    public static void main(String[] args) {
        World world = World.builder(40, 20)
                .tiles((column, row) -> row == 19 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        Body hero = world.spawn(BodyDef.character(20, 264).control(Control.PLAYER));
        Body lift =
                world.spawn(BodyDef.box(160, 304, 48, 8).solidity(Solidity.TOP).kinematic(true));
        Body door =
                world.spawn(BodyDef.box(100, 240, 8, 64).solidity(Solidity.ALL).tag(DOOR));
        world.setController(OwnMoves::control);

        play(world, 60, Button.RIGHT);
        System.out.println("stopped by the door at " + hero.x());

        world.redefine(door, door.toDef().solidity(Solidity.NONE).kinematic(true));
        play(world, 24, Button.RIGHT);
        System.out.println("behind door " + door.tag() + " at " + Math.round(hero.x()));

        play(world, 20, Button.JUMP);
        play(world, 2);
        play(world, 20, Button.JUMP);
        System.out.println("jumped twice, to " + Math.round(hero.y()));

        play(world, 60);
        play(world, 6, Button.RIGHT);
        System.out.println("on the lift: " + lift.equals(world.carrier(hero)));
        world.drive(lift, 0, -60);
        play(world, 120);
        System.out.println("lifted to " + Math.round(hero.y()));
    }

    /** Runs in each tick for each body with a controller; number 0 is how many jumps are left in the air. */
    private static void control(BodyControl it) {
        if (it.body().onGround()) {
            it.remember(0, 1);
        } else if (it.isPressed(Button.JUMP) && it.memory(0) > 0) {
            it.remember(0, it.memory(0) - 1);
            it.jump(it.vx(), JUMP);
        }
    }

    private static void play(World world, int ticks, Button... held) {
        for (int tick = 0; tick < ticks; tick++) {
            world.step(Inputs.of(held));
        }
    }
}
