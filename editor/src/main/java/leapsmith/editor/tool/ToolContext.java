package leapsmith.editor.tool;

import java.util.Objects;
import java.util.Optional;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Message;
import leapsmith.editor.palette.PaletteSelection;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;
import leapsmith.physics.tile.TileType;

/** The state that all tools of a document share: the document, the palette selection, the brush and the camera. */
public final class ToolContext {
    /** The largest brush size, in tiles. */
    public static final int MAX_BRUSH_SIZE = 64;

    private static final double SLOP_SCREEN_PX = 3;

    private final LevelDocument document;
    private final PaletteSelection palette;
    private int brushSize = 1;
    private SelectMode selectMode = SelectMode.OBJECTS;
    private LevelPart stamp;
    private CameraHand camera = CameraHand.FIXED;

    public ToolContext(LevelDocument document) {
        this.document = Objects.requireNonNull(document);
        this.palette = new PaletteSelection(document);
    }

    public LevelDocument document() {
        return document;
    }

    public Level level() {
        return document.level();
    }

    public PaletteSelection palette() {
        return palette;
    }

    /** The side of the square brush of Brush, Eraser and Line, 1 to {@link #MAX_BRUSH_SIZE} tiles. */
    public int brushSize() {
        return brushSize;
    }

    public void setBrushSize(int tiles) {
        brushSize = Math.max(1, Math.min(MAX_BRUSH_SIZE, tiles));
    }

    /** What the Select tool selects. */
    public SelectMode selectMode() {
        return selectMode;
    }

    public void setSelectMode(SelectMode newMode) {
        selectMode = Objects.requireNonNull(newMode);
    }

    /** The part that the Brush carries and paints, if any. */
    public Optional<LevelPart> stamp() {
        return Optional.ofNullable(stamp);
    }

    /** Sets the part that the Brush carries; null for none. */
    public void setStamp(LevelPart newStamp) {
        stamp = newStamp;
    }

    CameraHand camera() {
        return camera;
    }

    public void setCamera(CameraHand newCamera) {
        camera = Objects.requireNonNull(newCamera);
    }

    /** Whether the pointer has moved far enough from its press to count as a drag. */
    public boolean isDrag(Gesture press, Gesture at) {
        return Math.hypot(at.x() - press.x(), at.y() - press.y()) >= screenPx(SLOP_SCREEN_PX);
    }

    /** Converts screen px to level px. */
    public double screenPx(double px) {
        return px * camera.levelPxPerScreenPx();
    }

    /** The value of empty tiles. */
    public int emptyValue() {
        return level().legend().indexOf(TileType.EMPTY);
    }

    /** Starts a stroke; an open one is ended first. */
    public void beginStroke(Message name) {
        document.endStroke();
        document.beginStroke(name);
    }
}
