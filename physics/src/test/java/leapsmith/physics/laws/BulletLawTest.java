package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.BulletTick;
import leapsmith.physics.laws.scene.Recipe;
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

/** Bullets: each moves and hits as a brute-force look at all tiles and bodies says, in exact fractions. */
class BulletLawTest {
    private static final long REACH_BEYOND_LEVEL = 1024 * 4096;
    private static final Recipe RECIPE = Recipe.ALL.withBodies(16).withTicks(10);

    @Test
    void everyBulletGoesWhereItsPathLeadsAndHitsWhatLiesOnIt() {
        Property.holds(
                "bullets end, bounce, vanish and hit as brute force says",
                2500,
                random -> Shooting.draw(random, RECIPE),
                shooting -> {
                    Run run = shooting.start();
                    while (!run.isOver()) {
                        checkTick(shooting, run);
                    }
                });
    }

    @Test
    void bulletsDoNotDependOnTheSizeOfCells() {
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
                "bullets restored at any tick go on as they did",
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

    private static void checkTick(Shooting shooting, Run run) {
        World world = run.world();
        run.makeEdits();
        List<Bullet> bullets = new ArrayList<>();
        List<Box> boxes = new ArrayList<>();
        List<long[]> velocities = new ArrayList<>();
        for (int i = 0; i < world.bullets().count(); i++) {
            Bullet bullet = world.bullets().at(i);
            Shot shot = shooting.shots().get((int) bullet.id());
            bullets.add(bullet);
            boxes.add(shot.box().at(bullet.subX(), bullet.subY()));
            velocities.add(new long[] {bullet.subVx(), bullet.subVy()});
        }
        run.stepOnly();
        if (run.events().stream().anyMatch(event -> event.type() == EventType.CRUSHED)) {
            // Who was crushed was a target and is no more to be seen.
            return;
        }
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet bullet = bullets.get(i);
            Shot shot = shooting.shots().get((int) bullet.id());
            long[] velocity = velocities.get(i);
            BulletTick.Outcome outcome = BulletTick.of(
                    shot,
                    boxes.get(i),
                    velocity[0],
                    velocity[1],
                    run.surroundings(),
                    targets(world, shot),
                    box -> held(shooting, box));
            outcome.bodies().forEach(hit -> expected.add(bullet.id() + " body " + hit));
            if (outcome.tile()) {
                expected.add(bullet.id() + " tile");
            }
            boolean gone = outcome.gone() || world.tick() >= shot.life() || hasLeft(shooting, outcome.box());
            assertEquals(gone, !bullet.isAlive(), () -> "gone: " + bullet + " " + outcome);
            if (!gone) {
                Box seen = shot.box().at(bullet.subX(), bullet.subY());
                assertEquals(outcome.box(), seen);
                assertEquals(outcome.vx(), bullet.subVx());
                assertEquals(outcome.vy(), bullet.subVy());
                assertFalse(run.surroundings().isInsideBlock(seen));
            }
        }
        assertEquals(expected, hits(world.bullets().hits()));
    }

    private static List<String> hits(BulletHitList hits) {
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < hits.count(); i++) {
            seen.add(hits.bullet(i)
                    + (hits.isTile(i) ? " tile" : " body " + new BulletTick.BodyHit(hits.body(i), hits.overlaps(i))));
        }
        return seen;
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
