package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileType;

/** Finds what a level contains that a bound doesn't cover, and the zones that launch its player. */
final class Coverage {
    private final Level level;
    private final Set<Uncovered> reasons = EnumSet.noneOf(Uncovered.class);
    private final List<LaunchZone> zones = new ArrayList<>();
    private boolean hasSlopingCeilings;

    Coverage(Level level, Optional<LevelObject> player) {
        this.level = level;
        if (player.isEmpty()) {
            reasons.add(Uncovered.NO_PLAYER);
            return;
        }
        BodyDef body = ((ObjectPhysics.OfBody) player.get().physics()).def();
        checkPlayer(body);
        checkNumbers();
        findSlopingCeilings();
        level.objects().stream()
                .filter(object -> object != level.player().orElse(null))
                .forEach(object -> check(object, body));
    }

    /** What is not covered. */
    Set<Uncovered> reasons() {
        return reasons;
    }

    /** The zones that launch the player. */
    List<LaunchZone> zones() {
        return zones;
    }

    /** Whether the level has sloping ceilings. */
    boolean hasSlopingCeilings() {
        return hasSlopingCeilings;
    }

    private void checkPlayer(BodyDef body) {
        require(
                SubPixels.fromPx(body.width()) > 0 && SubPixels.fromPx(body.height()) > 0,
                Uncovered.PLAYER_WITHOUT_AREA);
        double coyote = body.movement().forgiveness().coyoteSeconds();
        require(coyote <= ReachBound.MAX_COYOTE_SECONDS, Uncovered.LONG_COYOTE_TIME);
    }

    private void checkNumbers() {
        int rate = level.physics().ticksPerSecond();
        // Half of it is what pulls at the soft apex.
        require(SubPixels.perTickSquared(level.physics().gravity(), rate) >= 2, Uncovered.NO_GRAVITY);
        int maxFall = SubPixels.perTick(level.physics().maxFallSpeed(), rate);
        require(maxFall >= SubPixels.PER_PIXEL, Uncovered.SLOW_FALL);
        require(level.tileSize() >= ReachBound.MIN_TILE_SIZE, Uncovered.SMALL_TILES);
        require((double) level.widthPx() * level.heightPx() <= ReachBound.MAX_AREA_PX, Uncovered.LARGE_LEVEL);
    }

    private void findSlopingCeilings() {
        long[] counts = level.tiles().counts();
        for (int value = 0; value < level.legend().size(); value++) {
            TileType type = level.legend().typeOf(value);
            hasSlopingCeilings |=
                    counts[value] > 0 && type.isSlope() && type.slope().ceiling();
        }
    }

    private void check(LevelObject object, BodyDef player) {
        if (!(object.physics() instanceof ObjectPhysics.OfBody other)) {
            return;
        }
        BodyDef body = other.def();
        require(body.solidity() == Solidity.NONE, Uncovered.PLATFORM);
        require(!body.solidToBodies() || !player.solidToBodies(), Uncovered.SOLID_CHARACTER);
        if (LaunchZone.touches(object)) {
            // Of objects with the same id, the effect of one may be that of another.
            LaunchZone zone = isUnique(object.id()) ? LaunchZone.of(object, body) : null;
            require(zone != null, Uncovered.TOUCH_EFFECT);
            if (zone != null) {
                zones.add(zone);
            }
        }
    }

    private boolean isUnique(String id) {
        return level.objects().stream().filter(object -> object.id().equals(id)).count() == 1;
    }

    private void require(boolean condition, Uncovered otherwise) {
        if (!condition) {
            reasons.add(otherwise);
        }
    }
}
