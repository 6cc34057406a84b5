package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import leapsmith.physics.world.Body;

/** Where the platforms of a level are at each tick. They repeat their paths, whatever the player does. */
final class Timetable {
    private final List<Platform> platforms = new ArrayList<>();
    /** How far from a platform counts as near, in sub-pixels. */
    private final int margin;

    private final int playerWidth;
    private final int playerHeight;

    /** A platform with its left and top edges by the tick of its period. */
    private static final class Platform {
        private final Body body;
        private final int[] x;
        private final int[] y;
        private final int width;
        private final int height;
        /** Around all of its positions. */
        private int left = Integer.MAX_VALUE;

        private int right = Integer.MIN_VALUE;
        private int top = Integer.MAX_VALUE;
        private int bottom = Integer.MIN_VALUE;

        Platform(Body body) {
            this.body = body;
            x = new int[body.pathPeriod()];
            y = new int[body.pathPeriod()];
            width = body.subWidth();
            height = body.subHeight();
        }

        void record(long tick) {
            int at = (int) (tick % x.length);
            x[at] = body.subX();
            y[at] = body.subY();
            left = Math.min(left, x[at]);
            right = Math.max(right, x[at] + width);
            top = Math.min(top, y[at]);
            bottom = Math.max(bottom, y[at] + height);
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
    }

    /**
     * Plays a period of each platform, and then restores the start.
     *
     * @param margin how far from a platform counts as near, in sub-pixels
     */
    Timetable(SearchPlay play, SearchPlay.State begin, int margin) {
        this.margin = margin;
        play.restore(begin);
        playerWidth = play.player().subWidth();
        playerHeight = play.player().subHeight();
        int longest = 0;
        for (Body body : play.bodies()) {
            if (body.pathPeriod() > 0) {
                platforms.add(new Platform(body));
                longest = Math.max(longest, body.pathPeriod());
            }
        }
        for (int tick = 1; tick <= longest; tick++) {
            play.step(0);
            for (Platform platform : platforms) {
                platform.record(play.tick());
            }
        }
        play.restore(begin);
    }

    /** Whether a platform ever comes near a player whose top left corner is at a position. */
    boolean everComesNear(int x, int y) {
        for (Platform platform : platforms) {
            if (isNear(x, x, y, y, platform)) {
                for (int tick = 0; tick < platform.x.length; tick++) {
                    if (isNear(x, y, platform, tick)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /**
     * Whether a platform comes near a player that moves.
     *
     * @param startTick the tick in which the motion starts
     */
    boolean comesNear(Motion motion, long startTick) {
        for (Platform platform : platforms) {
            if (!isNear(motion.left, motion.right, motion.top, motion.bottom, platform)) {
                continue;
            }
            int period = platform.x.length;
            int start = (int) (startTick % period);
            for (int i = 0; i < motion.count(); i++) {
                if (isNear(motion.x(i), motion.y(i), platform, (start + motion.tick(i)) % period)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether no platform touches a player in a step.
     *
     * @param x the left edge of the player, in sub-pixels
     * @param y its top edge
     * @param dx how far it moves to the right
     * @param dy how far it moves down
     * @param tick the tick after the step
     */
    boolean isAway(int x, int y, int dx, int dy, long tick) {
        int left = Math.min(x, x + dx) - 1;
        int top = Math.min(y, y + dy) - 1;
        int right = Math.max(x, x + dx) + playerWidth + 1;
        int bottom = Math.max(y, y + dy) + playerHeight + 1;
        for (int i = 0; i < platforms.size(); i++) {
            Platform platform = platforms.get(i);
            boolean mayTouch = left <= platform.right
                    && right >= platform.left
                    && top <= platform.bottom
                    && bottom >= platform.top;
            if (mayTouch && platform.touches(left, top, right, bottom, tick)) {
                return false;
            }
        }
        return true;
    }

    private boolean isNear(int x, int y, Platform platform, int tick) {
        return isNear(x, x, playerWidth, platform.x[tick], platform.x[tick] + platform.width)
                && isNear(y, y, playerHeight, platform.y[tick], platform.y[tick] + platform.height);
    }

    private boolean isNear(int left, int right, int top, int bottom, Platform platform) {
        return isNear(left, right, playerWidth, platform.left, platform.right)
                && isNear(top, bottom, playerHeight, platform.top, platform.bottom);
    }

    private boolean isNear(int first, int last, int size, int platformFirst, int platformEnd) {
        return first <= platformEnd + margin && last + size >= platformFirst - margin;
    }

    /** Where the player is in each tick of some maneuvers, all from the same start. Immutable. */
    static final class Motion {
        private final int[] ticks;
        /** The left edges of the player, in sub-pixels. */
        private final int[] x;
        /** The top edges of the player, in sub-pixels. */
        private final int[] y;

        final int left;
        final int right;
        final int top;
        final int bottom;

        private Motion(Recorder from) {
            ticks = Arrays.copyOf(from.ticks, from.count);
            x = Arrays.copyOf(from.x, from.count);
            y = Arrays.copyOf(from.y, from.count);
            left = Arrays.stream(x).min().orElse(0);
            right = Arrays.stream(x).max().orElse(0);
            top = Arrays.stream(y).min().orElse(0);
            bottom = Arrays.stream(y).max().orElse(0);
        }

        int count() {
            return ticks.length;
        }

        /** The tick of a position, 1 for that after the first step. */
        int tick(int i) {
            return ticks[i];
        }

        int x(int i) {
            return x[i];
        }

        int y(int i) {
            return y[i];
        }

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
                return new Motion(this);
            }
        }
    }
}
