package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.BounceTick;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Shooting;
import leapsmith.physics.laws.scene.Shot;
import leapsmith.physics.world.Bullet;
import leapsmith.physics.world.BulletHitList;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Bullets among slopes: each goes, stops and is reflected as a brute-force look at all tiles says, in exact fractions. */
class BulletBounceLawTest {
    private static final Recipe RECIPE = Recipe.THROWN
            .withSlopes(true)
            .withGhosts(false)
            .withOpenSides(false)
            .withBodies(12)
            .withTicks(10);

    @Test
    void everyBulletIsReflectedBySlopesAboutTheirNormal() {
        int[] bounces = {0};
        Property.holds(
                "bullets end and are reflected among slopes as brute force says",
                3000,
                random -> withoutBodies(Shooting.draw(random, RECIPE)),
                shooting -> {
                    Run run = shooting.start();
                    while (!run.isOver()) {
                        bounces[0] += checkTick(shooting, run);
                    }
                });
        assertTrue(bounces[0] > 0, "no bullet was reflected");
    }

    private static Shooting withoutBodies(Shooting shooting) {
        return new Shooting(shooting.scene().withBodies(List.of()), shooting.shots());
    }

    /** Checks all bullets in one tick; returns how many were reflected so that the parts of their velocity changed. */
    private static int checkTick(Shooting shooting, Run run) {
        World world = run.world();
        int tileSize = shooting.scene().setting().tileSize();
        List<Bullet> bullets = new ArrayList<>();
        List<BounceTick.Outcome> outcomes = new ArrayList<>();
        List<Long> hits = new ArrayList<>();
        int reflected = 0;
        for (int i = 0; i < world.bullets().count(); i++) {
            Bullet bullet = world.bullets().at(i);
            Shot shot = shooting.shots().get((int) bullet.id());
            Box box = shot.box().at(bullet.subX(), bullet.subY());
            BounceTick.Outcome outcome =
                    BounceTick.of(shot, box, bullet.subVx(), bullet.subVy(), run.surroundings(), run.tiles(), tileSize);
            bullets.add(bullet);
            outcomes.add(outcome);
            if (outcome.hit()) {
                hits.add(bullet.id());
            }
            boolean stays = outcome.vx() == 0 && outcome.vy() == 0;
            reflected += !stays && Math.abs(outcome.vx()) != Math.abs(bullet.subVx()) ? 1 : 0;
        }
        run.step();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet bullet = bullets.get(i);
            Shot shot = shooting.shots().get((int) bullet.id());
            BounceTick.Outcome outcome = outcomes.get(i);
            assertEquals(outcome.gone() || world.tick() >= shot.life(), !bullet.isAlive(), () -> "gone: " + outcome);
            if (bullet.isAlive()) {
                assertEquals(outcome.box(), shot.box().at(bullet.subX(), bullet.subY()));
                assertEquals(outcome.vx(), bullet.subVx(), () -> bullet + " along x");
                assertEquals(outcome.vy(), bullet.subVy(), () -> bullet + " along y");
            }
        }
        assertEquals(hits, bulletsThatHit(world.bullets().hits()));
        return reflected;
    }

    private static List<Long> bulletsThatHit(BulletHitList hits) {
        List<Long> bullets = new ArrayList<>();
        for (int i = 0; i < hits.count(); i++) {
            bullets.add(hits.bullet(i));
        }
        return bullets;
    }
}
