package leapsmith.levels.reach.bound;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import leapsmith.levels.model.Level;
import leapsmith.physics.fixed.SubPixels;
import org.junit.jupiter.api.Test;

/**
 * The bounds of some random levels are what they were: for each level, on how many tiles the player may stand, and in how
 * many places of a grid it may be. {@code -Dleapsmith.update} writes the file. Random play seldom gets to the edge of a
 * bound, so the laws miss most errors of a pixel or a tick; this test shows them. More places than before are a looser bound,
 * and fewer need a reason why they can't be reached.
 */
class BoundResultsTest {
    private static final Path FILE = Path.of("src/test/resources/leapsmith/levels/reach/bound-results.txt");
    private static final int FIRST_SEED = 40;
    private static final int LEVELS_OF_KIND = 12;
    private static final long MAX_WORK = 3_000_000;
    /** The distances between the places of the grid, in sub-pixels: not a multiple of a pixel. */
    private static final int STEP_X = 9_001;

    private static final int STEP_Y = 7_001;

    @Test
    void theBoundsOfRandomLevelsAreAsBefore() throws IOException {
        Map<String, Function<RandomCourses, Level>> kinds = new LinkedHashMap<>();
        kinds.put("ground", RandomCourses::level);
        kinds.put("shafts", RandomCourses::shafts);
        kinds.put("platforms", RandomCourses::withPlatforms);
        kinds.put("hills", RandomCourses::hills);
        kinds.put("tile kinds", RandomCourses::withKinds);
        kinds.put("extremes", RandomCourses::extremes);
        List<String> lines = new ArrayList<>();
        kinds.forEach((name, kind) -> {
            for (int seed = FIRST_SEED; seed < FIRST_SEED + LEVELS_OF_KIND; seed++) {
                Level level = kind.apply(new RandomCourses(new SplittableRandom(seed)));
                lines.add(name + " " + seed + ": "
                        + describe(level, ReachBound.of(level, new WorkLimit(MAX_WORK, () -> true))));
            }
        });
        if (System.getProperty("leapsmith.update") != null) {
            Files.write(FILE, lines);
        }
        assertEquals(String.join("\n", Files.readAllLines(FILE)), String.join("\n", lines));
    }

    private static String describe(Level level, ReachBound bound) {
        if (!bound.isComplete()) {
            return bound.reasons().toString();
        }
        int tiles = 0;
        for (int row = 0; row <= level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                tiles += bound.canStand(column, row) ? 1 : 0;
            }
        }
        int places = 0;
        for (int y = -SubPixels.fromPx(64); y < SubPixels.fromPx(level.heightPx()); y += STEP_Y) {
            for (int x = 0; x < SubPixels.fromPx(level.widthPx()); x += STEP_X) {
                places += bound.includes(x, y) ? 1 : 0;
            }
        }
        return tiles + " tiles, " + places + " places";
    }
}
