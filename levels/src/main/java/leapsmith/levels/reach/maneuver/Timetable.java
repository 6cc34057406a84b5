package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Bullet;
import leapsmith.physics.world.Bullets;
import leapsmith.physics.world.Inputs;

/**
 * Where the platforms and bullets of a level are at each tick. Platforms repeat their paths, and bullets theirs after some
 * time, whatever the player does: a bullet that it meets kills it.
 */
final class Timetable {
    /** The side of a cell is so many bits of sub-pixels. */
    private static final int CELL_SHIFT = 15;
    /** The numbers of a box: left, top, right and bottom, in sub-pixels. */
    private static final int SIDES = 4;
    /** The most numbers for the boxes of bullets; where they are later is not known. */
    private static final int MAX_NUMBERS = 1 << 22;

    private final List<Platform> platforms = new ArrayList<>();
    /** By tick, the boxes of the paths of all bullets in it; none if nothing fires. */
    private final List<int[]> bullets = new ArrayList<>();
    /** After how many ticks the bullets are where they were; 0 if that isn't known. */
    private final int bulletPeriod;

    private final boolean hasBullets;
    /** How far from a platform or bullet counts as near, in sub-pixels. */
    private final int margin;

    private final int playerWidth;
    private final int playerHeight;
    /** The cells where the player's top left corner is near something that ever moves: row times columns plus column. */
    private final BitSet swept = new BitSet();

    private final int cellColumns;
    private final int cellRows;

    /** A platform with its left and top edges by the tick of its period. */
    private static final class Platform {
        private final Body body;
        private final int[] x;
        private final int[] y;
        private final int width;
        private final int height;

        Platform(Body body) {
            this.body = body;
            x = new int[body.pathPeriod()];
            y = new int[body.pathPeriod()];
            width = body.subWidth();
            height = body.subHeight();
        }

        /** Whether it touches a rectangle while it moves in a tick, edges included. */
        boolean touches(int fromX, int fromY, int toX, int toY, long tick) {
            int at = (int) (tick % x.length);
            int before = at == 0 ? x.length - 1 : at - 1;
            return fromX <= Math.max(x[before], x[at]) + width
                    && toX >= Math.min(x[before], x[at])
                    && fromY <= Math.max(y[before], y[at]) + height
                    && toY >= Math.min(y[before], y[at]);
        }

        /** Whether it is in a rectangle after a tick, edges included. */
        boolean isIn(int fromX, int fromY, int toX, int toY, long tick) {
            int at = (int) (tick % x.length);
            return fromX <= x[at] + width && toX >= x[at] && fromY <= y[at] + height && toY >= y[at];
        }
    }

    /**
     * Plays a period of each platform, and bullets until they repeat.
     *
     * @param margin how far from a platform or bullet counts as near, in sub-pixels
     */
    Timetable(Level level, SearchPhase phase, Body player, int margin) {
        this.margin = margin;
        playerWidth = player.subWidth();
        playerHeight = player.subHeight();
        cellColumns = (SubPixels.fromPx(level.widthPx()) >> CELL_SHIFT) + 1;
        cellRows = (SubPixels.fromPx(level.heightPx()) >> CELL_SHIFT) + 1;
        hasBullets = phase.bulletTicks() > 0;
        Level alone = level.player()
                .map(object -> level.withObjects(level.objects().without(object.id())))
                .orElse(level);
        PlaySession session = new PlaySession(alone);
        int ticks = phase.bulletTicks();
        for (Body body : session.world().bodies()) {
            if (body.pathPeriod() > 0) {
                platforms.add(new Platform(body));
                ticks = Math.max(ticks, body.pathPeriod());
            }
        }
        bullets.add(new int[0]);
        long numbers = 0;
        for (int tick = 1; tick <= ticks; tick++) {
            if (tick < phase.bulletTicks() && numbers < MAX_NUMBERS) {
                int[] boxes = stepped(session);
                bullets.add(boxes);
                numbers += boxes.length;
            } else {
                session.step(Inputs.NONE);
            }
            for (Platform platform : platforms) {
                record(platform, tick);
            }
        }
        boolean repeats = phase.bulletsRepeat() && bullets.size() == phase.bulletTicks();
        bulletPeriod = repeats ? (int) phase.period() : 0;
    }

    private void record(Platform platform, int tick) {
        int at = tick % platform.x.length;
        platform.x[at] = platform.body.subX();
        platform.y[at] = platform.body.subY();
        sweep(platform.x[at], platform.y[at], platform.x[at] + platform.width, platform.y[at] + platform.height);
    }

    /** The boxes of the paths of bullets in the next tick: as far as they would fly, and from where they bounced. */
    private int[] stepped(PlaySession session) {
        Bullets all = session.world().bullets();
        int before = all.count();
        int[] boxes = new int[SIDES * before];
        for (int i = 0; i < before; i++) {
            addPath(boxes, SIDES * i, all.at(i), 1);
        }
        session.step(Inputs.NONE);
        boxes = Arrays.copyOf(boxes, SIDES * (before + all.count()));
        for (int i = 0; i < all.count(); i++) {
            addPath(boxes, SIDES * (before + i), all.at(i), -1);
        }
        return boxes;
    }

    private void addPath(int[] boxes, int at, Bullet bullet, int sign) {
        int x = bullet.subX();
        int y = bullet.subY();
        boxes[at] = Math.min(x, x + sign * bullet.subVx());
        boxes[at + 1] = Math.min(y, y + sign * bullet.subVy());
        boxes[at + 2] = Math.max(x, x + sign * bullet.subVx()) + SubPixels.fromPx(bullet.width());
        boxes[at + 3] = Math.max(y, y + sign * bullet.subVy()) + SubPixels.fromPx(bullet.height());
        sweep(boxes[at], boxes[at + 1], boxes[at + 2], boxes[at + 3]);
    }

    private void sweep(int left, int top, int right, int bottom) {
        int first = cell(left - margin - playerWidth, cellColumns);
        int end = cell(right + margin, cellColumns) + 1;
        int last = cell(bottom + margin, cellRows);
        for (int row = cell(top - margin - playerHeight, cellRows); row <= last; row++) {
            swept.set(row * cellColumns + first, row * cellColumns + end);
        }
    }

    /** What is outside of the level counts to its edge. */
    private static int cell(int sub, int count) {
        return Math.max(0, Math.min(sub >> CELL_SHIFT, count - 1));
    }

    /** Whether something may ever come near a player whose top left corner is at a position. */
    boolean everComesNear(int x, int y) {
        return swept.get(cell(y, cellRows) * cellColumns + cell(x, cellColumns));
    }

    /**
     * Whether something comes near a player that moves.
     *
     * @param startTick the tick in which the motion starts
     */
    boolean comesNear(Motion motion, long startTick) {
        for (int i = 0; i < motion.ticks.length; i++) {
            if (everComesNear(motion.x[i], motion.y[i])
                    && isNear(motion.x[i], motion.y[i], startTick + motion.ticks[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean isNear(int x, int y, long tick) {
        int left = x - margin;
        int top = y - margin;
        int right = x + playerWidth + margin;
        int bottom = y + playerHeight + margin;
        for (Platform platform : platforms) {
            if (platform.isIn(left, top, right, bottom, tick)) {
                return true;
            }
        }
        return hasBullets && meetsBullet(left, top, right, bottom, tick);
    }

    /**
     * Whether nothing touches a player in a step.
     *
     * @param tick the tick after the step
     */
    boolean isAway(int x, int y, int dx, int dy, long tick) {
        int left = Math.min(x, x + dx) - 1;
        int top = Math.min(y, y + dy) - 1;
        int right = Math.max(x, x + dx) + playerWidth + 1;
        int bottom = Math.max(y, y + dy) + playerHeight + 1;
        if (Math.max(Math.abs(dx), Math.abs(dy)) < margin && !everComesNear(x, y)) {
            return true;
        }
        for (int i = 0; i < platforms.size(); i++) {
            if (platforms.get(i).touches(left, top, right, bottom, tick)) {
                return false;
            }
        }
        return !hasBullets || !meetsBullet(left, top, right, bottom, tick);
    }

    /** Whether a bullet flies through a rectangle in a tick, edges included, or it isn't known where they are. */
    private boolean meetsBullet(int left, int top, int right, int bottom, long tick) {
        int at = indexOf(tick);
        if (at < 0) {
            return true;
        }
        int[] boxes = bullets.get(at);
        for (int i = 0; i < boxes.length; i += SIDES) {
            if (left <= boxes[i + 2] && right >= boxes[i] && top <= boxes[i + 3] && bottom >= boxes[i + 1]) {
                return true;
            }
        }
        return false;
    }

    /** The first tick in which all bullets are where they are in another one; -1 if that isn't known. */
    private int indexOf(long tick) {
        if (tick < bullets.size()) {
            return (int) tick;
        }
        int first = bullets.size() - bulletPeriod;
        return bulletPeriod == 0 ? -1 : first + (int) ((tick - first) % bulletPeriod);
    }

    /**
     * Where the player is in some ticks of maneuvers, all from the same start. Immutable.
     *
     * @param ticks 1 for that after the first step
     */
    record Motion(int[] ticks, int[] x, int[] y) {
        static final class Recorder {
            private int[] ticks = new int[256];
            private int[] x = new int[256];
            private int[] y = new int[256];
            private int count;

            void clear() {
                count = 0;
            }

            void add(int tick, int atX, int atY) {
                if (count == ticks.length) {
                    ticks = Arrays.copyOf(ticks, 2 * count);
                    x = Arrays.copyOf(x, 2 * count);
                    y = Arrays.copyOf(y, 2 * count);
                }
                ticks[count] = tick;
                x[count] = atX;
                y[count++] = atY;
            }

            Motion recorded() {
                return new Motion(Arrays.copyOf(ticks, count), Arrays.copyOf(x, count), Arrays.copyOf(y, count));
            }
        }
    }
}
