package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.BulletTick;
import leapsmith.physics.laws.oracle.BulletTick.Target;
import leapsmith.physics.laws.oracle.ExactBulletPath;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Shot;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BodyList;
import leapsmith.physics.world.Queries;
import leapsmith.physics.world.SweepHit;
import org.junit.jupiter.api.Test;

/** Queries of a world equal a search of every tile and body. */
class QueryLawTest {
    private record Question(Scene scene, Box box, int dx, int dy, Filter filter) implements Case<Question> {
        static Question draw(SplittableRandom random) {
            Scene scene = RandomScene.draw(random, Recipe.SLOPES.withBodies(12).withTicks(4));
            long size = scene.setting().tileSize() * (long) SubPixels.PER_PIXEL;
            long width = scene.tiles().columns() * size;
            long height = scene.tiles().rows() * size;
            Box box = new Box(
                    random.nextLong(-size, width + size),
                    random.nextLong(-size, height + size),
                    1 + random.nextLong(random.nextBoolean() ? 2 * size : width),
                    1 + random.nextLong(random.nextBoolean() ? 2 * size : height));
            Filter filter = random.nextInt(3) > 0 ? Filter.ALL : new Filter(random.nextInt(8), random.nextInt(8));
            int dx = random.nextInt(4) == 0 ? 0 : (int) random.nextLong(-width, width);
            int dy = random.nextInt(4) == 0 ? 0 : (int) random.nextLong(-height, height);
            return new Question(scene, box, dx, dy, filter);
        }

        /** Plays the scene with queries between the ticks, as earlier queries must not matter. */
        Run played() {
            Run run = new Run(scene);
            while (!run.isOver()) {
                run.makeEdits();
                run.world().queries().nearest(0, 0, 10, filter);
                run.stepOnly();
            }
            return run;
        }

        @Override
        public Stream<Question> smaller() {
            return scene.smaller().map(smaller -> new Question(smaller, box, dx, dy, filter));
        }
    }

    @Test
    void bodiesAndTilesInARectangle() {
        Property.holds("bodies and tiles in a rectangle equal brute force", 60, 2000, Question::draw, question -> {
            Run run = question.played();
            Queries queries = run.world().queries();
            Box rectangle = question.box;
            List<Integer> expected = new ArrayList<>();
            for (Body body : run.world().bodies()) {
                Box box = box(body);
                if (body.filter().accepts(question.filter) && hasArea(box) && distance(rectangle, box) == 0) {
                    expected.add(body.index());
                }
            }
            BodyList finds = new BodyList();
            queries.bodiesIn(
                    px(rectangle.x()),
                    px(rectangle.y()),
                    px(rectangle.width()),
                    px(rectangle.height()),
                    question.filter,
                    finds);
            List<Integer> seen = new ArrayList<>();
            for (int i = 0; i < finds.count(); i++) {
                seen.add(finds.body(i));
            }
            assertEquals(expected, seen);
            List<String> tiles = new ArrayList<>();
            long size = question.scene.setting().tileSize() * (long) SubPixels.PER_PIXEL;
            run.tiles().forEach((column, row, type) -> {
                if (type != TileType.EMPTY && new Box(column * size, row * size, size, size).isInside(rectangle)) {
                    tiles.add(column + " " + row + " " + type);
                }
            });
            List<String> visited = new ArrayList<>();
            queries.tilesIn(
                    px(rectangle.x()),
                    px(rectangle.y()),
                    px(rectangle.width()),
                    px(rectangle.height()),
                    (column, row, type) -> visited.add(column + " " + row + " " + type));
            assertEquals(tiles, visited);
        });
    }

    @Test
    void aSweepMeetsWhatTheExactPathMeets() {
        Property.holds("a sweep meets the first obstacle on its path", 80, 2000, Question::draw, question -> {
            Run run = question.played();
            Box box = question.box;
            SweepHit hit = new SweepHit();
            run.world()
                    .queries()
                    .sweep(
                            px(box.x()),
                            px(box.y()),
                            px(box.width()),
                            px(box.height()),
                            px(question.dx),
                            px(question.dy),
                            question.filter,
                            hit);
            List<Target> targets = new ArrayList<>();
            for (Body body : solid(run, question.filter)) {
                targets.add(new Target(body.index(), box(body)));
            }
            Shot rules = new Shot(box, 0, 0, OnTile.VANISH, OnBody.VANISH, false, question.filter, BulletDef.ENDLESS);
            ExactBulletPath path = ExactBulletPath.of(
                    rules,
                    box,
                    question.dx,
                    question.dy,
                    run.obstacles(),
                    run.tiles(),
                    question.scene.setting().tileSize());
            BulletTick.Outcome outcome = BulletTick.of(rules, path, targets, place -> place);
            assertEquals(outcome.gone(), hit.isHit());
            assertEquals(outcome.tile(), hit.isTile());
            assertEquals(
                    outcome.bodies().isEmpty() ? -1 : outcome.bodies().get(0).index(), hit.body());
            assertEquals(px(outcome.box().x()), hit.x());
            assertEquals(px(outcome.box().y()), hit.y());
        });
    }

    @Test
    void theNearestBodyIsFound() {
        Property.holds("nearest finds the nearest body", 80, 2000, Question::draw, question -> {
            Run run = question.played();
            Box point = new Box(question.box.x(), question.box.y(), 0, 0);
            long most = question.box.width();
            int nearest = -1;
            long least = most * most;
            for (Body body : solid(run, question.filter)) {
                long distance = distance(point, box(body));
                if (nearest < 0 ? distance <= least : distance < least) {
                    nearest = body.index();
                    least = distance;
                }
            }
            assertEquals(
                    nearest, run.world().queries().nearest(px(point.x()), px(point.y()), px(most), question.filter));
        });
    }

    private static List<Body> solid(Run run, Filter filter) {
        List<Body> bodies = new ArrayList<>();
        for (Body body : run.world().bodies()) {
            if (!body.isSensor() && hasArea(box(body)) && body.filter().accepts(filter)) {
                bodies.add(body);
            }
        }
        return bodies;
    }

    /** The square of the distance between two boxes. */
    private static long distance(Box a, Box b) {
        long dx = Math.max(0, Math.max(b.x() - a.right(), a.x() - b.right()));
        long dy = Math.max(0, Math.max(b.y() - a.bottom(), a.y() - b.bottom()));
        return dx * dx + dy * dy;
    }

    private static boolean hasArea(Box box) {
        return box.width() > 0 && box.height() > 0;
    }

    private static Box box(Body body) {
        return new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight());
    }

    private static double px(long sub) {
        return (double) sub / SubPixels.PER_PIXEL;
    }
}
