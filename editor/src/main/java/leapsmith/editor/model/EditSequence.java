package leapsmith.editor.model;

import leapsmith.levels.model.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileSet;

/** Several edits as one step, for edits that can't be merged. */
public final class EditSequence implements Edit {
    private static final long OVERHEAD_BYTES = 48;

    private final Message name;
    private final List<Edit> parts;

    private EditSequence(Message name, List<Edit> parts) {
        this.name = name;
        this.parts = parts;
    }

    /** A sequence of edits under one name. Adjacent edits are merged if possible. */
    public static Edit of(Message name, List<Edit> edits) {
        List<Edit> parts = new ArrayList<>();
        for (Edit edit : edits) {
            if (edit instanceof EditSequence sequence) {
                sequence.parts.forEach(part -> append(parts, part));
            } else {
                append(parts, edit);
            }
        }
        return new EditSequence(name, List.copyOf(parts));
    }

    private static void append(List<Edit> parts, Edit edit) {
        if (edit.isNoOp()) {
            return;
        }
        int last = parts.size() - 1;
        Optional<Edit> merged = last < 0 ? Optional.empty() : parts.get(last).then(edit);
        if (merged.isEmpty()) {
            parts.add(edit);
        } else if (merged.get().isNoOp()) {
            parts.remove(last);
        } else {
            parts.set(last, merged.get());
        }
    }

    @Override
    public Message name() {
        return name;
    }

    @Override
    public Level applyTo(Level level) {
        Level result = level;
        for (Edit part : parts) {
            result = part.applyTo(result);
        }
        return result;
    }

    @Override
    public Edit inverse() {
        List<Edit> inverses = new ArrayList<>(parts.size());
        for (int i = parts.size() - 1; i >= 0; i--) {
            inverses.add(parts.get(i).inverse());
        }
        return new EditSequence(name, List.copyOf(inverses));
    }

    @Override
    public Optional<Edit> then(Edit next) {
        return Optional.of(of(name, List.of(this, next)));
    }

    @Override
    public long sizeBytes() {
        return OVERHEAD_BYTES + parts.stream().mapToLong(Edit::sizeBytes).sum();
    }

    @Override
    public List<Change> changes(Level before, Level after) {
        List<Change> changes = new ArrayList<>();
        Level level = before;
        for (Edit part : parts) {
            Level next = part.applyTo(level);
            changes.addAll(part.changes(level, next));
            level = next;
        }
        return changes;
    }

    @Override
    public Object subject() {
        return parts.stream().map(Edit::subject).toList();
    }

    @Override
    public Optional<TileSet> tilesToSelect() {
        for (int i = parts.size() - 1; i >= 0; i--) {
            Optional<TileSet> tiles = parts.get(i).tilesToSelect();
            if (tiles.isPresent()) {
                return tiles;
            }
        }
        return Optional.empty();
    }

    @Override
    public Edit renamed(String from, String to) {
        return new EditSequence(
                name, parts.stream().map(part -> part.renamed(from, to)).toList());
    }

    @Override
    public boolean isNoOp() {
        return parts.isEmpty();
    }
}
