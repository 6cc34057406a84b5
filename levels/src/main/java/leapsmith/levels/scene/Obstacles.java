package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Frame;

/**
 * The parts of a picture that labels leave visible: bodies, objects and the badges of goals, which they never cover, and
 * tiles.
 */
final class Obstacles {
    /** The points of a label that are tested for tiles, in each direction. */
    private static final int SAMPLES_ACROSS = 9;

    private static final int SAMPLES_DOWN = 3;

    /** The largest result of {@link #tilesIn}. */
    static final int MOST_TILES = SAMPLES_ACROSS * SAMPLES_DOWN;

    private Scene scene;
    private View view;
    private int width;
    private int height;
    /** Left, top, right and bottom of each body in view, in pixels. */
    private int[] boxes = new int[64];

    private int end;
    private boolean found;

    /** Starts a picture. The bodies are found when the first label is placed. */
    void begin(Scene newScene, View newView, int newWidth, int newHeight) {
        scene = newScene;
        view = newView;
        width = newWidth;
        height = newHeight;
        found = false;
    }

    /** Whether a label in this box would cover a part of a body, an object or a badge. */
    boolean hasBody(int left, int top, int right, int bottom) {
        if (!found) {
            findBodies();
        }
        for (int i = 0; i < end; i += 4) {
            if (left < boxes[i + 2] && right > boxes[i] && top < boxes[i + 3] && bottom > boxes[i + 1]) {
                return true;
            }
        }
        return false;
    }

    /** How much of this box is over tiles, from 0 for nothing to {@link #MOST_TILES}. */
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

    private void findBodies() {
        found = true;
        end = 0;
        findBadges();
        Frame frame = scene.frame();
        if (frame != null) {
            for (int i = 0; i < frame.bodyCount(); i++) {
                if (!frame.sensor(i)) {
                    add(frame.x(i), frame.y(i), frame.width(i), frame.height(i));
                }
            }
        }
        // By index, because an iterator would allocate.
        List<ObjectType> types = scene.level().objects().types().fromBelow();
        for (int t = 0; t < types.size(); t++) {
            ObjectType type = types.get(t);
            if (type.depth() != ObjectType.Depth.AREA && !(frame != null && type.hasBody())) {
                List<LevelObject> objects = scene.level().objects(type);
                for (int i = 0; i < objects.size(); i++) {
                    LevelObject object = objects.get(i);
                    add(object.x(), object.y(), object.width(), object.height());
                }
            }
        }
    }

    private void findBadges() {
        List<ShownReach.Goal> goals = scene.reach().goals();
        int reach = VerdictLayer.reach(view);
        for (int i = 0; scene.shows(Overlay.REACH) && i < goals.size(); i++) {
            int x = (int) VerdictLayer.badgeX(goals.get(i).zone(), view);
            int y = (int) VerdictLayer.badgeY(goals.get(i).zone(), view);
            addBox(x - reach, y - reach, x + reach + 1, y + reach + 1);
        }
    }

    private void add(double x, double y, double bodyWidth, double bodyHeight) {
        Camera camera = view.camera();
        addBox(camera.edgeX(x), camera.edgeY(y), camera.edgeX(x + bodyWidth), camera.edgeY(y + bodyHeight));
    }

    private void addBox(int left, int top, int right, int bottom) {
        if (right <= 0 || bottom <= 0 || left >= width || top >= height) {
            return;
        }
        if (end == boxes.length) {
            boxes = Arrays.copyOf(boxes, 2 * boxes.length);
        }
        boxes[end++] = left;
        boxes[end++] = top;
        boxes[end++] = right;
        boxes[end++] = bottom;
    }
}
