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
final class BoundSupport {
    private final Level level;
    private final Set<UnsupportedFeature> reasons = EnumSet.noneOf(UnsupportedFeature.class);
    private final List<LaunchZones.Zone> zones = new ArrayList<>();
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
        level.objects().stream()
                .filter(object -> object != level.player().orElse(null))
                .forEach(object -> check(object, body));
    }

    Set<UnsupportedFeature> reasons() {
        return reasons;
    }

    List<LaunchZones.Zone> zones() {
        return zones;
    }

    boolean hasSlopingCeilings() {
        return hasSlopingCeilings;
    }

    private void checkPlayer(BodyDef body) {
        require(
                SubPixels.fromPx(body.width()) > 0 && SubPixels.fromPx(body.height()) > 0,
                UnsupportedFeature.PLAYER_WITHOUT_AREA);
        double coyote = body.movement().forgiveness().coyoteSeconds();
        require(coyote <= ReachBound.MAX_COYOTE_SECONDS, UnsupportedFeature.LONG_COYOTE_TIME);
    }

    private void checkNumbers() {
        int rate = level.physics().ticksPerSecond();
        // Half of it is what pulls at the soft apex.
        require(SubPixels.perTickSquared(level.physics().gravity(), rate) >= 2, UnsupportedFeature.NO_GRAVITY);
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

    private void check(LevelObject object, BodyDef player) {
        if (!(object.physics() instanceof ObjectPhysics.OfBody other)) {
            return;
        }
        BodyDef body = other.def();
        require(body.solidity() == Solidity.NONE, UnsupportedFeature.PLATFORM);
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

    private boolean isUnique(String id) {
        return level.objects().stream().filter(object -> object.id().equals(id)).count() == 1;
    }

    private void require(boolean condition, UnsupportedFeature otherwise) {
        if (!condition) {
            reasons.add(otherwise);
        }
    }
}
