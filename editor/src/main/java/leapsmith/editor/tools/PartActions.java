package leapsmith.editor.tools;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.PutPart;
import leapsmith.editor.document.SelectedPart;
import leapsmith.editor.document.Selection;
import leapsmith.editor.document.SelectionSize;
import leapsmith.levels.json.ClipboardFormat;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Symmetry;

/**
 * The actions of keys and menus on parts of levels: the clipboard, and flips and turns of the selection or of what the
 * brush carries. A part is on the clipboard as text, so that it can be pasted into other levels and windows.
 */
public final class PartActions {
    private final ToolBox tools;
    private final LevelDocument document;
    private final ClipboardText clipboard;

    public PartActions(ToolBox tools, ClipboardText clipboard) {
        this.tools = tools;
        this.document = tools.context.document;
        this.clipboard = clipboard;
    }

    /** Copies the selection. Returns what was copied; empty if nothing is selected. */
    public Optional<Message> copy() {
        return toClipboard().map(size -> Message.of("status.copied", size));
    }

    /** Copies the selection and deletes it. Returns what was cut; empty if nothing is selected. */
    public Optional<Message> cut() {
        return toClipboard()
                .filter(size -> tools.selectionActions().delete(Message.of("edit.cut", size)))
                .map(size -> Message.of("status.cut", size));
    }

    /** Copies the selection. Returns its size; empty if nothing is selected. */
    private Optional<Message> toClipboard() {
        Selection selected = document.selection();
        if (selected.isEmpty() || selected.decal().isPresent()) {
            return Optional.empty();
        }
        LevelPart part = new SelectedPart(document.level(), selected).part();
        clipboard.write(ClipboardFormat.write(part, document.sharedKinds().content()));
        return Optional.of(SelectionSize.of(selected));
    }

    /**
     * Pastes the clipboard: the brush carries a part with tiles; objects alone are put at the pointer, on the ground
     * if it is near, and selected.
     *
     * @return why it can't be pasted; empty if it can
     */
    public Optional<Message> paste() {
        return withClipboard(this::place);
    }

    /**
     * Uses a stored stamp as if it was pasted.
     *
     * @return why it can't be used; empty if it can
     */
    public Optional<Message> use(LevelPart stamp) {
        return unlessRefused(() -> place(stamp));
    }

    /** What can be stored as a stamp: what the brush carries while it is the chosen tool, or else the selection. */
    public Optional<LevelPart> toStore() {
        if (carriesStamp()) {
            return tools.stamp();
        }
        Selection selected = document.selection();
        return selected.isEmpty() || selected.decal().isPresent()
                ? Optional.empty()
                : Optional.of(new SelectedPart(document.level(), selected).part());
    }

    private boolean carriesStamp() {
        return tools.stamp().isPresent() && tools.chosenTool().equals(ToolId.BRUSH);
    }

    private Optional<Message> place(LevelPart part) {
        if (!part.tiles().isEmpty()) {
            tools.carry(part);
            return Optional.empty();
        }
        Level level = document.level();
        Optional<Gesture> pointer = tools.pointer();
        int column =
                pointer.map(it -> level.columnAt(it.x()) - part.columns() / 2).orElse(part.column());
        int row = pointer.map(it -> level.rowAt(it.y()) - part.rows() / 2).orElse(part.row());
        return put(landed(part.withTileSize(level.tileSize()), column, row), column, row);
    }

    /** The objects moved together, so that the lowest standing one is on ground if there is any within a tile. */
    private LevelPart landed(LevelPart part, int column, int row) {
        Ground ground = new Ground(document.level());
        double dy = part.objectsAt(column, row).stream()
                .filter(it -> it.type().placement() == ObjectType.Placement.STANDING)
                .max(Comparator.comparingDouble(it -> it.y() + it.height()))
                .map(it -> ground.landing(it, document.level().tileSize() - 1))
                .orElse(0.0);
        return part.withObjects(part.objects().stream()
                .map(it -> it.withPosition(it.x(), it.y() + dy))
                .toList());
    }

    /**
     * Pastes the clipboard to the tiles that it was copied from, and selects it.
     *
     * @return why it can't be pasted, or that only a part of it could be; empty if all of it could
     */
    public Optional<Message> pasteInPlace() {
        return withClipboard(part -> put(part, part.column(), part.row()));
    }

    /**
     * Flips or turns what the brush carries while it is the chosen tool, or else the selection. Returns false if there is
     * neither.
     */
    public boolean turn(Symmetry symmetry) {
        if (!carriesStamp()) {
            return tools.selectionActions().turn(symmetry);
        }
        tools.carry(tools.stamp().orElseThrow().with(symmetry));
        return true;
    }

    private interface Paste {
        Optional<Message> paste(LevelPart part);
    }

    private Optional<Message> withClipboard(Paste paste) {
        Optional<String> text = clipboard.read();
        if (text.isEmpty()) {
            return Optional.of(Message.of("error.paste.empty"));
        }
        LevelPart part;
        try {
            Set<String> known = document.sharedKinds().tiles().keySet();
            part = ClipboardFormat.read(text.get())
                    .withKinds(kind -> kind.base()
                                    .filter(base -> !known.contains(base.name()))
                                    .isPresent()
                            ? kind.resolved()
                            : kind);
        } catch (LevelFormatException e) {
            return Optional.of(Message.of("error.paste", e.getMessage()));
        }
        return unlessRefused(() -> paste.paste(part));
    }

    private static Optional<Message> unlessRefused(Supplier<Optional<Message>> paste) {
        try {
            return paste.get();
        } catch (IllegalArgumentException e) {
            // Too many objects or kinds of tiles for one level.
            return Optional.of(Message.of("error.paste", e.getMessage()));
        }
    }

    private Optional<Message> put(LevelPart part, int column, int row) {
        PutPart target = PutPart.into(document.level(), part, column, row);
        if (target.selection().isEmpty()) {
            return Optional.of(Message.of("error.paste.outside"));
        }
        Message size = SelectionSize.of(part.tiles(), part.objects().size());
        Message name = Message.of("edit.paste", size);
        document.apply(Edit.of(name, document.level(), target.level()).selecting(target.tiles()));
        document.select(target.selection());
        boolean isCutOff = target.tiles().size() < part.tiles().size();
        return isCutOff ? Optional.of(Message.of("status.pasted.part", size)) : Optional.empty();
    }
}
