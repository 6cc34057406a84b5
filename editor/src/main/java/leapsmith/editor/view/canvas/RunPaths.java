package leapsmith.editor.view.canvas;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.editor.play.KeptRuns;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.view.Texts;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;
import leapsmith.levels.play.Trail;
import leapsmith.levels.scene.ShownTrail;

/**
 * Prepares the trails of a run for drawing: the previous trail under the current one, with labels where they diverge
 * and where their ends differ.
 */
final class RunPaths {
    /** The visible part of a trail during play, in seconds before and after the current tick. */
    private static final int SECONDS_BEFORE = 12;

    private static final int SECONDS_AFTER = 30;

    private final Texts texts;

    RunPaths(Texts texts) {
        this.texts = texts;
    }

    /** The trails of kept runs, and over them those of a run; during play only around the current tick. */
    List<ShownTrail> trails(Timeline run, List<KeptRuns.Way> kept, boolean running) {
        Trail trail = run.trail();
        long from = running ? run.tick() - (long) SECONDS_BEFORE * run.ticksPerSecond() : 0;
        long to = running ? run.tick() + (long) SECONDS_AFTER * run.ticksPerSecond() : Long.MAX_VALUE;
        List<ShownTrail> shown = new ArrayList<>();
        kept.forEach(way -> shown.add(part(way.trail(), ShownTrail.Role.KEPT, from, to, name(way, from, to))));
        int parts = (int) run.partsAt();
        if (isGhostSeen(run)) {
            // Before the divergence the ghost would be hidden under the trail.
            long ghostFrom = Math.max(from, parts < 0 ? trail.length() : parts - 1L);
            shown.add(part(run.ghost(), ShownTrail.Role.GHOST, ghostFrom, to, List.of()));
        }
        shown.add(part(trail, ShownTrail.Role.RUN, from, to, parts < 0 ? List.of() : notes(run, parts)));
        return shown;
    }

    /** The roles of the trails to draw. */
    static Set<ShownTrail.Role> roles(Timeline run, List<KeptRuns.Way> kept) {
        Set<ShownTrail.Role> roles = EnumSet.noneOf(ShownTrail.Role.class);
        if (run != Timeline.NONE) {
            roles.add(ShownTrail.Role.RUN);
        }
        if (isGhostSeen(run)) {
            roles.add(ShownTrail.Role.GHOST);
        }
        if (!kept.isEmpty()) {
            roles.add(ShownTrail.Role.KEPT);
        }
        return roles;
    }

    private static boolean isGhostSeen(Timeline run) {
        return run.ghost() != null
                && (run.partsAt() >= 0 || run.ghost().length() != run.trail().length());
    }

    private static ShownTrail part(Trail trail, ShownTrail.Role role, long from, long to, List<ShownTrail.Note> notes) {
        int first = (int) Math.max(0, Math.min(from, trail.length()));
        int end = (int) Math.max(first, Math.min(to, trail.length()));
        return new ShownTrail(trail, role, first, end, notes);
    }

    /** Kept runs look alike, so each has its name at its end, if that is visible. */
    private static List<ShownTrail.Note> name(KeptRuns.Way way, long from, long to) {
        int end = way.trail().length() - 1;
        return from <= end && end < to ? List.of(new ShownTrail.Note(end, way.name())) : List.of();
    }

    private List<ShownTrail.Note> notes(Timeline run, int parts) {
        List<ShownTrail.Note> notes = new ArrayList<>();
        String where = parts == 0 ? texts.get("canvas.trail.starts") : texts.get("canvas.trail.diverges", parts);
        notes.add(new ShownTrail.Note(parts, where));
        Optional<Trail.Turn> now = ending(run.trail(), parts);
        Optional<Trail.Turn> before = ending(run.ghost(), parts);
        if (now.isPresent() && !sameEnd(now, before)) {
            notes.add(new ShownTrail.Note(now.get().point(), word(now.get().status())));
        } else if (now.isEmpty() && run.isWhole() && before.isPresent()) {
            PlayStatus missed = before.get().status();
            String word = missed.state() == PlayState.GOAL_REACHED
                    ? texts.get("canvas.trail.misses", missed.goal())
                    : texts.get("canvas.trail.survives");
            notes.add(new ShownTrail.Note(run.trail().length() - 1, word));
        }
        return notes;
    }

    /** The first event after the divergence that ends a run: a goal or a death. */
    private static Optional<Trail.Turn> ending(Trail trail, int after) {
        return trail.turns().stream()
                .filter(turn -> turn.point() >= after)
                .filter(turn -> turn.status().state().isDeath() || turn.status().state() == PlayState.GOAL_REACHED)
                .findFirst();
    }

    private static boolean sameEnd(Optional<Trail.Turn> now, Optional<Trail.Turn> before) {
        return before.isPresent()
                && now.get().status().state() == before.get().status().state()
                && now.get().status().goal().equals(before.get().status().goal())
                && now.get().point() == before.get().point();
    }

    private String word(PlayStatus status) {
        return switch (status.state()) {
            case GOAL_REACHED -> texts.get("canvas.trail.reaches", status.goal());
            case LEFT_LEVEL -> texts.get("canvas.trail.falls");
            case SHOT -> texts.get("canvas.trail.shot");
            default -> texts.get("canvas.trail.crushed");
        };
    }
}
