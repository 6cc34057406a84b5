package leapsmith.editor.tools;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelObjects;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/** The state that all tools of a document share: the document, the palette selection, the options and the camera. */
final class ToolContext {
    private static final double SLOP_SCREEN_PX = 3;

    final LevelDocument document;
    final PaletteSelection palette;
    final ToolOptions options;
    /** The end of the last stroke or line; null before the first. */
    Gesture lastPainted;

    SelectMode selectMode = SelectMode.OBJECTS;
    /** The part that the Brush carries and paints; null for none. */
    LevelPart stamp;
    /** What is painted or placed instead of tiles; null for tiles. */
    LayerBrush layerBrush;

    CameraHand camera = CameraHand.FIXED;

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
        if (value < 0) {
            return Message.of("decoration.piece");
        }
        return palette.palette()
                .tile(value)
                .map(tile -> StandardKind.like(tile.kind()).isPresent() ? tile.name() : tile.fullName())
                .orElseGet(() -> Message.literal(level().legend().kindOf(value).name()));
    }

    /** The name of a number of tiles of a kind: the plural of that of a shape; names of kinds have none. */
    Message nameOf(int value, long count) {
        if (value < 0) {
            return Message.of(count == 1 ? "decoration.piece" : "decoration.pieces");
        }
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

    /** The part that the Brush carries and paints, if any. */
    Optional<LevelPart> stamp() {
        return Optional.ofNullable(stamp);
    }

    /** What tools paint into a layer of decoration instead of tiles, if they do. */
    Optional<DecorationPaint> decoration() {
        return layerBrush instanceof DecorationPaint paint ? Optional.of(paint) : Optional.empty();
    }

    /** The pieces of the layer that is painted into; none if there is none. */
    PieceGrid decoratedPieces() {
        return decoration()
                .flatMap(it -> level().looks().layer(it.layer()))
                .map(Decoration::pieces)
                .orElse(PieceGrid.EMPTY);
    }

    /** Which free pictures of the decoration the pointer places or changes in place of the chosen tool, if it does. */
    Optional<DecalBrush> decals() {
        return layerBrush instanceof DecalBrush decals ? Optional.of(decals) : Optional.empty();
    }

    /** The level after a tool painted what it plans, and the number of cells that differ. */
    Painted painted(TilePlan plan, Gesture start) {
        return painted(
                plan.patches().stream().map(TilePlan.Patch::region).toList(),
                plan.patches().isEmpty() ? emptyValue() : plan.patches().get(0).value(),
                start,
                () -> plan.applyTo(level()));
    }

    /** The level after a tool painted areas with one value. */
    Painted painted(List<TileRegion> areas, int value, Gesture start, Supplier<Level> tiles) {
        DecorationPaint paint = decoration().orElse(null);
        if (value >= 0 || paint == null) {
            LevelDelta delta = LevelDelta.between(level(), tiles.get());
            return new Painted(delta, delta.tiles().cellCount());
        }
        TileRegion block = paint.grown(new TileRegion(level().columnAt(start.x()), level().rowAt(start.y()), 1, 1));
        return paint.paint(level(), areas, value, block.column(), block.row());
    }

    /** The level as it would be with pieces of decoration, which the preview shows; null for a value of tiles. */
    Level decorated(List<TileRegion> areas, int value, Gesture start) {
        return value < 0 && decoration().isPresent()
                ? painted(areas, value, start, this::level).delta().after()
                : null;
    }

    /**
     * What a tool has painted.
     *
     * @param cells how many tiles or pieces differ
     */
    record Painted(LevelDelta delta, long cells) {}

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
