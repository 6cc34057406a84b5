package leapsmith.levels.art;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * All files of a theme by their names: pictures to be written as PNG, and texts in JSON.
 *
 * @param pictures by file name, such as {@code meadow-ground.png}
 * @param texts by file name, such as {@code meadow.theme.json}
 */
public record DrawnTheme(Map<String, Drawing> pictures, Map<String, String> texts) {

    /** Writes all files in a form that only {@link #read} knows, not compressed, and leaves the stream open. */
    public void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        data.writeInt(texts.size());
        for (Map.Entry<String, String> text : texts.entrySet()) {
            data.writeUTF(text.getKey());
            data.writeUTF(text.getValue());
        }
        data.writeInt(pictures.size());
        for (Map.Entry<String, Drawing> picture : pictures.entrySet()) {
            Drawing drawing = picture.getValue();
            data.writeUTF(picture.getKey());
            data.writeInt(drawing.width());
            data.writeInt(drawing.height());
            ByteBuffer pixels = ByteBuffer.allocate(drawing.width() * drawing.height() * Integer.BYTES);
            pixels.asIntBuffer().put(drawing.argb());
            data.write(pixels.array());
        }
        data.flush();
    }

    /** Reads what {@link #write} wrote. */
    public static DrawnTheme read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        Map<String, String> texts = new LinkedHashMap<>();
        for (int i = data.readInt(); i > 0; i--) {
            texts.put(data.readUTF(), data.readUTF());
        }
        Map<String, Drawing> pictures = new LinkedHashMap<>();
        for (int i = data.readInt(); i > 0; i--) {
            String name = data.readUTF();
            int width = data.readInt();
            int height = data.readInt();
            byte[] bytes = new byte[width * height * Integer.BYTES];
            data.readFully(bytes);
            IntBuffer pixels = ByteBuffer.wrap(bytes).asIntBuffer();
            pictures.put(name, Drawing.of(width, height, pixels));
        }
        return new DrawnTheme(pictures, texts);
    }
}
