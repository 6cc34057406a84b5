package leapsmith.editor.ui;

import java.text.Normalizer;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * Matches typed letters with a name: each typed word must occur in it as a subsequence. Letters at the start of a word
 * and letters in a row count more. Case and accents don't matter.
 */
public final class FuzzyMatch {
    private static final int WORD_START = 8;
    private static final int IN_A_ROW = 9;
    private static final int LETTER = 1;
    private static final int NO_MATCH = Integer.MIN_VALUE / 2;

    private FuzzyMatch() {}

    /** How well the query matches, the larger the better; empty if it doesn't. An empty query matches with 0. */
    public static OptionalInt score(String query, String name) {
        String plain = plain(name);
        int total = 0;
        for (String word : plain(query).strip().split("\\s+")) {
            int score = word.isEmpty() ? 0 : best(word, plain);
            if (score <= NO_MATCH) {
                return OptionalInt.empty();
            }
            total += score;
        }
        // Of two names that match alike, the shorter one is meant.
        return OptionalInt.of(total * 100 - (total == 0 ? 0 : Math.min(99, name.length())));
    }

    /** The best sum over all ways to find the letters of the word in this order. */
    private static int best(String word, String name) {
        // ending[j]: the best score of the letters so far, if the last of them is at j.
        int[] ending = new int[name.length()];
        for (int i = 0; i < word.length(); i++) {
            int[] next = new int[name.length()];
            int bestBefore = i == 0 ? 0 : NO_MATCH;
            for (int j = 0; j < name.length(); j++) {
                int start = bestBefore;
                int row = i > 0 && j > 0 ? ending[j - 1] + IN_A_ROW : NO_MATCH;
                boolean matches = word.charAt(i) == name.charAt(j);
                next[j] = matches ? Math.max(start, row) + LETTER + (startsWord(name, j) ? WORD_START : 0) : NO_MATCH;
                if (i > 0) {
                    bestBefore = Math.max(bestBefore, ending[j]);
                }
            }
            ending = next;
        }
        int best = NO_MATCH;
        for (int score : ending) {
            best = Math.max(best, score);
        }
        return best < 0 ? NO_MATCH : best;
    }

    private static boolean startsWord(String name, int index) {
        return index == 0 || !Character.isLetterOrDigit(name.charAt(index - 1));
    }

    private static String plain(String text) {
        String decomposed = Normalizer.normalize(text, Normalizer.Form.NFD);
        StringBuilder letters = new StringBuilder(decomposed.length());
        decomposed
                .chars()
                .filter(it -> Character.getType(it) != Character.NON_SPACING_MARK)
                .forEach(it -> letters.append((char) it));
        return letters.toString().toLowerCase(Locale.ROOT);
    }
}
