package leapsmith.bench.scene;

/**
 * A crowd of {@link CrowdScene#spread} and moving platforms: lifts that carry walkers up from the floor, and platforms
 * that move sideways just above the heads of those on a lift, so that none is crushed.
 *
 * @param crowd the walkers
 * @param lifts at their lowest place, flush with the floor; characters pass through them from the sides
 * @param gliders solid at all sides, from their leftmost place
 */
public record PlatformScene(CrowdScene crowd, Movers lifts, Movers gliders) {
    public static final float WIDTH = 48;
    public static final float HEIGHT = 8;

    /** Speed of the platforms, px/s. */
    public static final float SPEED = 40;

    /** How far a lift moves up, px. */
    public static final float RISE = 24;

    /** How far a glider moves to the right, px. */
    public static final float GLIDE = 64;

    public static PlatformScene over(CrowdScene crowd, int count) {
        SplitMix64 random = new SplitMix64(4);
        Movers walkers = crowd.characters();
        Movers lifts = new Movers(count / 2);
        Movers gliders = new Movers(count - count / 2);
        // Where some of the walkers stand there is a floor below, and room above.
        for (int i = 0; i < lifts.count(); i++) {
            int walker = random.below(walkers.count());
            place(lifts, i, walkers.x[walker], walkers.y[walker] + CrowdScene.HEIGHT);
        }
        for (int i = 0; i < gliders.count(); i++) {
            int walker = random.below(walkers.count());
            place(gliders, i, walkers.x[walker], walkers.y[walker] - RISE - HEIGHT - 1);
        }
        return new PlatformScene(crowd, lifts, gliders);
    }

    private static void place(Movers platforms, int i, float x, float y) {
        platforms.set(i, x, y, WIDTH, HEIGHT, 0, 0);
    }
}
