package leapsmith.levels.ldtk;

/**
 * Names in projects that {@link LdtkWriter} made. LDtk allows only letters, digits and underscores, so the writer keeps
 * any other name in the documentation of the definition, where LDtk shows it.
 */
final class OriginalName {
    private static final String PREFIX = "Name in Leapsmith: ";

    private OriginalName() {}

    /** The documentation that keeps a name; empty if the identifier is the name. */
    static String doc(String name, String identifier) {
        return name.equals(identifier) ? "" : PREFIX + name;
    }

    /** The name that the documentation of a definition keeps, or else its identifier. */
    static String of(String doc, String identifier) {
        return doc.startsWith(PREFIX) ? doc.substring(PREFIX.length()) : identifier;
    }
}
