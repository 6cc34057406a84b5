package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.raster.GlyphAtlas;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.TextLine;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Frame;

/**
 * Short labels on a background, beside the bodies and completely in the picture. They never overlap: a tag without a
 * free place is left out, and so are tags beyond a readable number.
 */
final class Tags {
    private static final int MOST = 64;
    /** The points of a label that are tested for tiles, in each direction. */
    private static final int SAMPLES_ACROSS = 9;

    private static final int SAMPLES_DOWN = 3;

    /** The largest result of {@link #tilesUnder}. */
    static final int MAX_TILES = SAMPLES_ACROSS * SAMPLES_DOWN;

    /** Space around the text, in points. */
    private static final double BESIDE = 5;

    private static final double ABOVE = 2;
    /** The most characters in a line of a bubble, and the most lines. */
    private static final int BUBBLE_COLUMNS = 36;

    private static final int BUBBLE_ROWS = 8;

    private final Pen pen;
    /** Bodies, objects and the badges of goals, which tags never cover. */
    private final Boxes bodies = new Boxes();
    /** Areas, such as goals, which tags avoid. */
    private final Boxes areas = new Boxes();

    private final GlyphAtlas[] atlases = new GlyphAtlas[GlyphAtlas.SIZES.length];
    private final Boxes taken = new Boxes();
    private final TextLine bubbleLine = new TextLine();
    private List<Rasteriser.Area> covered = List.of();
    private GlyphAtlas face;
    private ColorScheme colors = ColorScheme.DARK;
    private Scene scene;
    private View view;
    /** Whether bodies and areas of the picture are known, which are found when the first tag is placed. */
    private boolean found;

    private int beside;
    private int above;
    private int radius;
    private int line;

    Tags(Pen pen) {
        this.pen = pen;
    }

    /** Places no tags in these areas of the next pictures. */
    void keepOut(List<Rasteriser.Area> areas) {
        covered = List.copyOf(areas);
    }

    /** Removes the tags of the last picture. */
    void begin(Scene newScene, View newView) {
        scene = newScene;
        view = newView;
        found = false;
        taken.clear();
        colors = scene.colors();
        beside = view.wholePoints(BESIDE);
        above = view.wholePoints(ABOVE);
        radius = view.wholePoints(4);
        line = view.hairline();
        int nearest = 0;
        for (int i = 1; i < GlyphAtlas.SIZES.length; i++) {
            double wanted = GlyphAtlas.SIZES[0] * scene.density();
            if (Math.abs(GlyphAtlas.SIZES[i] - wanted) < Math.abs(GlyphAtlas.SIZES[nearest] - wanted)) {
                nearest = i;
            }
        }
        if (atlases[nearest] == null) {
            atlases[nearest] = GlyphAtlas.ofSize(GlyphAtlas.SIZES[nearest]);
        }
        face = atlases[nearest];
    }

    boolean isFull() {
        return taken.count() == MOST;
    }

    /** The width of a tag with this text, in pixels. */
    int widthOf(TextLine text) {
        return text.length() * face.width() + 2 * beside;
    }

    /** The height of a tag, in pixels. */
    int height() {
        return face.height() + 2 * above;
    }

    /** The height of a word without a background, in pixels. */
    int lineHeight() {
        return face.height();
    }

    boolean fits(TextLine text, int width, int height) {
        return text.length() * face.width() + beside <= width && face.height() + above <= height;
    }

    /** Writes a word without a background, centered at the top of a box. */
    void word(TextLine text, int left, int top, int right, int color) {
        face.draw(pen, text, (left + right - text.length() * face.width()) / 2, top + above, colors.textOf(color));
    }

    /** Whether a tag with this text can be placed here. */
    boolean isFree(TextLine text, int left, int top) {
        int right = left + widthOf(text);
        int bottom = top + height();
        boolean isInside = left >= 0 && top >= 0 && right <= pen.width() && bottom <= pen.height();
        return !isFull() && isInside && !isTaken(left, top, right, bottom);
    }

    /** Whether a tag with this text can be placed here and covers no body. */
    boolean isClear(TextLine text, int left, int top) {
        if (!isFree(text, left, top)) {
            return false;
        }
        find();
        return bodies.overlapping(left, top, left + widthOf(text), top + height()) == 0;
    }

    /** The number of areas, such as goals, of which a tag with this text would cover a part. */
    int areasUnder(TextLine text, int left, int top) {
        find();
        return areas.overlapping(left, top, left + widthOf(text), top + height());
    }

    /** How much of a tag with this text would be over tiles, from 0 for nothing to {@link #MAX_TILES}. */
    int tilesUnder(TextLine text, int left, int top) {
        Level level = scene.level();
        int tiles = 0;
        for (int down = 0; down < SAMPLES_DOWN; down++) {
            double y = top + (height() - 1) * (double) down / (SAMPLES_DOWN - 1);
            int row = level.rowAt(view.camera().toLevelY(y));
            for (int across = 0; across < SAMPLES_ACROSS; across++) {
                double x = left + (widthOf(text) - 1) * (double) across / (SAMPLES_ACROSS - 1);
                int column = level.columnAt(view.camera().toLevelX(x));
                boolean isTile = level.tiles().contains(column, row) && level.typeAt(column, row) != TileType.EMPTY;
                tiles += isTile ? 1 : 0;
            }
        }
        return tiles;
    }

    /** Draws a tag and reserves its place; returns false if the place is taken or outside the picture. */
    boolean place(TextLine text, int left, int top, int color) {
        int right = left + widthOf(text);
        int bottom = top + height();
        if (!isFree(text, left, top)) {
            return false;
        }
        taken.add(left, top, right, bottom);
        pen.roundBox(left, top, right, bottom, radius, colors.color(ColorRole.TAG_LINE));
        pen.roundBox(left + line, top + line, right - line, bottom - line, radius - line, colors.color(ColorRole.TAG));
        face.draw(pen, text, left + beside, top + above, colors.textOf(color));
        return true;
    }

    /**
     * Draws a text of several lines on a background, which is moved into the picture, and keeps tags from it.
     *
     * @param middle where its middle is, in pixels of the picture
     * @param bottom where it ends
     */
    void bubble(String text, int middle, int bottom) {
        int rows = 0;
        int most = 0;
        for (int from = 0; from < text.length() && rows < BUBBLE_ROWS; rows++) {
            int end = lineEnd(text, from);
            most = Math.max(most, end - from);
            from = nextLine(text, end);
        }
        int width = most * face.width() + 2 * beside;
        int height = rows * face.height() + 2 * above;
        int left = Math.max(0, Math.min(middle - width / 2, pen.width() - width));
        int top = Math.max(0, Math.min(bottom - height, pen.height() - height));
        taken.add(left, top, left + width, top + height);
        pen.roundBox(left, top, left + width, top + height, radius, colors.color(ColorRole.TAG_LINE));
        pen.roundBox(
                left + line,
                top + line,
                left + width - line,
                top + height - line,
                radius - line,
                colors.color(ColorRole.TAG));
        int from = 0;
        for (int row = 0; row < rows; row++) {
            int end = lineEnd(text, from);
            bubbleLine.clear();
            for (int i = from; i < end; i++) {
                bubbleLine.add(text.charAt(i));
            }
            face.draw(pen, bubbleLine, left + beside, top + above + row * face.height(), colors.color(ColorRole.TEXT));
            from = nextLine(text, end);
        }
    }

    /** Where a line of a bubble ends: at a line break, or at the last space before it gets too long. */
    private static int lineEnd(String text, int from) {
        int last = Math.min(text.length(), from + BUBBLE_COLUMNS);
        int space = -1;
        for (int i = from; i < last; i++) {
            if (text.charAt(i) == '\n') {
                return i;
            }
            space = text.charAt(i) == ' ' ? i : space;
        }
        boolean isEnd = last == text.length() || text.charAt(last) == ' ' || text.charAt(last) == '\n';
        return isEnd || space <= from ? last : space;
    }

    private static int nextLine(String text, int end) {
        boolean isBreak = end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\n');
        return isBreak ? end + 1 : end;
    }

    private boolean isTaken(int left, int top, int right, int bottom) {
        if (taken.overlapping(left, top, right, bottom) > 0) {
            return true;
        }
        // By index, because an iterator would allocate.
        for (int i = 0; i < covered.size(); i++) {
            if (covered.get(i).overlaps(left, top, right, bottom)) {
                return true;
            }
        }
        return false;
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
        if (right > 0 && bottom > 0 && left < pen.width() && top < pen.height()) {
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

        int count() {
            return end / 4;
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
