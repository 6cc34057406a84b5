package leapsmith.levels.reach.bound;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/**
 * An upper bound of where the player of a level can get, by any input: never smaller than the truth. What it excludes
 * is impossible; what it includes is only probable.
 *
 * <p>It goes from place to place: a place is a run of positions at one height on which the player can stand. From each
 * it follows all jumps and falls at once, see {@link FlightSpread}: per tick a height, from the numbers of the
 * simulation, and a set of all positions along x at which the player may be by then.
 *
 * <p>It takes what bullets and deadly zones do for possible to avoid, and of deadly tiles what isn't certain. Of a run of
 * slopes it reaches all or nothing, and a sloping ceiling may stop the player anywhere between the tick's path and the
 * bottom of its row.
 *
 * <p>Platforms have no time in it, see {@link PlatformRides}; what happens in water and on ladders isn't followed, see
 * {@link MediumAreas}. A tile that crumbles or breaks counts as there and as gone, see {@link TileMasks}.
 *
 * <p>{@link UnsupportedFeature} lists what it doesn't cover; in a level with any of that it excludes nothing. Nor does it if
 * following all flights would be too much work. The work is counted, so the result is the same on every machine.
 */
public final class ReachBound {
    /** The smallest covered tiles, in pixels. */
    public static final int MIN_TILE_SIZE = 8;
    /** The longest covered coyote time. */
    public static final double MAX_COYOTE_SECONDS = 0.5;
    /** The largest covered level, in square pixels. */
    static final double MAX_AREA_PX = 1 << 28;
    /** The most work, see {@link WorkLimit}: a second or two. */
    static final long MAX_WORK = 200_000_000;

    private final Level level;
    private final Set<UnsupportedFeature> reasons;
    private final WorkLimit work;
    private final int width;
    private final int height;
    /** Null if something is not covered, or there is no place at which the player can be. */
    private final BoundSearch search;

    private ReachBound(Level level, Optional<LevelObject> player, WorkLimit work) {
        this.level = level;
        this.work = work;
        CoveredLevel covered = new CoveredLevel(level, player);
        reasons = covered.reasons;
        BodyDef body = player.map(character -> ((ObjectPhysics.OfBody) character.physics()).def())
                .orElse(null);
        width = body == null ? 0 : SubPixels.fromPx(body.width());
        height = body == null ? 0 : SubPixels.fromPx(body.height());
        search = isComplete() ? search(body, covered) : null;
    }

    /**
     * The bound from the player's place in the level.
     *
     * @param continues asked now and then; if it answers false, the bound excludes nothing
     */
    public static ReachBound of(Level level, BooleanSupplier continues) {
        return of(level, new WorkLimit(MAX_WORK, continues));
    }

    static ReachBound of(Level level, WorkLimit work) {
        return new ReachBound(level, level.player(), work);
    }

    /**
     * The bound from another place. A level without a player gets a classic one.
     *
     * @param feetX middle of the player's bottom edge, in level pixels
     * @param feetY its bottom edge
     * @param continues asked now and then; if it answers false, the bound excludes nothing
     */
    public static ReachBound of(Level level, double feetX, double feetY, BooleanSupplier continues) {
        LevelObject player = level.player()
                .orElseGet(() ->
                        CharacterType.TYPE.create(level.freeId(CharacterType.PLAYER), CharacterType.PLAYER, 0, 0));
        LevelObject moved = player.withPosition(feetX - player.width() / 2, feetY - player.height());
        return new ReachBound(level, Optional.of(moved), new WorkLimit(MAX_WORK, continues));
    }

    /** Whether the player's top left corner may be at a position at the end of a tick, in sub-pixels. */
    boolean includes(int x, int y) {
        return !isComplete() || search != null && search.visited().has(x, y);
    }

    /** Null if there is nothing to search, or if it is not complete. */
    private BoundSearch search(BodyDef body, CoveredLevel covered) {
        Flights flights = new Flights(
                new TakeOffs(level.physics(), body, covered.floors),
                coyoteTicks(level, body),
                covered,
                body.movement());
        if (flights.areTooLong) {
            reasons.add(UnsupportedFeature.LONG_FLIGHTS);
            return null;
        }
        World world = WorldBuilder.build(level.withObjects(ObjectLists.NONE)).world();
        // The first tick moves a body out of a wall.
        Body start = world.spawn(body.control(Control.NONE).gravity(false).velocity(0, 0));
        world.step(Inputs.NONE);
        if (!start.isAlive()) {
            return null;
        }
        boolean wasInWall = start.subX() != SubPixels.fromPx(body.x()) || start.subY() != SubPixels.fromPx(body.y());
        if (wasInWall && !covered.platforms.isEmpty()) {
            // Platforms may change where it is moved.
            reasons.add(UnsupportedFeature.PLATFORM);
            return null;
        }
        CellGrid grid = new CellGrid(level, width, height, speed(body, covered));
        if (grid.count == 0) {
            return null;
        }
        BoundSearch result = new BoundSearch(
                new TileMasks(grid, world.tiles(), covered.lastingTiles(world), covered),
                body.movement(),
                flights,
                covered,
                work);
        result.run(start.subX(), start.subY());
        if (!work.continues()) {
            reasons.add(work.isStopped() ? UnsupportedFeature.STOPPED : UnsupportedFeature.TOO_MUCH_WORK);
            return null;
        }
        return result;
    }

    private static int coyoteTicks(Level level, BodyDef body) {
        double seconds = body.movement().forgiveness().coyoteSeconds();
        return SubPixels.ticks(seconds, level.physics().ticksPerSecond());
    }

    /** How far the player moves along x in a tick, at most. */
    private int speed(BodyDef body, CoveredLevel covered) {
        int rate = level.physics().ticksPerSecond();
        int walk = SubPixels.perTick(body.movement().walkSpeed() * covered.walkFactor, rate);
        int carried = SubPixels.perTick(covered.belt, rate) + SubPixels.perTick(covered.current, rate);
        if (body.movement().liftSeconds() > 0) {
            // A jump takes the velocity of the platform or belt, and walking in the air is relative to that.
            walk += Math.max(
                    SubPixels.perTick(covered.belt, rate),
                    covered.platforms.stream()
                            .mapToInt(PlatformRides.Platform::step)
                            .max()
                            .orElse(0));
        }
        boolean isInstant = body.movement().acceleration() == 0
                && body.movement().deceleration() == 0
                && covered.walkFactor == 1
                && carried == 0;
        if (isInstant) {
            return walk;
        }
        double aside = covered.zones.stream()
                .mapToDouble(LaunchZones.Zone::aside)
                .max()
                .orElse(0);
        // A speed that changes gradually is rounded twice.
        return Math.max(walk, SubPixels.perTick(aside, rate)) + carried + 1;
    }

    /** Whether the level has nothing that the bound doesn't cover. If not, it excludes nothing. */
    public boolean isComplete() {
        return reasons.isEmpty();
    }

    /** What the bound doesn't cover of what the level has. */
    public Set<UnsupportedFeature> reasons() {
        return Collections.unmodifiableSet(reasons);
    }

    /**
     * Whether the player's box may ever touch a rectangle, at the end of a tick; edges count.
     *
     * @param x left edge in level pixels
     * @param y top edge in level pixels
     * @param w width in pixels
     * @param h height in pixels
     * @return false if that is impossible
     */
    public boolean canTouch(double x, double y, double w, double h) {
        if (!isComplete()) {
            return true;
        }
        return search != null
                && search.visited()
                        .hasTouching(
                                CellGrid.subOf(x),
                                CellGrid.subOf(x + w),
                                CellGrid.subOf(y) - height,
                                CellGrid.subOf(y + h));
    }

    /**
     * How far the player is at least from a rectangle that it can't touch, where it gets nearest to it.
     *
     * @param x left edge in level pixels
     * @param y top edge in level pixels
     * @param w width in pixels
     * @param h height in pixels
     * @return empty if the bound excludes nothing, or the player is nowhere
     */
    public Optional<Distance> distanceTo(double x, double y, double w, double h) {
        return Optional.ofNullable(search)
                .map(it -> it.visited()
                        .distanceTo(CellGrid.subOf(x), CellGrid.subOf(y), CellGrid.subOf(x + w), CellGrid.subOf(y + h)))
                .map(sub -> new Distance(SubPixels.toPx(sub[0]), SubPixels.toPx(sub[1])));
    }

    /** A distance from the player, in pixels to the right and down. */
    public record Distance(double dx, double dy) {}

    /**
     * Whether the player may ever stand on a tile.
     *
     * @param column column of the tile, from 0; the tiles below the level are in row {@code level.rows()}
     * @return false if that is impossible
     */
    public boolean canStand(int column, int row) {
        return !isComplete() || placeOn(column, row).isPresent();
    }

    /**
     * A place on a tile that the player may reach, if there is one. There is none in a level that is not covered.
     *
     * @param column column of the tile, from 0
     */
    public Optional<BoundPlace> placeOn(int column, int row) {
        return search == null ? Optional.empty() : search.placeOn(column, row);
    }
}
