package leapsmith.levels.tiled.zstd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ZstdDecoderTest {
    private static final long SEED = 8878;

    /** {@link #cells} of 600 cells, as the program zstd compresses them with {@code -1}. */
    private static final String FAST =
            "KLUv/QRI7Q4AMs4kHmCnag4wDMMwDMMg+OD6fMtMK2U8ntuGA7JahYpICncDgm4IW+91rz921kDWiizt0EkQWnukyeKhUA/l"
                    + "1BGWxpm4hFjWGQdDKcwQNdSn5rh0Ry5xsOgF98KknVMNPDIxTtScQYAwMJfeAJpOITl7BADOOAGN5Q7OIIznMF2BFoqq0RaF"
                    + "Jx7ohLP7cKpCOI8Yb9UBgLSo0JiCqNAcwIIZEaG6ARJgEECAugKEqgWEMSJiiZQkBanWDDPX9XreL8m8gC3AfSkPkF8e+xuS"
                    + "cUJ/4lWREeucdmENDPwq8XQckV8/QwYDuoj4B9qqPTyzHZJa53a+MckrJH2Kee/+I/Z8YWTQc/YZ7QV/TOE2wW7fEvaAM5Uu"
                    + "xv2zu2db3NwT7CugT/M5slst9kDOhI8XY/di2I2PUvxkm9CWdH7kja+us39kXbzpD0nKMIGfhtfAIec/ZA7IUbRxkv5hv9nY"
                    + "iGDxTuZkO5ue4P+ttV1io66XDpnnT2Xu8PSn4gJ/Z2yTT+dN6sMGeQJw8nIyHM3cdr6+uraN3etGih09uRp5ucXMoOM7/zv7"
                    + "hvmYutS5Zv6sxnYXBudkEeCJz9hTsb0LzMDqzGV2xOWACNnHQnKPuQRggap3WHAv/MNm1xID4wPDKg==";

    /** The same with {@code -19}. */
    private static final String SMALL =
            "KLUv/QRozQsAZho1GmCt5jAMwzAMwwBLbKBjogn6I28L6AZ/AjRSLAAqADAAX+8OyplRg+DLt0I12DhjUZFzHSA9HIeeVd3H"
                    + "wxmR9MCZz97OsSzUPlF32QGfvCWUQ06dmf557w+Vwt3qi3fH8OaeIS65ljY1pxIhxfLJLw5vl5zWqwH/+HAAFnnlgGNvohUI"
                    + "vbCp0LSMScgxaCcskGQJeaFRfcli1AHR3RnFVHoTo9w9hwTvXV2QS59L37xM6dQJTzzxJvybmFljEZpk8FzinElaxKxT7XoY"
                    + "DnPco2fPfgmAhqghfCoQRhJVhgNwJylIOhJAIAjwCRACWkEplEYCC2ciCwoKU8wBohHnL+KWI1CXLHCKFi5R1fMyjFtKQfTT"
                    + "iB2mq3hMT/vsxPqQg60fmumt71W8aSRb2x+Jl/1w9MKDpFLnMvOlJ3hSBFsinsS5Nat6JiO7aq1IOk1qXD7fmC+6aml5GwOi"
                    + "+daf+fLos65IPFGkMT7KQ4XioL2vLW62mAPjA8Mq";

    @Test
    void dataOfTheReferenceProgramIsDecompressed() throws IOException {
        for (String packed : List.of(FAST, SMALL)) {
            assertArrayEquals(cells(600), new ZstdDecoder(bytes(packed)).decode(10_000));
        }
    }

    /** Cells of a layer, by a generator that any language has. */
    private static byte[] cells(int count) {
        ByteBuffer bytes = ByteBuffer.allocate(4 * count).order(ByteOrder.LITTLE_ENDIAN);
        long state = 1;
        int cell = 0;
        for (int i = 0; i < count; i++) {
            state = state * 1_103_515_245 + 12_345 & 0x7FFF_FFFF;
            if ((state >> 20) % 3 == 0) {
                cell = (int) (state >> 12) % 40;
            }
            if ((state >> 24) % 50 == 0) {
                cell |= 1 << 31;
            }
            bytes.putInt(cell);
        }
        return bytes.array();
    }

    private static byte[] bytes(String base64) {
        return Base64.getDecoder().decode(base64);
    }

    @Test
    void noMoreIsDecompressedThanAllowed() throws IOException {
        for (int max : new int[] {0, 1, 100, 2399}) {
            assertArrayEquals(Arrays.copyOf(cells(600), max), new ZstdDecoder(bytes(SMALL)).decode(max));
        }
    }

    @Test
    void damagedDataIsRefusedOrHasOtherBytes() throws IOException {
        SplittableRandom random = new SplittableRandom(SEED);
        int cases = Boolean.getBoolean("leapsmith.thorough") ? 500_000 : 10_000;
        int refused = 0;
        for (int i = 0; i < cases; i++) {
            byte[] data = bytes(i % 2 == 0 ? FAST : SMALL);
            int at = random.nextInt(data.length);
            data[at] = (byte) random.nextInt(256);
            byte[] part = Arrays.copyOf(data, random.nextInt(4) == 0 ? random.nextInt(data.length) : data.length);
            try {
                assertTrue(new ZstdDecoder(part).decode(5000).length <= 5000);
            } catch (DamagedData e) {
                refused++;
            } catch (RuntimeException e) {
                fail("seed " + SEED + ", case " + i, e);
            }
        }
        assertTrue(refused > cases / 4, refused + " of " + cases);
    }

    @Test
    void otherDataIsRefused() {
        assertThrows(IOException.class, () -> new ZstdDecoder(new byte[] {1, 2, 3, 4, 5}).decode(10));
        assertThrows(IOException.class, () -> new ZstdDecoder(new byte[] {1}).decode(10));
    }

    @TempDir
    private Path folder;

    @Test
    void everyLevelOfTheReferenceProgramIsDecompressed() throws IOException, InterruptedException {
        Path file = folder.resolve("cells");
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 6; i++) {
            byte[] data = i == 0 ? new byte[400_000] : i == 1 ? noise(random) : cells(20_000 * i * i);
            Files.write(file, data);
            for (String level : List.of("-1", "-3", "-9", "-19", "--fast=5", "--no-check")) {
                byte[] packed = packed(file, level);
                assertArrayEquals(data, new ZstdDecoder(packed).decode(data.length + 1), "level " + level);
            }
        }
    }

    private static byte[] noise(SplittableRandom random) {
        byte[] noise = new byte[300_000];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) (random.nextInt(10) == 0 ? random.nextInt(256) : random.nextInt(1 + i / 10_000));
        }
        return noise;
    }

    private static byte[] packed(Path file, String option) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder("zstd", "-q", "-c", option, file.toString()).start();
        } catch (IOException e) {
            assumeTrue(false, "the program zstd is not installed");
            throw e;
        }
        try (InputStream out = process.getInputStream()) {
            byte[] packed = out.readAllBytes();
            assertEquals(0, process.waitFor());
            return packed;
        }
    }
}
