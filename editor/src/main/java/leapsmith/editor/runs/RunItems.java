package leapsmith.editor.runs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.FreeId;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Subscription;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.Trail;

/**
 * Pick-ups that are laid along a kept run, where it takes them one after another, as coins on the arc of a jump. They stay on it: when
 * a change of the level or its physics changes the trail, they move as a part of the same step of the history.
 *
 * <p>Nothing remembers which pick-ups are laid. Those exactly at the places that laying gives, in the trail before the change, are; so it
 * holds also for a level that was closed since, and a pick-up that the user has moved stays where it is.
 */
final class RunItems implements AutoCloseable {
    /** How many are laid at once. */
    private static final int COUNT = 8;

    private final LevelDocument document;
    private final KeptRuns runs;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private final Map<KeptRun, Places> last = new HashMap<>();

    private record Point(double x, double y) {
        LevelObject put(LevelObject item) {
            return item.withPosition(Math.rint(x - item.width() / 2), Math.rint(y - item.height() / 2));
        }
    }

    /**
     * Where pick-ups are along a trail.
     *
     * @param middles their middles in level px; none for a run that doesn't move
     * @param isDeadly whether the player dies on it without a goal
     */
    private record Places(List<Point> middles, boolean isDeadly) {}

    /** Those along the kept runs of a document. */
    RunItems(LevelDocument document, KeptRuns runs) {
        this.document = document;
        this.runs = runs;
        subscriptions.add(runs.addListener(this::follow));
        // What has changed during a stroke is followed when it ends.
        subscriptions.add(document.addListener(change -> {
            if (change instanceof Change.HistoryChanged) {
                follow();
            }
        }));
    }

    @Override
    public void close() {
        subscriptions.forEach(Subscription::unsubscribe);
    }

    /** Adds pick-ups at equal distances along a run; does nothing for one that doesn't move. */
    void lay(KeptRun run) {
        Set<String> taken = LevelObjects.ids(document.level());
        List<LevelObject> items = new ArrayList<>();
        for (Point middle : middles(run.trail())) {
            String id = FreeId.like(ZoneType.PICKUP + "-1", taken);
            items.add(middle.put(ZoneType.TYPE.create(id, ZoneType.PICKUP, 0, 0)));
        }
        document.apply(ObjectEdits.add(Message.of("edit.runItems", items.size()), document.level(), items));
    }

    private void follow() {
        last.keySet().retainAll(runs.runs());
        for (KeptRun run : runs.runs()) {
            if (run.isWhole() && !document.isInStroke()) {
                follow(run);
            }
        }
    }

    private void follow(KeptRun run) {
        boolean isDeadly =
                run.outcome().filter(turn -> turn.status().state().isDeath()).isPresent();
        Places now = new Places(middles(run.trail()), isDeadly);
        Places before = last.get(run);
        if (before != null && now.isDeadly() && !before.isDeadly()) {
            // The run is broken, and will probably be mended.
            return;
        }
        last.put(run, now);
        boolean isUndone = document.history().canRedo();
        if (before == null
                || before.equals(now)
                || now.middles().size() < before.middles().size()
                || isUndone) {
            return;
        }
        List<LevelObject> moved = new ArrayList<>();
        for (LevelObject item : document.level().objects(ZoneType.TYPE)) {
            if (item.behavior().equals(ZoneType.PICKUP)) {
                for (int i = 0; i < before.middles().size(); i++) {
                    if (before.middles().get(i).put(item).equals(item)) {
                        moved.add(now.middles().get(i).put(item));
                        break;
                    }
                }
            }
        }
        document.applyToLast(ObjectEdits.replace(Message.of("edit.runItems.follow"), document.level(), moved));
    }

    /** The places at equal distances along the way of the middle of the player. */
    private static List<Point> middles(Trail trail) {
        double length = 0;
        for (int point = 1; point < trail.length(); point++) {
            length += step(trail, point);
        }
        List<Point> middles = new ArrayList<>();
        double way = 0;
        for (int point = 1; point < trail.length() && length >= COUNT; point++) {
            double step = step(trail, point);
            while (middles.size() < COUNT && way + step >= (middles.size() + 0.5) * length / COUNT) {
                double part = ((middles.size() + 0.5) * length / COUNT - way) / step;
                middles.add(new Point(
                        between(middleX(trail, point - 1), middleX(trail, point), part),
                        between(middleY(trail, point - 1), middleY(trail, point), part)));
            }
            way += step;
        }
        return middles;
    }

    /** The distance from the point before; 0 where the player is gone or starts again. */
    private static double step(Trail trail, int point) {
        boolean isMove = trail.isPresent(point - 1) && trail.isPresent(point) && !trail.started(point);
        return isMove
                ? Math.hypot(
                        middleX(trail, point) - middleX(trail, point - 1),
                        middleY(trail, point) - middleY(trail, point - 1))
                : 0;
    }

    private static double between(double from, double to, double part) {
        return from + (to - from) * part;
    }

    private static double middleX(Trail trail, int point) {
        return trail.x(point) + trail.width(point) / 2;
    }

    private static double middleY(Trail trail, int point) {
        return trail.y(point) + trail.height(point) / 2;
    }
}
