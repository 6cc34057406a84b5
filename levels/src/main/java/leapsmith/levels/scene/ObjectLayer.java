package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.raster.Pen;

/**
 * The objects of the level, each drawn by the figure of its type. While a level runs, {@link BodyLayer} draws those
 * with moving bodies, and no plans are drawn.
 */
final class ObjectLayer implements Layer {
    private final ObjectPen pen;
    private final boolean areas;

    /** A layer of the zones, or of all other objects. */
    ObjectLayer(ObjectPen pen, boolean areas) {
        this.pen = pen;
        this.areas = areas;
    }

    @Override
    public void draw(Scene scene, View view, Pen picture) {
        pen.use(scene.colors(), view);
        List<ObjectType> types = scene.level().objects().types().fromBelow();
        boolean running = scene.frame() != null;
        // Plans first, so that none hides an object. By index, because an iterator would allocate.
        for (int i = 0; i < types.size() && !running; i++) {
            if (isHere(types.get(i))) {
                drawPlans(types.get(i), scene);
            }
        }
        for (int i = 0; i < types.size(); i++) {
            if (isHere(types.get(i)) && !(running && types.get(i).hasBody())) {
                drawObjects(types.get(i), scene);
            }
        }
    }

    private boolean isHere(ObjectType type) {
        return (type.depth() == ObjectType.Depth.AREA) == areas;
    }

    private void drawPlans(ObjectType type, Scene scene) {
        List<LevelObject> objects = scene.level().objects(type);
        for (int i = 0; i < objects.size(); i++) {
            pen.turnTo(objects.get(i));
            type.figure().drawPlan(objects.get(i), pen);
        }
    }

    private void drawObjects(ObjectType type, Scene scene) {
        List<LevelObject> objects = scene.level().objects(type);
        for (int i = 0; i < objects.size(); i++) {
            if (pen.turnTo(objects.get(i))) {
                type.figure().draw(objects.get(i), pen);
            }
        }
    }
}
