package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
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
 * <p>It takes deaths and what bullets do for possible to avoid. Of a run of slopes it reaches all or nothing, and a sloping
 * ceiling may stop the player anywhere between the tick's path and the bottom of its row.
 *
 * <p>Platforms have no time in it, see {@link PlatformRides}.
 *
 * <p>{@link UnsupportedFeature} lists what it doesn't cover; in a level with any of that it excludes nothing. Nor does it if
 * following all flights would be too much work. The work is counted, so the result is the same on every machine.
 */
public final class ReachBound {
    /** The smallest covered tiles, in pixels. */
    public static final int MIN_TILE_SIZE = 8;
    /** The longest covered coyote time. */
    public static final double MAX_COYOTE_SECONDS = 0.5;
    /** The most runs of springs, and zones that launch, that are covered. */
    static final int MAX_SPRINGS = 64;
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
        BoundSupport support = new BoundSupport(level, player);
        reasons = support.reasons;
        BodyDef body = player.map(character -> ((ObjectPhysics.OfBody) character.physics()).def())
                .orElse(null);
        width = body == null ? 0 : SubPixels.fromPx(body.width());
        height = body == null ? 0 : SubPixels.fromPx(body.height());
        search = isComplete() ? search(body, support) : null;
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
    private BoundSearch search(BodyDef body, BoundSupport support) {
        List<LaunchZones.Zone> zones = support.zones;
        Flights flights = new Flights(
                new TakeOffs(level.physics(), body),
                coyoteTicks(level, body),
                zones.stream().mapToDouble(LaunchZones.Zone::up).toArray(),
                support.hasSlopingCeilings,
                !support.platforms.isEmpty(),
                support.liftSpeeds,
                SubPixels.ticks(body.movement().liftSeconds(), level.physics().ticksPerSecond()));
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
        if (wasInWall && !support.platforms.isEmpty()) {
            // Platforms may change where it is moved.
            reasons.add(UnsupportedFeature.PLATFORM);
            return null;
        }
        CellGrid grid = new CellGrid(level, width, height, speed(body, support));
        if (grid.count == 0) {
            return null;
        }
        BoundSearch result =
                new BoundSearch(world.tiles(), grid, body.movement(), flights, zones, support.platforms, work);
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
    private int speed(BodyDef body, BoundSupport support) {
        int rate = level.physics().ticksPerSecond();
        int walk = SubPixels.perTick(body.movement().walkSpeed(), rate);
        if (body.movement().liftSeconds() > 0) {
            // A jump takes the velocity of the platform, and walking in the air is relative to that.
            walk += support.platforms.stream()
                    .mapToInt(PlatformRides.Platform::step)
                    .max()
                    .orElse(0);
        }
        boolean isInstant =
                body.movement().acceleration() == 0 && body.movement().deceleration() == 0;
        if (isInstant) {
            return walk;
        }
        double aside = support.zones.stream()
                .mapToDouble(LaunchZones.Zone::aside)
                .max()
                .orElse(0);
        // A speed that changes gradually is rounded twice.
        return Math.max(walk, SubPixels.perTick(aside, rate)) + 1;
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

    /** Finds what a level contains that a bound doesn't cover, and the zones that launch its player. */
    private static final class BoundSupport {
        private final Level level;
        private final Set<UnsupportedFeature> reasons = EnumSet.noneOf(UnsupportedFeature.class);
        private final List<LaunchZones.Zone> zones = new ArrayList<>();
        private final List<PlatformRides.Platform> platforms = new ArrayList<>();
        private final Set<Integer> liftSpeeds = new TreeSet<>();
        private boolean hasSlopingCeilings;

        BoundSupport(Level level, Optional<LevelObject> player) {
            this.level = level;
            if (player.isEmpty()) {
                reasons.add(UnsupportedFeature.NO_PLAYER);
                return;
            }
            BodyDef body = ((ObjectPhysics.OfBody) player.get().physics()).def();
            checkPlayer(body);
            checkNumbers();
            findSlopingCeilings();
            checkMaterials();
            level.objects().stream()
                    .filter(object -> object != level.player().orElse(null))
                    .forEach(object -> check(object, body));
        }

        private void checkPlayer(BodyDef body) {
            require(
                    SubPixels.fromPx(body.width()) > 0 && SubPixels.fromPx(body.height()) > 0,
                    UnsupportedFeature.PLAYER_WITHOUT_AREA);
            require(!body.movement().airMoves().isAny(), UnsupportedFeature.AIR_MOVES);
            double coyote = body.movement().forgiveness().coyoteSeconds();
            require(coyote <= MAX_COYOTE_SECONDS, UnsupportedFeature.LONG_COYOTE_TIME);
        }

        private void checkNumbers() {
            int rate = level.physics().ticksPerSecond();
            // The fraction of a smaller one counts in falls.
            int gravity = SubPixels.perTickSquared(level.physics().gravity(), rate);
            require(gravity >= SubPixels.SMALL_ACCELERATION, UnsupportedFeature.NO_GRAVITY);
            int maxFall = SubPixels.perTick(level.physics().maxFallSpeed(), rate);
            require(maxFall >= SubPixels.PER_PIXEL, UnsupportedFeature.SLOW_FALL);
            require(level.tileSize() >= MIN_TILE_SIZE, UnsupportedFeature.SMALL_TILES);
            require((double) level.widthPx() * level.heightPx() <= MAX_AREA_PX, UnsupportedFeature.LARGE_LEVEL);
        }

        private void findSlopingCeilings() {
            long[] counts = level.tiles().counts();
            for (int value = 0; value < level.legend().size(); value++) {
                TileType type = level.legend().typeOf(value);
                hasSlopingCeilings |=
                        counts[value] > 0 && type.isSlope() && type.slope().ceiling();
            }
        }

        /** Deadly tiles, less grip and slower walking exclude nothing that isn't possible without them. */
        private void checkMaterials() {
            long[] counts = level.tiles().counts();
            Legend legend = level.legend();
            boolean hasSprings = false;
            for (int value = 0; value < legend.size(); value++) {
                if (counts[value] == 0) {
                    continue;
                }
                Material material = legend.kindOf(value).material();
                require(material.belt() == 0, UnsupportedFeature.BELT);
                require(material.climb() == 0, UnsupportedFeature.CLIMBING);
                boolean changesFalls =
                        material.swims() || material.gravity() != 1 || !Double.isInfinite(material.maxFallSpeed());
                require(!changesFalls, UnsupportedFeature.MEDIUM);
                require(material.jump() == 1 && material.speed() <= 1, UnsupportedFeature.MOVEMENT_FACTOR);
                boolean isStable = material.crumbleSeconds() == 0 && material.breaking() == Material.Breaking.NEVER;
                require(isStable, UnsupportedFeature.CHANGING_TILES);
                // It stops a rise, which makes flights that are lower and longer.
                require(legend.typeOf(value) != TileType.GATE_DOWN, UnsupportedFeature.SPECIAL_TILES);
                hasSprings |= material.launch() > 0;
            }
            if (hasSprings) {
                addSprings();
            }
        }

        /** A run of springs launches what touches its top, as a zone there does. */
        private void addSprings() {
            Legend legend = level.legend();
            byte[] values = new byte[level.columns()];
            int side = level.tileSize();
            for (int row = 0; row < level.rows(); row++) {
                level.tiles().copyRow(row, 0, values.length, values);
                for (int column = 0; column < values.length; ) {
                    int value = values[column] & 0xFF;
                    double up = legend.kindOf(value).material().launch();
                    int end = column + 1;
                    while (end < values.length && values[end] == values[column]) {
                        end++;
                    }
                    if (up > 0) {
                        // On a slope the top is anywhere in the tile.
                        int height = legend.typeOf(value).isSlope() ? side : 0;
                        BodyDef top = BodyDef.box(
                                        column * (double) side,
                                        row * (double) side - 1,
                                        (end - column) * (double) side,
                                        height + 1)
                                .sensor(true);
                        zones.add(new LaunchZones.Zone(top, up, 0));
                    }
                    column = end;
                }
            }
            require(zones.size() <= MAX_SPRINGS, UnsupportedFeature.SPECIAL_TILES);
        }

        private void check(LevelObject object, BodyDef player) {
            if (!(object.physics() instanceof ObjectPhysics.OfBody other)) {
                return;
            }
            BodyDef body = other.def();
            if (body.solidity() != Solidity.NONE) {
                checkPlatform(body, player);
            }
            require(!body.solidToBodies() || !player.solidToBodies(), UnsupportedFeature.SOLID_CHARACTER);
            if (LaunchZones.Zone.touches(object)) {
                // Of objects with the same id, the effect of one may be that of another.
                LaunchZones.Zone zone = isUnique(object.id()) ? LaunchZones.Zone.of(object, body) : null;
                require(zone != null, UnsupportedFeature.TOUCH_EFFECT);
                if (zone != null) {
                    zones.add(zone);
                }
            }
        }

        private void checkPlatform(BodyDef body, BodyDef player) {
            PlatformRides.Platform platform = PlatformRides.Platform.of(
                    body, level.physics().ticksPerSecond(), level.widthPx(), level.heightPx());
            boolean isCovered = platform != null && !platform.overlaps(player) && addLift(platform, player);
            require(isCovered, UnsupportedFeature.PLATFORM);
            if (isCovered) {
                platforms.add(platform);
            }
        }

        /** Adds the upward speeds that jumps take from a platform; answers false if they are not covered. */
        private boolean addLift(PlatformRides.Platform platform, BodyDef player) {
            double seconds = player.movement().liftSeconds();
            if (seconds == 0) {
                return true;
            }
            Optional<Set<Integer>> speeds =
                    platform.risingSpeeds(level.physics().ticksPerSecond());
            speeds.ifPresent(liftSpeeds::addAll);
            boolean mayHang = player.movement().grabsLedges() && !speeds.equals(Optional.of(Set.of()));
            return speeds.isPresent() && !mayHang && seconds <= MAX_COYOTE_SECONDS;
        }

        private boolean isUnique(String id) {
            return level.objects().stream()
                            .filter(object -> object.id().equals(id))
                            .count()
                    == 1;
        }

        private void require(boolean condition, UnsupportedFeature otherwise) {
            if (!condition) {
                reasons.add(otherwise);
            }
        }
    }
}
