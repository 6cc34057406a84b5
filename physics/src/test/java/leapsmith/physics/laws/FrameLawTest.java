package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Recipe.More;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Bullet;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.FrameBullets;
import leapsmith.physics.world.PairList;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** System E2: a frame has everything that touches its rectangle, with the values in the world, and nothing else. */
class FrameLawTest {
    @Test
    void aFrameHasWhatTouchesItsRectangle() {
        Property.holds(
                "bodies, bullets and pairs of a frame are those that touch its rectangle, as they are in the world",
                150,
                1500,
                random -> RandomScene.draw(random, Recipe.EVERYTHING.with(More.SHAPES, More.PLATFORMS, More.BULLETS)),
                scene -> {
                    Run run = new Run(scene);
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Frame frame = new Frame();
                    frame.includeCells(true);
                    while (!run.isOver()) {
                        run.step();
                        Box view = view(random, scene);
                        run.world().capture(frame, px(view.x()), px(view.y()), px(view.width()), px(view.height()));
                        assertEquals(bodies(run.world(), view), bodies(frame));
                        assertEquals(bullets(run.world(), view), bullets(frame.bullets()));
                        if (run.events().isEmpty()) {
                            assertEquals(pairs(run.world(), view), pairs(frame));
                        }
                        assertEquals(run.world().bodyCount(), frame.totalBodies());
                        assertEquals(run.world().pairs().count(), frame.pairsFound());
                        assertEquals(run.world().pairsTested(), frame.pairsTested());
                        assertEquals(run.world().tick(), frame.tick());
                    }
                });
    }

    @Test
    void contactTilesAreTheTouchedTiles() {
        Property.holds(
                "contact tiles are all tiles that a body touches with a side",
                500,
                1500,
                random -> RandomScene.draw(random, Recipe.ALL.withOpenSides(false)),
                scene -> {
                    Run run = new Run(scene);
                    Frame frame = new Frame();
                    while (!run.isOver()) {
                        run.step();
                        run.world().capture(frame, -1e5, -1e5, 3e5, 3e5);
                        assertEquals(contactTiles(scene, run), contactTiles(run, frame));
                    }
                });
    }

    private static Box view(SplittableRandom random, Scene scene) {
        long size = scene.setting().tileSize() * 4096L;
        long width = scene.tiles().columns() * size;
        long height = scene.tiles().rows() * size;
        return new Box(
                random.nextLong(-size, width),
                random.nextLong(-size, height),
                random.nextLong(width),
                random.nextLong(height));
    }

    private static boolean touches(Box view, long x, long y, long width, long height) {
        return x <= view.right() && view.x() <= x + width && y <= view.bottom() && view.y() <= y + height;
    }

    private static List<String> bodies(World world, Box view) {
        List<String> expected = new ArrayList<>();
        for (Body body : world.bodies()) {
            if (touches(view, body.subX(), body.subY(), body.subWidth(), body.subHeight())) {
                expected.add(body.index() + " " + body.generation() + " " + body.x() + " " + body.y() + " "
                        + body.width()
                        + " " + body.height() + " " + body.vx() + " " + body.vy() + " " + body.control() + " "
                        + body.facingLeft() + body.isSensor() + body.solidity() + body.contacts() + body.state()
                        + body.shape());
            }
        }
        return expected;
    }

    private static List<String> bodies(Frame frame) {
        return IntStream.range(0, frame.bodyCount())
                .mapToObj(
                        i -> frame.bodyIndex(i) + " " + frame.generation(i) + " " + frame.x(i) + " " + frame.y(i) + " "
                                + frame.width(i) + " " + frame.height(i) + " " + frame.vx(i) + " " + frame.vy(i) + " "
                                + frame.control(i) + " " + frame.facingLeft(i) + frame.sensor(i) + frame.solidity(i)
                                + frame.contacts(i) + frame.state(i) + frame.shape(i))
                .toList();
    }

    private static List<String> bullets(World world, Box view) {
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < world.bullets().count(); i++) {
            Bullet bullet = world.bullets().at(i);
            long width = SubPixels.fromPx(bullet.width());
            if (touches(view, bullet.subX(), bullet.subY(), width, SubPixels.fromPx(bullet.height()))) {
                expected.add(bullet.x() + " " + bullet.y() + " " + bullet.width() + " " + bullet.height() + " "
                        + bullet.vx() + " " + bullet.vy());
            }
        }
        return expected;
    }

    private static List<String> bullets(FrameBullets bullets) {
        return IntStream.range(0, bullets.count())
                .mapToObj(i -> bullets.x(i) + " " + bullets.y(i) + " " + bullets.width(i) + " " + bullets.height(i)
                        + " " + bullets.vx(i) + " " + bullets.vy(i))
                .toList();
    }

    private static List<String> pairs(World world, Box view) {
        PairList pairs = world.pairs();
        return IntStream.range(0, pairs.count())
                .filter(i -> touches(view, world.body(pairs.a(i))) || touches(view, world.body(pairs.b(i))))
                .mapToObj(i -> pairs.a(i) + " " + pairs.b(i) + " " + pairs.overlapX(i) + " " + pairs.overlapY(i) + " "
                        + middle(pairs.aX(i), world.body(pairs.a(i)).width()) + " "
                        + middle(pairs.aY(i), world.body(pairs.a(i)).height()) + " "
                        + middle(pairs.bX(i), world.body(pairs.b(i)).width()) + " "
                        + middle(pairs.bY(i), world.body(pairs.b(i)).height()))
                .toList();
    }

    private static List<String> pairs(Frame frame) {
        return IntStream.range(0, frame.pairCount())
                .mapToObj(i -> frame.pairA(i) + " " + frame.pairB(i) + " " + frame.overlapX(i) + " " + frame.overlapY(i)
                        + " " + frame.pairAx(i) + " " + frame.pairAy(i) + " " + frame.pairBx(i) + " " + frame.pairBy(i))
                .toList();
    }

    private static double middle(double start, double size) {
        return start + size / 2;
    }

    private static boolean touches(Box view, Body body) {
        return touches(view, body.subX(), body.subY(), body.subWidth(), body.subHeight());
    }

    /** Tests every tile of the level with every body. */
    private static List<String> contactTiles(Scene scene, Run run) {
        long size = scene.setting().tileSize() * 4096L;
        List<String> expected = new ArrayList<>();
        for (Body body : run.world().bodies()) {
            Box box = new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight());
            run.tiles().forEach((column, row, type) -> {
                Box tile = new Box(column * size, row * size, size, size);
                boolean block = type == TileType.BLOCK;
                boolean below = box.bottom() == tile.y() && box.overlapsX(tile);
                boolean above = box.y() == tile.bottom() && box.overlapsX(tile);
                boolean left = box.x() == tile.right() && box.overlapsY(tile);
                boolean right = box.right() == tile.x() && box.overlapsY(tile);
                note(expected, body, column, row, Contacts.GROUND, below && type != TileType.EMPTY);
                note(expected, body, column, row, Contacts.CEILING, above && block);
                note(expected, body, column, row, Contacts.LEFT_WALL, left && block);
                note(expected, body, column, row, Contacts.RIGHT_WALL, right && block);
            });
        }
        return expected.stream().sorted().toList();
    }

    private static void note(List<String> all, Body body, int column, int row, int side, boolean isMet) {
        if (isMet && (body.contacts() & side) != 0) {
            all.add(body.index() + " " + column + " " + row + " " + side);
        }
    }

    /** The contact tiles of a frame, without those outside the level. */
    private static List<String> contactTiles(Run run, Frame frame) {
        return IntStream.range(0, frame.contactCount())
                .filter(i -> run.tiles().has(frame.contactColumn(i), frame.contactRow(i)))
                .mapToObj(i -> frame.contactBody(i) + " " + frame.contactColumn(i) + " " + frame.contactRow(i) + " "
                        + frame.contactSide(i))
                .sorted()
                .toList();
    }

    private static double px(long sub) {
        return (double) sub / SubPixels.PER_PIXEL;
    }
}
