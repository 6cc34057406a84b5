package leapsmith.editor.document;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileSet;

/**
 * An undoable change of a level: a name, and the level before and after it.
 *
 * @param name the step's name in the history, such as {@code edit.brush}
 * @param delta the change; its first level is that of the document
 * @param tilesToSelect the tiles that are selected after the edit; undo selects the former ones again. Empty if the edit
 *     doesn't change which are
 */
public record Edit(Message name, LevelDelta delta, Optional<TileSet> tilesToSelect) {

    public Edit {
        Objects.requireNonNull(name);
        Objects.requireNonNull(delta);
        Objects.requireNonNull(tilesToSelect);
    }

    /** An edit that doesn't change which tiles are selected. */
    public Edit(Message name, LevelDelta delta) {
        this(name, delta, Optional.empty());
    }

    /** The edit that makes a level another one. */
    public static Edit of(Message name, Level before, Level after) {
        return new Edit(name, LevelDelta.between(before, after));
    }

    /** The same edit, after which changed objects know what a kinds file says of their kinds. */
    Edit withKinds(SharedKinds kinds) {
        if (delta.changesOnlyTiles()) {
            return this;
        }
        Level after = delta.after();
        for (LevelDelta.ObjectChange change : delta.objects()) {
            LevelObject object = change.after().orElse(null);
            if (object == null) {
                continue;
            }
            LevelObject known = kinds.resolve(object);
            if (change.before().isEmpty()
                    && object.own().isPresent()
                    && known.own().isEmpty()) {
                // It comes from another folder, whose kind this one doesn't have.
                known = KindsFile.needingNoFile(object);
            }
            if (known != object) {
                after = after.withObject(object.id(), known);
            }
        }
        return after == delta.after() ? this : new Edit(name, LevelDelta.between(delta.before(), after), tilesToSelect);
    }

    public Edit selecting(TileSet tiles) {
        return new Edit(name, delta, Optional.of(tiles));
    }
}
