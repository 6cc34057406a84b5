package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import leapsmith.levels.model.TileRegion;

/** Writes a map as XML: the reverse of {@link XmlElements}. */
final class XmlWriter {
    private final WrittenMap map;
    private final Writer out;

    private XmlWriter(WrittenMap map, Writer out) {
        this.map = map;
        this.out = out;
    }

    static void write(WrittenMap map, Writer out) throws IOException {
        out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        new XmlWriter(map, out).write(map.root(), "");
    }

    private void write(Element element, String indent) throws IOException {
        out.write(indent + '<' + element.name());
        for (String key : element.keys()) {
            out.write(' ' + key + "=\"" + escaped(element.text(key)) + '"');
        }
        WrittenMap.Part cells = map.cells().get(element);
        if (cells != null) {
            out.write(">\n");
            writeCells(element, cells);
            out.write(indent + "</" + element.name() + ">\n");
        } else if (!element.children().isEmpty()) {
            out.write(">\n");
            for (Element child : element.children()) {
                write(child, indent + ' ');
            }
            out.write(indent + "</" + element.name() + ">\n");
        } else if (!element.content().isEmpty()) {
            out.write('>' + escaped(element.content()) + "</" + element.name() + ">\n");
        } else {
            out.write("/>\n");
        }
    }

    private void writeCells(Element element, WrittenMap.Part cells) throws IOException {
        Element data = element.name().equals("chunk") ? element.parent() : element;
        if (data.text("encoding").equals("csv")) {
            writeNumbers(cells, out);
        } else {
            writeCompressed(cells, out);
            out.write('\n');
        }
    }

    /** XML has no form for most control characters; {@link TiledWriter} says that they are lost. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 8);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                case '\n', '\r', '\t' -> escaped.append("&#").append(c).append(';');
                default -> escaped.appendCodePoint(isCharacter(c) ? c : '\uFFFD');
            }
        });
        return escaped.toString();
    }

    /** Whether XML can hold a character. */
    static boolean isCharacter(int c) {
        boolean isBlank = c == '\n' || c == '\r' || c == '\t';
        return isBlank || c >= ' ' && c < 0xD800 || c >= 0xE000 && c != 0xFFFE && c != 0xFFFF;
    }

    /** Writes numbers with commas between them. */
    private static void writeNumbers(WrittenMap.Part part, Writer out) throws IOException {
        TileRegion region = part.region();
        for (int row = region.row(); row < region.endRow(); row++) {
            for (int column = region.column(); column < region.endColumn(); column++) {
                out.write(Integer.toUnsignedString(part.cells().at(column, row)));
                if (column + 1 < region.endColumn() || row + 1 < region.endRow()) {
                    out.write(',');
                }
            }
            out.write('\n');
        }
    }

    /** Writes the cells, compressed by zlib, as base64. */
    private static void writeCompressed(WrittenMap.Part part, Writer out) throws IOException {
        try (InputStream bytes = WrittenMap.CellBytes.compressed(part);
                OutputStream text = Base64.getEncoder().wrap(new Characters(out))) {
            bytes.transferTo(text);
        }
    }

    /** ASCII bytes as characters of a text, which is not closed with them. */
    private static final class Characters extends OutputStream {
        private final Writer out;

        Characters(Writer out) {
            this.out = out;
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(new String(bytes, offset, length, StandardCharsets.US_ASCII));
        }
    }
}
