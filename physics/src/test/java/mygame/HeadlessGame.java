package mygame;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.PairList;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;

/** Somebody jumps onto a lift and is shot at, without a window. */
public final class HeadlessGame {
    private static final String[] LEVEL = {
        "#......................#",
        "#......................#",
        "#......................#",
        "#......................#",
        "#......................#",
        "#.....##...............#",
        "#.....##...............#",
        "########################",
    };

    private final World world = World.builder(LEVEL[0].length(), LEVEL.length)
            .tiles((column, row) -> LEVEL[row].charAt(column) == '#' ? TileType.BLOCK : TileType.EMPTY)
            .build();
    private final PathDef upAndDown = PathDef.backAndForth(0, -24, 60).waiting(70);
    private final BodyDef plank = BodyDef.box(160, 104, 48, 8).solidity(Solidity.TOP);
    private final BulletDef shot = BulletDef.box(360, 60, 4, 4).aimed(180, 240);

    private final Body hero = world.spawn(BodyDef.character(20, 72).control(Control.PLAYER));
    private final Body lift = world.spawn(plank.path(upAndDown));
    private final int gun = world.bullets().addEmitter(EmitterDef.every(40, shot));

    public static void main(String[] args) {
        new HeadlessGame().play();
    }

    private void play() {
        run(30);
        Snapshot checkpoint = world.snapshot();
        run(90);
        System.out.println("hero at " + hero.y() + ", lift at " + lift.y());
        long hash = world.hash();
        world.restore(checkpoint);
        run(90);
        System.out.println("the same again: " + (world.hash() == hash));
        world.bullets().removeEmitter(gun);
    }

    private void run(int ticks) {
        for (int i = 0; i < ticks; i++) {
            Inputs ahead = hero.x() < 80 ? Inputs.of(Button.RIGHT) : Inputs.of(Button.RIGHT, Button.JUMP);
            world.step(hero.x() < 160 ? ahead : Inputs.NONE);
            report("tick " + world.tick() + ": ");
        }
    }

    private void report(String when) {
        if (hero.onGround() && (hero.previousContacts() & Contacts.GROUND) == 0) {
            System.out.println(when + "lands at " + hero.x() + ", " + hero.y());
        }
        PairList pairs = world.pairs();
        for (int i = 0; i < pairs.count(); i++) {
            if (pairs.began(i)) {
                System.out.println(when + "bodies " + pairs.a(i) + " and " + pairs.b(i) + " touch");
            }
        }
        EventList events = world.events();
        for (int i = 0; i < events.count(); i++) {
            System.out.println(when + events.type(i) + ", body " + events.body(i));
        }
    }
}
