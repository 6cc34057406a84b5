package leapsmith.physics.laws.oracle;

import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.Setting;
import leapsmith.physics.laws.scene.Tiles;

/**
 * The result of one tick for a single body without a controller or with a player's, computed from the specification
 * alone: wanted velocity, gravity, exact sweep, contacts.
 */
public final class ReferenceTick {
    private static final long REACH_BEYOND_LEVEL = 1024 * 4096;

    private final Setting setting;
    private final Obstacles obstacles;
    private final long levelWidth;
    private final long levelHeight;

    /** Ticks of bodies among these tiles. */
    public ReferenceTick(Setting setting, Tiles tiles) {
        this(setting, tiles, Obstacles.of(tiles, setting.tileSize(), setting.borders()));
    }

    /** Ticks of bodies among these tiles, and other obstacles. */
    public ReferenceTick(Setting setting, Tiles tiles, Obstacles obstacles) {
        this.setting = setting;
        this.obstacles = obstacles;
        levelWidth = tiles.columns() * (long) setting.tileSize() * 4096;
        levelHeight = tiles.rows() * (long) setting.tileSize() * 4096;
    }

    /** The visible state of the body after the tick. */
    public record After(Box box, long vx, long vy, int contacts) {
        /** The same of a body in the world. */
        public static After of(BodyState state) {
            return new After(state.box(), state.vx(), state.vy(), state.contacts());
        }
    }

    /** The contacts of a body before the first tick, right after it is spawned. */
    public int contactsAtFirst(BodySpec spec) {
        boolean carried = spec.traits().oneWays() && spec.vy() >= 0;
        return spec.meetsTiles() ? ExactContacts.of(spec.box(), carried, obstacles) : 0;
    }

    /**
     * Advances a body by one tick.
     *
     * @param before its state, with the contacts of the end of the last tick
     * @param buttons the bits of its channel in this tick
     * @param pressed the bits that are set in this tick and were not in the last
     */
    public After after(BodySpec spec, BodyState before, int buttons, int pressed) {
        long vx = before.vx();
        boolean grounded = before.touches(Contacts.GROUND);
        long vy = grounded ? Math.min(before.vy(), 0) : before.vy();
        boolean jumps = false;
        boolean drops = false;
        if (spec.control() == Control.PLAYER) {
            long right = is(buttons, Button.RIGHT) ? 1 : 0;
            long left = is(buttons, Button.LEFT) ? 1 : 0;
            vx = (right - left) * spec.movement().walk();
            jumps = is(pressed, Button.JUMP) && grounded && before.state() != ControllerState.JUMP;
            drops = !jumps && is(pressed, Button.DOWN) && before.touches(Contacts.ONE_WAY);
            if (jumps) {
                vy = -spec.movement().jump();
            } else if (vy < 0 && !is(buttons, Button.JUMP)) {
                vy = Math.max(vy, -spec.movement().jumpRelease());
            }
        }
        return moved(spec, before.box(), vx, vy, grounded && !drops || jumps, drops, spec.control() == Control.PLAYER);
    }

    /**
     * Computes the rest of the tick of a body with a wanted velocity.
     *
     * @param weightless whether gravity doesn't act on it in this tick
     * @param drops whether it passes one-ways in this tick
     */
    public After moved(BodySpec spec, Box box, long wantedVx, long wantedVy, boolean weightless, boolean drops) {
        return moved(spec, box, wantedVx, wantedVy, weightless, drops, false);
    }

    /** As above; a body that its controller walks also enters the gaps of walls. */
    private After moved(
            BodySpec spec, Box box, long wantedVx, long wantedVy, boolean weightless, boolean drops, boolean walks) {
        if (spec.traits().sensor()) {
            return new After(box, 0, 0, 0);
        }
        long vx = wantedVx;
        long vy = wantedVy;
        if (spec.traits().gravity() && !weightless) {
            vy = Math.min(vy + setting.gravity(), setting.maxFall());
        }
        boolean carried = spec.traits().oneWays() && !drops;
        ExactSweep.Outcome end = new ExactSweep.Outcome(box.x() + vx, box.y() + vy, false, false);
        if (spec.meetsTiles()) {
            end = walks
                    ? ExactSweep.sweepIntoGaps(box, vx, vy, obstacles, !carried)
                    : ExactSweep.sweep(box, vx, vy, obstacles, !carried);
        }
        long x = held(end.x(), box.width(), levelWidth);
        long y = held(end.y(), box.height(), levelHeight);
        vx = end.xBlocked() || x != end.x() ? 0 : vx;
        vy = end.yBlocked() || y != end.y() ? 0 : vy;
        Box place = box.at(x, y);
        int contacts = spec.meetsTiles() ? ExactContacts.of(place, carried && vy >= 0, obstacles) : 0;
        return new After(place, vx, (contacts & Contacts.GROUND) != 0 ? Math.min(vy, 0) : vy, contacts);
    }

    private static long held(long place, long side, long level) {
        return Math.max(-REACH_BEYOND_LEVEL - side, Math.min(place, level + REACH_BEYOND_LEVEL));
    }

    private static boolean is(int bits, Button button) {
        return (bits & button.bit()) != 0;
    }
}
