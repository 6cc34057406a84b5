package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import javax.xml.XMLConstants;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;

/** Reads an XML file of Tiled. A DTD is skipped, and an entity of its own is an error. */
final class XmlElements {
    private final String source;
    private final XMLStreamReader in;
    private final Element.PartCount parts = new Element.PartCount();
    private Element current;
    private int depth;
    /** Where the current event starts; the parser only knows where it ends. */
    private int line;

    private int column;
    private long textTotal;
    private CsvCells csv;
    private Base64Cells base64;

    private XmlElements(XMLStreamReader in, String source) {
        this.in = in;
        this.source = source;
    }

    /**
     * Reads a document.
     *
     * @param source name of the stream in error messages
     * @throws LevelFormatException if it is not well-formed or exceeds a limit
     */
    static Element read(Reader text, String source) throws IOException {
        try {
            return new XmlElements(factory().createXMLStreamReader(text), source).read();
        } catch (XMLStreamException e) {
            throw notWellFormed(e, source, e.getLocation());
        }
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
        return factory;
    }

    private Element read() throws IOException, XMLStreamException {
        Element root = null;
        while (in.hasNext()) {
            switch (next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    start();
                    root = root == null ? current : root;
                }
                case XMLStreamConstants.END_ELEMENT -> end();
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> characters();
                case XMLStreamConstants.ENTITY_REFERENCE -> throw error(Message.of("file.entities-are-not-supported"));
                default -> {
                    // Comments, processing instructions and the DTD mean nothing.
                }
            }
        }
        if (root == null) {
            throw error(Message.of("file.this-file-has-no-element"));
        }
        return root;
    }

    private int next() throws IOException, XMLStreamException {
        try {
            Location end = in.getLocation();
            int event = in.next();
            // Blanks before the first element are no event.
            Location start = current == null ? in.getLocation() : end;
            line = start.getLineNumber();
            column = start.getColumnNumber();
            return event;
        } catch (RuntimeException e) {
            // The JDK's parser lets some internal errors through.
            throw notWellFormed(e, source, in.getLocation());
        }
    }

    private void start() throws IOException {
        String name = in.getLocalName();
        Element element = new Element(source, current, name, line, column);
        if (++depth > Limits.MAX_DEPTH) {
            throw element.tooMany("file.at-most-0-nested-elements", Limits.MAX_DEPTH);
        }
        for (int i = 0; i < in.getAttributeCount(); i++) {
            String value = in.getAttributeValue(i);
            keep(value.length());
            element.set(in.getAttributeLocalName(i).intern(), value);
        }
        if (isCells(current) && name.equals("tile")) {
            // The oldest way to write cells: an element for each. They are not kept as elements.
            current.cells().add(element.cellNumber("gid"));
        } else {
            parts.add(element, 1 + in.getAttributeCount());
            if (current != null) {
                current.add(element);
            }
            if (isCells(element)) {
                startCells(element);
            }
        }
        current = element;
    }

    private static boolean isCells(Element element) {
        return element != null
                && (element.name().equals("data") || element.name().equals("chunk"));
    }

    private void startCells(Element element) throws LevelFormatException {
        Element data = element.name().equals("chunk") ? element.parent() : element;
        String encoding = data == null ? "" : data.text("encoding");
        csv = null;
        base64 = null;
        switch (encoding) {
            case "csv" -> csv = new CsvCells(element);
            case "base64" -> base64 = new Base64Cells(element);
            case "" -> {
                // Each cell is an element.
            }
            default -> throw data.wrong("encoding", Message.of("file.csv-or-base64"), Message.literal(encoding));
        }
    }

    private void end() throws IOException {
        if (isCells(current)) {
            if (csv != null) {
                csv.finish();
            }
            if (base64 != null) {
                base64.finish();
            }
            csv = null;
            base64 = null;
        }
        current = current.parent();
        depth--;
    }

    private void characters() throws IOException {
        char[] chars = in.getTextCharacters();
        int offset = in.getTextStart();
        int length = in.getTextLength();
        if (current == null) {
            return;
        }
        if (isCells(current) && csv != null) {
            csv.add(chars, offset, length);
        } else if (isCells(current) && base64 != null) {
            base64.add(chars, offset, length);
        } else if (current.name().equals("property") || current.name().equals("text")) {
            keep(length);
            current.append(chars, offset, length);
        }
    }

    /** Counts text that is held in memory. */
    private void keep(int length) throws LevelFormatException {
        textTotal += length;
        if (length > Limits.MAX_TEXT || textTotal > Limits.MAX_TEXT_TOTAL) {
            throw error(Message.of("file.too-much-text", Limits.MAX_TEXT_TOTAL));
        }
    }

    private LevelFormatException error(Message reason) {
        return new LevelFormatException(source, new FilePlace(Math.max(1, line), Math.max(1, column), ""), reason);
    }

    /** The error of a file that the parser refuses; an error of the stream stays one. */
    private static LevelFormatException notWellFormed(Exception e, String source, Location location)
            throws IOException {
        if (e.getCause() instanceof IOException io && !(io instanceof CharacterCodingException)) {
            throw io;
        }
        // The parser has no line for a DTD that isn't closed.
        int line = location == null ? 1 : Math.max(1, location.getLineNumber());
        int column = location == null ? 1 : Math.max(1, location.getColumnNumber());
        return LevelFormatException.wrong(
                source,
                new FilePlace(line, column, ""),
                Message.of("file.well-formed-xml"),
                Message.of("file.syntax-error"));
    }

    /** Reads cells from numbers with commas between them, which arrive in pieces. A comma after the last one is allowed. */
    private static final class CsvCells {
        private static final long MAX = 0xFFFF_FFFFL;
        private static final Message EXPECTED = Message.of("file.numbers-between-commas", MAX);

        private final Element element;
        private final CellData cells;
        private long value;
        private boolean hasDigit;
        /** Whether blanks have ended the number, so that only a comma may follow. */
        private boolean ended;

        CsvCells(Element element) {
            this.element = element;
            cells = element.cells();
        }

        void add(char[] chars, int offset, int length) throws LevelFormatException {
            for (int i = offset; i < offset + length; i++) {
                char c = chars[i];
                if (c >= '0' && c <= '9' && !ended) {
                    value = value * 10 + (c - '0');
                    hasDigit = true;
                    if (value > MAX) {
                        throw element.wrong(EXPECTED, Message.of("file.larger-number"));
                    }
                } else if (c == ',' && hasDigit) {
                    end();
                } else if (c <= ' ') {
                    ended = hasDigit;
                } else {
                    throw element.wrong(EXPECTED, JsonInput.quoted(String.valueOf(c)));
                }
            }
        }

        void finish() {
            if (hasDigit) {
                end();
            }
        }

        private void end() {
            cells.add((int) value);
            value = 0;
            hasDigit = false;
            ended = false;
        }
    }

    /** Decodes base64 text that arrives in pieces, with blanks anywhere. */
    private static final class Base64Cells {
        private static final Message EXPECTED = Message.of("file.base64");
        private static final int BITS = 6;

        private final Element element;
        private final OutputStream bytes;
        private int bits;
        private int digits;
        private int padding;

        Base64Cells(Element element) {
            this.element = element;
            bytes = element.cells().bytes();
        }

        void add(char[] chars, int offset, int length) throws IOException {
            for (int i = offset; i < offset + length; i++) {
                char c = chars[i];
                if (c <= ' ') {
                    continue;
                }
                int digit = digit(c);
                if (c == '=' ? ++padding > 2 : digit < 0 || padding > 0) {
                    throw element.wrong(EXPECTED, JsonInput.quoted(String.valueOf(c)));
                }
                if (c != '=') {
                    bits = bits << BITS | digit;
                    if (++digits == 4) {
                        write(3);
                    }
                }
            }
        }

        void finish() throws IOException {
            if (digits == 1 || padding > 0 && digits + padding != 4) {
                throw element.wrong(EXPECTED, Message.of("file.incomplete-one"));
            }
            if (digits > 1) {
                bits <<= BITS * (4 - digits);
                write(digits - 1);
            }
        }

        private void write(int count) throws IOException {
            for (int i = 0; i < count; i++) {
                bytes.write(bits >> 16 - 8 * i);
            }
            bits = 0;
            digits = 0;
        }

        private static int digit(char c) {
            if (c >= 'A' && c <= 'Z') {
                return c - 'A';
            }
            if (c >= 'a' && c <= 'z') {
                return c - 'a' + 26;
            }
            if (c >= '0' && c <= '9') {
                return c - '0' + 52;
            }
            return c == '+' ? 62 : c == '/' ? 63 : -1;
        }
    }
}
