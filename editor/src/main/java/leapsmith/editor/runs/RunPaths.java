package leapsmith.editor.runs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;
import leapsmith.levels.play.Trail;
import leapsmith.levels.scene.VisibleTrail;

/**
 * Prepares the trails of a run for drawing: the previous trail under the current one, with labels where they diverge
 * and where their ends differ.
 */
record RunPaths(Texts texts) {
    /** The visible part of a trail during play, in seconds before and after the current tick. */
    private static final int SECONDS_BEFORE = 12;

    private static final int SECONDS_AFTER = 30;

    /** The end of a path that doesn't end before the trail. */
    private static final long NO_END = Long.MAX_VALUE;

    /**
     * The trails of kept runs, and over them those of a run; if it is being played, only around the current tick.
     *
     * @param chosen the kept run that is drawn above the others; null for none
     * @param odds labels the jumps of one of the runs
     */
    List<VisibleTrail> trails(
            Timeline run,
            List<KeptRuns.NamedTrail> kept,
            KeptRun chosen,
            Set<VisibleTrail.Role> baselines,
            OddsState odds,
            boolean running) {
        Trail trail = run.trail();
        long from = running ? run.tick() - (long) SECONDS_BEFORE * run.ticksPerSecond() : 0;
        long to = running ? run.tick() + (long) SECONDS_AFTER * run.ticksPerSecond() : Long.MAX_VALUE;
        List<VisibleTrail> shown = new ArrayList<>();
        for (KeptRuns.NamedTrail named : chosenLast(kept, chosen)) {
            long end = Math.min(to, endOfKept(named));
            List<VisibleTrail.Note> notes = name(named, from, end, to);
            notes.addAll(OddsText.notes(texts, odds.of(named.run()), named.trail(), from, end));
            shown.add(part(named.trail(), roleOf(named, chosen), from, end, notes));
        }
        if (isPlayedSeen(run, baselines)) {
            long first = firstSeen(run.trails().divergesFromPlayedAt(), trail, from);
            shown.add(part(run.played(), VisibleTrail.Role.PLAYED, first, to, List.of()));
        }
        if (isPreviousSeen(run, baselines)) {
            long first = firstSeen(run.divergesAt(), trail, from);
            long end = Math.min(to, endOf(run.previous(), run, running));
            shown.add(part(run.previous(), VisibleTrail.Role.PREVIOUS, first, end, List.of()));
        }
        long end = Math.min(to, endOf(trail, run, running));
        List<VisibleTrail.Note> notes = notes(run, end);
        notes.addAll(OddsText.notes(texts, odds.ofTimelineAlone(), trail, from, end));
        shown.add(part(trail, VisibleTrail.Role.RUN, from, end, notes));
        return shown;
    }

    static Set<VisibleTrail.Role> roles(
            Timeline run, List<KeptRuns.NamedTrail> kept, KeptRun chosen, Set<VisibleTrail.Role> baselines) {
        Set<VisibleTrail.Role> roles = EnumSet.noneOf(VisibleTrail.Role.class);
        if (run != Timeline.NONE) {
            roles.add(VisibleTrail.Role.RUN);
        }
        if (isPreviousSeen(run, baselines)) {
            roles.add(VisibleTrail.Role.PREVIOUS);
        }
        if (isPlayedSeen(run, baselines)) {
            roles.add(VisibleTrail.Role.PLAYED);
        }
        kept.forEach(named -> roles.add(roleOf(named, chosen)));
        return roles;
    }

    private static VisibleTrail.Role roleOf(KeptRuns.NamedTrail named, KeptRun chosen) {
        return isChosen(named, chosen) ? VisibleTrail.Role.CHOSEN : VisibleTrail.Role.KEPT;
    }

    private static boolean isChosen(KeptRuns.NamedTrail named, KeptRun chosen) {
        return chosen != null && named.run() == chosen;
    }

    private static List<KeptRuns.NamedTrail> chosenLast(List<KeptRuns.NamedTrail> kept, KeptRun chosen) {
        return kept.stream()
                .sorted(Comparator.comparing(named -> isChosen(named, chosen)))
                .toList();
    }

    private static boolean isPreviousSeen(Timeline run, Set<VisibleTrail.Role> baselines) {
        return baselines.contains(VisibleTrail.Role.PREVIOUS)
                && run.previous() != null
                && (run.divergesAt() >= 0
                        || run.previous().length() != run.trail().length());
    }

    /** The trail as played isn't drawn over the previous one when both are the same. */
    private static boolean isPlayedSeen(Timeline run, Set<VisibleTrail.Role> baselines) {
        return baselines.contains(VisibleTrail.Role.PLAYED)
                && run.played() != null
                && !(run.played() == run.previous() && isPreviousSeen(run, baselines))
                && (run.trails().divergesFromPlayedAt() >= 0
                        || run.played().length() != run.trail().length());
    }

    /** Up to where they diverge, the other trail would be hidden by this one. */
    private static long firstSeen(long divergesAt, Trail trail, long from) {
        return Math.max(from, divergesAt < 0 ? trail.length() : divergesAt - 1);
    }

    private static VisibleTrail part(
            Trail trail, VisibleTrail.Role role, long from, long to, List<VisibleTrail.Note> notes) {
        int first = (int) Math.max(0, Math.min(from, trail.length()));
        int end = (int) Math.max(first, Math.min(to, trail.length()));
        return new VisibleTrail(trail, role, first, end, notes);
    }

    /** Kept runs look alike, so each has its name at the end of its path, if that is visible. */
    private static List<VisibleTrail.Note> name(KeptRuns.NamedTrail named, long from, long end, long to) {
        int last = (int) Math.min(named.trail().length(), end) - 1;
        boolean isSeen = from <= last && (end < to || last == named.trail().length() - 1);
        return new ArrayList<>(isSeen ? List.of(new VisibleTrail.Note(last, named.name())) : List.of());
    }

    private List<VisibleTrail.Note> notes(Timeline run, long end) {
        List<VisibleTrail.Note> notes = new ArrayList<>();
        if (run.divergesAt() >= 0) {
            addDifferences(run, (int) run.divergesAt(), notes);
        }
        if (!run.isWhole() && run.trail().length() > 1 && end >= run.trail().length()) {
            notes.add(new VisibleTrail.Note(run.trail().length() - 1, texts.get("canvas.trail.partial")));
        }
        return notes;
    }

    private void addDifferences(Timeline run, int divergence, List<VisibleTrail.Note> notes) {
        String where =
                divergence == 0 ? texts.get("canvas.trail.starts") : texts.get("canvas.trail.diverges", divergence);
        notes.add(new VisibleTrail.Note(divergence, where));
        Optional<Trail.Turn> now = ending(run.trail(), divergence);
        Optional<Trail.Turn> before = ending(run.previous(), divergence);
        if (now.isPresent() && !sameEnd(now, before)) {
            notes.add(new VisibleTrail.Note(now.get().point(), word(now.get().status())));
        } else if (now.isEmpty() && run.isWhole() && before.isPresent()) {
            PlayStatus missed = before.get().status();
            String word = missed.state() == PlayState.GOAL_REACHED
                    ? texts.get("canvas.trail.misses", missed.goal())
                    : texts.get("canvas.trail.survives");
            notes.add(new VisibleTrail.Note(run.trail().length() - 1, word));
        }
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
            case KILLED -> texts.get("canvas.trail.killed");
            default -> texts.get("canvas.trail.crushed");
        };
    }

    /**
     * The point after the last one to draw. The path ends at a death that the recorded run doesn't have: the inputs after
     * it were made for the player that survives, so the path of the next life means nothing. During play, all lives up to
     * the current one are drawn.
     *
     * @param path the trail of the run, or the one before the last edit
     */
    private static long endOf(Trail path, Timeline run, boolean running) {
        if (running) {
            return firstDeath(path, run.tick());
        }
        Trail recorded = run.played();
        if (recorded == null) {
            return NO_END;
        }
        int common = path.commonPoints(recorded, 0);
        return firstDeath(recorded, common) == NO_END ? firstDeath(path, common) : NO_END;
    }

    /** As {@link #endOf}, for a kept run: it ends at its death if it reached a goal before. */
    private static long endOfKept(KeptRuns.NamedTrail kept) {
        boolean isLost = kept.run() != null && kept.run().lostGoal().isPresent();
        return isLost ? firstDeath(kept.trail(), 0) : NO_END;
    }

    /** The point after the first death at a point or later. */
    private static long firstDeath(Trail path, long from) {
        return path.turns().stream()
                .filter(turn -> turn.point() >= from && turn.status().state().isDeath())
                .mapToLong(turn -> turn.point() + 1L)
                .findFirst()
                .orElse(NO_END);
    }
}
