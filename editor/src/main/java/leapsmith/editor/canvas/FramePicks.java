package leapsmith.editor.canvas;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.editor.play.FramePick;
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
     * @param pairsShown whether pairs are visible and can be picked
     */
    static Optional<Pick> at(PlayFrame shown, double x, double y, double reach, boolean pairsShown) {
        Frame frame = shown.frame();
        int pair = pairsShown ? FramePick.pairNear(frame, x, y, reach) : FramePick.NONE;
        if (pair != FramePick.NONE) {
            Optional<Pick.OfPair> both = pair(shown, pair);
            if (both.isPresent()) {
                return Optional.of(both.get());
            }
        }
        int body = FramePick.bodyAt(frame, x, y, reach);
        return body == FramePick.NONE ? Optional.empty() : Optional.of(body(shown, body));
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
    public static List<LevelObject> moved(PlayFrame shown, List<LevelObject> objects) {
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
}
