package leapsmith.levels.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.PriorityQueue;
import java.util.TreeSet;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Severity;

/**
 * Reports characters that start inside one another, which often is an accidental duplicate. Each character is reported
 * at most once, with one other.
 *
 * <p>A sweep from left to right. Characters at the x of the sweep are sorted by their top edges, so only those at about
 * the same height are compared. The number of comparisons is bounded: with very many characters of very different sizes
 * it stops with what it has found.
 */
final class OverlapRule {
    private static final long COMPARISONS_EACH = 64;
    private static final long COMPARISONS_FREE = 100_000;

    private static final Comparator<Entry> BY_TOP =
            Comparator.comparingDouble(Entry::top).thenComparingInt(Entry::order);

    private final Level level;
    private final Report report;

    OverlapRule(Level level, Report report) {
        this.level = level;
        this.report = report;
    }

    /** A character in the sweep; the order in the level's list breaks ties of height. */
    private record Entry(double top, int order, LevelObject character) {
        double right() {
            return character.x() + character.width();
        }
    }

    void check() {
        level.objects().types().all().stream()
                .filter(ObjectType::reportsOverlaps)
                .forEach(type -> check(level.objects(type)));
    }

    private void check(List<LevelObject> objects) {
        List<Entry> byLeft = new ArrayList<>();
        double tallest = 0;
        for (int i = 0; i < objects.size(); i++) {
            LevelObject object = objects.get(i);
            if (hasArea(object)) {
                byLeft.add(new Entry(object.y(), i, object));
                tallest = Math.max(tallest, object.height());
            }
        }
        byLeft.sort(Comparator.comparingDouble(entry -> entry.character().x()));
        long left = COMPARISONS_FREE + COMPARISONS_EACH * byLeft.size();
        PriorityQueue<Entry> byRight = new PriorityQueue<>(Comparator.comparingDouble(Entry::right));
        NavigableSet<Entry> active = new TreeSet<>(BY_TOP);
        for (Entry entry : byLeft) {
            LevelObject character = entry.character();
            while (!byRight.isEmpty() && byRight.peek().right() <= character.x()) {
                active.remove(byRight.poll());
            }
            for (Entry other : near(active, character, tallest)) {
                if (--left < 0) {
                    return;
                }
                if (overlap(character, other.character())) {
                    add(character, other.character());
                    break;
                }
            }
            active.add(entry);
            byRight.add(entry);
        }
    }

    private static NavigableSet<Entry> near(NavigableSet<Entry> active, LevelObject character, double tallest) {
        Entry highest = new Entry(character.y() - tallest, -1, character);
        Entry lowest = new Entry(character.y() + character.height(), -1, character);
        return active.subSet(highest, true, lowest, false);
    }

    private void add(LevelObject character, LevelObject other) {
        report.report(
                Finding.of(Severity.HINT, "characters-overlap", character.id(), other.id())
                        .fixedBy(Fix.moveToFreePlace(character)),
                character);
    }

    /** Whether two boxes share more than an edge. */
    static boolean overlap(LevelObject a, LevelObject b) {
        return a.x() < b.x() + b.width()
                && b.x() < a.x() + a.width()
                && a.y() < b.y() + b.height()
                && b.y() < a.y() + a.height()
                && hasArea(a)
                && hasArea(b);
    }

    static boolean hasArea(LevelObject object) {
        return object.width() > 0 && object.height() > 0;
    }
}
