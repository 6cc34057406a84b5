package leapsmith.bench.compare;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Scene;
import org.junit.jupiter.api.Test;

class PictureTableTest {
    @Test
    void allTimesOfASceneAreMeasured() {
        Scene scene = Scene.editing(Level.empty("", 8, 8, 16), Set.of(), ColorScheme.DARK);
        double[] best = PictureTable.best(List.of(scene), 1)[0];
        assertTrue(best[0] >= 0 && best[0] < 1000 && best[1] >= 0 && best[1] < 1000, best[0] + " " + best[1]);
    }
}
