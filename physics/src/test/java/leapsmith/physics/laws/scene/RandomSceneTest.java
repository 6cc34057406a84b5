package leapsmith.physics.laws.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.TreeSet;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import org.junit.jupiter.api.Test;

/** The laws are only as good as their scenes: everything must occur in these. */
class RandomSceneTest {
    private static final int SCENES = 1500;

    private final TreeSet<String> seen = new TreeSet<>();

    @Test
    void everythingIsDrawn() {
        TreeSet<String> all = new TreeSet<>();
        Arrays.stream(TileType.values()).forEach(type -> all.add("tile " + type));
        Arrays.stream(EventType.values()).forEach(type -> all.add("event " + type));
        Arrays.stream(Control.values()).forEach(control -> all.add("control " + control));
        Arrays.stream(ControllerState.values()).forEach(state -> all.add("state " + state));
        for (Shape shape : Shape.values()) {
            all.add("shape " + shape + " resting");
            all.add("shape " + shape + " solid to bodies");
        }
        for (Solidity solidity : Solidity.values()) {
            all.add("solidity " + solidity + " resting");
            all.add("solidity " + solidity + " on a path");
        }
        all.add("friction");
        all.add("push force");
        // Walls on all sides on a one-way are too rare.
        for (int contacts = 0; contacts < 2 * Contacts.ONE_WAY; contacts++) {
            boolean isPossible = (contacts & Contacts.ONE_WAY) == 0 || (contacts & Contacts.GROUND) != 0;
            if (isPossible) {
                all.add("contacts " + contacts);
            }
        }
        for (int i = 0; i < SCENES && !seen.containsAll(all); i++) {
            Run run = new Run(RandomScene.draw(new SplittableRandom(i), Recipe.EVERYTHING));
            run.world().setContactEvents(true);
            while (!run.isOver()) {
                run.makeEdits();
                run.tiles().forEach((column, row, type) -> seen.add("tile " + type));
                run.world().bodies().forEach(this::look);
                run.stepOnly();
                run.events().forEach(event -> seen.add("event " + event.type()));
            }
        }
        assertEquals(all, seen);
    }

    private void look(Body body) {
        BodyDef def = body.toDef();
        seen.add("control " + body.control());
        seen.add("state " + body.state());
        seen.add("contacts " + body.contacts());
        seen.add("shape " + body.shape() + (def.solidToBodies() ? " solid to bodies" : " resting"));
        if (body.friction() > 0 && body.control() == Control.NONE) {
            seen.add("friction");
        }
        if (body.pushForce() > 0 && body.control() == Control.PLAYER) {
            seen.add("push force");
        }
        seen.add("solidity " + body.solidity() + (def.path() != null ? " on a path" : " resting"));
    }
}
