package leapsmith.editor.tool;

/** The view of the level as tools see it. */
public interface CameraHand {

    /** Moves the camera by level px: positive x scrolls to the right. */
    void panBy(double dxPx, double dyPx);

    /** Level px per screen px; below 1 when zoomed in. */
    double levelPxPerScreenPx();

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
