package leapsmith.levels.build;

import java.util.Optional;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/** A world made from a level, and which body came from which object. */
public final class LevelWorld {
    private LevelWorld() {}

    public World world() {
        throw new UnsupportedOperationException();
    }

    /** The body of the first player, if the level has one. */
    public Optional<Body> player() {
        throw new UnsupportedOperationException();
    }

    /** The body of the first object with this id, alive or not; null if there is none. */
    public Body body(String objectId) {
        throw new UnsupportedOperationException();
    }

    /** The id of the object that a body came from; null for a body that was spawned later, as a clone. */
    public String objectId(int bodyIndex) {
        throw new UnsupportedOperationException();
    }

    /** What body a character becomes. */
    public static BodyDef bodyDef(PlacedCharacter character) {
        throw new UnsupportedOperationException();
    }
}
