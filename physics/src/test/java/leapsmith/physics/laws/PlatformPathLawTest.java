package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.Obstacles;
import leapsmith.physics.laws.oracle.ReferenceTick;
import leapsmith.physics.laws.oracle.ReferenceTick.After;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

/**
 * Law 2, path, among platforms at rest: a solid one stops bodies exactly as a Block of its size and place would, and a
 * top as a one-way would.
 */
class PlatformPathLawTest {
    private record Furnished(Scene scene, List<Piece> pieces) implements Case<Furnished> {
        private static final int SUB = 4096;

        static Furnished draw(SplittableRandom random, Recipe recipe) {
            Scene scene = RandomScene.draw(random, recipe).atReferenceRate();
            long tile = scene.setting().tileSize() * (long) SUB;
            long width = scene.tiles().columns() * tile;
            long height = scene.tiles().rows() * tile;
            List<Piece> pieces = IntStream.rangeClosed(0, random.nextInt(7))
                    .mapToObj(i -> new Piece(
                            new Box(
                                    place(random, width, tile),
                                    place(random, height, tile),
                                    1 + random.nextLong(3 * tile),
                                    1 + random.nextLong(2 * tile)),
                            random.nextInt(3) == 0 ? Solidity.TOP : Solidity.ALL))
                    .toList();
            return new Furnished(scene, pieces);
        }

        private static long place(SplittableRandom random, long side, long tile) {
            long place = random.nextLong(side);
            return random.nextInt(3) == 0 ? place / tile * tile : place;
        }

        /** Starts the scene; its bodies have the first indices. */
        Run start() {
            Run run = new Run(scene);
            for (Piece piece : pieces) {
                Box box = piece.box;
                run.world()
                        .spawn(BodyDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()))
                                .gravity(false)
                                .tiles(false)
                                .solidity(piece.solidity));
            }
            return run;
        }

        Obstacles obstacles() {
            List<Box> blocks = new ArrayList<>(scene.obstacles().blocks());
            List<Box> oneWays = new ArrayList<>(scene.obstacles().oneWays());
            pieces.forEach(piece -> (piece.solidity == Solidity.ALL ? blocks : oneWays).add(piece.box));
            return new Obstacles(blocks, oneWays);
        }

        @Override
        public Stream<Furnished> smaller() {
            Stream<Furnished> fewer = IntStream.range(0, pieces.size()).mapToObj(i -> {
                List<Piece> others = new ArrayList<>(pieces);
                others.remove(i);
                return new Furnished(scene, others);
            });
            return Stream.concat(fewer, scene.smaller().map(smaller -> new Furnished(smaller, pieces)));
        }

        private static double px(long sub) {
            return (double) sub / SUB;
        }
    }

    private record Piece(Box box, Solidity solidity) {}

    @Test
    void movingBodiesStopAtPlatformsWhereTheExactSweepSays() {
        Property.holds(
                "a body stops at platforms exactly as at Blocks and one-ways of their size",
                2000,
                6000,
                random -> Furnished.draw(random, Recipe.THROWN),
                PlatformPathLawTest::checkEveryTick);
    }

    @Test
    void charactersStopAtPlatformsWhereTheExactSweepSays() {
        Property.holds(
                "a player stops at platforms exactly as at Blocks and one-ways of their size",
                800,
                3000,
                random -> Furnished.draw(random, Recipe.UNDISTURBED),
                PlatformPathLawTest::checkEveryTick);
    }

    private static void checkEveryTick(Furnished furnished) {
        Scene scene = furnished.scene();
        Run run = furnished.start();
        Obstacles all = furnished.obstacles();
        ReferenceTick among = new ReferenceTick(scene.setting(), scene.tiles(), all);
        ReferenceTick alone = new ReferenceTick(scene.setting(), scene.tiles());
        Inputs inputsBefore = Inputs.NONE;
        while (!run.isOver()) {
            int tick = (int) run.world().tick();
            Inputs inputs = scene.inputs(tick);
            List<BodyState> before = run.states();
            run.step();
            for (BodyState start : before) {
                if (start.index() >= scene.bodies().size()) {
                    continue;
                }
                BodySpec spec = scene.bodies().get(start.index());
                boolean meets = spec.filter().accepts(Filter.ALL);
                ReferenceTick reference = meets ? among : alone;
                // A body that started inside a platform passes it, and patrols have their own law.
                boolean inside = meets && spec.meetsTiles() && all.isInsideBlock(start.box());
                if (inside || spec.control() == Control.PATROL) {
                    continue;
                }
                BodyState supported = tick == 0 ? touching(start, reference.contactsAtFirst(spec)) : start;
                int buttons = inputs.buttons(spec.channel());
                int pressed = buttons & ~inputsBefore.buttons(spec.channel());
                After expected = reference.after(spec, supported, buttons, pressed);
                After seen = After.of(run.state(start.index()).orElseThrow());
                assertEquals(expected, seen, () -> "tick " + tick + ", from " + supported);
            }
            inputsBefore = inputs;
        }
    }

    private static BodyState touching(BodyState state, int contacts) {
        return new BodyState(
                state.index(),
                state.box(),
                state.vx(),
                state.vy(),
                contacts,
                state.previousContacts(),
                state.state(),
                state.facingLeft());
    }
}
