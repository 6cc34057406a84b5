package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Frame;

/**
 * The parts of a picture that labels leave visible: bodies, objects and the badges of goals, which they never cover,
 * and areas and tiles, which they avoid.
 */
final class Obstacles {
    /** The points of a label that are tested for tiles, in each direction. */
    private static final int SAMPLES_ACROSS = 9;

    private static final int SAMPLES_DOWN = 3;

    /** The largest result of {@link #tilesIn}. */
    static final int MAX_TILES = SAMPLES_ACROSS * SAMPLES_DOWN;

    private final Boxes bodies = new Boxes();
    private final Boxes areas = new Boxes();
    private Scene scene;
    private View view;
    private int width;
    private int height;
    private boolean found;

    /** Starts a picture. Bodies and areas are found when the first label is placed. */
    void begin(Scene newScene, View newView, int newWidth, int newHeight) {
        scene = newScene;
        view = newView;
        width = newWidth;
        height = newHeight;
        found = false;
    }

    /** Whether a label in this box would cover a part of a body, an object or a badge. */
    boolean hasBody(int left, int top, int right, int bottom) {
        find();
        return bodies.overlapping(left, top, right, bottom) > 0;
    }

    /** The number of areas, such as goals, of which a label in this box would cover a part. */
    int areasIn(int left, int top, int right, int bottom) {
        find();
        return areas.overlapping(left, top, right, bottom);
    }

    /** How much of this box is over tiles, from 0 for nothing to {@link #MAX_TILES}. */
    int tilesIn(int left, int top, int right, int bottom) {
        Level level = scene.level();
        int tiles = 0;
        for (int down = 0; down < SAMPLES_DOWN; down++) {
            double y = top + (bottom - top - 1) * (double) down / (SAMPLES_DOWN - 1);
            int row = level.rowAt(view.camera().toLevelY(y));
            for (int across = 0; across < SAMPLES_ACROSS; across++) {
                double x = left + (right - left - 1) * (double) across / (SAMPLES_ACROSS - 1);
                int column = level.columnAt(view.camera().toLevelX(x));
                boolean isTile = level.tiles().contains(column, row) && level.typeAt(column, row) != TileType.EMPTY;
                tiles += isTile ? 1 : 0;
            }
        }
        return tiles;
    }

    private void find() {
        if (found) {
            return;
        }
        found = true;
        bodies.clear();
        areas.clear();
        findBadges();
        Frame frame = scene.frame();
        if (frame != null) {
            for (int i = 0; i < frame.bodyCount(); i++) {
                if (!frame.sensor(i)) {
                    add(bodies, frame.x(i), frame.y(i), frame.width(i), frame.height(i));
                }
            }
        }
        // By index, because an iterator would allocate.
        List<ObjectType> types = scene.level().objects().types().fromBelow();
        for (int t = 0; t < types.size(); t++) {
            ObjectType type = types.get(t);
            boolean isArea = type.depth() == ObjectType.Depth.AREA;
            if (isArea || !(frame != null && type.hasBody())) {
                List<LevelObject> objects = scene.level().objects(type);
                for (int i = 0; i < objects.size(); i++) {
                    LevelObject object = objects.get(i);
                    add(isArea ? areas : bodies, object.x(), object.y(), object.width(), object.height());
                }
            }
        }
    }

    private void findBadges() {
        List<VisibleReach.Goal> goals = scene.reach().goals();
        int reach = VerdictLayer.reach(view);
        for (int i = 0; scene.shows(Overlay.REACH) && i < goals.size(); i++) {
            int x = (int) VerdictLayer.badgeX(goals.get(i).zone(), view);
            int y = (int) VerdictLayer.badgeY(goals.get(i).zone(), view);
            addBox(bodies, x - reach, y - reach, x + reach + 1, y + reach + 1);
        }
    }

    private void add(Boxes boxes, double x, double y, double bodyWidth, double bodyHeight) {
        Camera camera = view.camera();
        addBox(boxes, camera.edgeX(x), camera.edgeY(y), camera.edgeX(x + bodyWidth), camera.edgeY(y + bodyHeight));
    }

    private void addBox(Boxes boxes, int left, int top, int right, int bottom) {
        if (right > 0 && bottom > 0 && left < width && top < height) {
            boxes.add(left, top, right, bottom);
        }
    }

    /** Boxes in a picture, in pixels. Filling it again allocates nothing. */
    private static final class Boxes {
        /** Left, top, right and bottom of each box. */
        private int[] edges = new int[64];

        private int end;

        void clear() {
            end = 0;
        }

        void add(int left, int top, int right, int bottom) {
            if (end == edges.length) {
                edges = Arrays.copyOf(edges, 2 * edges.length);
            }
            edges[end++] = left;
            edges[end++] = top;
            edges[end++] = right;
            edges[end++] = bottom;
        }

        /** The number of boxes that overlap this one; boxes that only touch it don't count. */
        int overlapping(int left, int top, int right, int bottom) {
            int count = 0;
            for (int i = 0; i < end; i += 4) {
                boolean overlaps =
                        left < edges[i + 2] && right > edges[i] && top < edges[i + 3] && bottom > edges[i + 1];
                count += overlaps ? 1 : 0;
            }
            return count;
        }
    }
}
