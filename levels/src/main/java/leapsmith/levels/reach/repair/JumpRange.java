package leapsmith.levels.reach.repair;

import java.util.Comparator;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.TileChangeBuilder;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.levels.whatif.JumpFan;
import leapsmith.physics.tile.TileType;

/** How far the player of a level jumps if nothing is in the way, in tiles: by the simulation, in an empty level. */
final class JumpRange {
    /** Falls for more rows are not looked at. */
    static final int MOST_DOWN = 24;
    /** The length of an empty level to each side, in pixels. */
    private static final int SPACE_PX = 1024;

    private static final int NONE = -1;

    private final int most;
    /** By the rows up, from {@link #MOST_DOWN} down. */
    private final int[] columns;

    private JumpRange(JumpArc arc, int tileSize, int grabbedRows) {
        most = (int) (highest(arc) / tileSize) + grabbedRows;
        columns = new int[MOST_DOWN + most + 1];
        for (int i = 0; i < columns.length; i++) {
            int rise = i - MOST_DOWN;
            columns[i] = Math.max(columns(arc, rise, tileSize), columns(arc, rise - grabbedRows, tileSize));
        }
    }

    /** The range of a level's player; empty if there is none. */
    static Optional<JumpRange> of(Level level) {
        return level.player()
                .flatMap(player -> highestJump(level, player)
                        .map(arc -> new JumpRange(arc, level.tileSize(), grabbedRows(player, level.tileSize()))));
    }

    /** A player that grabs ledges gets up to where its top edge is. */
    private static int grabbedRows(LevelObject player, int tileSize) {
        boolean grabs = player.physics() instanceof ObjectPhysics.OfBody body
                && body.def().movement().grabsLedges();
        return grabs ? (int) player.height() / tileSize : 0;
    }

    private static Optional<JumpArc> highestJump(Level level, LevelObject player) {
        int reach = Math.max(4, SPACE_PX / level.tileSize());
        Level empty = Level.empty("", 2 * reach, 2 * reach, level.tileSize()).withPhysics(level.physics());
        Level ledge = empty.withTiles(new TileChangeBuilder(empty.tiles())
                        .fill(
                                new TileRegion(reach - 1, reach, 2, 1),
                                empty.legend().indexOf(TileType.BLOCK))
                        .build())
                .withObjects(empty.objects().plus(player));
        double middle = (double) reach * level.tileSize();
        return JumpFan.from(ledge, middle, middle).stream()
                .filter(arc -> arc.direction() > 0 && arc.length() > 0)
                .max(Comparator.comparingInt(JumpArc::holdTicks));
    }

    private static double highest(JumpArc arc) {
        double top = arc.y(0);
        for (int i = 1; i < arc.length(); i++) {
            top = Math.min(top, arc.y(i));
        }
        return arc.y(0) - top;
    }

    /** How many columns aside the player lands after a rise; {@link #NONE} if it doesn't rise so high. */
    private static int columns(JumpArc arc, int rise, int tileSize) {
        double aside = NONE;
        for (int i = 0; i < arc.length(); i++) {
            if (arc.y(0) - arc.y(i) >= rise * tileSize) {
                aside = arc.x(i) - arc.x(0);
            }
        }
        // At both ends it stands with an edge of its box.
        return aside < 0 ? NONE : 1 + (int) ((aside + arc.width()) / tileSize);
    }

    /** The most rows that the player gets up, at least 0. */
    int mostUp() {
        return most;
    }

    /**
     * How many columns aside it lands; negative if it doesn't get so high.
     *
     * @param up so many rows higher, at least -{@link #MOST_DOWN}
     */
    int columns(int up) {
        return up > most ? NONE : columns[up + MOST_DOWN];
    }
}
