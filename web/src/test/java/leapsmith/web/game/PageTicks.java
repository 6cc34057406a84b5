package leapsmith.web.game;

import java.io.IOException;
import java.util.Optional;
import leapsmith.web.Samples;

/** Prints how long a tick of each sample takes in this JVM, in µs, for {@code measure.mjs}, which measures the same in browsers. */
final class PageTicks {
    private static final int TICKS = 2_000;
    private static final int TIMES = 5;
    private static final double NANOS_PER_MICRO = 1_000;

    private PageTicks() {}

    /** Measures each sample once more than counts, to have it compiled. */
    public static void main(String[] arguments) throws IOException {
        for (String name : Samples.names()) {
            PageGame game = new PageGame();
            game.add(new PageLevel(name, Samples.level(name), Optional.empty(), Optional.empty()));
            double least = Double.MAX_VALUE;
            for (int i = 0; i <= TIMES; i++) {
                game.start(0);
                long begin = System.nanoTime();
                for (int tick = 0; tick < TICKS; tick++) {
                    game.step(0);
                }
                least = Math.min(least, (System.nanoTime() - begin) / NANOS_PER_MICRO / TICKS);
            }
            System.out.println(name + " " + least);
        }
    }
}
