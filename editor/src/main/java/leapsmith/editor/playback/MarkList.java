package leapsmith.editor.playback;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.LongStream;
import leapsmith.editor.play.Timeline;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.Trail;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.replay.EditLog;

/**
 * The marks of a run: the ticks of each kind. Each point of the trail is read once as the run grows, and again only
 * from the first changed point; the edits of the level are read when there are new ones.
 */
final class MarkList {
    private static final int TOUCHED = Contacts.GROUND | Contacts.CEILING | Contacts.LEFT_WALL | Contacts.RIGHT_WALL;

    private final Map<Mark, NavigableSet<Long>> ticks = new EnumMap<>(Mark.class);
    private Trail seen = Trail.EMPTY;
    private EditLog<PlayCommand> seenCommands = EditLog.empty();

    MarkList() {
        for (Mark mark : Mark.values()) {
            ticks.put(mark, new TreeSet<>());
        }
    }

    NavigableSet<Long> ticks(Mark mark) {
        return Collections.unmodifiableNavigableSet(ticks.get(mark));
    }

    int trailMarkCount() {
        return ticks.values().stream().mapToInt(NavigableSet::size).sum()
                - ticks.get(Mark.EDIT).size();
    }

    /** The kinds of marks at ticks in this range, in drawing order. */
    Map<Mark, Long> within(long from, long to) {
        Map<Mark, Long> found = new EnumMap<>(Mark.class);
        ticks.forEach((mark, of) -> {
            Long tick = of.ceiling(from);
            if (tick != null && tick <= to) {
                found.put(mark, tick);
            }
        });
        return found;
    }

    OptionalLong after(long tick) {
        return beside(of -> of.higher(tick)).min();
    }

    OptionalLong before(long tick) {
        return beside(of -> of.lower(tick)).max();
    }

    private LongStream beside(Function<NavigableSet<Long>, Long> search) {
        return ticks.values().stream().map(search).filter(Objects::nonNull).mapToLong(Long::longValue);
    }

    void update(Timeline timeline) {
        look(timeline.trail());
        if (timeline.commands() != seenCommands) {
            seenCommands = timeline.commands();
            ticks.get(Mark.EDIT).clear();
            seenCommands.forEach((command, tick) -> add(Mark.EDIT, tick));
        }
    }

    private void look(Trail trail) {
        int from = trail.commonPoints(seen, 0);
        for (Mark mark : Mark.values()) {
            if (mark != Mark.EDIT) {
                ticks.get(mark).tailSet((long) from).clear();
            }
        }
        for (int i = from; i < trail.length(); i++) {
            look(trail, i);
        }
        seen = trail;
    }

    private void look(Trail trail, int i) {
        if (trail.reachedGoal(i)) {
            add(Mark.GOAL, i);
        }
        if (trail.died(i)) {
            add(Mark.DEATH, i);
        }
        if (i == 0 || !trail.isPresent(i)) {
            return;
        }
        if (trail.started(i)) {
            add(Mark.START, i);
            return;
        }
        int before = trail.contacts(i - 1) & TOUCHED;
        int now = trail.contacts(i) & TOUCHED;
        if ((now & ~before) != 0) {
            add(Mark.CONTACT_BEGIN, i);
        }
        if ((before & ~now) != 0) {
            add(Mark.CONTACT_END, i);
        }
        if (trail.collides(i) != trail.collides(i - 1)) {
            add(trail.collides(i) ? Mark.COLLISION_BEGIN : Mark.COLLISION_END, i);
        }
    }

    private void add(Mark mark, long tick) {
        ticks.get(mark).add(tick);
    }

    /** An event at a tick of a run; later constants are drawn over earlier ones. */
    enum Mark {
        CONTACT_BEGIN("mark.contactBegin"),
        CONTACT_END("mark.contactEnd"),
        COLLISION_BEGIN("mark.collisionBegin"),
        COLLISION_END("mark.collisionEnd"),
        EDIT("mark.edit"),
        START("mark.start"),
        DEATH("mark.death"),
        GOAL("mark.goal");

        final String textKey;

        Mark(String textKey) {
            this.textKey = textKey;
        }
    }
}
