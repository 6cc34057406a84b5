package leapsmith.editor.canvas;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.editor.play.PlayFrame;
import leapsmith.levels.model.LevelObject;
import leapsmith.physics.world.Frame;

/** Picks bodies and pairs in a frame, and finds them again in later frames. */
public final class FramePicks {
    private FramePicks() {}

    /**
     * The target of a click: the line of a pair within reach, or else the body under the pointer.
     *
     * @param reach tolerance around a pair's line or a body, in level pixels
     */
    static Optional<Pick> at(PlayFrame shown, double x, double y, double reach, boolean pairsShown) {
        Frame frame = shown.frame();
        int pair = pairsShown ? pairNear(frame, x, y, reach) : NONE;
        if (pair != NONE) {
            Optional<Pick.OfPair> both = pair(shown, pair);
            if (both.isPresent()) {
                return Optional.of(both.get());
            }
        }
        int body = bodyAt(frame, x, y, reach);
        return body == NONE ? Optional.empty() : Optional.of(body(shown, body));
    }

    /** The same body or pair in another frame; one that is gone keeps its last values. */
    static Pick findAgain(PlayFrame shown, Pick pick) {
        Frame frame = shown.frame();
        if (pick instanceof Pick.OfBody body) {
            int found = indexOf(frame, body.index());
            boolean same = found >= 0 && frame.generation(found) == body.generation();
            return same ? body(shown, found) : body.current() ? body.gone() : body;
        }
        Pick.OfPair pair = (Pick.OfPair) pick;
        for (int i = 0; i < frame.pairCount(); i++) {
            if (frame.pairA(i) == pair.a().index() && frame.pairB(i) == pair.b().index()) {
                return pair(shown, i).orElse(pair.gone());
            }
        }
        return pair.current() ? pair.gone() : pair;
    }

    /** These objects with the boxes of their bodies; those without a body in the frame are as they were. */
    static List<LevelObject> moved(PlayFrame shown, List<LevelObject> objects) {
        Frame frame = shown.frame();
        Map<String, Integer> bodies = new HashMap<>();
        for (int i = 0; i < frame.bodyCount(); i++) {
            bodies.put(shown.objectId(i), i);
        }
        return objects.stream()
                .map(object -> {
                    Integer i = bodies.get(object.id());
                    return i == null ? object : object.withBox(frame.x(i), frame.y(i), frame.width(i), frame.height(i));
                })
                .toList();
    }

    /** The position of a body in the frame, -1 if it isn't in it. */
    static int indexOf(Frame frame, int body) {
        int low = 0;
        int high = frame.bodyCount() - 1;
        // Bodies are sorted by index.
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int there = frame.bodyIndex(middle);
            if (there == body) {
                return middle;
            }
            if (there < body) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    private static Optional<Pick.OfPair> pair(PlayFrame shown, int i) {
        Frame frame = shown.frame();
        int a = indexOf(frame, frame.pairA(i));
        int b = indexOf(frame, frame.pairB(i));
        if (a < 0 || b < 0) {
            return Optional.empty();
        }
        return Optional.of(new Pick.OfPair(
                frame.tick(),
                true,
                frame.pairSince(i),
                body(shown, a),
                body(shown, b),
                frame.overlapX(i),
                frame.overlapY(i)));
    }

    private static Pick.OfBody body(PlayFrame shown, int i) {
        Frame frame = shown.frame();
        return new Pick.OfBody(
                frame.tick(),
                true,
                frame.bodyIndex(i),
                frame.generation(i),
                Optional.ofNullable(shown.objectId(i)),
                frame.x(i),
                frame.y(i),
                frame.width(i),
                frame.height(i),
                frame.vx(i),
                frame.vy(i),
                frame.control(i),
                frame.state(i),
                frame.contacts(i),
                frame.sensor(i),
                frame.inCollision(i));
    }

    public static final int NONE = -1;

    /**
     * The body at a point. A body that contains the point is preferred to one near it, and any other body to a sensor;
     * among equals, the one drawn last is picked.
     *
     * @param x in level px
     * @param y in level px
     * @param reachPx distance from a body at which the point still hits it, so that small bodies can be picked
     * @return its index in the frame's list of bodies, or {@link #NONE}
     */
    public static int bodyAt(Frame frame, double x, double y, double reachPx) {
        int best = NONE;
        int bestMerit = 0;
        for (int i = 0; i < frame.bodyCount(); i++) {
            int merit = (contains(frame, i, x, y, 0) ? 2 : 0) + (frame.sensor(i) ? 0 : 1);
            if (contains(frame, i, x, y, reachPx) && (best == NONE || merit >= bestMerit)) {
                best = i;
                bestMerit = merit;
            }
        }
        return best;
    }

    /**
     * The pair whose line from center to center is nearest to a point.
     *
     * @param x in level px
     * @param y in level px
     * @param reachPx how far from the line the point may be
     * @return its index in the frame's list of pairs, or {@link #NONE}
     */
    public static int pairNear(Frame frame, double x, double y, double reachPx) {
        int best = NONE;
        double bestDistance = reachPx;
        for (int i = 0; i < frame.pairCount(); i++) {
            double distance = distanceToPair(frame, i, x, y);
            if (distance < bestDistance || best == NONE && distance <= bestDistance) {
                best = i;
                bestDistance = distance;
            }
        }
        return best;
    }

    private static boolean contains(Frame frame, int i, double x, double y, double reachPx) {
        return x >= frame.x(i) - reachPx
                && x <= frame.x(i) + frame.width(i) + reachPx
                && y >= frame.y(i) - reachPx
                && y <= frame.y(i) + frame.height(i) + reachPx;
    }

    private static double distanceToPair(Frame frame, int i, double x, double y) {
        double ax = frame.pairAx(i);
        double ay = frame.pairAy(i);
        double dx = frame.pairBx(i) - ax;
        double dy = frame.pairBy(i) - ay;
        double lengthSquared = dx * dx + dy * dy;
        double along = lengthSquared == 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / lengthSquared;
        double nearest = Math.max(0, Math.min(1, along));
        return Math.hypot(x - ax - nearest * dx, y - ay - nearest * dy);
    }
}
