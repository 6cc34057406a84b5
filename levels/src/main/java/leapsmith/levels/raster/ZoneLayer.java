package leapsmith.levels.raster;

import java.util.List;
import leapsmith.levels.model.Zone;

/** The zones: a thin fill, a dashed outline and, where there is room, a flag for the goal and the word for its kind. */
final class ZoneLayer implements Layer {
    private static final int FILL = 72;

    /** Side of the flag's square, in tiles. */
    private static final double MOST_FLAG = 2;

    private final TextLine text = new TextLine();
    private final Tags tags;

    ZoneLayer(Tags tags) {
        this.tags = tags;
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Camera camera = view.camera();
        List<Zone> zones = scene.level().zones();
        for (int i = 0; i < zones.size(); i++) {
            Zone zone = zones.get(i);
            int left = camera.edgeX(zone.x());
            int top = camera.edgeY(zone.y());
            int right = Math.max(left + 1, camera.edgeX(zone.x() + zone.width()));
            int bottom = Math.max(top + 1, camera.edgeY(zone.y() + zone.height()));
            if (pen.sees(left, top, right, bottom)) {
                drawZone(zone, left, top, right, bottom, scene.look(), view, pen);
            }
        }
    }

    private void drawZone(Zone zone, int left, int top, int right, int bottom, Look look, View view, Pen pen) {
        boolean isGoal = zone.isGoal();
        int colour = isGoal ? look.goal() : look.zone();
        int side = Math.min(right - left, bottom - top);
        pen.box(left, top, right, bottom, colour, side < 4 ? Pen.OPAQUE : FILL);
        if (side >= view.wholePoints(8)) {
            int line = view.hairline();
            pen.dashedFrame(left, top, right, bottom, line, view.wholePoints(4), view.wholePoints(3), colour);
        }
        text.clear().add(zone.kind());
        boolean hasWord = tags.fits(text, right - left, bottom - top);
        if (hasWord) {
            tags.word(text, left, top, right, colour);
        }
        if (isGoal && side >= view.wholePoints(12)) {
            int room = hasWord ? top + tags.lineHeight() : top;
            drawFlag(left, room, right, bottom, view.wholeLength(MOST_FLAG * view.tileSize()), colour, pen);
        }
    }

    private static void drawFlag(int left, int top, int right, int bottom, int most, int colour, Pen pen) {
        int side = Math.min(most, Math.min(right - left, bottom - top));
        int pole = Math.max(1, side / 12);
        int cloth = Math.max(4, side * 3 / 8);
        int x = (left + right - cloth) / 2;
        int foot = top + (bottom - top + side) / 2 - side / 8;
        int head = foot - side * 3 / 4;
        pen.box(x, head, x + pole, foot, colour, Pen.OPAQUE);
        for (int row = 0; row < cloth; row++) {
            int reach = cloth - Math.abs(2 * row - cloth + 1);
            pen.box(x + pole, head + row, x + pole + reach, head + row + 1, colour, Pen.OPAQUE);
        }
    }
}
