package leapsmith.editor.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import leapsmith.editor.model.Message;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PathStop;

/**
 * Stops of the path of an object added, moved and removed. Stops are counted from 0, without the first, where the object
 * is.
 */
public final class PathEdits {
    /** The step that adds a stop. */
    public static final Message ADD = Message.of("edit.addStop");
    /** The step that moves a stop. */
    public static final Message MOVE = Message.of("edit.moveStop");

    private static final Message REMOVE = Message.of("edit.removeStop");
    /** How far a new stop is from the last by default, in tiles. */
    private static final int TILES_APART = 4;

    private PathEdits() {}

    /** Whether an object has a path that may have one more stop. */
    public static boolean hasRoom(LevelObject object) {
        return object.type().path().isPresent() && object.stops().size() < Limits.MAX_STOPS;
    }

    /** Adds a stop some tiles to the right of the last, or to the left of it where the level ends. */
    public static ObjectEdit add(Level level, LevelObject object) {
        List<PathStop> stops = PathStop.withOrigin(object.stops());
        PathStop last = stops.get(stops.size() - 1);
        double distance = TILES_APART * (double) level.tileSize();
        boolean fits = object.x() + last.x() + distance + object.width() <= level.widthPx();
        PathStop added = PathStop.of(last.x() + (fits ? distance : -distance), last.y());
        return insert(level, object.id(), stops.size() - 1, added);
    }

    /** Adds a stop half way from the one before to that of this number. */
    public static ObjectEdit insertBefore(Level level, LevelObject object, int index) {
        List<PathStop> stops = PathStop.withOrigin(object.stops());
        PathStop from = stops.get(index);
        PathStop to = stops.get(index + 1);
        PathStop middle = PathStop.of(Math.rint((from.x() + to.x()) / 2), Math.rint((from.y() + to.y()) / 2));
        return insert(level, object.id(), index, middle);
    }

    /** Adds a stop that has this number then; those from there on come after it. */
    public static ObjectEdit insert(Level level, String objectId, int index, PathStop stop) {
        return edit(ADD, level, objectId, stops -> stops.add(index, stop));
    }

    public static ObjectEdit move(Level level, String objectId, int index, PathStop stop) {
        return edit(MOVE, level, objectId, stops -> stops.set(index, stop));
    }

    public static ObjectEdit remove(Level level, String objectId, int index) {
        return edit(REMOVE, level, objectId, stops -> stops.remove(index));
    }

    private static ObjectEdit edit(Message name, Level level, String objectId, Consumer<List<PathStop>> change) {
        return ObjectEdit.replace(name, level, List.of(objectId), object -> {
            List<PathStop> stops = new ArrayList<>(object.stops());
            change.accept(stops);
            return object.with(object.type().path().orElseThrow(), stops);
        });
    }
}
