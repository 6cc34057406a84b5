package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.odds.EasiestRun;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.replay.ReplayRun;

/**
 * A goal of a level and whether the player can reach it.
 *
 * @param reason why it isn't proven, if that is known
 * @param shortest the run that was found first; empty unless the goal is proven
 * @param easiest the easiest run that was found, or the shortest if none is easier; empty if it was not asked for
 */
record ReachedGoal(
        String id,
        Verdict verdict,
        Optional<Message> reason,
        Optional<ProvenRun> shortest,
        Optional<ProvenRun> easiest) {
    /** Runs what a search found again, in the whole level. A run that doesn't reach the goal proves nothing. */
    static ReachedGoal of(GoalReach found, SearchedLevel.ReachQuestion question) {
        Optional<ReplayRun> replay = found.run().flatMap(run -> ProvenRun.replay(run, found.id()));
        if (replay.isEmpty()) {
            Verdict verdict = found.verdict() == Verdict.PROVEN ? Verdict.NOT_FOUND : found.verdict();
            return new ReachedGoal(found.id(), verdict, found.reason(), Optional.empty(), Optional.empty());
        }
        PlayRecording run = replay.get().recording();
        double spread = RunOdds.spreadIn(run.level(), RunOdds.SPREAD_TICKS);
        if (!question.easiest()) {
            Optional<RunOdds> odds =
                    question.odds() ? Optional.of(RunOdds.of(run, RunOdds.TRIES, spread)) : Optional.empty();
            return new ReachedGoal(
                    found.id(),
                    found.verdict(),
                    found.reason(),
                    Optional.of(new ProvenRun(replay.get(), odds)),
                    Optional.empty());
        }
        EasiestRun easiest = EasiestRun.of(run, found.id(), spread, question.mostSteps(), easier -> {}, () -> true)
                .orElseThrow();
        Optional<ProvenRun> shortest = Optional.of(new ProvenRun(replay.get(), Optional.of(easiest.shortestOdds())));
        Optional<ProvenRun> easier = easiest.isEasier()
                ? ProvenRun.replay(easiest.run(), found.id())
                        .map(easy -> new ProvenRun(easy, Optional.of(easiest.odds())))
                : shortest;
        return new ReachedGoal(found.id(), found.verdict(), found.reason(), shortest, easier);
    }

    boolean isProven() {
        return verdict == Verdict.PROVEN;
    }

    /** The easiest run, if it was asked for and is not the shortest. */
    Optional<ProvenRun> easier() {
        return easiest.filter(run -> run.replay() != shortest.orElseThrow().replay());
    }

    String line() {
        return line(
                switch (verdict) {
                    case PROVEN ->
                        "proven in " + shortest.orElseThrow().duration()
                                + shortest.orElseThrow().stages(id);
                    case IMPOSSIBLE -> "impossible" + because();
                    case NOT_FOUND -> "not found" + because();
                });
    }

    private String because() {
        return reason.map(text -> ": " + text.english()).orElse("");
    }

    /** The odds of each jump of the runs and what is easier, if that was asked for. */
    List<String> oddsLines() {
        List<String> lines = new ArrayList<>();
        shortest.ifPresent(run -> run.oddsLines().forEach(jump -> lines.add(line(jump))));
        if (easiest.isPresent()) {
            lines.add(line(easier().map(this::comparison).orElse("no easier run found")));
        }
        easier().ifPresent(run -> run.oddsLines().forEach(jump -> lines.add(line("easier, " + jump))));
        return lines;
    }

    private String comparison(ProvenRun easier) {
        return "easier in " + easier.duration() + ", "
                + easier.odds().map(ProvenRun::hardest).orElseThrow()
                + " instead of " + shortest.flatMap(ProvenRun::hardestRate).orElseThrow();
    }

    private String line(String text) {
        return FailureText.oneLine(id) + " " + text;
    }

    void addTo(ObjectNode json) {
        json.put("id", id).put("verdict", verdict.text());
        reason.ifPresent(text -> json.put("reason", text.english()));
        shortest.ifPresentOrElse(run -> run.addTo(json), () -> json.putNull("ticks"));
        if (easiest.isPresent()) {
            easier().ifPresentOrElse(run -> run.addTo(json.putObject("easier")), () -> json.putNull("easier"));
        }
    }
}
