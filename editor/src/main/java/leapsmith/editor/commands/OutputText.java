package leapsmith.editor.commands;

/**
 * The end of what a program printed, as a terminal would show it: a carriage return starts the line again, and control
 * sequences, such as those for colors, are left out.
 */
final class OutputText {
    private static final int MAX_CHARS = 100_000;
    private static final int MAX_LINES = 1_000;
    /** What is left after the beginning was dropped, as dropping a line at a time would take long. */
    private static final double KEPT = 0.75;

    private static final char ESCAPE = 0x1b;

    private enum Sequence {
        NONE,
        STARTED,
        PARAMETERS
    }

    private final StringBuilder text = new StringBuilder();
    private int lines;
    private int lineStart;
    private boolean isReturned;
    private Sequence sequence = Sequence.NONE;

    void append(String printed) {
        for (int i = 0; i < printed.length(); i++) {
            append(printed.charAt(i));
        }
        if (text.length() > MAX_CHARS || lines > MAX_LINES) {
            dropBeginning();
        }
    }

    /** Ends the last line if it is not ended. */
    void endLine() {
        sequence = Sequence.NONE;
        if (text.length() > lineStart) {
            append('\n');
        }
    }

    private void append(char c) {
        if (sequence != Sequence.NONE) {
            // ESC [ parameters letter, or ESC letter
            boolean isOpen = sequence == Sequence.STARTED ? c == '[' : c < '@';
            sequence = isOpen ? Sequence.PARAMETERS : Sequence.NONE;
        } else if (c == ESCAPE) {
            sequence = Sequence.STARTED;
        } else if (c == '\r') {
            isReturned = true;
        } else if (c == '\n') {
            isReturned = false;
            text.append(c);
            lineStart = text.length();
            lines++;
        } else if (c == '\t' || !Character.isISOControl(c)) {
            if (isReturned) {
                text.setLength(lineStart);
                isReturned = false;
            }
            text.append(c);
        }
    }

    private void dropBeginning() {
        int end = Math.max(0, text.length() - (int) (MAX_CHARS * KEPT));
        int dropped = (int) text.chars().limit(end).filter(c -> c == '\n').count();
        while (end < text.length() && lines - dropped > MAX_LINES * KEPT) {
            dropped += text.charAt(end) == '\n' ? 1 : 0;
            end++;
        }
        int lineEnd = text.indexOf("\n", Math.max(0, end - 1));
        if (lineEnd >= end && lineEnd + 1 < text.length()) {
            // Whole lines, unless one is longer than everything that is kept.
            end = lineEnd + 1;
            dropped++;
        }
        text.delete(0, end);
        lines -= dropped;
        lineStart = Math.max(0, lineStart - end);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
