package leapsmith.levels.tiled;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.luben.zstd.Zstd;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.SplittableRandom;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Cells that are compressed by Zstandard. */
class ZstdTest {
    private static final long SEED = 8878;
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 20_000 : 300;

    @Test
    void cellsOfAllLevelsOfCompressionAreRead() throws IOException {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int level : new int[] {-5, 1, 3, 9, 19}) {
            int[] cells = random.ints(600, 0, 40).toArray();
            assertArrayEquals(cells, read(Zstd.compress(bytes(cells), level), 30, 20));
        }
    }

    @Test
    void damagedCellsAreReadOrRefusedWithTheirPlace() {
        SplittableRandom random = new SplittableRandom(SEED);
        byte[] packed = Zstd.compress(bytes(random.ints(600, 0, 40).toArray()), 3);
        int refused = 0;
        for (int i = 0; i < CASES; i++) {
            byte[] data = packed.clone();
            data[random.nextInt(data.length)] = (byte) random.nextInt(256);
            int length = random.nextInt(4) == 0 ? random.nextInt(data.length) : data.length;
            try {
                assertEquals(600, read(Arrays.copyOf(data, length), 30, 20).length);
            } catch (LevelFormatException e) {
                assertEquals("map:1:", e.getMessage().substring(0, 6));
                assertEquals("expected zstd data, found damaged data", e.reason());
                refused++;
            } catch (IOException | RuntimeException | Error e) {
                fail("seed " + SEED + ", case " + i, e);
            }
        }
        assertTrue(refused > CASES / 4, refused + " of " + CASES);
    }

    /** A gigabyte of zeros in some kilobytes. */
    @Test
    void noMoreIsDecompressedThanTheLayerNeeds() throws IOException {
        byte[] packed = Zstd.compress(new byte[1 << 20]);
        byte[] bomb = new byte[1024 * packed.length];
        for (int i = 0; i < 1024; i++) {
            System.arraycopy(packed, 0, bomb, i * packed.length, packed.length);
        }
        assertArrayEquals(new int[4], read(bomb, 2, 2));
    }

    @Test
    void withoutTheLibraryAnErrorNamesIt() throws Exception {
        URL[] classes = {
            location(TiledReader.class),
            location(World.class),
            location(JsonFactory.class),
            location(ObjectMapper.class)
        };
        try (URLClassLoader game = new URLClassLoader(classes, null)) {
            Class<?> reader = game.loadClass(TiledReader.class.getName());
            Class<?> files = game.loadClass(RelatedFiles.class.getName());
            InputStream map = map(Zstd.compress(new byte[16]), 2, 2);
            InvocationTargetException error = assertThrows(
                    InvocationTargetException.class,
                    () -> reader.getMethod("read", InputStream.class, String.class, files)
                            .invoke(null, map, "map", files.getField("NONE").get(null)));
            assertTrue(
                    error.getCause()
                            .getMessage()
                            .endsWith("layer.data.compression: The cells are compressed by zstd, which needs the"
                                    + " library zstd-jni."),
                    error.getCause().toString());
        }
    }

    private static URL location(Class<?> type) {
        return type.getProtectionDomain().getCodeSource().getLocation();
    }

    private static byte[] bytes(int... cells) {
        ByteBuffer bytes = ByteBuffer.allocate(4 * cells.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(cells);
        return bytes.array();
    }

    private static int[] read(byte[] packed, int width, int height) throws IOException {
        ExternalLayer layer = TiledReader.read(map(packed, width, height), "map", RelatedFiles.NONE)
                .maps()
                .get(0)
                .layers()
                .get(0);
        Cells cells = ((ExternalLayer.Tiles) layer).cells();
        int[] read = new int[width * height];
        Arrays.setAll(read, i -> cells.at(i % width, i / width));
        return read;
    }

    private static InputStream map(byte[] packed, int width, int height) {
        String map = "<map width='%d' height='%d' tilewidth='1' tileheight='1'><layer name='a' width='%d' height='%d'>"
                + "<data encoding='base64' compression='zstd'>%s</data></layer></map>";
        String data = Base64.getEncoder().encodeToString(packed);
        return new ByteArrayInputStream(
                map.formatted(width, height, width, height, data).getBytes(StandardCharsets.UTF_8));
    }
}
