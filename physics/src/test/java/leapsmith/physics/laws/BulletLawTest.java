package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.BulletTick;
import leapsmith.physics.laws.oracle.ExactBulletPath;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Recipe.More;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Shooting;
import leapsmith.physics.laws.scene.Shot;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Bullet;
import leapsmith.physics.world.BulletHitList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Bullets move, are reflected and hit as a brute-force search of all tiles and bodies says, in exact fractions. */
class BulletLawTest {
    private static final long REACH_BEYOND_LEVEL = 1024 * 4096;
    private static final Recipe RECIPE = Recipe.ALL.withBodies(16).withTicks(10);
    private static final Recipe AMONG_SLOPES =
            RECIPE.withSlopes(true).with(More.SHAPES, More.PLATFORMS).withBodies(20);

    @Test
    void everyBulletFollowsItsPathAndHitsWhatIsOnIt() {
        Property.holds(
                "bullets end, bounce, vanish and hit as brute force says",
                830,
                2500,
                random -> Shooting.draw(random, RECIPE),
                shooting -> new Watch(shooting).play());
    }

    @Test
    void everyBulletFollowsItsPathAmongSlopes() {
        Property.holds(
                "bullets are reflected by slopes and hit bodies on their path as brute force says",
                250,
                4000,
                random -> Shooting.draw(random, AMONG_SLOPES),
                shooting -> new Watch(shooting).play());
    }

    @Test
    void bulletsDoNotDependOnTheCellSize() {
        Property.holds("the same hash for any cell size", 500, random -> Shooting.draw(random, RECIPE), shooting -> {
            Run run = shooting.start();
            Run other = new Shooting(
                            shooting.scene()
                                    .withSetting(shooting.scene().setting().withCell(1, 7)),
                            shooting.shots())
                    .start();
            while (!run.isOver()) {
                run.step();
                other.step();
                assertEquals(run.world().hash(), other.world().hash());
            }
        });
    }

    @Test
    void aRestoredWorldHasTheSameBulletsAndTheSameFuture() {
        Property.holds(
                "bullets restored at any tick continue as before",
                500,
                random -> Shooting.draw(random, RECIPE),
                shooting -> {
                    Run run = shooting.start();
                    List<Snapshot> snapshots = new ArrayList<>();
                    List<Long> hashes = new ArrayList<>();
                    while (!run.isOver()) {
                        snapshots.add(run.world().snapshot());
                        hashes.add(run.world().hash());
                        run.step();
                    }
                    long last = run.world().hash();
                    for (int i = snapshots.size() - 1; i >= 0; i--) {
                        run.world().restore(snapshots.get(i));
                        assertEquals(hashes.get(i), run.world().hash());
                        run.rewindTiles();
                        while (!run.isOver()) {
                            run.step();
                        }
                        assertEquals(last, run.world().hash());
                    }
                });
    }

    /** Compares a scene, tick by tick, with the oracle's result for each bullet. */
    private static final class Watch {
        private final Shooting shooting;
        private final Run run;
        private final World world;
        /** The bodies that were hit in the tick before. */
        private Set<BodyHit> before = new HashSet<>();

        private record Flying(Bullet bullet, Shot shot, Box box, long vx, long vy) {}

        private record BodyHit(long bullet, Body body) {}

        Watch(Shooting shooting) {
            this.shooting = shooting;
            run = shooting.start();
            world = run.world();
        }

        void play() {
            while (!run.isOver()) {
                run.makeEdits();
                List<Flying> flying = flying();
                run.stepOnly();
                if (run.events().stream().anyMatch(event -> event.type() == EventType.CRUSHED)) {
                    // Crushed bodies were targets and are gone.
                    return;
                }
                List<String> expected = new ArrayList<>();
                flying.forEach(each -> check(each, expected));
                assertEquals(expected, hits());
                checkBegins();
            }
        }

        private List<Flying> flying() {
            List<Flying> flying = new ArrayList<>();
            for (int i = 0; i < world.bullets().count(); i++) {
                Bullet bullet = world.bullets().at(i);
                Shot shot = shooting.shots().get((int) bullet.id());
                Box box = shot.box().at(bullet.subX(), bullet.subY());
                flying.add(new Flying(bullet, shot, box, bullet.subVx(), bullet.subVy()));
            }
            return flying;
        }

        private void check(Flying each, List<String> hits) {
            Bullet bullet = each.bullet;
            Shot shot = each.shot;
            int tileSize = shooting.scene().setting().tileSize();
            ExactBulletPath path =
                    ExactBulletPath.of(shot, each.box, each.vx, each.vy, run.obstacles(), run.tiles(), tileSize);
            BulletTick.Outcome outcome = BulletTick.of(shot, path, targets(world, shot), box -> held(shooting, box));
            outcome.bodies().forEach(hit -> hits.add(bullet.id() + " at " + outcome.box() + " " + hit));
            if (outcome.tile()) {
                hits.add(bullet.id() + " at " + outcome.box() + " tile");
            }
            boolean gone = outcome.gone() || world.tick() >= shot.life() || hasLeft(shooting, outcome.box());
            assertEquals(gone, !bullet.isAlive(), () -> "gone: " + bullet + " " + outcome);
            if (!gone) {
                Box seen = shot.box().at(bullet.subX(), bullet.subY());
                assertEquals(outcome.box(), seen);
                assertEquals(outcome.vx(), bullet.subVx(), () -> bullet + " along x");
                assertEquals(outcome.vy(), bullet.subVy(), () -> bullet + " along y");
                assertFalse(run.obstacles().isInsideBlock(seen));
            }
        }

        private List<String> hits() {
            BulletHitList hits = world.bullets().hits();
            List<String> seen = new ArrayList<>();
            for (int i = 0; i < hits.count(); i++) {
                Box box = new Box(sub(hits.x(i)), sub(hits.y(i)), sub(hits.width(i)), sub(hits.height(i)));
                String hit = hits.isTile(i)
                        ? "tile"
                        : new BulletTick.BodyHit(
                                        hits.body(i), hits.overlaps(i), sub(hits.overlapX(i)), sub(hits.overlapY(i)))
                                .toString();
                seen.add(hits.bullet(i) + " at " + box + " " + hit);
            }
            return seen;
        }

        private void checkBegins() {
            Set<BodyHit> now = new HashSet<>();
            BulletHitList hits = world.bullets().hits();
            for (int i = 0; i < hits.count(); i++) {
                BodyHit hit = new BodyHit(hits.bullet(i), hits.isTile(i) ? null : world.body(hits.body(i)));
                assertEquals(!before.contains(hit), hits.began(i), () -> "began: " + hit);
                if (!hits.isTile(i)) {
                    now.add(hit);
                }
            }
            before = now;
        }

        private static long sub(double px) {
            return Math.round(px * SubPixels.PER_PIXEL);
        }
    }

    private static List<BulletTick.Target> targets(World world, Shot shot) {
        List<BulletTick.Target> targets = new ArrayList<>();
        for (Body body : world.bodies()) {
            boolean hasArea = body.subWidth() > 0 && body.subHeight() > 0;
            if (hasArea && !body.isSensor() && body.filter().accepts(shot.filter())) {
                Box box = new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight());
                targets.add(new BulletTick.Target(body.index(), box));
            }
        }
        return targets;
    }

    private static Box held(Shooting shooting, Box box) {
        long size = shooting.scene().setting().tileSize() * 4096L;
        long right = shooting.scene().tiles().columns() * size + REACH_BEYOND_LEVEL;
        long bottom = shooting.scene().tiles().rows() * size + REACH_BEYOND_LEVEL;
        return box.at(
                Math.max(-REACH_BEYOND_LEVEL - box.width(), Math.min(box.x(), right)),
                Math.max(-REACH_BEYOND_LEVEL - box.height(), Math.min(box.y(), bottom)));
    }

    private static boolean hasLeft(Shooting shooting, Box box) {
        Borders borders = shooting.scene().setting().borders();
        long size = shooting.scene().setting().tileSize() * 4096L;
        return borders.leftOpen() && box.right() <= 0
                || borders.topOpen() && box.bottom() <= 0
                || borders.rightOpen() && box.x() >= shooting.scene().tiles().columns() * size
                || borders.bottomOpen() && box.y() >= shooting.scene().tiles().rows() * size;
    }
}
