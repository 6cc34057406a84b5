package leapsmith.levels.image;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

/** PNG files chunk by chunk, for pictures that no program would write. */
public final class PngBytes {
    public static final int GRAY = 0;
    public static final int RGB = 2;
    public static final int INDEXED = 3;
    public static final int GRAY_ALPHA = 4;
    public static final int RGBA = 6;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    public PngBytes(int width, int height, int bits, int colorType) {
        bytes.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'});
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(header);
        try {
            out.writeInt(width);
            out.writeInt(height);
            out.write(new byte[] {(byte) bits, (byte) colorType, 0, 0, 0});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        chunk("IHDR", header.toByteArray());
    }

    public PngBytes chunk(String type, byte... data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        DataOutputStream out = new DataOutputStream(bytes);
        try {
            out.writeInt(data.length);
            out.write(name);
            out.write(data);
            out.writeInt((int) crc.getValue());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Rows of samples, each after a byte for its filter, compressed. */
    public PngBytes data(byte... rows) {
        return chunk("IDAT", deflated(rows));
    }

    public byte[] end() {
        chunk("IEND");
        return bytes.toByteArray();
    }

    public static byte[] deflated(byte... data) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
            out.write(data);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}
