package leapsmith.physics.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Queries;
import leapsmith.physics.world.QueryFilter;
import leapsmith.physics.world.QueryHits;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** A number out of range is refused with the name of its argument and its range, and nothing is changed. */
class RangesTest {
    private static final double FAR = 300_000;
    private static final double FAST = 1e9;

    private final World world = World.builder(20, 10).build();
    private final Body hero = world.spawn(BodyDef.character(20, 20).control(Control.PLAYER));
    private final Body lift =
            world.spawn(BodyDef.box(100, 20, 20, 8).solidity(Solidity.TOP).kinematic(true));
    private final Queries queries = world.queries();
    private final QueryHits hits = new QueryHits();
    private final Map<Executable, String> calls = new LinkedHashMap<>();

    @Test
    void editsNameTheirArguments() {
        refuses("vx", () -> world.setVelocity(hero, FAST, 0));
        refuses("vy", () -> world.setVelocity(hero, 0, -FAST));
        refuses("vx", () -> world.launch(hero, FAST, 0));
        refuses("vy", () -> world.launch(hero, 0, -FAST));
        refuses("vx", () -> world.jump(hero, FAST, 0));
        refuses("speed", () -> world.jump(hero, 0, FAST));
        refuses("speed", () -> world.jump(hero, 0, -1));
        refuses("vx", () -> world.drive(lift, FAST, 0));
        refuses("vy", () -> world.drive(lift, 0, FAST));
        refuses("x", () -> world.moveTo(hero, Double.NaN, 0));
        refuses("y", () -> world.moveTo(hero, 0, Double.POSITIVE_INFINITY));
        refuses("width", () -> world.resize(hero, -1, 2));
        refuses("height", () -> world.resize(hero, 1, FAR));
        refuses("friction", () -> world.setFriction(hero, -1));
        refuses("friction", () -> world.setFriction(hero, 1e12));
        refuses("pushForce", () -> world.setPushForce(hero, 1e12));
        refuses("gravity", () -> world.setGravity(1e12));
        refuses("maxFallSpeed", () -> world.setMaxFallSpeed(-1));
        refuses("maxFallSpeed", () -> world.setMaxFallSpeed(FAST));
        refuses("index", () -> world.spawnAt(-1, BodyDef.character(0, 0)));
        refuses("width", () -> world.setPartitionCell(0, 1));
        refuses("walkSpeed", () -> world.setMovement(hero, new Movement(FAST, 0, 0)));
        refuses("jumpSpeed", () -> world.setMovement(hero, new Movement(0, FAST, 0)));
        refuses("jumpReleaseSpeed", () -> world.setMovement(hero, new Movement(0, 0, FAST)));
        refuses(
                "apexSpeed",
                () -> world.setMovement(hero, Movement.CLASSIC.withForgiveness(new Forgiveness(0, 0, 0, FAST))));
        assertRefused();
    }

    @Test
    void definitionsNameTheirArguments() {
        BodyDef def = BodyDef.box(0, 0, 10, 10);
        BulletDef shot = BulletDef.box(0, 0, 4, 4);
        refuses("x", () -> BodyDef.box(Double.NaN, 0, 1, 1));
        refuses("width", () -> BodyDef.box(0, 0, -1, 1));
        refuses("height", () -> def.size(1, FAR));
        refuses("channel", () -> def.channel(BodyDef.CHANNELS));
        refuses("gravityScale", () -> def.gravityScale(65));
        refuses("maxFallSpeed", () -> def.maxFallSpeed(-1));
        refuses("maxFallSpeed", () -> world.spawn(def.maxFallSpeed(FAST)));
        refuses("vx", () -> world.spawn(def.velocity(FAST, 0)));
        refuses("vy", () -> world.spawn(def.velocity(0, FAST)));
        refuses("friction", () -> world.spawn(def.friction(1e12)));
        refuses("x of a stop", () -> world.spawn(def.path(PathDef.backAndForth(FAR, 0, 10))));
        refuses("speed", () -> PathDef.backAndForth(1, 0, 0));
        refuses("waitTicks", () -> PathDef.backAndForth(1, 0, 1).waiting(-1));
        refuses("coyoteSeconds", () -> new Forgiveness(11, 0, 0, 0));
        refuses("liftSeconds", () -> Movement.CLASSIC.withLiftSeconds(11));
        refuses("x", () -> world.bullets().fire(shot.at(FAR, 0)));
        refuses("vy", () -> world.bullets().fire(shot.velocity(0, FAST)));
        refuses("vx", () -> world.bullets().addEmitter(EmitterDef.every(1, shot.velocity(FAST, 0))));
        refuses("life", () -> shot.life(0));
        refuses("interval", () -> EmitterDef.every(0, shot));
        refuses("spreadDegrees", () -> EmitterDef.every(1, shot).fan(1, 361));
        refuses("ticksPerSecond", () -> World.builder().ticksPerSecond(0));
        refuses("tileSize", () -> World.builder().tileSize(0).build());
        refuses("gravity", () -> World.builder().gravity(1e12).build());
        assertRefused();
    }

    @Test
    void queriesAndFramesNameTheirArguments() {
        QueryFilter all = QueryFilter.DEFAULT;
        refuses("x", () -> queries.inBox(FAR, 0, 1, 1, all, hits));
        refuses("y", () -> queries.inBox(0, FAR, 1, 1, all, hits));
        refuses("width", () -> queries.inBox(0, 0, -1, 1, all, hits));
        refuses("height", () -> queries.inBox(0, 0, 1, FAR, all, hits));
        refuses("centerX", () -> queries.inCircle(FAR, 0, 1, all, hits));
        refuses("radius", () -> queries.inCircle(0, 0, FAR, all, hits));
        refuses("y", () -> queries.atPoint(0, Double.NaN, all, hits));
        refuses("fromX", () -> queries.ray(FAR, 0, 0, 0, all, hits));
        refuses("toY", () -> queries.ray(0, 0, 0, FAR, all, hits));
        refuses("dx", () -> queries.sweep(0, 0, 1, 1, FAR, 0, all, hits));
        refuses("width", () -> queries.sweep(0, 0, 0, 1, 1, 0, all, hits));
        refuses("maxDistance", () -> queries.nearest(0, 0, -1, all));
        refuses("width", () -> queries.tilesIn(0, 0, -1, 1, (column, row, type) -> {}));
        refuses("rectangle", () -> world.capture(new Frame(), 0, 0, -1, 1));
        refuses("channel", () -> Inputs.of(Button.LEFT).with(-1, Button.LEFT));
        assertRefused();
    }

    @Test
    void controllersNameTheirArguments() {
        World own = World.builder(20, 10).build();
        own.spawn(BodyDef.character(20, 20).control(Control.PLAYER));
        own.setController(it -> {
            refuses("vx", () -> it.setVelocity(FAST, 0));
            refuses("vy", () -> it.setVelocity(0, FAST));
            refuses("vx", () -> it.jump(FAST, 0));
            refuses("speed", () -> it.jump(0, FAST));
            refuses("speed", () -> it.jump(0, -1));
            assertRefused();
        });
        own.step(Inputs.NONE);
    }

    private void refuses(String name, Executable call) {
        calls.put(call, name);
    }

    private void assertRefused() {
        long hash = world.hash();
        calls.forEach((call, name) -> {
            String message =
                    assertThrows(IllegalArgumentException.class, call, name).getMessage();
            assertTrue(message.matches("(a )?\\Q" + name + "\\E\\b.*"), name + ": " + message);
            assertTrue(message.matches(".*(not |less than |more than |out of range: ).*"), "no range: " + message);
        });
        assertEquals(hash, world.hash());
    }
}
