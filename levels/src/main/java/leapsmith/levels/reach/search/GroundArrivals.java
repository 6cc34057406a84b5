package leapsmith.levels.reach.search;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.ground.StandingRoom;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/** The cheapest {@link Node.Arrival} at each ground of a level. */
public final class GroundArrivals {
    private final LevelGround ground;
    private final int width;
    private final int height;
    private final int tileSub;
    /** By row and column; null where the player doesn't get to. A row without any is null, as large levels have many. */
    private final Node.Arrival[][] cheapest;

    /** @param player null if there is none */
    GroundArrivals(Level level, Body player) {
        ground = LevelGround.of(level);
        width = player == null ? 0 : player.subWidth();
        height = player == null ? 0 : player.subHeight();
        tileSub = SubPixels.fromPx(level.tileSize());
        cheapest = new Node.Arrival[ground.rows()][];
    }

    private GroundArrivals(GroundArrivals other) {
        ground = other.ground;
        width = other.width;
        height = other.height;
        tileSub = other.tileSub;
        cheapest = other.cheapest.clone();
        Arrays.setAll(cheapest, row -> cheapest[row] == null ? null : cheapest[row].clone());
    }

    /** These now; later arrivals don't change the copy. */
    GroundArrivals copy() {
        return new GroundArrivals(this);
    }

    public LevelGround ground() {
        return ground;
    }

    /** Visits the numbers of the ground below the player at the end of an arc, from left to right; none if it hangs. */
    public void forEachBelow(Arc arc, IntConsumer visitor) {
        if (!arc.stands()) {
            return;
        }
        int row = Math.floorDiv(arc.y() + height, tileSub);
        int last = Math.floorDiv(arc.x() + width - 1, tileSub);
        for (int column = Math.floorDiv(arc.x(), tileSub); column <= last; column++) {
            if (ground.isGround(column, row)) {
                visitor.accept(ground.numberOf(column, row));
            }
        }
    }

    /** The middle of the player's bottom edge at the end of an arc. */
    public StartPoint feet(Arc arc) {
        return new StartPoint(
                SubPixels.toPx(arc.x()) + SubPixels.toPx(width) / 2, SubPixels.toPx(arc.y()) + SubPixels.toPx(height));
    }

    /** At how much ground the player arrives. */
    public int count() {
        return (int) Arrays.stream(cheapest)
                .filter(Objects::nonNull)
                .flatMap(Arrays::stream)
                .filter(Objects::nonNull)
                .count();
    }

    /** The arrival at some ground; null if there is none, for any column and row. */
    public Node.Arrival at(int column, int row) {
        return ground.contains(column, row) && cheapest[row] != null ? cheapest[row][column] : null;
    }

    /** The tile with an arrival that is nearest to another one; of several the first from the top. */
    public Optional<TileRegion> nearest(int toColumn, int toRow) {
        TileRegion[] nearest = new TileRegion[1];
        long[] least = {Long.MAX_VALUE};
        forEach((column, row, way) -> {
            long dx = (long) column - toColumn;
            long dy = (long) row - toRow;
            long distance = dx * dx + dy * dy;
            if (distance < least[0]) {
                least[0] = distance;
                nearest[0] = new TileRegion(column, row, 1, 1);
            }
        });
        return Optional.ofNullable(nearest[0]);
    }

    /**
     * The ground without an arrival that has room for a player of a size in level pixels. Takes time in proportion to the
     * level.
     */
    public TileSet unreached(Level level, double width, double height) {
        StandingRoom room = new StandingRoom(level, width, height);
        TileSet.Builder unreached = new TileSet.Builder();
        for (int row = 0; row < ground.rows(); row++) {
            Node.Arrival[] ofRow = cheapest[row];
            room.nextRow();
            unreached.addRow(
                    row,
                    0,
                    level.columns(),
                    column ->
                            room.isGround(column) && (ofRow == null || ofRow[column] == null) && room.hasRoom(column));
        }
        return unreached.build();
    }

    /** Whether an arc ends on ground without an arrival. */
    boolean isNew(Arc arc) {
        boolean[] isNew = new boolean[1];
        forEachBelow(arc, number -> isNew[0] |= at(ground.columnOf(number), ground.rowOf(number)) == null);
        return isNew[0];
    }

    /** Adds the arrivals at the end of an arc from a node. */
    void add(Node node, Arc arc) {
        int cost = node.costAfter(arc);
        forEachBelow(arc, number -> {
            int column = ground.columnOf(number);
            int row = ground.rowOf(number);
            if (isCheaper(cost, column, row)) {
                int jumps = node.jumps() + arc.maneuver().jumps();
                put(column, row, new Node.Arrival(node, arc.maneuver(), arc.ticks(), jumps));
            }
        });
    }

    /** Adds those of another search of the same level. */
    void addAll(GroundArrivals others) {
        others.forEach((column, row, way) -> {
            if (isCheaper(way.cost(), column, row)) {
                put(column, row, way);
            }
        });
    }

    /**
     * Adds those of a simplified level whose ways end on the same ground in the whole level.
     *
     * @param continues asked before each way is tried
     */
    void addConfirmed(GroundArrivals simplified, FullReplay whole, BooleanSupplier continues) {
        simplified.forEach((column, row, way) -> {
            if (isCheaper(way.cost(), column, row)
                    && continues.getAsBoolean()
                    && whole.endsOn(column, row, way.node(), way.maneuver(), way.maneuverTicks())) {
                put(column, row, way);
            }
        });
    }

    private boolean isCheaper(int cost, int column, int row) {
        Node.Arrival known = at(column, row);
        return known == null || cost < known.cost();
    }

    private void put(int column, int row, Node.Arrival arrival) {
        if (cheapest[row] == null) {
            cheapest[row] = new Node.Arrival[ground.columns()];
        }
        cheapest[row][column] = arrival;
    }

    private interface Visitor {
        void visit(int column, int row, Node.Arrival arrival);
    }

    /** Visits the arrivals row by row from the top, and each from left to right. */
    private void forEach(Visitor visitor) {
        for (int row = 0; row < cheapest.length; row++) {
            for (int column = 0; cheapest[row] != null && column < ground.columns(); column++) {
                if (cheapest[row][column] != null) {
                    visitor.visit(column, row, cheapest[row][column]);
                }
            }
        }
    }
}
