package leapsmith.editor.kinds;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.FreeId;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.document.TileKindEdits;
import leapsmith.editor.inspector.TileKindPage;
import leapsmith.editor.tools.Palette;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.ui.Coalesced;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/** The tile kinds of the level, in the order of the palette, and the chosen one. */
public final class TileKindsModel {
    /**
     * A tile kind.
     *
     * @param count how many tiles of the level are of this kind
     */
    public record Row(PaletteEntry.Tile tile, long count) {}

    /** The name of a new kind, which gets a number if it is taken; in English, as are the names of shapes in files. */
    private static final String NEW_NAME = "kind";

    private static final int NEW_COLOR = 0x8060C0;

    private final LevelDocument document;
    private final Subscription subscription;
    private final Coalesced update;
    private final Consumer<PaletteEntry.Tile> added;
    private final TileKindPage page;
    private final KindDemo demo = new KindDemo();
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    /** All kinds, while the panel is shown. */
    final ObservableList<Row> shownRows = FXCollections.unmodifiableObservableList(rows);

    private final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper(this, "chosen");
    /** How many tiles have each value; null while the panel is hidden. */
    private long[] counts;

    /**
     * The kinds of a document, hidden at first.
     *
     * @param soon runs tasks later on the same thread
     * @param added receives a kind that the user added, to be painted with
     */
    public TileKindsModel(LevelDocument document, Executor soon, Consumer<PaletteEntry.Tile> added) {
        this.document = document;
        this.added = added;
        page = new TileKindPage(document);
        update = new Coalesced(soon, this::update);
        choose(legend().indexOf(TileType.BLOCK));
        subscription = document.addListener(this::changed);
    }

    /** Starts or stops counting tiles, which are shown only in the panel. */
    void setShown(boolean isShown) {
        counts = isShown ? document.level().tiles().counts() : null;
        if (isShown) {
            update();
            demo.show(document.level(), chosen.get());
        }
    }

    /** Shows the chosen kind, while the panel is shown. */
    KindDemo demo() {
        return demo;
    }

    ReadOnlyIntegerProperty chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    public TileKindPage page() {
        return page;
    }

    public void choose(int value) {
        page.show(value);
        chosen.set(value);
        if (counts != null) {
            demo.show(document.level(), value);
        }
    }

    /** What a user should know before changing the chosen kind. */
    Optional<Message> note() {
        TileKind kind = legend().kindOf(chosen.get());
        if (kind.isPlain()) {
            return Optional.of(Message.of("kinds.plain"));
        } else if (StandardKind.isStandard(kind)) {
            return Optional.of(Message.of("kinds.standard"));
        }
        return StandardKind.like(kind).map(standard -> Message.of("kinds.changed"));
    }

    boolean canAdd() {
        return legend().size() < Limits.MAX_SYMBOLS;
    }

    boolean canDelete() {
        return !legend().isNeeded(chosen.get());
    }

    long count() {
        return (counts == null ? document.level().tiles().counts() : counts)[chosen.get()];
    }

    /** The kinds that can replace the chosen one; the plain kind of its shape first. */
    List<PaletteEntry.Tile> replacements() {
        TileType shape = legend().typeOf(chosen.get());
        List<PaletteEntry.Tile> others = new ArrayList<>(tiles());
        others.removeIf(tile -> tile.value() == chosen.get());
        others.sort((a, b) -> Boolean.compare(isPlain(b, shape), isPlain(a, shape)));
        return others;
    }

    private static boolean isPlain(PaletteEntry.Tile tile, TileType shape) {
        return tile.kind().isPlain() && tile.kind().shape() == shape;
    }

    void add() {
        String name = freeName(NEW_NAME);
        add(Message.of("edit.addKind", name), TileKind.of(name, TileType.BLOCK, NEW_COLOR));
    }

    /** Adds a copy of the chosen kind, and chooses it. */
    void duplicate() {
        TileKind kind = legend().kindOf(chosen.get());
        String name = freeName(kind.name());
        add(Message.of("edit.duplicateKind", kind.name()), kind.withName(name));
    }

    private void add(Message name, TileKind kind) {
        if (canAdd()) {
            page.commit();
            document.apply(TileKindEdits.add(name, document.level(), kind));
            int value = legend().size() - 1;
            choose(value);
            Palette.of(document.level()).tile(value).ifPresent(added);
        }
    }

    private String freeName(String like) {
        Set<String> taken = new HashSet<>();
        legend().entries().forEach(entry -> taken.add(entry.kind().name()));
        for (TileType shape : TileType.values()) {
            taken.add(TileTypeNames.nameOf(shape));
        }
        return FreeId.like(like, taken);
    }

    /** Deletes the chosen kind; its tiles become those of another value. */
    void delete(int replacement) {
        if (canDelete()) {
            document.apply(TileKindEdits.delete(document.level(), chosen.get(), replacement));
            choose(replacement > chosen.get() ? replacement - 1 : replacement);
        }
    }

    public void dispose() {
        subscription.unsubscribe();
    }

    private void changed(Change change) {
        if (!(change instanceof Change.LevelChanged it)) {
            return;
        }
        LevelDelta delta = it.delta();
        if (counts == null && delta.changesOnlyTiles()) {
            return;
        }
        if (counts != null && delta.isResized()) {
            counts = delta.after().tiles().counts();
        } else if (counts != null) {
            delta.tiles().forEach((column, row, before, after) -> {
                counts[before]--;
                counts[after]++;
            });
        }
        if (!delta.changesOnlyTiles()) {
            followChosen(delta.before().legend());
        }
        update.ask();
    }

    /** Keeps the kind chosen whose value changed, and reads its fields again. */
    private void followChosen(Legend before) {
        Legend now = legend();
        int value = chosen.get();
        if (!now.equals(before)) {
            int sameKind = value < before.size()
                    ? now.entries().indexOf(before.entries().get(value))
                    : -1;
            boolean isGone = value >= now.size();
            if (sameKind >= 0) {
                value = sameKind;
            } else if (isGone) {
                value = now.indexOf(TileType.BLOCK);
            }
        }
        choose(value);
    }

    private void update() {
        if (counts == null) {
            return;
        }
        List<Row> now = tiles().stream()
                .map(tile -> new Row(tile, counts[tile.value()]))
                .toList();
        if (!now.equals(rows)) {
            rows.setAll(now);
        }
    }

    private List<PaletteEntry.Tile> tiles() {
        return Palette.of(document.level()).tiles();
    }

    private Legend legend() {
        return document.level().legend();
    }
}
