package leapsmith.levels.scene;

/**
 * Lays rows of many premultiplied pixels over others. They are copied to the same places of two short arrays first, as only
 * then the compiler computes several pixels at once, which takes a quarter of the time.
 */
final class LineBlender {
    /** Few enough pixels to stay in the first cache. */
    private static final int LINE = 512;

    private final int[] overs = new int[LINE];
    private final int[] unders = new int[LINE];

    /** Lays pixels of an array over those of another one. */
    void blend(int[] from, int offset, int[] into, int at, int count) {
        for (int done = 0; done < count; done += LINE) {
            int length = Math.min(LINE, count - done);
            System.arraycopy(from, offset + done, overs, 0, length);
            System.arraycopy(into, at + done, unders, 0, length);
            blend(overs, unders, length);
            System.arraycopy(unders, 0, into, at + done, length);
        }
    }

    private static void blend(int[] overs, int[] unders, int count) {
        for (int i = 0; i < count; i++) {
            unders[i] = PieceCache.over(unders[i], overs[i]);
        }
    }
}
