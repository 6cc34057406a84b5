package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.Passages;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;
import org.junit.jupiter.api.Test;

/**
 * Law 1, solid, with edits of every kind: a body inside something solid, a tile or a platform, is pushed out or crushed
 * in the next tick, with an event, and after no tick any body is inside.
 */
class InsideLawTest {
    private static final int COLUMNS = 8;
    private static final int ROWS = 7;
    private static final int TILE = 16;
    private static final int BODIES = 5;

    /** What is done to a world between two ticks. */
    private interface Action {
        void applyTo(Game game);
    }

    private record Apply(WorldEdit edit) implements Action {
        @Override
        public void applyTo(Game game) {
            game.world.apply(edit);
        }
    }

    /** Replaces a tile as if the world had been built with it. */
    private record Replace(int column, int row, TileType type) implements Action {
        @Override
        public void applyTo(Game game) {
            game.world.replaceTile(column, row, type, 0);
        }
    }

    private record Save() implements Action {
        @Override
        public void applyTo(Game game) {
            game.saved = game.world.snapshot();
        }
    }

    /** Restores what was saved, into another world. */
    private record Restore() implements Action {
        @Override
        public void applyTo(Game game) {
            if (game.saved != null) {
                game.world = newWorld();
                game.world.restore(game.saved);
            }
        }
    }

    private static final class Game {
        private World world = newWorld();
        private Snapshot saved;
    }

    private static World newWorld() {
        return World.builder(COLUMNS, ROWS).tileSize(TILE).build();
    }

    /** For each tick the actions before it, and the buttons in it. */
    private record Tick(List<Action> actions, long buttons) {}

    private record Play(List<Tick> ticks) implements Case<Play> {
        @Override
        public Stream<Play> smaller() {
            Stream<Play> shorter = IntStream.range(1, ticks.size()).mapToObj(n -> new Play(ticks.subList(0, n)));
            Stream<Play> fewer = IntStream.range(0, ticks.size()).boxed().flatMap(t -> {
                List<Action> actions = ticks.get(t).actions;
                return IntStream.range(0, actions.size()).mapToObj(a -> {
                    List<Action> others = new ArrayList<>(actions);
                    others.remove(a);
                    return with(t, new Tick(others, ticks.get(t).buttons));
                });
            });
            Stream<Play> quiet = IntStream.range(0, ticks.size())
                    .filter(t -> ticks.get(t).buttons != 0)
                    .mapToObj(t -> with(t, new Tick(ticks.get(t).actions, 0)));
            return Stream.concat(Stream.concat(shorter, fewer), quiet);
        }

        private Play with(int t, Tick tick) {
            List<Tick> changed = new ArrayList<>(ticks);
            changed.set(t, tick);
            return new Play(changed);
        }
    }

    /** Draws plays. */
    private static final class Draw {
        private final SplittableRandom random;
        private final TileType[] types;
        private final boolean whole;

        Draw(SplittableRandom random) {
            this.random = random;
            types = random.nextBoolean()
                    ? TileType.values()
                    : new TileType[] {TileType.EMPTY, TileType.BLOCK, TileType.ONE_WAY};
            whole = random.nextBoolean();
        }

        Play play() {
            List<Action> start = new ArrayList<>();
            double density = random.nextDouble() * 0.6;
            for (int row = 0; row < ROWS; row++) {
                for (int column = 0; column < COLUMNS; column++) {
                    if (random.nextDouble() < density) {
                        start.add(new Apply(new WorldEdit.SetTile(column, row, type())));
                    }
                }
            }
            for (int index = 0; index < BODIES; index++) {
                start.add(new Apply(new WorldEdit.Spawn(index, body())));
            }
            List<Tick> ticks = new ArrayList<>();
            ticks.add(new Tick(start, random.nextLong(256)));
            for (int t = 1; t < 8; t++) {
                List<Action> actions = new ArrayList<>();
                for (int n = random.nextInt(4); n > 0; n--) {
                    actions.add(action());
                }
                ticks.add(new Tick(actions, random.nextLong(256)));
            }
            return new Play(ticks);
        }

        private TileType type() {
            return types[random.nextInt(types.length)];
        }

        private Action action() {
            int index = random.nextInt(BODIES);
            int column = random.nextInt(COLUMNS);
            int row = random.nextInt(ROWS);
            return switch (random.nextInt(14)) {
                case 0, 1, 2 -> new Apply(new WorldEdit.SetTile(column, row, type()));
                case 3 -> new Replace(column, row, type());
                case 4 -> new Apply(new WorldEdit.Spawn(index, body()));
                case 5 -> new Apply(new WorldEdit.Despawn(index));
                case 6 -> new Apply(new WorldEdit.Resize(index, side(), side()));
                case 7, 8 -> new Apply(new WorldEdit.MoveTo(index, place(COLUMNS), place(ROWS)));
                case 9 -> new Apply(new WorldEdit.SetVelocity(index, speed(), speed()));
                case 10 -> new Apply(new WorldEdit.SetFilter(index, filter()));
                case 11 -> new Apply(new WorldEdit.SetControl(index, control()));
                case 12 -> new Save();
                default -> new Restore();
            };
        }

        private BodyDef body() {
            BodyDef def = BodyDef.box(place(COLUMNS), place(ROWS), side(), side())
                    .filter(filter())
                    .facingLeft(random.nextBoolean());
            if (random.nextInt(3) == 0) {
                BodyDef platform = def.size(Math.max(0.01, def.width()), Math.max(0.01, def.height()))
                        .solidity(random.nextInt(4) == 0 ? Solidity.TOP : Solidity.ALL);
                return random.nextInt(3) == 0 ? platform : platform.path(path());
            }
            return def.velocity(speed(), speed())
                    .gravity(random.nextInt(3) > 0)
                    .tiles(random.nextInt(10) > 0)
                    .control(control())
                    .solidToBodies(random.nextBoolean())
                    .pushForce(random.nextBoolean() ? 0 : 2000)
                    .movement(Movement.MODERN
                            .withGrabsLedges(true)
                            .withForgiveness(Forgiveness.MODERN.withCornerPx(random.nextInt(12))));
        }

        private PathDef path() {
            double x = random.nextInt(-60, 61);
            double y = random.nextInt(3) == 0 ? 0 : random.nextInt(-60, 61);
            return PathDef.backAndForth(x == 0 && y == 0 ? 1 : x, y, 1 + random.nextInt(1200));
        }

        private Control control() {
            return Control.values()[random.nextInt(Control.values().length)];
        }

        private Filter filter() {
            return random.nextInt(4) > 0 ? Filter.ALL : new Filter(1 << random.nextInt(2), random.nextInt(4));
        }

        private double side() {
            return random.nextInt(12) == 0
                    ? 0
                    : whole ? 4 * (1 + random.nextInt(9)) : 1 / 64.0 + random.nextInt(36 * 64) / 64.0;
        }

        private double place(int tiles) {
            double any = random.nextDouble() * tiles * TILE;
            return whole ? Math.floor(any / 4) * 4 : any;
        }

        private double speed() {
            return random.nextInt(3) == 0 ? 0 : random.nextInt(-900, 901);
        }
    }

    @Test
    void aBodyInsideSomethingSolidIsPushedOutOrCrushedInTheNextTick() {
        Property.holds(
                "a body inside something solid is pushed out or crushed in the next tick, with an event",
                1000,
                40_000,
                random -> new Draw(random).play(),
                InsideLawTest::check);
    }

    private static void check(Play play) {
        Game game = new Game();
        for (Tick tick : play.ticks) {
            tick.actions.forEach(action -> action.applyTo(game));
            Set<Integer> inside = inside(game.world);
            game.world.step(new Inputs(tick.buttons));
            inside.removeAll(freed(game.world));
            Supplier<String> when = () -> "tick " + game.world.tick();
            assertEquals(Set.of(), inside, () -> "inside before and without an event in " + when.get());
            assertEquals(Set.of(), inside(game.world), () -> "inside after " + when.get());
        }
    }

    /** The bodies that the last step pushed out or crushed. */
    private static Set<Integer> freed(World world) {
        Set<Integer> freed = new HashSet<>();
        for (int e = 0; e < world.events().count(); e++) {
            EventType type = world.events().type(e);
            if (type == EventType.PUSHED_OUT || type == EventType.CRUSHED) {
                freed.add(world.events().body(e));
            }
        }
        return freed;
    }

    /** The bodies inside a tile or a platform that stops them. */
    private static Set<Integer> inside(World world) {
        Passages free = new Passages(Tiles.of(COLUMNS, ROWS, world.tiles()::tileAt), TILE);
        Set<Integer> inside = new HashSet<>();
        for (Body body : world.bodies()) {
            boolean meets = !body.isSensor() && body.toDef().tiles() && !isPlatform(body);
            if (meets && hasArea(body) && !(free.isFree(box(body)) && isOutsidePlatforms(body, world))) {
                inside.add(body.index());
            }
        }
        return inside;
    }

    private static boolean isOutsidePlatforms(Body body, World world) {
        for (Body other : world.bodies()) {
            boolean stops = other.solidity() == Solidity.ALL && other.filter().accepts(body.filter());
            if (stops && hasArea(other) && box(other).isInside(box(body))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a body stops others and only its path moves it. */
    private static boolean isPlatform(Body body) {
        return body.solidity() == Solidity.ALL || body.toDef().path() != null;
    }

    private static boolean hasArea(Body body) {
        return body.subWidth() > 0 && body.subHeight() > 0;
    }

    private static Box box(Body body) {
        return new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight());
    }
}
