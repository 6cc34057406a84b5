package leapsmith.bench.scene;

/**
 * W4: boxes of many sizes that drift in a square and reverse at its edge; each tick finds all overlapping pairs from
 * scratch.
 *
 * @param side of the square, px
 * @param boxes in their initial state
 */
public record PairScene(float side, Movers boxes) {
    public static PairScene of(int count) {
        float side = (float) Math.sqrt(1024.0 * count / 3);
        SplitMix64 random = new SplitMix64(3);
        Movers boxes = new Movers(count);
        for (int i = 0; i < count; i++) {
            float halfWidth = random.between(4, 12);
            float halfHeight = random.between(4, 12);
            float x = random.between(0, side - 2 * halfWidth);
            float y = random.between(0, side - 2 * halfHeight);
            float vx = random.between(-120, 120);
            float vy = random.between(-120, 120);
            boxes.set(i, x, y, 2 * halfWidth, 2 * halfHeight, vx, vy);
        }
        return new PairScene(side, boxes);
    }
}
