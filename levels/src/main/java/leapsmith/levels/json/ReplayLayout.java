package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonStreamContext;
import java.util.Set;

/** The layout of a replay file: a line for each part of the inputs, each command and each group of hashes. */
final class ReplayLayout extends DocumentLayout {
    private static final Set<String> LISTS = Set.of("inputs", "commands");
    private static final Set<String> HASHES = Set.of("hashes", "playerHashes");
    private static final int HASHES_PER_LINE = 5;

    @Override
    boolean isLong(JsonStreamContext holder) {
        return isHashes(holder) || isDocument(holder) && LISTS.contains(holder.getCurrentName());
    }

    @Override
    boolean beginsLine(JsonStreamContext holder, int index) {
        return !isHashes(holder) || index % HASHES_PER_LINE == 0;
    }

    private static boolean isHashes(JsonStreamContext holder) {
        return "values".equals(holder.getCurrentName())
                && isDocument(holder.getParent())
                && HASHES.contains(holder.getParent().getCurrentName());
    }
}
