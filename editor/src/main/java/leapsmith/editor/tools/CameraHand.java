package leapsmith.editor.tools;

import java.util.List;
import leapsmith.levels.model.LevelObject;

/** The view of the level as tools see it. */
public interface CameraHand {

    /** Moves the camera by level px: positive x scrolls to the right. */
    void panBy(double dxPx, double dyPx);

    /** The x of the middle of the view, in level px. */
    default double middleX() {
        return 0;
    }

    /** The y of the middle of the view, in level px. */
    default double middleY() {
        return 0;
    }

    /** What shows again what the view shows now. */
    default Runnable keepView() {
        return () -> {};
    }

    /** Level px per screen px; below 1 when zoomed in. */
    double levelPxPerScreenPx();

    /** These objects of the level where the view shows them: play moves them. */
    default List<LevelObject> shown(List<LevelObject> objects) {
        return objects;
    }

    /** A fixed view at a scale of 1. */
    CameraHand FIXED = new CameraHand() {
        @Override
        public void panBy(double dxPx, double dyPx) {
            // There is nothing to move.
        }

        @Override
        public double levelPxPerScreenPx() {
            return 1;
        }
    };
}
