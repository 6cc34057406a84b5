package leapsmith.editor.tools;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelObjects;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.TileType;

/** The state that all tools of a document share: the document, the palette selection, the options and the camera. */
final class ToolContext {
    private static final double SLOP_SCREEN_PX = 3;

    final LevelDocument document;
    final PaletteSelection palette;
    final ToolOptions options;
    private Gesture lastPainted;
    private SelectMode selectMode = SelectMode.OBJECTS;
    private LevelPart stamp;
    private CameraHand camera = CameraHand.FIXED;

    ToolContext(LevelDocument document, ToolOptions options) {
        this.options = Objects.requireNonNull(options);
        this.document = Objects.requireNonNull(document);
        this.palette = new PaletteSelection(document);
    }

    Level level() {
        return document.level();
    }

    /** The objects that the pointer can select, the lowest first: neither hidden nor locked. */
    List<LevelObject> pickable() {
        return LevelObjects.all(document.pickableLevel());
    }

    Message nameOf(int value) {
        return palette.palette()
                .tile(value)
                .map(PaletteEntry::fullName)
                .orElseGet(() -> Message.literal(level().legend().kindOf(value).name()));
    }

    /** The name of a number of tiles of a kind: the plural of that of a shape; names of kinds have none. */
    Message nameOf(int value, long count) {
        TileKind kind = level().legend().kindOf(value);
        if (count == 1 || !kind.isPlain()) {
            return nameOf(value);
        }
        return switch (kind.shape()) {
            case BLOCK -> Message.of("tiles.block");
            case ONE_WAY -> Message.of("tiles.one-way");
            default -> nameOf(value);
        };
    }

    /** The end of the last stroke or line; null before the first. */
    Gesture lastPainted() {
        return lastPainted;
    }

    void setLastPainted(Gesture at) {
        lastPainted = at;
    }

    SelectMode selectMode() {
        return selectMode;
    }

    void setSelectMode(SelectMode newMode) {
        selectMode = Objects.requireNonNull(newMode);
    }

    /** The part that the Brush carries and paints, if any. */
    Optional<LevelPart> stamp() {
        return Optional.ofNullable(stamp);
    }

    /** Sets the part that the Brush carries; null for none. */
    void setStamp(LevelPart newStamp) {
        stamp = newStamp;
    }

    CameraHand camera() {
        return camera;
    }

    void setCamera(CameraHand newCamera) {
        camera = Objects.requireNonNull(newCamera);
    }

    List<LevelObject> shown(List<LevelObject> objects) {
        return camera.shown(objects);
    }

    /** Whether the pointer has moved far enough from its press to count as a drag. */
    boolean isDrag(Gesture press, Gesture at) {
        return Math.hypot(at.x() - press.x(), at.y() - press.y()) >= screenPx(SLOP_SCREEN_PX);
    }

    double screenPx(double px) {
        return px * camera.levelPxPerScreenPx();
    }

    int emptyValue() {
        return level().legend().indexOf(TileType.EMPTY);
    }

    /** Starts a stroke; an open one is ended first. */
    void beginStroke(Message name) {
        document.endStroke();
        document.beginStroke(name);
    }
}
