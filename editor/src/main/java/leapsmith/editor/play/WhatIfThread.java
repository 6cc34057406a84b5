package leapsmith.editor.play;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import leapsmith.editor.document.IndependentTasks;
import leapsmith.editor.document.MemoryBudget;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.whatif.WhatIf;

/**
 * Replays recordings in the current level, on its own thread. A new request replaces the rest of the previous one. The
 * trail of a long run is published in parts, even while requests come faster than they can be answered.
 *
 * <p>Of each run, only what affects the player's path is simulated first, and then the whole level, for the collisions
 * that the timeline shows.
 */
public final class WhatIfThread implements AutoCloseable {
    /** Ticks between two checks of the clock and of newer requests. */
    private static final int SLICE_TICKS = 16;

    /** After this time without an answer, the computed part is published; less than one frame. */
    private static final long FIRST_PART_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /** Time between further parts of an unfinished trail. */
    private static final long NEXT_PART_NANOS = TimeUnit.MILLISECONDS.toNanos(40);

    /**
     * The result of a run, or a part of it.
     *
     * @param run the recorded run
     * @param level the level that it was run in
     * @param trail the player's trail, as far as it is computed
     * @param isWhole whether the trail is complete
     * @param startedAt the tick from which the run was simulated again
     * @param nanos time since work on the request began
     */
    public record Answer(PlayRecording run, Level level, Trail trail, boolean isWhole, long startedAt, long nanos) {}

    /** @param collisions whether to compute the player's collisions too, for the timeline */
    private record Request(List<PlayRecording> runs, Level level, boolean collisions) {}

    /** The states of a run: in the part of the level that affects the player's path, and in the whole level. */
    private record Known(WhatIf ofPlayer, WhatIf ofAll) {
        static Known of(PlayRecording run) {
            return new Known(WhatIf.ofPlayer(run, Long.MAX_VALUE), new WhatIf(run, Long.MAX_VALUE));
        }

        long bytes() {
            return ofPlayer.bytes() + ofAll.bytes();
        }
    }

    private final Consumer<Answer> listener;
    private final BiConsumer<PlayRecording, Level> failed;
    private final MemoryBudget.Share memory;
    private final LatestOnlyWorker<Request> requests;
    /** The states of the runs of the last request. Used only by the worker thread. */
    private final Map<PlayRecording, Known> known = new IdentityHashMap<>();

    private long publishedAt;
    /** The time of the first request since the last answer; 0 if there is none. */
    private long waitingSince;

    /**
     * Starts the thread.
     *
     * @param memory for the keyframes of all runs
     * @param listener receives the results, on this thread
     */
    public WhatIfThread(MemoryBudget.Share memory, Consumer<Answer> listener) {
        this(memory, listener, (run, level) -> {});
    }

    /**
     * Starts the thread.
     *
     * @param memory for the keyframes of all runs
     * @param listener receives the results, on this thread
     * @param failed receives a run and its level after an error ended it, on this thread; the error is reported as
     *     uncaught
     */
    public WhatIfThread(MemoryBudget.Share memory, Consumer<Answer> listener, BiConsumer<PlayRecording, Level> failed) {
        this.listener = Objects.requireNonNull(listener);
        this.failed = Objects.requireNonNull(failed);
        this.memory = Objects.requireNonNull(memory);
        requests = new LatestOnlyWorker<>("what-if", this::answer);
    }

    /** Requests the trails of runs in a level, in this order. The keyframes of all other runs are dropped. */
    public void ask(List<PlayRecording> runs, Level level) {
        requests.submit(new Request(List.copyOf(runs), level, false));
    }

    /** As {@link #ask}; when the trails are complete, they are published once more with {@link Trail#collides}. */
    public void askWithCollisions(List<PlayRecording> runs, Level level) {
        requests.submit(new Request(List.copyOf(runs), level, true));
    }

    /** Cancels the request; no further answer follows, except one that is already being published. */
    public void cancel() {
        requests.submit(new Request(List.of(), null, false));
    }

    @Override
    public void close() {
        requests.close();
        memory.close();
    }

    private void answer(Request request) {
        long start = System.nanoTime();
        waitingSince = waitingSince == 0 ? start : waitingSince;
        known.keySet().removeIf(run -> request.runs.stream().noneMatch(it -> it == run));
        IndependentTasks.run(request.runs, run -> answer(run, request.level, start));
        if (request.collisions) {
            IndependentTasks.run(request.runs, run -> answer(run, request.level, start, true));
        }
    }

    private void answer(PlayRecording run, Level level, long start) {
        boolean hasEnded = false;
        try {
            answer(run, level, start, false);
            hasEnded = true;
        } finally {
            if (!hasEnded) {
                failed.accept(run, level);
            }
        }
    }

    private void answer(PlayRecording run, Level level, long start, boolean ofAll) {
        if (requests.isOutdated()) {
            return;
        }
        // States are kept only if nothing fails.
        Known states = Objects.requireNonNullElseGet(known.remove(run), () -> Known.of(run));
        if (!ofAll) {
            publishParts(run, level, states.ofPlayer, start);
        } else if (states.ofPlayer.leavesOutObjects()) {
            publishWhole(run, level, states.ofAll, start);
        }
        known.put(run, states);
        memory.use(bytes());
    }

    private void publishParts(PlayRecording run, Level level, WhatIf whatIf, long start) {
        whatIf.setLevel(level);
        long due = Math.max(waitingSince + FIRST_PART_NANOS, publishedAt + NEXT_PART_NANOS);
        boolean whole = false;
        boolean outdated = false;
        while (!whole && !outdated) {
            whole = advance(whatIf);
            outdated = requests.isOutdated();
            if (whole || System.nanoTime() >= due) {
                publish(run, level, whatIf, whole, start);
                due = publishedAt + NEXT_PART_NANOS;
            }
        }
    }

    private void publishWhole(PlayRecording run, Level level, WhatIf whatIf, long start) {
        whatIf.setLevel(level);
        boolean whole = false;
        while (!whole && !requests.isOutdated()) {
            whole = advance(whatIf);
        }
        if (whole) {
            publish(run, level, whatIf, true, start);
        }
    }

    private long bytes() {
        return known.values().stream().mapToLong(Known::bytes).sum();
    }

    /** Simulates some ticks, and drops states if there is no memory for them. Returns whether the trail is complete. */
    private boolean advance(WhatIf whatIf) {
        boolean whole = whatIf.advance(SLICE_TICKS);
        whatIf.thinTo(memory.limitBytes() / (2L * (known.size() + 1)));
        memory.use(bytes() + whatIf.bytes());
        return whole;
    }

    private void publish(PlayRecording run, Level level, WhatIf whatIf, boolean whole, long start) {
        publishedAt = System.nanoTime();
        waitingSince = 0;
        listener.accept(new Answer(run, level, whatIf.trail(), whole, whatIf.startedAt(), publishedAt - start));
    }
}
