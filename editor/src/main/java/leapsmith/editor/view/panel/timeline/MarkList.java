package leapsmith.editor.view.panel.timeline;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.play.Timeline;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.Trail;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.replay.EditLog;

/**
 * The marks of a run. Each point of its trail is looked at once as the run grows, and again only from where it was
 * changed.
 */
final class MarkList {
    private static final int TOUCHED = Contacts.GROUND | Contacts.CEILING | Contacts.LEFT_WALL | Contacts.RIGHT_WALL;

    private final List<Mark> marks = new ArrayList<>();
    private Trail seen = Trail.EMPTY;

    /** Those of the player's way, by ascending tick. */
    List<Mark> marks() {
        return marks;
    }

    /** Takes notice of the run as it is now. */
    void update(Timeline timeline) {
        Trail trail = timeline.trail();
        if (trail == seen) {
            return;
        }
        int same = seen.firstDifference(trail);
        int from = same < 0 ? trail.length() : Math.min(same, trail.length());
        while (!marks.isEmpty() && marks.get(marks.size() - 1).tick() >= from) {
            marks.remove(marks.size() - 1);
        }
        for (int i = from; i < trail.length(); i++) {
            look(trail, i);
        }
        seen = trail;
    }

    /** The ticks at which something was done to the running level. */
    static List<Mark> edits(Timeline timeline) {
        EditLog<PlayCommand> commands = timeline.commands();
        List<Mark> edits = new ArrayList<>();
        for (int i = 0; i < commands.count(); i++) {
            boolean again = !edits.isEmpty() && edits.get(edits.size() - 1).tick() == commands.tick(i);
            if (!again) {
                edits.add(new Mark(commands.tick(i), Mark.Kind.EDIT));
            }
        }
        return edits;
    }

    private void look(Trail trail, int i) {
        if (trail.reachedGoal(i)) {
            marks.add(new Mark(i, Mark.Kind.GOAL));
        }
        if (trail.died(i)) {
            marks.add(new Mark(i, Mark.Kind.DEATH));
        }
        if (i == 0 || !trail.isPresent(i)) {
            return;
        }
        if (trail.started(i)) {
            marks.add(new Mark(i, Mark.Kind.START));
            return;
        }
        int before = trail.contacts(i - 1) & TOUCHED;
        int now = trail.contacts(i) & TOUCHED;
        if ((now & ~before) != 0) {
            marks.add(new Mark(i, Mark.Kind.CONTACT_BEGIN));
        }
        if ((before & ~now) != 0) {
            marks.add(new Mark(i, Mark.Kind.CONTACT_END));
        }
        if (trail.collides(i) != trail.collides(i - 1)) {
            marks.add(new Mark(i, trail.collides(i) ? Mark.Kind.COLLISION_BEGIN : Mark.Kind.COLLISION_END));
        }
    }
}
