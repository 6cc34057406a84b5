package leapsmith.editor.looks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.FreeId;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.tools.DecalBrush;
import leapsmith.editor.tools.DecorationPaint;
import leapsmith.editor.tools.LayerBrush;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PieceGrid;

/**
 * The layers of decoration of a level, from front to back, with the tiles between them, and what is painted into the chosen
 * one. While a layer is chosen, the tools paint pieces into it; while the tiles are, they paint tiles.
 */
public final class DecorationModel {
    /** The sheet of new layers, which the built-in themes have. */
    private static final String PLANTS = "plants";

    /** The id of the row of the tiles and objects. */
    public static final String TILES = "";

    /**
     * A row of the list.
     *
     * @param id of the layer, or {@link #TILES}
     */
    public record Row(String id, boolean isHidden, boolean isLocked) {
        public boolean isTiles() {
            return id.equals(TILES);
        }
    }

    /** A rectangle of tiles of the sheet, which is painted as one block. */
    public record Block(int column, int row, int columns, int rows) {}

    private record Choice(String layer, Block block, Optional<String> picture) {}

    private static final Block FIRST = new Block(0, 0, 1, 1);

    /** For a layer into which nothing can be painted: one that doesn't exist. */
    private static final DecorationPaint NOTHING = new DecorationPaint("", 1, List.of(0));

    /** What stands in {@link #pictureProperty} for changing the free pictures that are there. */
    public static final String ANY_PICTURE = "";

    private final OpenLevel level;
    private final LevelDocument document;
    private final ToolBox tools;
    private final LevelLook look;
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    private final ObservableList<Row> shownRows = FXCollections.unmodifiableObservableList(rows);
    private final ReadOnlyObjectWrapper<String> chosen = new ReadOnlyObjectWrapper<>(this, "chosen", TILES);
    private final ReadOnlyObjectWrapper<Block> block = new ReadOnlyObjectWrapper<>(this, "block", FIRST);
    private final ReadOnlyObjectWrapper<Optional<String>> picture =
            new ReadOnlyObjectWrapper<>(this, "picture", Optional.empty());
    /** Which layers aren't shown, and which can't be painted into; not saved, as those of objects. */
    private final Set<String> hidden = new HashSet<>();

    private final Set<String> locked = new HashSet<>();
    /** What to choose again when the panel is shown. */
    private Optional<Choice> paused = Optional.empty();

    private boolean following;
    private boolean isUpdating;

    /** Adds the layers to a level, which has its look already. */
    public DecorationModel(OpenLevel level) {
        this.level = level;
        document = level.document();
        tools = level.tools();
        look = LevelLook.of(level);
        Subscription changes = document.addListener(this::changed);
        Subscription choices = tools.addListener(this::toolChanged);
        javafx.util.Subscription looks = look.loadedProperty().subscribe(loaded -> lookChanged());
        level.whenDisposed(() -> {
            changes.unsubscribe();
            choices.unsubscribe();
            looks.unsubscribe();
        });
        level.add(this);
        update();
    }

    /** The rows from front to back. */
    public ObservableList<Row> rows() {
        return shownRows;
    }

    /** The id of the chosen layer, or {@link #TILES}. */
    public ReadOnlyObjectProperty<String> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** The chosen part of the sheet. */
    public ReadOnlyObjectProperty<Block> blockProperty() {
        return block.getReadOnlyProperty();
    }

    /** The chosen layer; empty while the tiles are chosen. */
    public Optional<Decoration> layer() {
        return document.level().looks().layer(chosen.get());
    }

    /** The names of the sheets of the theme, in alphabetical order. */
    public List<String> sheets() {
        return look().map(it -> List.copyOf(new TreeSet<>(it.sheets().keySet())))
                .orElse(List.of());
    }

    /** The sheet of the chosen layer, if its picture is there. */
    public Optional<Sheet> sheet() {
        return layer().flatMap(it -> look().map(Look::sheets).map(sheets -> sheets.get(it.sheet())));
    }

    /**
     * The free picture that the pointer places in the chosen layer: the name of a piece of the theme, or {@link
     * #ANY_PICTURE} to change those that are there; empty while tools paint tiles of the sheet.
     */
    public ReadOnlyObjectProperty<Optional<String>> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    /** The free pictures of the theme, in alphabetical order of their names; without those that are missing. */
    public Map<String, Sheet> pictures() {
        Map<String, Sheet> pictures = new TreeMap<>();
        look().ifPresent(look -> look.theme()
                .pieces()
                .keySet()
                .forEach(name -> look.picture(name).ifPresent(it -> pictures.put(name, it))));
        return pictures;
    }

    /** A free picture with the size at which it is drawn, as one without a size has that of its piece. */
    public Decal sized(Decal decal) {
        Sheet piece = look().flatMap(look -> look.picture(decal.piece())).orElse(null);
        if (piece == null) {
            return decal;
        }
        DecalBrush.Size own = sizeOf(piece);
        return decal.withBox(
                decal.x(),
                decal.y(),
                decal.width() > 0 ? decal.width() : own.width(),
                decal.height() > 0 ? decal.height() : own.height());
    }

    /** The size of a piece in the level. */
    private DecalBrush.Size sizeOf(Sheet piece) {
        double unit = look().map(
                        it -> (double) document.level().tileSize() / it.theme().tileSize())
                .orElse(1.0);
        return new DecalBrush.Size(piece.width() * unit, piece.height() * unit);
    }

    private Optional<Look> look() {
        return look.loadedProperty().get().look();
    }

    private List<Decoration> layers() {
        return document.level().looks().layers();
    }

    /** Chooses a layer to paint into, or the tiles. */
    public void choose(String id) {
        if (isUpdating) {
            return;
        }
        if (!id.equals(chosen.get())) {
            chosen.set(id);
            block.set(FIRST);
            // What has free pictures alone, as of an imported map, has nothing else to choose.
            boolean hasPicturesAlone =
                    layer().isPresent() && sheet().isEmpty() && !pictures().isEmpty();
            picture.set(hasPicturesAlone ? Optional.of(ANY_PICTURE) : Optional.empty());
        }
        arm();
    }

    /**
     * Has the tools paint tiles while the panel is hidden. When it is shown again, they continue in the layer that was chosen
     * before, if there still is one of that name.
     */
    public void setShown(boolean isShown) {
        if (!isShown) {
            paused = layer().map(it -> new Choice(it.id(), block.get(), picture.get()));
            choose(TILES);
            return;
        }
        Optional<Choice> again =
                paused.filter(it -> document.level().looks().layer(it.layer()).isPresent());
        paused = Optional.empty();
        again.ifPresent(it -> {
            chosen.set(it.layer());
            block.set(it.block());
            picture.set(it.picture());
            arm();
        });
    }

    /** Chooses a free picture to place, or {@link #ANY_PICTURE}. */
    public void choosePicture(String name) {
        picture.set(Optional.of(name));
        arm();
    }

    /** Chooses the part of the sheet that is painted. */
    public void choose(Block part) {
        block.set(part);
        picture.set(Optional.empty());
        arm();
    }

    /** Gives the tools what they paint or place. */
    private void arm() {
        following = true;
        try {
            if (chosen.get().equals(TILES)) {
                tools.paintTiles();
                return;
            }
            boolean isOpen = !locked.contains(chosen.get()) && !hidden.contains(chosen.get());
            DecorationPaint tiles = isOpen ? tiles() : NOTHING;
            Optional<DecalBrush> pictures = isOpen ? picture.get().flatMap(it -> brush(it, tiles)) : Optional.empty();
            tools.decorate(pictures.isPresent() ? pictures.get() : tiles);
        } finally {
            following = false;
        }
    }

    /** The chosen part of the sheet. */
    private DecorationPaint tiles() {
        Optional<Sheet> sheet = sheet();
        if (sheet.isEmpty()) {
            return NOTHING;
        }
        Block part = block.get();
        List<Integer> pieces = new ArrayList<>();
        for (int r = part.row(); r < part.row() + part.rows(); r++) {
            for (int c = part.column(); c < part.column() + part.columns(); c++) {
                int tile = r * sheet.get().columns() + c;
                // Nobody would see it, and it would hide nothing but the tile below from fill and replace.
                pieces.add(sheet.get().isClear(tile) ? 0 : PieceGrid.piece(tile, 0));
            }
        }
        return new DecorationPaint(chosen.get(), part.columns(), pieces);
    }

    /** Whether the chosen part of the sheet is transparent, so that nothing is painted. */
    public boolean isPartClear() {
        return sheet().isPresent() && tiles().isEmpty();
    }

    /** Places a free picture; empty if the theme hasn't got it. */
    private Optional<DecalBrush> brush(String piece, DecorationPaint tiles) {
        Map<String, DecalBrush.Size> sizes = new HashMap<>();
        pictures().forEach((name, it) -> sizes.put(name, sizeOf(it)));
        boolean places = !piece.equals(ANY_PICTURE);
        return places && !sizes.containsKey(piece)
                ? Optional.empty()
                : Optional.of(new DecalBrush(chosen.get(), Optional.of(piece).filter(it -> places), sizes, tiles));
    }

    /** The theme was loaded again, or another one was. */
    private void lookChanged() {
        boolean isGone = picture.get()
                .filter(it -> !it.equals(ANY_PICTURE) && !pictures().containsKey(it))
                .isPresent();
        if (isGone) {
            picture.set(Optional.empty());
        }
        if (tools.layerBrush().isPresent()) {
            arm();
        }
    }

    private void toolChanged() {
        if (following) {
            return;
        }
        Optional<LayerBrush> brush = tools.layerBrush();
        if (brush.isEmpty()) {
            // An entry of the palette was chosen: the tools paint tiles again.
            chosen.set(TILES);
        }
        picture.set(
                brush.orElse(null) instanceof DecalBrush pictures
                        ? Optional.of(pictures.piece().orElse(ANY_PICTURE))
                        : Optional.empty());
    }

    // ---- changes

    /** Adds an empty layer in front of the chosen one, or of all on that side, and chooses it. */
    public void add(Depth depth) {
        Set<String> taken = new HashSet<>();
        layers().forEach(it -> taken.add(it.id()));
        String name = depth == Depth.FRONT ? "front" : "back";
        String id = taken.contains(name) ? FreeId.like(name, taken) : name;
        String sheet = sheets().contains(PLANTS)
                ? PLANTS
                : sheets().stream().findFirst().orElse("");
        List<Decoration> layers = new ArrayList<>(layers());
        if (layers.size() < Decoration.MAX_LAYERS) {
            layers.add(Decoration.empty(id, sheet, depth));
            apply("edit.layer.add", layers);
            choose(id);
            // Others, such as one that replaces pieces, may have nothing to work on in an empty layer.
            tools.choose(ToolId.BRUSH);
        }
    }

    /** Removes the chosen layer. */
    public void remove() {
        List<Decoration> layers = new ArrayList<>(layers());
        if (layers.removeIf(it -> it.id().equals(chosen.get()))) {
            apply("edit.layer.remove", layers);
            choose(TILES);
        }
    }

    /** Moves the chosen layer to the front or back by one row; beyond the tiles it changes its depth. */
    public void move(boolean toFront) {
        List<Row> order = new ArrayList<>(rows);
        int at = indexOf(chosen.get());
        int to = toFront ? at - 1 : at + 1;
        if (chosen.get().equals(TILES) || to < 0 || to >= order.size()) {
            return;
        }
        Row moved = order.remove(at);
        order.add(to, moved);
        List<Decoration> layers = new ArrayList<>();
        Depth depth = Depth.BACK;
        for (int i = order.size() - 1; i >= 0; i--) {
            Row row = order.get(i);
            if (row.isTiles()) {
                depth = Depth.FRONT;
            } else {
                layers.add(
                        document.level().looks().layer(row.id()).orElseThrow().withDepth(depth));
            }
        }
        apply("edit.layer.move", layers);
    }

    /** Changes the chosen layer. */
    public void change(UnaryOperator<Decoration> with) {
        List<Decoration> layers = layers().stream()
                .map(it -> it.id().equals(chosen.get()) ? with.apply(it) : it)
                .toList();
        if (!layers.equals(layers())) {
            apply("edit.layer.change", layers);
        }
    }

    /** Renames the chosen layer; a name that another one has, or none, is refused. */
    public boolean rename(String name) {
        String id = name.strip();
        if (id.isEmpty() || layers().stream().anyMatch(it -> it.id().equals(id))) {
            return id.equals(chosen.get());
        }
        String before = chosen.get();
        List<Decoration> layers = layers().stream()
                .map(it -> it.id().equals(before) ? it.named(id, it.sheet()) : it)
                .toList();
        chosen.set(id);
        apply("edit.layer.change", layers);
        arm();
        return true;
    }

    /** Shows or hides a layer on the canvas. */
    public void setHidden(String id, boolean isHidden) {
        change(hidden, id, isHidden);
        level.canvas().setHiddenLayers(Set.copyOf(hidden));
    }

    /** Locks a layer against painting, or unlocks it. */
    public void setLocked(String id, boolean isLocked) {
        change(locked, id, isLocked);
    }

    private void change(Set<String> ids, String id, boolean isIn) {
        if (isIn ? ids.add(id) : ids.remove(id)) {
            update();
            arm();
        }
    }

    private void apply(String name, List<Decoration> layers) {
        LevelLooks looks = document.level().looks().withLayers(layers);
        document.apply(Message.of(name), document.level().withLooks(looks));
    }

    private int indexOf(String id) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    private void changed(Change change) {
        if (change instanceof Change.LevelChanged it && it.delta().changesSettings()) {
            update();
            if (!chosen.get().equals(TILES) && layer().isEmpty()) {
                choose(TILES);
            }
        }
    }

    private void update() {
        List<Row> now = new ArrayList<>();
        for (Depth depth : List.of(Depth.FRONT, Depth.BACK)) {
            for (int i = layers().size() - 1; i >= 0; i--) {
                Decoration layer = layers().get(i);
                if (layer.depth() == depth) {
                    now.add(new Row(layer.id(), hidden.contains(layer.id()), locked.contains(layer.id())));
                }
            }
            if (depth == Depth.FRONT) {
                now.add(new Row(TILES, false, false));
            }
        }
        if (!now.equals(rows)) {
            // A list that loses its selection meanwhile must not choose another layer.
            isUpdating = true;
            rows.setAll(now);
            isUpdating = false;
        }
    }
}
