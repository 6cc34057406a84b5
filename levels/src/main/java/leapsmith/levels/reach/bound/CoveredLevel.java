package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;
import leapsmith.physics.world.World;

/**
 * What a level has that matters to a {@link ReachBound} besides its shapes, and what a bound doesn't cover of it. What isn't here,
 * such as deadly tiles and slippery ones, makes nothing possible that isn't so without it.
 */
final class CoveredLevel {
    /** The most runs of springs, and zones that launch, that are covered. */
    static final int MAX_SPRINGS = 64;

    private final Level level;
    final Set<UnsupportedFeature> reasons = EnumSet.noneOf(UnsupportedFeature.class);
    final List<LaunchZones.Zone> zones = new ArrayList<>();
    final List<PlatformRides.Platform> platforms = new ArrayList<>();
    final Set<Integer> liftSpeeds = new TreeSet<>();
    /** Which values of tiles are of areas, by value. */
    final BitSet areaValues = new BitSet();
    /** Those of them that are climbed. */
    final BitSet climbedValues = new BitSet();
    /** Which values are of tiles that crumble, break or vanish with a signal. */
    private final BitSet changingValues = new BitSet();
    /** Which values are of tiles that stay and kill what is inside, what falls into their spikes, and what stands on them. */
    private final BitSet deadlyValues = new BitSet();

    private final BitSet springValues = new BitSet();
    private final BitSet spikeValues = new BitSet();
    private final BitSet deadlyGroundValues = new BitSet();
    /** The materials from which jumps differ. */
    final List<Material> floors = new ArrayList<>(List.of(Material.PLAIN));
    /** By how much one walks faster on a tile or inside one, at most. */
    double walkFactor = 1;
    /** By how much jumps inside tiles are faster, at most. */
    double jumpFactorInside = 1;
    /** The speed of the fastest belt, current and climb, in pixels per second. */
    double belt;

    double current;
    double climb;
    /** Whether there are tiles inside which one falls upward. */
    boolean hasUpdraughts;

    boolean hasSlopingCeilings;

    CoveredLevel(Level level, Optional<LevelObject> player) {
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
        require(coyote <= ReachBound.MAX_COYOTE_SECONDS, UnsupportedFeature.LONG_COYOTE_TIME);
    }

    private void checkNumbers() {
        int rate = level.physics().ticksPerSecond();
        // The fraction of a smaller one counts in falls.
        int gravity = SubPixels.perTickSquared(level.physics().gravity(), rate);
        require(gravity >= SubPixels.SMALL_ACCELERATION, UnsupportedFeature.NO_GRAVITY);
        int maxFall = SubPixels.perTick(level.physics().maxFallSpeed(), rate);
        require(maxFall >= SubPixels.PER_PIXEL, UnsupportedFeature.SLOW_FALL);
        require(level.tileSize() >= ReachBound.MIN_TILE_SIZE, UnsupportedFeature.SMALL_TILES);
        require((double) level.widthPx() * level.heightPx() <= ReachBound.MAX_AREA_PX, UnsupportedFeature.LARGE_LEVEL);
    }

    private void findSlopingCeilings() {
        long[] counts = level.tiles().counts();
        for (int value = 0; value < level.legend().size(); value++) {
            TileType type = level.legend().typeOf(value);
            hasSlopingCeilings |=
                    counts[value] > 0 && type.isSlope() && type.slope().ceiling();
        }
    }

    private void checkMaterials() {
        long[] counts = level.tiles().counts();
        Legend legend = level.legend();
        double fasterOn = 1;
        double fasterInside = 1;
        for (int value = 0; value < legend.size(); value++) {
            Material material = legend.kindOf(value).material();
            List<SignalCondition> when = legend.kindOf(value).when();
            boolean isSwitched = !when.stream().allMatch(this::isAlwaysMet);
            if (counts[value] == 0 || material.isPlain() && !isSwitched || neverAppear(when)) {
                continue;
            }
            boolean isInside = legend.typeOf(value) == TileType.EMPTY;
            boolean isArea = material.climb() > 0 || isInside && isFluid(material);
            areaValues.set(value, isArea);
            climbedValues.set(value, material.climb() > 0);
            // A tile that appears may move the player that is inside.
            require(!isSwitched || !isArea && vanishOnly(when), UnsupportedFeature.SWITCHED_TILES);
            changingValues.set(value, !legend.kindOf(value).isLasting() || isSwitched);
            hasUpdraughts |= material.gravity() < 0;
            if (!changingValues.get(value) && material.isDeadlyFrom(TileSide.TOP)) {
                BitSet deadly = !isInside ? deadlyGroundValues : material.isDeadly() ? deadlyValues : spikeValues;
                deadly.set(value);
            }
            climb = Math.max(climb, material.climb());
            springValues.set(value, material.launch() > 0);
            if (isInside) {
                current = Math.max(current, Math.abs(material.belt()));
                fasterInside = Math.max(fasterInside, material.speed());
                jumpFactorInside = Math.max(jumpFactorInside, material.jump());
            } else {
                belt = Math.max(belt, Math.abs(material.belt()));
                fasterOn = Math.max(fasterOn, material.speed());
                addFloor(Material.builder().jump(material.jump()).build());
            }
        }
        walkFactor = fasterOn * fasterInside;
        if (!springValues.isEmpty()) {
            addSprings();
        }
    }

    /** Whether tiles are there at the start, and not any more once a condition isn't met. */
    private boolean vanishOnly(List<SignalCondition> when) {
        return when.stream()
                .allMatch(condition -> condition.isOff() && setters(condition).allMatch(ObjectSignals::staysOn));
    }

    /** Whether a condition asks that a signal is off which nothing sets. */
    private boolean isAlwaysMet(SignalCondition condition) {
        return condition.isOff() && setters(condition).findAny().isEmpty();
    }

    /** Whether tiles need a signal that nothing sets. */
    private boolean neverAppear(List<SignalCondition> when) {
        return when.stream()
                .anyMatch(condition -> !condition.isMet(0, 1)
                        && setters(condition).findAny().isEmpty()
                        && condition.least() != SignalCondition.ALL);
    }

    private Stream<LevelObject> setters(SignalCondition condition) {
        return level.objects().stream()
                .filter(object -> ObjectSignals.signalOf(object)
                        .filter(condition.signal()::equals)
                        .isPresent());
    }

    private void addFloor(Material floor) {
        if (!floors.contains(floor)) {
            floors.add(floor);
        }
    }

    /** Whether one falls or jumps otherwise inside it. */
    private static boolean isFluid(Material material) {
        return material.swims()
                || material.gravity() != 1
                || !Double.isInfinite(material.maxFallSpeed())
                || material.jump() != 1;
    }

    /** Whether tiles kill players. */
    boolean hasDeadlyTiles() {
        return !deadlyValues.isEmpty() || !spikeValues.isEmpty() || !deadlyGroundValues.isEmpty();
    }

    /** Whether an empty tile kills what is inside it. */
    boolean isDeadly(int column, int row) {
        return has(deadlyValues, column, row);
    }

    /** Whether an empty tile has spikes that kill what doesn't rise. */
    boolean hasSpikes(int column, int row) {
        return has(spikeValues, column, row);
    }

    /** Whether a solid tile or a one-way kills what stands on it. */
    boolean isDeadlyGround(int column, int row) {
        return has(deadlyGroundValues, column, row);
    }

    /** Whether a tile launches what stands on it. */
    boolean isSpring(int column, int row) {
        return has(springValues, column, row);
    }

    /** Whether a tile is of an area inside which the player moves otherwise. */
    boolean isOfArea(int column, int row) {
        return has(areaValues, column, row);
    }

    private boolean has(BitSet values, int column, int row) {
        return column >= 0
                && row >= 0
                && column < level.columns()
                && row < level.rows()
                && values.get(level.tiles().at(column, row));
    }

    TileGrid tiles() {
        return level.tiles();
    }

    /** The tiles of a world of the level, without those that crumble, break or vanish with a signal. */
    TileView lastingTiles(World world) {
        if (changingValues.isEmpty()) {
            return world.tiles();
        }
        Legend legend = level.legend();
        for (int value = changingValues.nextSetBit(0); value >= 0; value = changingValues.nextSetBit(value + 1)) {
            LegendEntry entry = legend.entries().get(value);
            legend = legend.with(value, entry.withKind(TileKind.of(entry.kind().name(), TileType.EMPTY, 0)));
        }
        return WorldBuilder.build(level.withLegend(legend).withObjects(ObjectLists.NONE))
                .world()
                .tiles();
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
        require(zones.size() <= MAX_SPRINGS, UnsupportedFeature.MANY_SPRINGS);
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
        PlatformRides.Platform platform =
                PlatformRides.Platform.of(body, level.physics().ticksPerSecond(), level.widthPx(), level.heightPx());
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
        Optional<Set<Integer>> speeds = platform.risingSpeeds(level.physics().ticksPerSecond());
        speeds.ifPresent(liftSpeeds::addAll);
        boolean mayHang = player.movement().grabsLedges() && !speeds.equals(Optional.of(Set.of()));
        return speeds.isPresent() && !mayHang && seconds <= ReachBound.MAX_COYOTE_SECONDS;
    }

    private boolean isUnique(String id) {
        return level.objects().stream().filter(object -> object.id().equals(id)).count() == 1;
    }

    private void require(boolean condition, UnsupportedFeature otherwise) {
        if (!condition) {
            reasons.add(otherwise);
        }
    }
}
