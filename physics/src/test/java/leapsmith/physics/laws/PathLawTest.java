package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.laws.kit.Property;
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

/** Law 2, path: a body stops exactly where an exact-rational brute-force sweep says, and nowhere else. */
class PathLawTest {
    @Test
    void movingBodiesStopWhereTheExactSweepSays() {
        Property.holds(
                "a body stops exactly where the brute-force sweep says, and touches what it says",
                8000,
                random -> RandomScene.draw(random, Recipe.THROWN),
                PathLawTest::checkEveryTick);
    }

    @Test
    void charactersStopWhereTheExactSweepSays() {
        Property.holds(
                "a character moves as its buttons, gravity and the brute-force sweep say",
                1330,
                4000,
                random -> RandomScene.draw(random, Recipe.UNDISTURBED).atReferenceRate(),
                PathLawTest::checkEveryTick);
    }

    @Test
    void bodiesInTheLargestLevelStopWhereTheExactSweepSays() {
        Property.holds(
                "in the largest level a body stops exactly where the brute-force sweep says, up to a level per tick",
                150,
                random -> RandomScene.drawLargest(random, Recipe.THROWN),
                PathLawTest::checkEveryTick);
    }

    private static void checkEveryTick(Scene scene) {
        Run run = new Run(scene);
        ReferenceTick reference = new ReferenceTick(scene.setting(), scene.tiles());
        Inputs inputsBefore = Inputs.NONE;
        while (!run.isOver()) {
            int tick = (int) run.world().tick();
            Inputs inputs = scene.inputs(tick);
            List<BodyState> before = run.states();
            run.step();
            for (BodyState start : before) {
                BodySpec spec = scene.bodies().get(start.index());
                BodyState supported = tick == 0 ? touching(start, reference.contactsAtFirst(spec)) : start;
                BodyState end = run.state(start.index()).orElseThrow();
                assertEquals(tick == 0 ? 0 : start.contacts(), end.previousContacts(), "contacts of the tick before");
                After seen = After.of(end);
                if (spec.control() == Control.PATROL) {
                    checkPatrol(reference, spec, supported, seen);
                } else {
                    int buttons = inputs.buttons(spec.channel());
                    int pressed = buttons & ~inputsBefore.buttons(spec.channel());
                    After expected = reference.after(spec, supported, buttons, pressed);
                    assertEquals(expected, seen, () -> "tick " + tick + ", from " + supported);
                }
            }
            inputsBefore = inputs;
        }
    }

    /** A patrol may go either way or stand; its path must be exact in each case. */
    private static void checkPatrol(ReferenceTick reference, BodySpec spec, BodyState before, After seen) {
        boolean grounded = before.touches(Contacts.GROUND);
        long walk = spec.movement().walk();
        Stream<Long> wanted = grounded ? Stream.of(-walk, 0L, walk) : Stream.of((long) before.vx());
        long vy = grounded ? Math.min(before.vy(), 0) : before.vy();
        List<After> possible = wanted.map(vx -> reference.moved(spec, before.box(), vx, vy, grounded, false))
                .toList();
        if (!possible.contains(seen)) {
            throw new AssertionError("patrol from " + before + " to " + seen + ", possible are " + possible);
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
