package leapsmith.editor.tool;

/** What a tool may ask of the view that shows the level. */
public interface CameraHand {

    /** Moves the camera by so many level px: positive x shows more of what lies to the right. */
    void panBy(double dxPx, double dyPx);

    /** How many level px one px of the screen covers; below 1 when zoomed in. */
    double levelPxPerScreenPx();

    /** A view that can't move and shows the level at its own size. */
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
