package leapsmith.physics.world;

import leapsmith.physics.fixed.SubPixels;

/** What a box met on its path. It can be reused for further queries. */
public final class SweepHit {
    private boolean tile;
    private int body = EventList.NONE;
    private long x;
    private long y;

    /** Nothing met. */
    public SweepHit() {}

    /** {@return whether it met anything} */
    public boolean isHit() {
        return tile || body != EventList.NONE;
    }

    /** {@return whether it met a tile or a closed side of the level} */
    public boolean isTile() {
        return tile;
    }

    /** {@return the index of the body that it met, or {@link EventList#NONE}} */
    public int body() {
        return body;
    }

    /** {@return left edge of the box where it met something, or at the end of its path, in pixels} */
    public double x() {
        return (double) x / SubPixels.PER_PIXEL;
    }

    /** {@return top edge of the box, at the same place as {@link #x}} */
    public double y() {
        return (double) y / SubPixels.PER_PIXEL;
    }

    void set(boolean newTile, int newBody, long newX, long newY) {
        tile = newTile;
        body = newBody;
        x = newX;
        y = newY;
    }
}
