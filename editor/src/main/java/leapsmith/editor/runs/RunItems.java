package leapsmith.editor.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.FreeId;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.Trail;

/** Pick-ups that are laid along a run, where it takes them one after another, as coins on the arc of a jump. */
final class RunItems {
    /** How many are laid at once. */
    static final int COUNT = 8;

    private RunItems() {}

    /** Adds pick-ups at equal distances along the way of the middle of the player; empty for a run that doesn't move. */
    static Optional<Edit> along(Level level, Trail trail, int count) {
        double length = 0;
        for (int point = 1; point < trail.length(); point++) {
            length += step(trail, point);
        }
        if (length < count) {
            return Optional.empty();
        }
        Set<String> taken = LevelObjects.ids(level);
        List<LevelObject> items = new ArrayList<>();
        double way = 0;
        for (int point = 1; point < trail.length(); point++) {
            double step = step(trail, point);
            while (items.size() < count && way + step >= (items.size() + 0.5) * length / count) {
                double part = ((items.size() + 0.5) * length / count - way) / step;
                items.add(item(
                        FreeId.like(ZoneType.PICKUP + "-1", taken),
                        between(middleX(trail, point - 1), middleX(trail, point), part),
                        between(middleY(trail, point - 1), middleY(trail, point), part)));
            }
            way += step;
        }
        return Optional.of(ObjectEdits.add(Message.of("edit.runItems", items.size()), level, items));
    }

    private static LevelObject item(String id, double x, double y) {
        LevelObject item = ZoneType.TYPE.create(id, ZoneType.PICKUP, 0, 0);
        return item.withPosition(Math.rint(x - item.width() / 2), Math.rint(y - item.height() / 2));
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
