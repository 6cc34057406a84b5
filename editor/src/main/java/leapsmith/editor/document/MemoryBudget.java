package leapsmith.editor.document;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The memory that all open levels together may use for what they can do without: the steps of their histories, and the
 * states of runs that are kept so that fewer ticks are simulated again.
 *
 * <p>Histories come first. If they exceed the budget together, the largest one loses its oldest step. What they leave is
 * for the {@link Share}s. So the total is at most the budget and the minimum of each share, as soon as each share was
 * used again.
 *
 * <p>Documents belong to one thread; shares may be used on any.
 */
public final class MemoryBudget {
    /** The budget of a window, in bytes. */
    public static final long DEFAULT_MAX_BYTES = 384L << 20;

    private final long maxBytes;
    private final List<LevelDocument> documents = new ArrayList<>();
    private final Set<Share> shares = ConcurrentHashMap.newKeySet();
    private volatile long historyBytes;

    /** The memory of one user of the budget. It can be used by one thread at a time. */
    public final class Share implements AutoCloseable {
        private final long leastBytes;
        private final long mostBytes;
        private volatile long usedBytes;

        private Share(long leastBytes, long mostBytes) {
            this.leastBytes = leastBytes;
            this.mostBytes = mostBytes;
        }

        /** How much it may use now. */
        public long limitBytes() {
            long others = historyBytes;
            for (Share share : shares) {
                others += share == this ? 0 : share.usedBytes;
            }
            return Math.max(leastBytes, Math.min(mostBytes, maxBytes - others));
        }

        /** Reports how much it uses now. */
        public void use(long bytes) {
            usedBytes = bytes;
        }

        @Override
        public void close() {
            usedBytes = 0;
            shares.remove(this);
        }
    }

    /** @param maxBytes at least 1 */
    public MemoryBudget(long maxBytes) {
        if (maxBytes < 1) {
            throw new IllegalArgumentException("A budget needs a positive number of bytes: " + maxBytes);
        }
        this.maxBytes = maxBytes;
    }

    /**
     * A share that is used until it is closed.
     *
     * @param leastBytes may be used even if nothing is left
     * @param mostBytes is never exceeded
     */
    public Share share(long leastBytes, long mostBytes) {
        Share share = new Share(leastBytes, mostBytes);
        shares.add(share);
        return share;
    }

    /** The bytes that all histories and shares use together. */
    public long usedBytes() {
        return historyBytes
                + shares.stream().mapToLong(share -> share.usedBytes).sum();
    }

    void add(LevelDocument document) {
        documents.add(document);
        historyChanged(document);
    }

    public void remove(LevelDocument document) {
        documents.remove(document);
        historyBytes = historyBytesNow();
    }

    /** Drops the oldest steps until all histories fit. Other documents than the changed one publish that. */
    void historyChanged(LevelDocument changed) {
        Set<LevelDocument> trimmed = new HashSet<>();
        while (historyBytesNow() > maxBytes) {
            Optional<LevelDocument> largest = documents.stream()
                    .filter(document -> document.history().size() > 1)
                    .max(Comparator.comparingLong(document -> document.history().sizeBytes()));
            if (largest.isEmpty()) {
                break;
            }
            largest.get().history().dropOldest();
            trimmed.add(largest.get());
        }
        historyBytes = historyBytesNow();
        trimmed.remove(changed);
        trimmed.forEach(LevelDocument::historyTrimmed);
    }

    private long historyBytesNow() {
        return documents.stream()
                .mapToLong(document -> document.history().sizeBytes())
                .sum();
    }
}
