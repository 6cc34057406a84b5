package leapsmith.levels.reach.search;

import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.whatif.PlayerLevel;
import leapsmith.physics.body.Solidity;

/** Leaves out the objects of a level that a search doesn't simulate; found out only once for the same objects. */
final class SimulatedLevel {
    private final boolean otherBodies;
    private ObjectLists all;
    private ObjectLists simulated;

    /**
     * For a search.
     *
     * @param otherBodies as {@link SearchDetail#otherBodies}
     */
    SimulatedLevel(boolean otherBodies) {
        this.otherBodies = otherBodies;
    }

    /** The level with the objects that are simulated. */
    Level of(Level level) {
        if (level.objects() != all) {
            all = level.objects();
            simulated = reduced(level).objects();
        }
        return simulated == all ? level : level.withObjects(simulated);
    }

    private Level reduced(Level level) {
        Level reduced = PlayerLevel.reduced(level);
        if (otherBodies) {
            return reduced;
        }
        LevelObject player = reduced.player().orElse(null);
        ObjectLists kept = reduced.objects();
        for (ObjectType type : kept.types().all()) {
            kept = kept.with(
                    type,
                    kept.of(type).stream()
                            .filter(object -> object == player || !isLoose(object))
                            .toList());
        }
        return reduced.withObjects(kept);
    }

    private static boolean isLoose(LevelObject object) {
        return object.physics() instanceof ObjectPhysics.OfBody body
                && body.def().path() == null
                && body.def().solidity() == Solidity.NONE
                && !body.def().sensor();
    }
}
