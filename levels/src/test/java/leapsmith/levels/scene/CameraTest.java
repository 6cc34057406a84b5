package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.Test;

class CameraTest {
    @Test
    void aPointGoesToTheScreenAndBack() {
        Random random = new Random(11);
        for (int i = 0; i < 1000; i++) {
            Camera camera = randomCamera(random);
            double x = random.nextDouble() * 262_144;
            double y = random.nextDouble() * 262_144;
            assertEquals(x, camera.toLevelX(camera.toScreenX(x)), 1e-6, camera.toString());
            assertEquals(y, camera.toLevelY(camera.toScreenY(y)), 1e-6, camera.toString());
        }
    }

    @Test
    void fitCentersTheWholeLevel() {
        Level level = Level.empty("fit", 100, 20, 16);
        Camera camera = Camera.fit(level, 820, 600, 10);
        assertEquals(0.5, camera.scale());
        assertEquals(10, camera.toScreenX(0), 1e-9);
        assertEquals(810, camera.toScreenX(1600), 1e-9);
        assertEquals(600 - camera.toScreenY(0), camera.toScreenY(320), 1e-9);
    }

    @Test
    void edgesFarOutsideThePictureDoNotOverflow() {
        Camera camera = new Camera(0, 0, Camera.MAX_SCALE);
        assertTrue(camera.edgeX(1e12) > 1_000_000);
        assertTrue(camera.edgeX(-1e12) < -1_000_000);
    }

    @Test
    void aCameraHasAPlaceAndAScale() {
        assertThrows(IllegalArgumentException.class, () -> new Camera(Double.NaN, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Camera(0, Double.POSITIVE_INFINITY, 1));
        assertThrows(IllegalArgumentException.class, () -> new Camera(0, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Camera(0, 0, Double.NaN));
    }

    private static Camera randomCamera(Random random) {
        return new Camera(
                random.nextDouble() * 4000 - 2000,
                random.nextDouble() * 4000 - 2000,
                Math.exp(random.nextDouble() * 8 - 5));
    }
}
