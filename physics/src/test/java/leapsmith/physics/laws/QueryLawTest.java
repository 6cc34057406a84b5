package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import leapsmith.physics.laws.oracle.Rational;
import leapsmith.physics.laws.oracle.SlopeShapes;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Shot;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Queries;
import leapsmith.physics.world.QueryFilter;
import leapsmith.physics.world.QueryHits;
import org.junit.jupiter.api.Test;

/** Queries of a world equal a search of every tile and body. */
class QueryLawTest {
    private record Question(Scene scene, Box box, int dx, int dy, Filter filter, int kind) implements Case<Question> {
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
            return new Question(scene, box, dx, dy, filter, random.nextInt(64));
        }

        /** Plays the scene with queries between the ticks, as earlier queries must not matter. */
        Run played() {
            Run run = new Run(scene);
            while (!run.isOver()) {
                run.makeEdits();
                run.world().queries().nearest(0, 0, 10, filter(run));
                run.stepOnly();
            }
            return run;
        }

        QueryFilter filter(Run run) {
            return QueryFilter.DEFAULT
                    .withFilter(filter)
                    .withOneWays((kind & 1) != 0)
                    .withSensors((kind & 2) != 0)
                    .withTiles((kind & 12) != 0)
                    .withExcept((kind & 16) != 0 ? run.world().body(0) : null);
        }

        /** The bodies that its filter counts. */
        List<Body> bodies(Run run) {
            List<Body> bodies = new ArrayList<>();
            for (Body body : run.world().bodies()) {
                boolean counted = ((kind & 2) != 0 || !body.isSensor()) && ((kind & 16) == 0 || body.index() != 0);
                if (counted && hasArea(boxOf(body)) && body.filter().accepts(filter)) {
                    bodies.add(body);
                }
            }
            return bodies;
        }

        long tileSub() {
            return scene.setting().tileSize() * (long) SubPixels.PER_PIXEL;
        }

        @Override
        public Stream<Question> smaller() {
            return scene.smaller().map(smaller -> new Question(smaller, box, dx, dy, filter, kind));
        }
    }

    @Test
    void whatIsInARectangle() {
        Property.holds("what is in a rectangle equals brute force", 60, 2000, Question::draw, question -> {
            Run run = question.played();
            Queries queries = run.world().queries();
            Box rectangle = question.box;
            List<String> expected = new ArrayList<>();
            List<String> tiles = new ArrayList<>();
            long size = question.tileSub();
            run.tiles().forEach((column, row, type) -> {
                Box tile = new Box(column * size, row * size, size, size);
                String name = column + " " + row + " " + type;
                if (type != TileType.EMPTY && tile.isInside(rectangle)) {
                    tiles.add(name);
                }
                boolean counted = type.slope() != null
                        ? SlopeShapes.overlaps(type, column, row, size, rectangle)
                        : type != TileType.EMPTY && tile.isInside(rectangle);
                if (counted && counts(question, type)) {
                    expected.add(name);
                }
            });
            for (Body body : question.bodies(run)) {
                if (distance(rectangle, boxOf(body)) == 0) {
                    expected.add("body " + body.index());
                }
            }
            QueryHits hits = new QueryHits();
            queries.inBox(
                    px(rectangle.x()),
                    px(rectangle.y()),
                    px(rectangle.width()),
                    px(rectangle.height()),
                    question.filter(run),
                    hits);
            assertEquals(expected, names(hits));
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
    void whatIsInACircle() {
        Property.holds("what is in a circle equals brute force", 60, 2000, Question::draw, question -> {
            Run run = question.played();
            Box center = new Box(question.box.x(), question.box.y(), 0, 0);
            long radius = question.box.width();
            List<String> expected = new ArrayList<>();
            long size = question.tileSub();
            run.tiles().forEach((column, row, type) -> {
                if (counts(question, type)
                        && SlopeShapes.isInCircle(type, column, row, size, center.x(), center.y(), radius)) {
                    expected.add(column + " " + row + " " + type);
                }
            });
            for (Body body : question.bodies(run)) {
                if (distance(center, boxOf(body)) <= radius * radius) {
                    expected.add("body " + body.index());
                }
            }
            QueryHits hits = new QueryHits();
            run.world().queries().inCircle(px(center.x()), px(center.y()), px(radius), question.filter(run), hits);
            assertEquals(expected, names(hits));
        });
    }

    private static boolean counts(Question question, TileType type) {
        boolean oneWay =
                type == TileType.ONE_WAY || type.slope() != null && type.slope().oneWay();
        return type != TileType.EMPTY && (question.kind & 12) != 0 && (!oneWay || (question.kind & 1) != 0);
    }

    private static List<String> names(QueryHits hits) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < hits.count(); i++) {
            names.add(
                    hits.isTile(i) ? hits.column(i) + " " + hits.row(i) + " " + hits.type(i) : "body " + hits.body(i));
        }
        return names;
    }

    @Test
    void aSweepMeetsWhatTheExactPathMeets() {
        Property.holds("a sweep meets the first obstacle on its path", 80, 2000, Question::draw, drawn -> {
            // The path of a bullet always has tiles.
            Question question = new Question(drawn.scene, drawn.box, drawn.dx, drawn.dy, drawn.filter, drawn.kind | 4);
            Run run = question.played();
            QueryHits first = sweep(run, question, false);
            List<Target> targets = new ArrayList<>();
            for (Body body : question.bodies(run)) {
                targets.add(new Target(body.index(), boxOf(body)));
            }
            BulletTick.Outcome outcome = BulletTick.of(
                    rules(question, OnBody.VANISH), path(run, question, OnBody.VANISH), targets, place -> place);
            assertEquals(outcome.gone(), first.count() > 0);
            if (outcome.gone()) {
                assertEquals(outcome.tile(), first.isTile(0));
                assertEquals(
                        outcome.bodies().isEmpty()
                                ? -1
                                : outcome.bodies().get(0).index(),
                        first.body(0));
                assertEquals(px(outcome.box().x()), first.x(0));
                assertEquals(px(outcome.box().y()), first.y(0));
            }

            QueryHits all = sweep(run, question, true);
            BulletTick.Outcome through = BulletTick.of(
                    rules(question, OnBody.PIERCE), path(run, question, OnBody.PIERCE), targets, place -> place);
            List<Integer> expected = new ArrayList<>(
                    through.bodies().stream().map(hit -> hit.index()).sorted().toList());
            List<Integer> met = new ArrayList<>();
            for (int i = 0; i < all.count(); i++) {
                if (!all.isTile(i)) {
                    met.add(all.body(i));
                }
                if (i > 0) {
                    Rational before = Rational.of(all.timeNumerator(i - 1), all.timeDenominator(i - 1));
                    Rational after = Rational.of(all.timeNumerator(i), all.timeDenominator(i));
                    assertTrue(before.isUpTo(after));
                    assertTrue(!all.isTile(i - 1)
                            && (!before.equals(after) || all.isTile(i) || all.body(i - 1) < all.body(i)));
                }
                checkTouch(run, question, all, i);
            }
            assertEquals(expected, met.stream().sorted().toList());
            assertEquals(through.tile(), all.count() > 0 && all.isTile(all.count() - 1));
            assertEquals(px(through.box().x()), all.endX());
            assertEquals(px(through.box().y()), all.endY());
        });
    }

    private static QueryHits sweep(Run run, Question question, boolean through) {
        Queries queries = run.world().queries();
        Box box = question.box;
        QueryHits hits = new QueryHits();
        double x = px(box.x());
        double y = px(box.y());
        double width = px(box.width());
        double height = px(box.height());
        double dx = px(question.dx);
        double dy = px(question.dy);
        QueryFilter filter = question.filter(run);
        if (through) {
            queries.sweepThrough(x, y, width, height, dx, dy, filter, hits);
        } else {
            queries.sweep(x, y, width, height, dx, dy, filter, hits);
        }
        return hits;
    }

    private static Shot rules(Question question, OnBody onBody) {
        boolean oneWays = (question.kind & 1) != 0;
        return new Shot(question.box, 0, 0, OnTile.VANISH, onBody, oneWays, question.filter, BulletDef.ENDLESS);
    }

    private static ExactBulletPath path(Run run, Question question, OnBody onBody) {
        return ExactBulletPath.of(
                rules(question, onBody),
                question.box,
                question.dx,
                question.dy,
                run.obstacles(),
                run.tiles(),
                question.scene.setting().tileSize());
    }

    /** At the time of a hit the box touches it, on the side of the normal, and the tile is one that stops it. */
    private static void checkTouch(Run run, Question question, QueryHits hits, int i) {
        Rational time = Rational.of(hits.timeNumerator(i), hits.timeDenominator(i));
        Rational x = Rational.of(question.dx).times(time).plus(Rational.of(question.box.x()));
        Rational y = Rational.of(question.dy).times(time).plus(Rational.of(question.box.y()));
        long size = question.tileSub();
        Box hit = hits.isTile(i)
                ? new Box(hits.column(i) * size, hits.row(i) * size, size, size)
                : boxOf(run.world().body(hits.body(i)));
        boolean beyond = hits.isTile(i) && !run.tiles().has(hits.column(i), hits.row(i));
        if (hits.isTile(i)) {
            assertEquals(run.world().tiles().tileAt(hits.column(i), hits.row(i)), hits.type(i));
            assertTrue(beyond || counts(question, hits.type(i)));
        }
        if (!beyond) {
            assertTrue(x.isUpTo(Rational.of(hit.right())) && y.isUpTo(Rational.of(hit.bottom())));
            assertTrue(Rational.of(hit.x() - question.box.width()).isUpTo(x));
            assertTrue(Rational.of(hit.y() - question.box.height()).isUpTo(y));
        }
        double toward = hits.normalX(i) * question.dx + hits.normalY(i) * question.dy;
        boolean moves = hits.normalX(i) != 0 || hits.normalY(i) != 0;
        assertTrue(
                moves ? toward < 0 : time.equals(Rational.ZERO) || hits.fraction(i) == 0, () -> "normal of " + toward);
        boolean flat = hits.normalX(i) == 0 || hits.normalY(i) == 0;
        if (moves && flat && !beyond && (!hits.isTile(i) || hits.type(i).slope() == null)) {
            Rational face = hits.normalX(i) != 0 ? x : y;
            long expected = hits.normalX(i) != 0
                    ? hits.normalX(i) < 0 ? hit.x() - question.box.width() : hit.right()
                    : hits.normalY(i) < 0 ? hit.y() - question.box.height() : hit.bottom();
            assertEquals(0, face.compareTo(Rational.of(expected)));
        }
    }

    @Test
    void theNearestBodyIsFound() {
        Property.holds("nearest finds the nearest body", 80, 2000, Question::draw, question -> {
            Run run = question.played();
            Box point = new Box(question.box.x(), question.box.y(), 0, 0);
            long most = question.box.width();
            int nearest = -1;
            long least = most * most;
            for (Body body : question.bodies(run)) {
                long distance = distance(point, boxOf(body));
                if (nearest < 0 ? distance <= least : distance < least) {
                    nearest = body.index();
                    least = distance;
                }
            }
            assertEquals(
                    nearest,
                    run.world().queries().nearest(px(point.x()), px(point.y()), px(most), question.filter(run)));
        });
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

    private static Box boxOf(Body body) {
        return new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight());
    }

    private static double px(long sub) {
        return (double) sub / SubPixels.PER_PIXEL;
    }
}
