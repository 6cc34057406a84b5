package leapsmith.levels.tiled;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;

/** An element of a file of Tiled: of XML, or the same part of a JSON file under the name that XML has for it. */
final class Element {
    private final String source;
    private final Element parent;
    private String name;
    private final int line;
    private final int column;
    /** Names and values in turn: most elements have few, and there may be many elements. */
    private final List<String> attributes = new ArrayList<>(8);

    private List<Element> children = List.of();
    private StringBuilder text;
    private CellData cells;

    /**
     * An element without attributes.
     *
     * @param source name of the file in error messages
     * @param parent the element around it; null for that of the document
     */
    Element(String source, Element parent, String name, int line, int column) {
        this.source = source;
        this.parent = parent;
        this.name = name;
        this.line = line;
        this.column = column;
    }

    Element add(String childName) {
        return add(new Element(source, this, childName, line, column));
    }

    Element add(Element child) {
        if (children.isEmpty()) {
            children = new ArrayList<>(4);
        }
        children.add(child);
        return child;
    }

    void rename(String newName) {
        name = newName;
    }

    Element set(String key, String value) {
        attributes.add(key);
        attributes.add(value);
        return this;
    }

    Element set(String key, int value) {
        return set(key, Integer.toString(value));
    }

    Element setUnlessEmpty(String key, String value) {
        return setIf(!value.isEmpty(), key, value);
    }

    Element setIf(boolean condition, String key, String value) {
        return condition ? set(key, value) : this;
    }

    void append(char[] chars, int offset, int length) {
        if (text == null) {
            text = new StringBuilder(length);
        }
        text.append(chars, offset, length);
    }

    /** The cells of the element's content, to which the reader of the file adds. */
    CellData cells() {
        if (cells == null) {
            cells = new CellData();
        }
        return cells;
    }

    /** The cells of the element's content, which it drops, so that they are in memory only once. */
    CellData takeCells() {
        CellData taken = cells();
        cells = null;
        return taken;
    }

    String name() {
        return name;
    }

    Element parent() {
        return parent;
    }

    /** The characters between its tags; empty if there are none. */
    String content() {
        return text == null ? "" : text.toString();
    }

    boolean has(String key) {
        return indexOf(key) >= 0;
    }

    /** The value of an attribute; empty if it is missing. */
    String text(String key) {
        int index = indexOf(key);
        return index < 0 ? "" : attributes.get(index + 1);
    }

    List<String> keys() {
        List<String> keys = new ArrayList<>(attributes.size() / 2);
        for (int i = 0; i < attributes.size(); i += 2) {
            keys.add(attributes.get(i));
        }
        return keys;
    }

    private int indexOf(String key) {
        for (int i = 0; i < attributes.size(); i += 2) {
            if (attributes.get(i).equals(key)) {
                return i;
            }
        }
        return -1;
    }

    /** The class that its author gave it. Most versions call that of an object or a tile its type, 1.9 its class. */
    String className() {
        boolean hasType = name.equals("object") || name.equals("tile");
        return !text("class").isEmpty() || !hasType ? text("class") : text("type");
    }

    /** A whole number; both bounds are inclusive. */
    int wholeNumber(String key, int standard, int from, int to) throws LevelFormatException {
        return has(key) ? wholeNumber(key, from, to) : standard;
    }

    /** A whole number that must be there; both bounds are inclusive. */
    int wholeNumber(String key, int from, int to) throws LevelFormatException {
        String value = text(key);
        double number = parse(value);
        if (!(number >= from && number <= to) || number != (int) number) {
            throw wrong(
                    key,
                    Message.of("file.whole-number", from, to),
                    has(key) ? Message.literal(value) : Message.of("file.nothing"));
        }
        return (int) number;
    }

    /** The number of a cell or a tile object: the id of a tile with its turns in the upper bits, so it has no sign. */
    int cellNumber(String key) throws LevelFormatException {
        String value = text(key);
        try {
            return value.isEmpty() ? 0 : Integer.parseUnsignedInt(value);
        } catch (NumberFormatException e) {
            throw wrong(key, Message.of("file.whole-number", 0, 0xFFFF_FFFFL), Message.literal(value));
        }
    }

    /** A number; NaN if it isn't one, or larger than any coordinate in a level. */
    double number(String key, double standard) {
        double number = has(key) ? parse(text(key)) : standard;
        return Math.abs(number) <= Limits.MAX_COORDINATE_PX ? number : Double.NaN;
    }

    /** A number, or the standard if it isn't one. */
    double numberOr(String key, double standard) {
        double number = number(key, standard);
        return Double.isNaN(number) ? standard : number;
    }

    private static double parse(String value) {
        try {
            return Double.parseDouble(value.strip());
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    /** Whether an attribute says yes: 1 in XML, true in JSON. */
    boolean isTrue(String key, boolean standard) {
        return has(key) ? text(key).equals("1") || text(key).equals("true") : standard;
    }

    List<Element> children() {
        return children;
    }

    List<Element> children(String childName) {
        return children.stream().filter(child -> child.name.equals(childName)).toList();
    }

    Optional<Element> child(String childName) {
        return children.stream().filter(child -> child.name.equals(childName)).findFirst();
    }

    /** The error of a wrong attribute. */
    LevelFormatException wrong(String key, Message expected, Message found) {
        return LevelFormatException.wrong(source, placeOf(key), expected, found);
    }

    /** The error of a wrong content. */
    LevelFormatException wrong(Message expected, Message found) {
        return LevelFormatException.wrong(source, place(), expected, found);
    }

    /** The error of more content than a limit allows. */
    LevelFormatException tooMany(String expected, Object most) {
        return wrong(Message.of(expected, most), Message.of("file.more"));
    }

    /** The error of an attribute with a reason of its own. */
    LevelFormatException error(String key, Message reason) {
        return new LevelFormatException(source, placeOf(key), reason);
    }

    private FilePlace placeOf(String key) {
        String path = path();
        return new FilePlace(line, column, path.isEmpty() ? key : path + '.' + key);
    }

    FilePlace place() {
        return new FilePlace(line, column, path());
    }

    /** Where it is in the document, such as {@code layer[2].data}. */
    private String path() {
        if (parent == null) {
            return "";
        }
        List<Element> same = parent.children(name);
        String step = same.size() > 1 ? name + '[' + same.indexOf(this) + ']' : name;
        String above = parent.path();
        return above.isEmpty() ? step : above + '.' + step;
    }

    /** An object as it looks with its template: what the object doesn't say is taken from the template. */
    Element over(Element template) {
        Element both = new Element(source, parent, name, line, column);
        both.attributes.addAll(attributes);
        for (int i = 0; i < template.attributes.size(); i += 2) {
            if (!has(template.attributes.get(i))) {
                both.set(template.attributes.get(i), template.attributes.get(i + 1));
            }
        }
        // Properties of the same name come later, and the last one counts.
        template.children("properties").forEach(both::add);
        children.forEach(both::add);
        if (children.stream().allMatch(child -> child.name.equals("properties"))) {
            template.children.stream()
                    .filter(child -> !child.name.equals("properties"))
                    .forEach(both::add);
        }
        return both;
    }

    /** Counts the elements and attributes of a file, so that their memory is limited. */
    static final class PartCount {
        /** Enough for as many objects as a level may have, with a dozen attributes each. */
        private static final int MAX_PARTS = 1 << 22;

        private int parts;

        void add(Element element, int count) throws LevelFormatException {
            parts += count;
            if (parts > MAX_PARTS) {
                throw element.tooMany("file.at-most-0-elements-and-attributes", MAX_PARTS);
            }
        }
    }
}
