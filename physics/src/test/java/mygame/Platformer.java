package mygame;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.AirMoves;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BulletHitList;
import leapsmith.physics.world.Checkpoint;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.InvalidBytesException;
import leapsmith.physics.world.PairList;
import leapsmith.physics.world.World;

/**
 * A whole game: a hero with all moves, coins, a lift with a switch, a door with a key, enemies to stomp and to shoot, a
 * checkpoint, saved games and rollback.
 */
public final class Platformer {
    /** The first button of the game's own. */
    private static final int FIRE = 1 << Button.values().length;

    private static final int HEROES = 1;
    private static final int ENEMIES = 2;
    private static final int ROLLBACK_TICKS = 60;
    private static final int TILE = 16;
    private static final String[] LEVEL = {
        "............................................",
        "...............................#############",
        "................................D...........",
        "............................................",
        ".............................k......o..e...G",
        "..........................##################",
        "..........................#.................",
        "..H.......................#.................",
        "..H.......................#.................",
        "..H...o...................#.................",
        "..H@........o..e....F.s...#.................",
        "~~##########################################",
    };
    private static final Movement HERO = Movement.MODERN
            .withGrabsLedges(true)
            .withAirMoves(AirMoves.NONE
                    .withAirJumps(1)
                    .withWallJumpSpeed(200)
                    .withWallSlideSpeed(60)
                    .withDashSpeed(400));

    /** What a body is, as its tag. */
    private enum Kind {
        HERO,
        ENEMY,
        COIN,
        KEY,
        DOOR,
        SWITCH,
        LIFT,
        FLAG,
        GOAL
    }

    /** All of the game's own that changes: saved games and rollback have it beside the world. */
    private record State(int coins, int deaths, double startX, double startY, boolean won, int buttons) {
        State withCoin() {
            return new State(coins + 1, deaths, startX, startY, won, buttons);
        }

        State withDeath() {
            return new State(coins, deaths + 1, startX, startY, won, buttons);
        }

        State withStart(double x, double y) {
            return new State(coins, deaths, x, y, won, buttons);
        }

        State withWin() {
            return new State(coins, deaths, startX, startY, true, buttons);
        }

        State withButtons(int down) {
            return new State(coins, deaths, startX, startY, won, down);
        }
    }

    private final World world = World.builder(LEVEL[0].length(), LEVEL.length)
            .tiles((column, row) -> at(column, row) == '#' ? TileType.BLOCK : TileType.EMPTY)
            .materials(List.of(
                    Material.builder().climb(80).build(),
                    Material.builder()
                            .gravity(0.3)
                            .maxFallSpeed(120)
                            .swims(true)
                            .build()))
            .materialTiles((column, row) -> at(column, row) == 'H' ? 1 : at(column, row) == '~' ? 2 : 0)
            .build();
    private final Checkpoint[] kept = new Checkpoint[ROLLBACK_TICKS];
    private final State[] keptStates = new State[ROLLBACK_TICKS];
    /** Bodies that are removed after all events of a tick were read. */
    private final List<Body> gone = new ArrayList<>();

    private State state = new State(0, 0, 0, 0, false, 0);

    private Platformer() {
        for (int i = 0; i < ROLLBACK_TICKS; i++) {
            kept[i] = new Checkpoint();
        }
        for (int row = 0; row < LEVEL.length; row++) {
            for (int column = 0; column < LEVEL[row].length(); column++) {
                place(at(column, row), column * TILE, row * TILE);
            }
        }
        place('L', 23 * TILE, 11 * TILE);
    }

    private static char at(int column, int row) {
        return LEVEL[row].charAt(column);
    }

    private void place(char symbol, int x, int y) {
        BodyDef thing = BodyDef.box(x, y, TILE, TILE);
        switch (symbol) {
            case '@' -> {
                state = state.withStart(x, y - 24);
                world.spawn(tagged(Kind.HERO, BodyDef.character(x, y - 24))
                        .control(Control.PLAYER)
                        .movement(HERO)
                        .filter(new Filter(HEROES, ~0)));
            }
            case 'e' ->
                world.spawn(tagged(Kind.ENEMY, thing)
                        .control(Control.PATROL)
                        .facingLeft(true)
                        .movement(Movement.CLASSIC.withWalkSpeed(40))
                        .filter(new Filter(ENEMIES, HEROES)));
            case 'D' -> moving(Kind.DOOR, BodyDef.box(x, y, 8, 48).solidity(Solidity.ALL), -48, 0);
            case 'L' -> moving(Kind.LIFT, BodyDef.box(x, y, 48, 8).solidity(Solidity.TOP), -96, 60);
            case 'o' -> world.spawn(tagged(Kind.COIN, thing).sensor(true));
            case 'k' -> world.spawn(tagged(Kind.KEY, thing).sensor(true));
            case 's' -> world.spawn(tagged(Kind.SWITCH, thing).sensor(true));
            case 'F' -> world.spawn(tagged(Kind.FLAG, thing).sensor(true));
            case 'G' -> world.spawn(tagged(Kind.GOAL, thing).sensor(true));
            default -> {}
        }
    }

    /** Spawns what moves up by a distance and waits there, but not yet. */
    private void moving(Kind kind, BodyDef def, double dy, int waitTicks) {
        PathDef path = PathDef.backAndForth(0, dy, 90).waiting(waitTicks);
        world.setPathMotion(world.spawn(tagged(kind, def).path(path)), PathMotion.STOPPED);
    }

    private static BodyDef tagged(Kind kind, BodyDef def) {
        return def.tag(kind.ordinal());
    }

    private static Kind kind(Body body) {
        return Kind.values()[(int) body.tag()];
    }

    /** The only body of a kind: tags also find it in a saved game. */
    private Body the(Kind kind) {
        for (Body body : world.bodies()) {
            if (kind(body) == kind) {
                return body;
            }
        }
        throw new IllegalStateException("no " + kind);
    }

    /** Advances the game by one tick. */
    private void tick(int buttons) {
        int slot = (int) (world.tick() % ROLLBACK_TICKS);
        world.save(kept[slot]);
        keptStates[slot] = state;
        Body hero = the(Kind.HERO);
        if ((buttons & ~state.buttons & FIRE) != 0) {
            fire(hero);
        }
        state = state.withButtons(buttons);
        world.step(Inputs.NONE.with(0, buttons));
        readEvents(hero);
        readPairs(hero);
        readHits();
        gone.stream().distinct().forEach(world::despawn);
        gone.clear();
    }

    /** Bullets of the hero have its tag, and hit only enemies. */
    private void fire(Body hero) {
        int side = hero.facingLeft() ? -1 : 1;
        world.bullets()
                .fire(BulletDef.box(hero.x() + 4, hero.y() + 26, 4, 4)
                        .velocity(side * 300, 0)
                        .life(120)
                        .filter(new Filter(HEROES, ENEMIES))
                        .tag(Kind.HERO.ordinal()));
    }

    private void readEvents(Body hero) {
        EventList events = world.events();
        for (int i = 0; i < events.count(); i++) {
            Body other = world.body(events.other(i), events.otherGeneration(i));
            if (events.type(i) == EventType.SENSOR_BEGIN && events.body(i) == hero.index() && other != null) {
                touch(other);
            }
        }
    }

    private void touch(Body thing) {
        switch (kind(thing)) {
            case COIN -> {
                state = state.withCoin();
                gone.add(thing);
                say("coin " + state.coins);
            }
            case KEY -> {
                world.setPathMotion(the(Kind.DOOR), PathMotion.TO_END);
                gone.add(thing);
                say("the door opens");
            }
            case SWITCH -> {
                world.setPathMotion(the(Kind.LIFT), PathMotion.FORWARD);
                say("the lift starts");
            }
            case FLAG -> {
                state = state.withStart(thing.x(), thing.y() - 24);
                say("checkpoint");
            }
            case GOAL -> {
                state = state.withWin();
                say("won with " + state.coins + " coins and " + state.deaths + " deaths");
            }
            default -> {}
        }
    }

    /** Enemies die from above, and kill from the side. */
    private void readPairs(Body hero) {
        PairList pairs = world.pairs();
        for (int i = 0; i < pairs.count(); i++) {
            boolean isHero = pairs.a(i) == hero.index() || pairs.b(i) == hero.index();
            Body other = world.body(pairs.a(i) == hero.index() ? pairs.b(i) : pairs.a(i));
            if (!isHero || kind(other) != Kind.ENEMY || gone.contains(other)) {
                continue;
            }
            if (hero.previousY() + hero.height() <= other.previousY() + 4) {
                gone.add(other);
                world.jump(hero, hero.vx(), 250);
                say("stomped an enemy");
            } else {
                state = state.withDeath();
                world.moveTo(hero, state.startX, state.startY);
                world.setVelocity(hero, 0, 0);
                say("died");
                return;
            }
        }
    }

    private void readHits() {
        BulletHitList hits = world.bullets().hits();
        for (int i = 0; i < hits.count(); i++) {
            if (!hits.isTile(i) && hits.tag(i) == Kind.HERO.ordinal()) {
                gone.add(world.body(hits.body(i)));
                say("shot an enemy");
            }
        }
    }

    private void say(String what) {
        System.out.println("tick " + world.tick() + ": " + what);
    }

    /** Goes back to before an earlier tick, at most {@link #ROLLBACK_TICKS} ago. */
    private void rollBack(long tick) {
        int slot = (int) (tick % ROLLBACK_TICKS);
        world.restore(kept[slot]);
        state = keptStates[slot];
    }

    private byte[] save() {
        byte[] bodies = world.snapshot().toBytes();
        return ByteBuffer.allocate(29 + bodies.length)
                .putInt(state.coins)
                .putInt(state.deaths)
                .putDouble(state.startX)
                .putDouble(state.startY)
                .put((byte) (state.won ? 1 : 0))
                .putInt(state.buttons)
                .put(bodies)
                .array();
    }

    /** Returns false and changes nothing if the bytes are no saved game. */
    private boolean load(byte[] saved) {
        if (saved.length < 29) {
            return false;
        }
        ByteBuffer in = ByteBuffer.wrap(saved);
        State loaded = new State(in.getInt(), in.getInt(), in.getDouble(), in.getDouble(), in.get() != 0, in.getInt());
        byte[] bodies = new byte[in.remaining()];
        in.get(bodies);
        try {
            world.restore(world.readSnapshot(bodies));
        } catch (InvalidBytesException e) {
            return false;
        }
        state = loaded;
        return true;
    }

    public static void main(String[] args) {
        Platformer game = new Platformer();
        while (!game.state.won) {
            game.tick(game.botButtons());
            if (game.world.tick() == 200) {
                game.checkSavingAndRollback();
            }
        }
    }

    /** A saved game and the ticks after a rollback give the same again. */
    private void checkSavingAndRollback() {
        Platformer loaded = new Platformer();
        System.out.println("loaded: " + loaded.load(save()));
        for (int i = 0; i < 30; i++) {
            loaded.tick(Button.RIGHT.bit());
            tick(Button.RIGHT.bit());
        }
        long hash = world.hash();
        rollBack(210);
        for (int i = 0; i < 20; i++) {
            tick(Button.RIGHT.bit());
        }
        System.out.println("the same: " + (loaded.world.hash() == hash && world.hash() == hash));
        rollBack(200);
    }

    /** A player that runs, jumps onto enemies on the ground floor, and shoots those above. */
    private int botButtons() {
        Body hero = the(Kind.HERO);
        int buttons = Button.RIGHT.bit();
        for (Body body : world.bodies()) {
            double ahead = body.x() - hero.x();
            boolean isNear = kind(body) == Kind.ENEMY && ahead > 0 && Math.abs(body.y() - hero.y()) < 60;
            if (isNear && hero.y() > 100 && ahead < 110 && (hero.onGround() || hero.vy() < 0)) {
                buttons |= Button.JUMP.bit();
            } else if (isNear && hero.y() < 100 && ahead < 100 && world.tick() % 20 == 0) {
                buttons |= FIRE;
            }
        }
        return buttons;
    }
}
