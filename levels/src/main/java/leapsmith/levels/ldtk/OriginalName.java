package leapsmith.levels.ldtk;

/**
 * Names in projects that {@link LdtkWriter} made. LDtk allows only letters, digits and underscores, so the writer keeps
 * any other name in the documentation of the definition, where LDtk shows it. That of a text field also says whether
 * the text is JSON.
 */
final class OriginalName {
    private static final String NAME_PREFIX = "Name in Leapsmith: ";
    private static final String JSON_PREFIX = "JSON in Leapsmith: ";

    private OriginalName() {}

    /** The documentation that keeps a name; empty if the identifier is the name. */
    static String doc(String name, String identifier) {
        return name.equals(identifier) ? "" : NAME_PREFIX + name;
    }

    /** The documentation of a text field that holds JSON. */
    static String jsonDoc(String name) {
        return JSON_PREFIX + name;
    }

    /** The name that the documentation of a definition keeps, or else its identifier. */
    static String of(String doc, String identifier) {
        if (doc.startsWith(NAME_PREFIX)) {
            return doc.substring(NAME_PREFIX.length());
        }
        return isJson(doc) ? doc.substring(JSON_PREFIX.length()) : identifier;
    }

    /** Whether a text field with this documentation holds JSON. */
    static boolean isJson(String doc) {
        return doc.startsWith(JSON_PREFIX);
    }
}
