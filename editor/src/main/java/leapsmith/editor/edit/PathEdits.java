package leapsmith.editor.edit;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.levels.model.PlatformPath.Stop;

/** Stops of a platform added, moved and removed. Stops are counted from 0, without the first, where the platform is. */
public final class PathEdits {
    /** The text key of the step that adds a stop. */
    public static final String ADD = "edit.addStop";
    /** The text key of the step that moves a stop. */
    public static final String MOVE = "edit.moveStop";

    private static final String REMOVE = "edit.removeStop";

    /** Where a new stop is from the last unless a person says where, in tiles. */
    private static final int TILES_APART = 4;

    private PathEdits() {}

    /** Adds a stop some tiles to the right of the last, or to the left of it where the level ends. */
    public static ObjectEdit add(Level level, Platform platform) {
        List<Stop> stops = platform.path().allStops();
        Stop last = stops.get(stops.size() - 1);
        double way = TILES_APART * (double) level.tileSize();
        boolean fits = platform.x() + last.x() + way + platform.width() <= level.widthPx();
        return insert(
                level,
                platform.id(),
                platform.path().stops().size(),
                Stop.of(last.x() + (fits ? way : -way), last.y()));
    }

    /** Adds a stop half way from the one before to that of this number. */
    public static ObjectEdit insertBefore(Level level, Platform platform, int index) {
        Stop from = platform.path().allStops().get(index);
        Stop to = platform.path().stops().get(index);
        return insert(
                level,
                platform.id(),
                index,
                Stop.of(Math.rint((from.x() + to.x()) / 2), Math.rint((from.y() + to.y()) / 2)));
    }

    /** Adds a stop that has this number then; those from there on come after it. */
    public static ObjectEdit insert(Level level, String platformId, int index, Stop stop) {
        return edit(ADD, level, platformId, path -> path.withStopInserted(index, stop));
    }

    public static ObjectEdit move(Level level, String platformId, int index, Stop stop) {
        return edit(MOVE, level, platformId, path -> path.withStop(index, stop));
    }

    public static ObjectEdit remove(Level level, String platformId, int index) {
        return edit(REMOVE, level, platformId, path -> path.withoutStop(index));
    }

    private static ObjectEdit edit(String name, Level level, String platformId, UnaryOperator<PlatformPath> change) {
        return ObjectEdit.replace(
                name, level, Platform.class, List.of(platformId), it -> it.withPath(change.apply(it.path())));
    }
}
