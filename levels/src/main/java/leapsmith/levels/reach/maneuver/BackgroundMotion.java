package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/** What all but the player does while the player flies. */
interface BackgroundMotion {
    /** How much memory it may take. */
    long MAX_BYTES = 8L << 20;

    /** A state of it, with the player in open air; null if none is known. */
    SearchPlay.State at(long tick);

    /** Keeps the current state, in which the player is in open air, unless there is one for the tick or no memory is left. */
    void keep(SearchPlay play);

    /**
     * Whether none of it touches a player in a step, and the player affects none of it.
     *
     * @param tick the tick after the step
     */
    boolean isAway(int x, int y, int dx, int dy, long tick);

    /**
     * The same after a step that was simulated; null if the player may have affected it.
     *
     * @param x the left edge of the player before the step, in sub-pixels
     * @param y its top edge before the step
     * @param speed its {@link #speed} before the step
     */
    BackgroundMotion after(SearchPlay play, int x, int y, int speed);

    /** The greater part of the velocity of a body, in sub-pixels per tick; 0 if it is gone. */
    static int speed(Body body) {
        return body.isAlive() ? Math.max(Math.abs(body.subVx()), Math.abs(body.subVy())) : 0;
    }

    /** Platforms and bullets that repeat their paths whatever the player does, or nothing. */
    static final class Periodic implements BackgroundMotion {
        /** Null if nothing moves. */
        private final Timetable timetable;
        /** By tick. */
        private final SearchPlay.State[] states;

        /** The last so many of them repeat. */
        private final int period;

        private long bytesLeft = MAX_BYTES;

        /**
         * The platforms and bullets of a level.
         *
         * @param timetable null if nothing moves
         * @param ticks how many different states there are
         * @param period the last so many of them repeat
         */
        Periodic(Timetable timetable, int ticks, int period) {
            this.timetable = timetable;
            states = new SearchPlay.State[ticks];
            this.period = period;
        }

        private int index(long tick) {
            int first = states.length - period;
            return (int) (tick < states.length ? tick : first + (tick - first) % period);
        }

        @Override
        public SearchPlay.State at(long tick) {
            return states[index(tick)];
        }

        @Override
        public void keep(SearchPlay play) {
            int at = index(play.tick());
            // Before the first tick no platform has moved.
            if (states[at] == null && play.tick() > 0 && bytesLeft > 0) {
                states[at] = play.save();
                bytesLeft -= play.sizeInBytes(states[at]);
            }
        }

        @Override
        public boolean isAway(int x, int y, int dx, int dy, long tick) {
            return timetable == null || timetable.isAway(x, y, dx, dy, tick);
        }

        @Override
        public BackgroundMotion after(SearchPlay play, int x, int y, int speed) {
            return this;
        }
    }

    /**
     * Crates, patrols and platforms from a moment on, as long as the player stays away from those that it could affect. What
     * they do then is the same in all plays from that moment; the first one records it.
     */
    static final class Undisturbed implements BackgroundMotion {
        /** The numbers of a box: left, top, right and bottom, in sub-pixels. */
        private static final int SIDES = 4;

        private final long beginTick;
        private final List<Body> bodies;
        /** How many of the bodies the player can affect; they are the first ones. */
        private final int looseCount;

        private final int width;
        private final int height;
        private final int tileSub;
        /** By tick since the beginning, the boxes in which the bodies may touch something, one after the other. */
        private final List<int[]> boxes = new ArrayList<>();
        /** By tick since the beginning; null if none is known. */
        private final List<SearchPlay.State> states = new ArrayList<>();
        /** The speeds of the bodies after the last of these ticks. */
        private final int[] speeds;

        private long bytesLeft = MAX_BYTES;

        /**
         * The bodies from the current moment on.
         *
         * @param bodies those that move, except the player
         * @param looseCount how many of them the player can affect; they are the first ones
         */
        Undisturbed(SearchPlay play, List<Body> bodies, int looseCount) {
            beginTick = play.tick();
            this.bodies = bodies;
            this.looseCount = looseCount;
            width = play.player().subWidth();
            height = play.player().subHeight();
            tileSub = play.world().tiles().tileSize() << SubPixels.SHIFT;
            speeds = bodies.stream().mapToInt(BackgroundMotion::speed).toArray();
        }

        @Override
        public SearchPlay.State at(long tick) {
            int at = index(tick);
            return at < states.size() ? states.get(at) : null;
        }

        @Override
        public void keep(SearchPlay play) {
            int at = index(play.tick());
            if (states.get(at) == null && bytesLeft > 0) {
                states.set(at, play.save());
                bytesLeft -= play.sizeInBytes(states.get(at));
            }
        }

        @Override
        public boolean isAway(int x, int y, int dx, int dy, long tick) {
            int at = index(tick);
            return at < boxes.size()
                    && !isNear(x, y, dx, dy, Math.max(Math.abs(dx), Math.abs(dy)), 0, looseCount, boxes.get(at))
                    && !isNear(x, y, dx, dy, 1, looseCount, bodies.size(), boxes.get(at));
        }

        @Override
        public BackgroundMotion after(SearchPlay play, int x, int y, int speed) {
            if (!play.isAlive()) {
                return null;
            }
            Body player = play.player();
            int reach = Math.max(speed, BackgroundMotion.speed(player));
            int at = index(play.tick());
            int[] now = at < boxes.size() ? boxes.get(at) : currentBoxes();
            if (isNear(x, y, player.subX() - x, player.subY() - y, reach, 0, looseCount, now)) {
                return null;
            }
            return at < boxes.size() || record(now) ? this : null;
        }

        /** Adds the boxes of the next tick; false if no memory is left. */
        private boolean record(int[] now) {
            if (bytesLeft <= 0) {
                return false;
            }
            bytesLeft -= MemorySize.array(now.length, Integer.BYTES);
            boxes.add(now);
            states.add(null);
            for (int i = 0; i < speeds.length; i++) {
                speeds[i] = BackgroundMotion.speed(bodies.get(i));
            }
            return true;
        }

        private int[] currentBoxes() {
            int[] now = new int[SIDES * bodies.size()];
            for (int i = 0; i < bodies.size(); i++) {
                Body body = bodies.get(i);
                if (!body.isAlive()) {
                    // Nothing touches it.
                    now[SIDES * i] = Integer.MAX_VALUE;
                    continue;
                }
                // Bodies are moved first, and then parted. Until then a loose one may be beyond the place where it ends
                // up.
                int reach = i < looseCount ? tileSub + Math.max(speeds[i], BackgroundMotion.speed(body)) : 0;
                int oldX = (int) (body.previousX() * SubPixels.PER_PIXEL);
                int oldY = (int) (body.previousY() * SubPixels.PER_PIXEL);
                now[SIDES * i] = Math.min(oldX, body.subX()) - reach;
                now[SIDES * i + 1] = Math.min(oldY, body.subY()) - reach;
                now[SIDES * i + 2] = Math.max(oldX, body.subX()) + body.subWidth() + reach;
                now[SIDES * i + 3] = Math.max(oldY, body.subY()) + body.subHeight() + reach;
            }
            return now;
        }

        /** Whether some of the boxes touch the path of the player, enlarged by a reach, edges included. */
        private boolean isNear(int x, int y, int dx, int dy, int reach, int first, int end, int[] now) {
            int left = Math.min(x, x + dx) - reach;
            int top = Math.min(y, y + dy) - reach;
            int right = Math.max(x, x + dx) + width + reach;
            int bottom = Math.max(y, y + dy) + height + reach;
            for (int at = SIDES * first; at < SIDES * end; at += SIDES) {
                if (left <= now[at + 2] && right >= now[at] && top <= now[at + 3] && bottom >= now[at + 1]) {
                    return true;
                }
            }
            return false;
        }

        private int index(long tick) {
            return (int) (tick - beginTick) - 1;
        }
    }
}
