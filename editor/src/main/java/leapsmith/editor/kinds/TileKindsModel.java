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
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/** The tile kinds of the level and of its kinds file, in the order of the palette, and the chosen one. */
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
    private static final int NONE = -1;

    private final LevelDocument document;
    private final Subscription subscription;
    private final Coalesced update;
    private final Consumer<PaletteEntry.Tile> added;
    private final KindsFileEdits files;
    private final TileKindPage page;
    private final KindDemo demo = new KindDemo();
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    /** All kinds, while the panel is shown. */
    final ObservableList<Row> shownRows = FXCollections.unmodifiableObservableList(rows);

    private final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper(this, "chosen");
    /** The chosen kind of the kinds file, if the level doesn't have it. */
    private Optional<PaletteEntry.Tile> offered = Optional.empty();
    /** How many tiles have each value; null while the panel is hidden. */
    private long[] counts;

    /**
     * The kinds of a document, hidden at first.
     *
     * @param soon runs tasks later on the same thread
     * @param added receives a kind that the user added, to be painted with
     * @param files changes the kinds file
     */
    public TileKindsModel(
            LevelDocument document, Executor soon, Consumer<PaletteEntry.Tile> added, KindsFileEdits files) {
        this.document = document;
        this.added = added;
        this.files = files;
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
            showDemo();
        }
    }

    private void showDemo() {
        if (offered.isPresent()) {
            TileKind kind = offered.get().kind();
            Level with = TileKindEdits.add(Message.of("edit.addKind", kind.name()), document.level(), kind)
                    .delta()
                    .after();
            demo.show(with, with.legend().size() - 1);
        } else {
            demo.show(document.level(), chosen.get());
        }
    }

    /** Shows the chosen kind, while the panel is shown. */
    KindDemo demo() {
        return demo;
    }

    /** The value of the chosen kind; -1 for one of the kinds file that the level doesn't have. */
    ReadOnlyIntegerProperty chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    public TileKindPage page() {
        return page;
    }

    public void choose(int value) {
        offered = Optional.empty();
        page.show(value);
        chosen.set(value);
        if (counts != null) {
            showDemo();
        }
    }

    /** Chooses a kind that the level has, or one of the kinds file that it doesn't have. */
    void choose(PaletteEntry.Tile tile) {
        if (!tile.isOffered()) {
            choose(tile.value());
            return;
        }
        page.commit();
        page.clear();
        offered = Optional.of(tile);
        chosen.set(NONE);
        if (counts != null) {
            showDemo();
        }
    }

    /** Whether a line of the list shows the chosen kind. */
    boolean isChosen(Row row) {
        return offered.isPresent()
                ? offered.get().equals(row.tile())
                : row.tile().value() == chosen.get();
    }

    private TileKind chosenKind() {
        return offered.map(PaletteEntry.Tile::kind).orElseGet(() -> legend().kindOf(chosen.get()));
    }

    /** What can be done with the chosen kind and the kinds file, in the order of the menu. */
    enum Action {
        ADD("kinds.action.add"),
        SHARE("kinds.action.share"),
        APPLY("kinds.action.apply"),
        REVERT("kinds.action.revert"),
        OWN("kinds.action.own"),
        DELETE("kinds.action.delete");

        final String textKey;

        Action(String textKey) {
            this.textKey = textKey;
        }
    }

    boolean can(Action action) {
        TileKind kind = chosenKind();
        boolean isInLevel = offered.isEmpty();
        return switch (action) {
            case ADD -> !isInLevel && canAdd();
            case SHARE -> KindsFileEdits.canShare(document, kind);
            case APPLY -> isInLevel && KindsFileEdits.canApply(document, kind);
            case REVERT -> isInLevel && KindsFileEdits.isChanged(kind);
            case OWN -> isInLevel && kind.base().isPresent();
            case DELETE -> KindsFileEdits.isKnown(kind);
        };
    }

    void run(Action action) {
        page.commit();
        if (!can(action)) {
            return;
        }
        TileKind kind = chosenKind();
        switch (action) {
            case ADD -> add(Message.of("edit.addKind", kind.name()), kind);
            case SHARE -> files.share(document, chosen.get());
            case APPLY -> files.apply(document, chosen.get());
            case REVERT -> replace(Message.of("edit.revertKind", kind.name()), KindsFileEdits.unchanged(kind));
            case OWN -> replace(Message.of("edit.ownKind", kind.name()), kind.withoutBase());
            case DELETE -> files.delete(document, kind.base().orElseThrow().name());
        }
    }

    private void replace(Message name, TileKind kind) {
        document.apply(TileKindEdits.replace(
                name,
                document.level(),
                chosen.get(),
                legend().entries().get(chosen.get()).withKind(kind)));
    }

    KindsFileEdits files() {
        return files;
    }

    /** What a user should know before changing the chosen kind. */
    Optional<Message> note() {
        TileKind kind = chosenKind();
        if (offered.isPresent()) {
            return Optional.of(Message.of("kinds.offered"));
        } else if (kind.base().isPresent() && !KindsFileEdits.isKnown(kind)) {
            return Optional.of(Message.of("kinds.unknown", kind.base().get().name()));
        } else if (KindsFileEdits.isChanged(kind)) {
            return Optional.of(Message.of("kinds.sharedChanged"));
        } else if (kind.base().isPresent()) {
            return Optional.of(Message.of("kinds.shared"));
        }
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

    boolean canDuplicate() {
        return offered.isEmpty() && canAdd();
    }

    boolean canDelete() {
        return offered.isEmpty() && !legend().isNeeded(chosen.get());
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
        if (canDuplicate()) {
            TileKind kind = chosenKind();
            add(
                    Message.of("edit.duplicateKind", kind.name()),
                    kind.withoutBase().withName(freeName(kind.name())));
        }
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
        taken.addAll(document.sharedKinds().tiles().keySet());
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
        if (change instanceof Change.SharedKindsChanged) {
            followOffered();
            update.ask();
        }
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
        if (!delta.changesOnlyTiles() && offered.isPresent()) {
            followOffered();
        } else if (!delta.changesOnlyTiles()) {
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

    /** Keeps a kind of the kinds file chosen that was changed, or that the level has now. */
    private void followOffered() {
        if (offered.isEmpty()) {
            return;
        }
        String name = offered.get().kind().base().orElseThrow().name();
        Palette palette = Palette.of(document.level(), document.sharedKinds());
        List<PaletteEntry.Tile> all = new ArrayList<>(palette.tiles());
        all.addAll(palette.offeredShared());
        all.stream()
                .filter(tile -> tile.kind()
                        .base()
                        .filter(base -> base.name().equals(name))
                        .isPresent())
                .findFirst()
                .ifPresentOrElse(this::choose, () -> choose(legend().indexOf(TileType.BLOCK)));
    }

    private void update() {
        if (counts == null) {
            return;
        }
        Palette palette = Palette.of(document.level(), document.sharedKinds());
        List<Row> now = new ArrayList<>();
        palette.tiles().forEach(tile -> now.add(new Row(tile, counts[tile.value()])));
        palette.offeredShared().forEach(tile -> now.add(new Row(tile, 0)));
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
