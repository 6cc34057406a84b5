package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.world.Body;

/**
 * The part of a level's state that isn't the player's, as a small number: the same place at another phase is another
 * place. Platforms and emitters count by the time within their common period, all other bodies by where they are.
 */
public final class SearchPhase {
    /** How many ticks count as one. */
    private static final int TICKS = 8;
    /** The longest common period that is used, in ticks. */
    private static final long LONGEST_PERIOD = 7200;
    /** If it is longer, the phases repeat after so many ticks, if all that moves alone has a shorter period. */
    private static final long SHORT_PERIOD = 1800;
    /** Bodies within so many sub-pixels count as being in the same place. */
    private static final int PLACE_SHIFT = 15;

    private static final int BITS = 16;

    // What a step costs, in quarters of a step in a level where nothing but the player moves.
    private static final int COST_OF_STATIC = 4;
    private static final int COST_OF_MOVING = 8;
    private static final int COST_OF_PLATFORM = 1;
    private static final int COST_OF_LOOSE = 1;
    private static final int COST_OF_BULLETS = 8;

    /** The bodies other than the player that don't follow a path, except platforms that never move. */
    private final List<Body> loose = new ArrayList<>();

    private final List<Body> onPaths = new ArrayList<>();

    private long period = 1;
    private int longestPath;
    private long longestAlone;
    private boolean isStatic = true;
    private final Level level;
    private int emitters;
    /** After how many ticks each emitter has as many bullets as it ever has. */
    private long bulletTicks;

    /**
     * The phases of a level.
     *
     * @param level a level without what can't affect its player
     */
    public SearchPhase(Level level, SearchPlay play) {
        this.level = level;
        Set<Integer> waiting = play.waitingBodies();
        for (Body body : play.bodies()) {
            boolean depends = waiting.contains(body.index());
            if (body.pathPeriod() > 0 && !depends) {
                join(body.pathPeriod());
                longestPath = Math.max(longestPath, body.pathPeriod());
                onPaths.add(body);
            } else if (!body.isSensor() && body.control() != Control.PLAYER && (depends || !isFixed(body))) {
                isStatic = false;
                loose.add(body);
            }
        }
        boolean[] isWaiting = new boolean[1];
        level.objects().stream().forEach(object -> {
            if (object.physics() instanceof ObjectPhysics.OfEmitter emitter) {
                join(emitter.def().interval());
                emitters++;
                bulletTicks = Math.max(
                        bulletTicks,
                        (long) emitter.def().phase() + emitter.def().bullet().life());
                isWaiting[0] |= !ObjectSignals.needsOf(object).isEmpty();
            }
        });
        // Bullets may hit tiles that are there only with signals.
        isWaiting[0] |= emitters > 0
                && level.legend().entries().stream()
                        .anyMatch(entry -> !entry.kind().when().isEmpty());
        // What waits for signals doesn't repeat.
        period = isWaiting[0] ? 0 : period;
    }

    /** Whether nothing but the player moves. */
    public boolean isStatic() {
        return isStatic;
    }

    /** Whether platforms move, and nothing else but the player. */
    public boolean hasOnlyPlatforms() {
        return !isStatic && emitters == 0 && loose.isEmpty();
    }

    /**
     * Where the platforms and bullets are at each tick; null if something else moves too, or a platform is so slow that
     * it may take hours.
     *
     * @param margin how far from a platform or bullet counts as near, in sub-pixels
     */
    Timetable timetable(Body player, int margin) {
        return isStatic || !loose.isEmpty() || longestPath > LONGEST_PERIOD
                ? null
                : new Timetable(level, this, player, margin);
    }

    /** For how many ticks it is worth knowing where the bullets are; 0 if nothing fires. */
    int bulletTicks() {
        return emitters == 0 ? 0 : (int) Math.min(bulletTicks + period() + 1, LONGEST_PERIOD);
    }

    /** Whether the bullets fly as before after {@link #bulletTicks}, each {@link #period}. */
    boolean bulletsRepeat() {
        return period > 0 && bulletTicks + period < LONGEST_PERIOD;
    }

    /** Whether nothing but bodies moves, and no bullets. */
    boolean hasOnlyBodies() {
        return emitters == 0;
    }

    /**
     * About how many times as long a step takes as one in a level where nothing but the player moves, where most are known
     * flights. Measured once, and the same on every machine.
     */
    public int stepCost() {
        int quarters = isStatic
                ? COST_OF_STATIC
                : COST_OF_MOVING
                        + COST_OF_PLATFORM * onPaths.size()
                        + COST_OF_LOOSE * loose.size()
                        + (emitters == 0 ? 0 : COST_OF_BULLETS + emitters);
        return quarters / COST_OF_STATIC;
    }

    /** The bodies that move, except the player: first those that the player can affect. */
    List<Body> moving() {
        List<Body> moving = new ArrayList<>(loose);
        moving.addAll(onPaths);
        return moving;
    }

    /** How many of {@link #moving} the player can affect. */
    int looseCount() {
        return loose.size();
    }

    /** Whether there are bodies, such as crates and patrols, that move in other ways than along a path. */
    public boolean hasLooseBodies() {
        return !loose.isEmpty();
    }

    /** After how many ticks the phases repeat, or count as if they did: the longest time that is worth waiting for. */
    long period() {
        return period > 0 ? period : longestAlone <= SHORT_PERIOD ? SHORT_PERIOD : LONGEST_PERIOD;
    }

    /** Whether all platforms and emitters are again as they were after {@link #period}. */
    boolean isPeriodic() {
        return period > 0 && loose.isEmpty();
    }

    /** The number of ticks of a phase. */
    static int ticks() {
        return TICKS;
    }

    /** The phase at a tick, 0 to 65,535. */
    long at(long tick) {
        if (isStatic()) {
            return 0;
        }
        long phase = (longestAlone > LONGEST_PERIOD ? tick : tick % period()) / TICKS;
        for (Body body : loose) {
            long place = body.isAlive() ? (long) (body.subX() >> PLACE_SHIFT) << 32 | body.subY() >> PLACE_SHIFT : -1;
            phase = StateHash.mix(phase ^ place);
        }
        return phase & (1 << BITS) - 1;
    }

    /** Whether a body is a platform without a path. */
    private static boolean isFixed(Body body) {
        return body.solidity() != Solidity.NONE && !body.toDef().gravity();
    }

    private void join(long other) {
        isStatic = false;
        longestAlone = Math.max(longestAlone, other);
        long a = period;
        long b = other;
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        period = period == 0 || period / a * other > LONGEST_PERIOD ? 0 : period / a * other;
    }
}
