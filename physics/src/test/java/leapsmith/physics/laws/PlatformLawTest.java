package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.SlopeShapes;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Platforms in random levels, among random bodies. */
class PlatformLawTest {
    private static final Recipe RECIPE =
            Recipe.UNDISTURBED.withSlopes(true).withBodies(8).withTicks(20).withGhosts(false);

    private record Ferry(Scene scene, List<BodyDef> platforms) implements Case<Ferry> {
        static Ferry draw(SplittableRandom random) {
            Scene scene = RandomScene.draw(random, RECIPE);
            double tile = scene.setting().tileSize();
            double width = scene.tiles().columns() * tile;
            double height = scene.tiles().rows() * tile;
            List<BodyDef> platforms = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                BodyDef def = BodyDef.box(
                        random.nextInt(8) * width / 8,
                        random.nextInt(8) * height / 8,
                        (1 + random.nextInt(12)) * tile / 4,
                        (1 + random.nextInt(8)) * tile / 4);
                double speed =
                        (1 + random.nextInt(40)) * tile / 16 * scene.setting().ticksPerSecond();
                PathDef path = PathDef.backAndForth(
                                (random.nextInt(9) - 4) * tile / 2, (random.nextInt(9) - 4) * tile / 2, speed)
                        .waiting(random.nextInt(3));
                platforms.add(def.solidity(random.nextInt(3) == 0 ? Solidity.TOP : Solidity.ALL)
                        .path(random.nextInt(4) == 0 ? null : path));
            }
            return new Ferry(scene, platforms);
        }

        Run start() {
            Run run = new Run(scene.withBodies(List.of()));
            for (BodySpec spec : scene.bodies()) {
                boolean solid = spec.box().width() % 2 == 0;
                run.world().spawn(spec.toDef(scene.setting().ticksPerSecond()).solidToBodies(solid));
            }
            platforms.forEach(run.world()::spawn);
            return run;
        }

        @Override
        public Stream<Ferry> smaller() {
            Stream<Ferry> fewer = platforms.stream().map(platform -> {
                List<BodyDef> others = new ArrayList<>(platforms);
                others.remove(platform);
                return new Ferry(scene, others);
            });
            return Stream.concat(fewer, scene.smaller().map(smaller -> new Ferry(smaller, platforms)));
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder().append(scene);
            platforms.forEach(def -> text.append('\n')
                    .append(def.solidity())
                    .append(' ')
                    .append(box(def))
                    .append(def.path()));
            return text.toString();
        }

        private static String box(BodyDef def) {
            return def.x() + " " + def.y() + " " + def.width() + " " + def.height() + " ";
        }
    }

    @Test
    void noBodyEntersASolidPlatformOrATile() {
        Property.holds(
                "a body outside of solid platforms and Blocks stays outside, or is crushed",
                100,
                2500,
                PlatformLawTest.Ferry::draw,
                ferry -> {
                    Run run = ferry.start();
                    World world = run.world();
                    while (!run.isOver()) {
                        List<String> before = insides(world);
                        run.step();
                        for (String inside : insides(world)) {
                            assertTrue(before.contains(inside), () -> "got in: " + inside + " at " + world.tick());
                        }
                        for (Body body : world.bodies()) {
                            boolean meetsTiles = body.toDef().tiles() && !body.isSensor() && !isPlatform(body);
                            assertFalse(
                                    meetsTiles && run.obstacles().isInsideBlock(box(body)), () -> "in tile " + body);
                            int tileSize = ferry.scene.setting().tileSize();
                            assertFalse(
                                    meetsTiles && SlopeShapes.isInside(run.tiles(), tileSize, box(body)),
                                    () -> "in slope " + body);
                        }
                    }
                });
    }

    @Test
    void platformsDoNotDependOnTheCellSizeAndAreRestored() {
        Property.holds("the same bits for any cells and after a restore", 25, 500, Ferry::draw, ferry -> {
            Run run = ferry.start();
            Run other =
                    new Ferry(ferry.scene.withSetting(ferry.scene.setting().withCell(2, 1)), ferry.platforms).start();
            Snapshot snapshot = other.world().snapshot();
            while (!run.isOver()) {
                run.step();
                other.step();
                assertEquals(run.world().hash(), other.world().hash());
            }
            other.world().restore(snapshot);
            while (!other.isOver()) {
                other.step();
            }
            assertEquals(run.world().hash(), other.world().hash());
        });
    }

    private static List<String> insides(World world) {
        List<String> insides = new ArrayList<>();
        for (Body platform : world.bodies()) {
            if (platform.solidity() != Solidity.ALL) {
                continue;
            }
            for (Body body : world.bodies()) {
                BodyDef def = body.toDef();
                boolean concerned = def.tiles() && !def.sensor() && !isPlatform(body);
                if (concerned
                        && platform.filter().accepts(body.filter())
                        && body.subWidth() > 0
                        && body.subHeight() > 0
                        && box(body).isInside(box(platform))) {
                    insides.add(body + " in " + platform);
                }
            }
        }
        return insides;
    }

    private static boolean isPlatform(Body body) {
        return body.solidity() == Solidity.ALL || body.toDef().path() != null;
    }

    private static Box box(Body body) {
        return new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight());
    }
}
