package leapsmith.editor.document;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;

/**
 * Edits that add, move and remove stops of a path. Stops are counted from 0, without the first one, which is the
 * position of the object.
 */
public final class PathEdits {
    public static final Message ADD = Message.of("edit.addStop");
    public static final Message MOVE = Message.of("edit.moveStop");

    private static final Message REMOVE = Message.of("edit.removeStop");
    /** Default distance of a new stop from the last one, in tiles. */
    private static final int TILES_APART = 4;

    private PathEdits() {}

    public static boolean hasRoom(LevelObject object) {
        return object.type().path().filter(it -> it.isShownFor(object)).isPresent()
                && object.stops().size() < Limits.MAX_STOPS;
    }

    /** Adds a stop some tiles to the right of the last one, or to the left if the level ends there. */
    public static Edit add(Level level, LevelObject object) {
        List<PathStop> stops = PathStop.withOrigin(object.stops());
        PathStop last = stops.get(stops.size() - 1);
        double distance = TILES_APART * (double) level.tileSize();
        boolean fits = object.x() + last.x() + distance + object.width() <= level.widthPx();
        PathStop added = PathStop.of(last.x() + (fits ? distance : -distance), last.y());
        return insert(level, object.id(), stops.size() - 1, added);
    }

    /** Adds a stop halfway between a stop and the one before it. */
    public static Edit insertBefore(Level level, LevelObject object, int index) {
        List<PathStop> stops = PathStop.withOrigin(object.stops());
        PathStop from = stops.get(index);
        PathStop to = stops.get(index + 1);
        PathStop middle = PathStop.of(Math.rint((from.x() + to.x()) / 2), Math.rint((from.y() + to.y()) / 2));
        return insert(level, object.id(), index, middle);
    }

    public static Edit insert(Level level, String objectId, int index, PathStop stop) {
        return edit(ADD, level, objectId, stops -> stops.add(index, stop));
    }

    public static Edit move(Level level, String objectId, int index, PathStop stop) {
        return edit(MOVE, level, objectId, stops -> stops.set(index, stop));
    }

    public static Edit remove(Level level, String objectId, int index) {
        return edit(REMOVE, level, objectId, stops -> stops.remove(index));
    }

    private static Edit edit(Message name, Level level, String objectId, Consumer<List<PathStop>> change) {
        return ObjectEdits.replace(name, level, List.of(objectId), object -> {
            List<PathStop> stops = new ArrayList<>(object.stops());
            change.accept(stops);
            return object.with(object.type().path().orElseThrow(), stops);
        });
    }
}
