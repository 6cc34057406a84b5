package mygame;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;

/** A player jumps onto a lift, without a window. */
public final class HeadlessGame {
    private final World world = World.builder(24, 8)
            .tiles((column, row) -> row == 7 ? TileType.BLOCK : TileType.EMPTY)
            .build();
    private final BodyDef plank = BodyDef.box(160, 104, 48, 8).solidity(Solidity.TOP);
    private final Body lift = world.spawn(plank.path(PathDef.backAndForth(0, -24, 60)));
    private final Body hero = world.spawn(BodyDef.character(20, 72).control(Control.PLAYER));

    public static void main(String[] args) {
        HeadlessGame game = new HeadlessGame();
        Snapshot start = game.world.snapshot();
        long hash = game.play();
        game.world.restore(start);
        System.out.println("the same again: " + (game.play() == hash));
    }

    private long play() {
        while (!hero.onGround() || hero.x() < 160) {
            world.step(hero.x() < 80 ? Inputs.of(Button.RIGHT) : Inputs.of(Button.RIGHT, Button.JUMP));
        }
        System.out.println("tick " + world.tick() + ": hero lands at " + hero.y() + ", lift at " + lift.y());
        return world.hash();
    }
}
