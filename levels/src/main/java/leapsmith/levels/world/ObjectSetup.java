package leapsmith.levels.world;

import leapsmith.levels.model.LevelObject;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.EmitterDef;

/**
 * What a game changes of each object of a level before it is in the world: for example its tag, its filter or its input
 * channel. It is called in the order of the objects, and again for those that {@link LevelWorld#update} adds or changes.
 */
@FunctionalInterface
public interface ObjectSetup {
    /** Changes nothing. */
    ObjectSetup NONE = (object, def) -> def;

    /**
     * {@return the body of an object; null for none}
     *
     * @param object of the level
     * @param def the body that it has by itself, at its place
     */
    BodyDef body(LevelObject object, BodyDef def);

    /**
     * {@return the emitter of an object; null for none}
     *
     * @param object of the level
     * @param def the emitter that it has by itself
     */
    default EmitterDef emitter(LevelObject object, EmitterDef def) {
        return def;
    }
}
