package leapsmith.levels.reach.search;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Searches a level where other things than the player move. There each place counts at many times, so goals come first,
 * in levels that are simplified in more and more careful ways. Everything found in a simplified level is played in the
 * whole one before it counts.
 */
public final class MovingSearch {
    /** What is tried for goals where crates and patrols move. */
    private static final List<SearchDetail> DETAILS =
            List.of(SearchDetail.PLATFORMS_ONLY, SearchDetail.FEW_HOLDS, SearchDetail.COARSE);

    /** The same for other levels. Mostly the first finds the goals soon, if not, one with fewer maneuvers gets further. */
    private static final List<SearchDetail> DETAILS_WITHOUT_LOOSE_BODIES =
            List.of(SearchDetail.COARSE, SearchDetail.FEW_HOLDS);

    /** The part of the limit that each of these searches for goals may take. */
    private static final double SHARE = 0.2;

    /** The same for ground that can't be reached without crates and patrols. */
    private static final long MAX_COST_OF_GROUND = 4_000_000;
    /** The ticks that count in that search for each time that it was at a place before. */
    private static final int TICKS_OF_VISIT = 30;
    /** The most places for ground in a level where that is tried. */
    private static final int MAX_GROUND = 1 << 20;

    private final Level level;
    private final Optional<StartPoint> start;
    private final PlaceSearch coarse;
    private final ReachCollector found;
    /** The last search for goals in the whole level; null if there was none. */
    private PlaceSearch whole;

    private long cost;

    /** A search. */
    public MovingSearch(Level level, Optional<StartPoint> start, PlaceSearch coarse, ReachCollector found) {
        this.level = level;
        this.start = start;
        this.coarse = coarse;
        this.found = found;
    }

    /**
     * Searches goals, and then tiles.
     *
     * @param mostCost the limit of {@link PlaceSearch#cost}
     * @param continues asked often, with the cost so far
     * @return whether it tried everything that it tries
     */
    public boolean run(long mostCost, PlaceSearch.Limit continues) {
        boolean goalsEnded = false;
        for (SearchDetail detail : coarse.hasLooseBodies() ? DETAILS : DETAILS_WITHOUT_LOOSE_BODIES) {
            if (found.isDone() || !continues.continues(cost)) {
                break;
            }
            PlaceSearch search = new PlaceSearch(level, start, detail);
            ReachCollector goals = collector();
            long most = (long) (SHARE * mostCost);
            // Among crates and patrols, the last search is the most careful one.
            goalsEnded = search.runTowardGoals(
                    goals, made -> search.cost() < most && continues.continues(cost + search.cost()));
            if (!goals.isDone()) {
                search.touchGoals(
                        goals, made -> search.cost() < most + most / 4 && continues.continues(cost + search.cost()));
            }
            cost += search.cost();
            found.tryGoals(goals);
            whole = detail.otherBodies() ? search : null;
            if (detail.otherBodies() && coarse.hasLooseBodies()) {
                // The search for tiles leaves out crates and patrols, so it doesn't find this ground again.
                found.addGround(goals);
            }
        }
        long rest = mostCost - cost;
        boolean tilesEnded = coarse.hasLooseBodies()
                ? searchSimplified(made -> made < rest && continues.continues(cost + made))
                // What is known from an earlier level counts too, so that the result doesn't depend on it.
                : searchAll(made -> coarse.workCost() < rest && continues.continues(cost + coarse.cost()));
        found.tilesEnded(tilesEnded);
        if (!coarse.hasLooseBodies()) {
            // The search for tiles found goals too.
            return tilesEnded;
        }
        boolean groundEnded =
                tilesEnded && searchRemainingGround(made -> cost + made < mostCost && continues.continues(cost + made));
        return groundEnded && (found.isDone() || goalsEnded);
    }

    /** See {@link PlaceSearch#cost}. */
    public long cost() {
        return cost;
    }

    private ReachCollector collector() {
        return new ReachCollector(level, start, coarse.player());
    }

    private boolean searchAll(PlaceSearch.Limit limit) {
        boolean complete = coarse.run(found, SearchOrder.BY_COST, limit);
        cost += coarse.cost();
        return complete;
    }

    /**
     * Searches the ground that can't be reached without crates and patrols. It continues from where the search for goals
     * ended, because that may have used crates.
     *
     * @return whether it tried everything that it tries
     */
    private boolean searchRemainingGround(PlaceSearch.Limit limit) {
        Body player = coarse.player();
        if (player == null || found.ground().ground().count() > MAX_GROUND) {
            return true;
        }
        TileSet remaining = found.ground().unreached(level, player.width(), player.height());
        if (remaining.isEmpty()) {
            return true;
        }
        if (whole == null) {
            whole = new PlaceSearch(level, start, SearchDetail.FEW_HOLDS);
        }
        TowardNewGround order = new TowardNewGround(remaining, found.ground(), level.tileSize(), player);
        boolean triedAll = whole.resume(
                found,
                new VisitPenaltyOrder(order, TICKS_OF_VISIT),
                made -> whole.cost() < MAX_COST_OF_GROUND && !order.isDone() && limit.continues(whole.cost()));
        cost += whole.cost();
        return triedAll || order.isDone() || whole.cost() >= MAX_COST_OF_GROUND;
    }

    /** Searches without crates and patrols, as they may be in too many places to try them all. */
    private boolean searchSimplified(PlaceSearch.Limit limit) {
        PlaceSearch search = new PlaceSearch(level, start, SearchDetail.PLATFORMS_ONLY);
        ReachCollector simplified = collector();
        boolean complete = search.run(simplified, SearchOrder.BY_COST, made -> limit.continues(search.cost()));
        FullReplay inWhole = new FullReplay(level, start);
        LongSupplier made = () -> search.cost() + inWhole.steps() * coarse.stepCost();
        BooleanSupplier continues = () -> limit.continues(made.getAsLong());
        found.tryGround(simplified, inWhole, continues);
        boolean triedAll = continues.getAsBoolean();
        cost += made.getAsLong();
        return complete && triedAll;
    }

    /**
     * Tries first what is close to ground that was not reached yet: the rank is the cost so far, plus a multiple of the time
     * that the player would need to walk to the nearest such ground along rows and columns.
     */
    private static final class TowardNewGround implements SearchOrder {
        /** Distances are updated once in so many expansions per tile, so that this costs little beside the expansions. */
        private static final int TILES_PER_EXPANSION = 16;

        private final GroundArrivals ground;
        /** The numbers of the ground that is not reached yet. */
        private final BitSet left = new BitSet();

        private final int columns;
        private final int tileSub;
        private final int width;
        private final int height;
        private final long ticksPerTile;
        private TileDistances distances;
        private int expansions;
        private int lastUpdate;

        /**
         * An order for some ground.
         *
         * @param wanted ground to be reached
         * @param ground where the player arrives, now and during the search
         */
        TowardNewGround(TileSet wanted, GroundArrivals ground, int tileSize, Body player) {
            this.ground = ground;
            wanted.forEachRun(wanted.bounds(), (row, from, to) -> left.set(number(from, row), number(to, row)));
            columns = ground.ground().columns();
            tileSub = SubPixels.fromPx(tileSize);
            width = player.subWidth();
            height = player.subHeight();
            ticksPerTile = tileSub / SearchOrder.walkSpeed(player);
            updateDistances();
        }

        @Override
        public void expanded(Node node) {
            if (node.arc() != null) {
                ground.forEachBelow(node.arc(), left::clear);
            }
            expansions++;
            if ((expansions - lastUpdate) * TILES_PER_EXPANSION
                    >= ground.ground().count()) {
                updateDistances();
            }
        }

        @Override
        public int rank(Node node, Arc arc) {
            long rank = node.costAfter(arc) + NEARNESS_WEIGHT * ticksPerTile * tilesTo(arc);
            return (int) Math.min(rank, Integer.MAX_VALUE);
        }

        /** Whether all wanted ground is reached. */
        boolean isDone() {
            return left.isEmpty();
        }

        private void updateDistances() {
            distances = TileDistances.straight(columns, ground.ground().rows(), left::get);
            lastUpdate = expansions;
        }

        /** How far the player's feet are from the nearest ground that is left, or was at the last update. */
        private long tilesTo(Arc arc) {
            int column = Math.floorDiv(arc.x() + width / 2, tileSub);
            int row = Math.floorDiv(arc.y() + height, tileSub);
            return distances.nearestTo(column, row);
        }

        private int number(int column, int row) {
            return ground.ground().numberOf(column, row);
        }
    }
}
