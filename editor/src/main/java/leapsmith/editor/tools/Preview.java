package leapsmith.editor.tools;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;

/**
 * The effect of the current gesture or of a press here, as data to be drawn above the level.
 *
 * @param cells tiles that would change, as rectangles within the level that may overlap
 * @param band the rubber band, or null
 * @param stamp a part that would be put into the level, or null
 * @param level the level as it would be, if only that shows the effect, or null
 * @param frame the box that handles belong to if it isn't that of an object, or null
 */
public record Preview(
        List<Cells> cells,
        List<LevelObject> ghosts,
        Band band,
        List<HandleSpot> handles,
        Stamp stamp,
        Level level,
        Band frame,
        PointerShape pointer,
        Message status) {

    /** Tiles of the largest stamp that is put into the level to see how it would look. */
    private static final long MAX_STAMP = 10_000;

    /** A rectangle of tiles that would be set to this kind. */
    public record Cells(TileRegion region, TileKind kind) {}

    /** A rectangle in level px. */
    public record Band(double x, double y, double width, double height) {

        public static Band between(double x1, double y1, double x2, double y2) {
            return new Band(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
        }
    }

    /** A part whose grid would start at a tile; its tile size is that of the level. */
    public record Stamp(LevelPart part, int column, int row) {}

    /** The purpose of a handle, which decides its look. */
    public enum HandleForm {
        /** Resizes by a side or a corner. */
        SIDE,
        /** Moves a stop of a path. */
        STOP,
        /** Moves the selected stop. */
        CHOSEN_STOP,
        /** Adds a stop to a path. */
        NEW_STOP,
        /** Rotates the aim of an object. */
        AIM,
        /** Links an object with another one. */
        LINK
    }

    /** A handle and its center, in level px. */
    public record HandleSpot(HandleForm form, double x, double y) {}

    public Preview {
        cells = List.copyOf(cells);
        ghosts = List.copyOf(ghosts);
        handles = List.copyOf(handles);
        Objects.requireNonNull(pointer);
        Objects.requireNonNull(status);
    }

    /**
     * A level as it would be after the change of {@link #cells}, or with the tiles of the {@link #stamp}.
     *
     * @param visible the tiles that are seen: others stay as they are
     * @return the level itself if it has no tiles of a kind that would be set, or if the stamp is too large to be put into it
     *     whenever the pointer moves
     */
    public Level appliedTo(Level level, TileRegion visible) {
        if (stamp != null) {
            LevelPart part = stamp.part();
            boolean isSmall = (long) part.columns() * part.rows() <= MAX_STAMP;
            return isSmall && part.extended(level.legend()).equals(level.legend())
                    ? part.putTilesInto(level, stamp.column(), stamp.row())
                    : level;
        }
        TileDraft draft = level.tiles().draft();
        Legend legend = level.legend();
        for (Cells change : cells) {
            int value = 0;
            while (value < legend.size() && !legend.kindOf(value).equals(change.kind)) {
                value++;
            }
            TileRegion seen =
                    change.region.intersect(visible).intersect(level.tiles().region());
            if (value == legend.size()) {
                return level;
            }
            if (!seen.isEmpty()) {
                draft.fill(seen, value);
            }
        }
        return level.withTiles(draft.build());
    }

    /** The same with the level as it would be; null for the level as it is. */
    public Preview withLevel(Level newLevel) {
        return new Preview(cells, ghosts, band, handles, stamp, newLevel, frame, pointer, status);
    }

    /** The handle of a box that isn't that of an object. */
    public static Preview ofFrame(Band frame, HandleSpot handle, PointerShape pointer, Message status) {
        return new Preview(List.of(), List.of(), null, List.of(handle), null, null, frame, pointer, status);
    }

    public static Preview none(PointerShape pointer, Message status) {
        return new Preview(List.of(), List.of(), null, List.of(), null, null, null, pointer, status);
    }

    public static Preview ofDrag(List<LevelObject> ghosts, Band band, PointerShape pointer, Message status) {
        return new Preview(List.of(), ghosts, band, List.of(), null, null, null, pointer, status);
    }

    public static Preview ofBand(Band band, PointerShape pointer, Message status) {
        return new Preview(List.of(), List.of(), band, List.of(), null, null, null, pointer, status);
    }

    public static Preview ofStamp(Stamp stamp, PointerShape pointer, Message status) {
        return new Preview(
                List.of(),
                stamp.part().objectsAt(stamp.column(), stamp.row()),
                null,
                List.of(),
                stamp,
                null,
                null,
                pointer,
                status);
    }

    public static Preview ofCells(List<Cells> cells, PointerShape pointer, Message status) {
        return new Preview(cells, List.of(), null, List.of(), null, null, null, pointer, status);
    }

    public static Preview ofHandles(List<HandleSpot> handles, PointerShape pointer, Message status) {
        return new Preview(List.of(), List.of(), null, handles, null, null, null, pointer, status);
    }

    public static Preview ofPlacing(
            List<LevelObject> ghosts, List<HandleSpot> handles, PointerShape pointer, Message status) {
        return new Preview(List.of(), ghosts, null, handles, null, null, null, pointer, status);
    }
}
