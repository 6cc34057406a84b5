package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.SplittableRandom;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.Picture;
import org.junit.jupiter.api.Test;

/** Pieces are drawn as by blending pixel by pixel, whichever way is the quickest for them. */
class PieceCacheTest {
    private static final int SIDE = 24;

    /** A premultiplied pixel: transparent, opaque or between. */
    private static int pixel(SplittableRandom random, int opaque, int clear) {
        int kind = random.nextInt(100);
        int alpha = kind < clear ? 0 : kind < clear + opaque ? 255 : random.nextInt(256);
        int argb = alpha << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            argb |= random.nextInt(alpha + 1) << shift;
        }
        return argb;
    }

    @Test
    void aPieceIsDrawnAsPixelByPixel() {
        for (int seed = 0; seed < 3000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int width = random.nextInt(1, 20);
            int height = random.nextInt(1, 20);
            int opaque = random.nextInt(101);
            int clear = random.nextInt(101 - opaque);
            PieceCache cache = new PieceCache();
            int[] source = cache.source(width, height);
            for (int i = 0; i < width * height; i++) {
                source[i] = pixel(random, opaque, clear);
            }
            int[] piece = Arrays.copyOf(source, width * height);
            int weight = random.nextInt(3) == 0 ? random.nextInt(256) : Pen.OPAQUE;
            int left = random.nextInt(-8, SIDE);
            int top = random.nextInt(-8, SIDE);
            Picture picture = new Picture(SIDE, SIDE);
            Arrays.setAll(picture.argb(), i -> 0xff000000 | random.nextInt());
            int[] expected = picture.argb().clone();
            for (int y = Math.max(0, -top); y < Math.min(height, SIDE - top); y++) {
                for (int x = Math.max(0, -left); x < Math.min(width, SIDE - left); x++) {
                    int at = (top + y) * SIDE + left + x;
                    expected[at] = PieceCache.over(expected[at], piece[y * width + x], weight);
                }
            }
            Pen pen = new Pen();
            pen.drawOn(picture);
            cache.add(1, width, height, pen, left, top, width, height, PieceCache.MAX_SIDE, weight);
            assertArrayEquals(expected, picture.argb(), "seed " + seed);
        }
    }

    @Test
    void aMeanIsRoundedExactly() {
        SplittableRandom random = new SplittableRandom(4);
        for (int count = 1; count < 1500; count++) {
            for (int base : new int[] {0, 1, 127, 254, random.nextInt(255)}) {
                // Sums on both sides of where the quotient changes.
                int higher = random.nextInt(3) == 0 ? count / 2 : random.nextInt(count + 1);
                int[] pixels = new int[count];
                for (int i = 0; i < count; i++) {
                    pixels[i] = (base + (i < higher ? 1 : 0)) * 0x01010101;
                }
                int mean = (base * count + higher + count / 2) / count;
                assertEquals(mean * 0x01010101, PieceCache.mean(pixels, count, 0, count, 0, 1), count + " of " + base);
            }
        }
    }

    @Test
    void piecesOfAnotherZoomOrOwnerAreDropped() {
        PieceCache cache = new PieceCache();
        Pen pen = new Pen();
        pen.drawOn(new Picture(SIDE, SIDE));
        Object owner = new Object();
        cache.use(owner, 8);
        cache.source(1, 1)[0] = 0xff102030;
        cache.add(1, 1, 1, pen, 0, 0, 8, 8, PieceCache.MAX_SIDE, Pen.OPAQUE);
        int version = cache.version();
        cache.use(owner, 8);
        assertEquals(version, cache.version());
        assertEquals(true, cache.draw(1, pen, 4, 4, Pen.OPAQUE));
        cache.use(owner, 9);
        assertNull(cache.get(1));
        assertNotEquals(version, cache.version());
    }
}
