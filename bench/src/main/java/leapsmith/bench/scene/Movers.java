package leapsmith.bench.scene;

/** Boxes with a place, a size and a velocity: corners in px, y down, px/s. The arrays are the scene's own: read only. */
public final class Movers {
    public final float[] x;
    public final float[] y;
    public final float[] width;
    public final float[] height;
    public final float[] vx;
    public final float[] vy;

    Movers(int count) {
        x = new float[count];
        y = new float[count];
        width = new float[count];
        height = new float[count];
        vx = new float[count];
        vy = new float[count];
    }

    public int count() {
        return x.length;
    }

    void set(int i, float newX, float newY, float newWidth, float newHeight, float newVx, float newVy) {
        x[i] = newX;
        y[i] = newY;
        width[i] = newWidth;
        height[i] = newHeight;
        vx[i] = newVx;
        vy[i] = newVy;
    }
}
