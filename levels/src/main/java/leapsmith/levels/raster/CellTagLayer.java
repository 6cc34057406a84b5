package leapsmith.levels.raster;

import leapsmith.physics.world.Frame;

/** The tag of each cell with bodies: {@code bodies · tests · pairs}, at the first corner of what is seen of it. */
final class CellTagLayer implements Layer {
    private static final String BETWEEN = " \u00b7 ";

    private final TextLine text = new TextLine();
    private final Tags tags;

    CellTagLayer(Tags tags) {
        this.tags = tags;
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null || !scene.shows(Overlay.CELLS)) {
            return;
        }
        int margin = view.wholePoints(4);
        Camera camera = view.camera();
        for (int i = 0; i < frame.cellCount() && !tags.isFull(); i++) {
            int left = Math.max(0, camera.edgeX(frame.cellColumn(i) * frame.cellWidthPx()));
            int top = Math.max(0, camera.edgeY(frame.cellRow(i) * frame.cellHeightPx()));
            int right = Math.min(pen.width(), camera.edgeX((frame.cellColumn(i) + 1) * frame.cellWidthPx()));
            int bottom = Math.min(pen.height(), camera.edgeY((frame.cellRow(i) + 1) * frame.cellHeightPx()));
            text.clear().add(frame.cellBodies(i)).add(BETWEEN).add(frame.cellTests(i));
            text.add(BETWEEN).add(frame.cellPairs(i));
            // Twice the tag: a cell of which the tag would take more is better seen without.
            if (right - left >= tags.widthOf(text) + 2 * margin && bottom - top >= 2 * tags.height()) {
                tags.place(text, left + margin, top + margin, scene.look().cell());
            }
        }
    }
}
