package leapsmith.levels.ldtk;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import leapsmith.levels.model.OwnKind;

/** Identifiers of one scope, such as the fields of an entity; no two of them are equal, whatever their case. */
public final class Identifiers {
    /** The field with the name of an object; LDtk has names only for definitions. */
    static final String NAME = "name";

    private final Set<String> used = new HashSet<>();

    /**
     * A scope in which only some identifiers are used.
     *
     * @param reserved these
     */
    public Identifiers(String... reserved) {
        for (String identifier : reserved) {
            used.add(identifier.toLowerCase(Locale.ROOT));
        }
    }

    /**
     * {@return the identifier for a name: letters, digits and underscores, and not yet used}
     *
     * @param name any text
     * @param ifEmpty the identifier for a name without letters and digits
     */
    public String of(String name, String ifEmpty) {
        String clean = name.replaceAll("[^A-Za-z0-9_]", "_");
        if (clean.chars().allMatch(c -> c == '_')) {
            clean = ifEmpty;
        } else if (Character.isDigit(clean.charAt(0))) {
            clean = '_' + clean;
        }
        String unique = clean;
        for (int number = 2; !used.add(unique.toLowerCase(Locale.ROOT)); number++) {
            unique = clean + '_' + number;
        }
        return unique;
    }

    /** Ids of a project that is written: numbers for definitions, texts for what levels contain. */
    public static final class Uids {
        private int last;

        /** The next number; numbers begin at 1. */
        int next() {
            return ++last;
        }

        /** The number after the last one. */
        int end() {
            return last + 1;
        }

        /**
         * {@return the text for a part of the project, which stays the same when the level is exported again}
         *
         * @param part a name of the part
         */
        public static String iid(String part) {
            return UUID.nameUUIDFromBytes(part.getBytes(StandardCharsets.UTF_8)).toString();
        }
    }

    /**
     * Names in projects that Leapsmith made. LDtk allows only letters, digits and underscores, so any other name is kept in the
     * last line of the documentation of the definition, where LDtk shows it. That of a text field also says whether the text is
     * JSON.
     */
    public static final class OriginalName {
        private static final String NAME_PREFIX = "Name in Leapsmith: ";
        private static final String JSON_PREFIX = "JSON in Leapsmith: ";
        private static final String POINT_PREFIX = "Place in px as " + JSON_PREFIX;
        private static final String POINTS_PREFIX = "Places in px as " + JSON_PREFIX;

        private OriginalName() {}

        /** The documentation that keeps a name; empty if the identifier is the name. */
        static String doc(String name, String identifier) {
            return name.equals(identifier) ? "" : NAME_PREFIX + name;
        }

        /**
         * {@return documentation that also keeps a name, unless the identifier is the name}
         *
         * @param about what it says; empty for nothing
         * @param name the name
         * @param identifier the one of the definition
         */
        public static String doc(String about, String name, String identifier) {
            String line = doc(name, identifier);
            return about.isEmpty() || line.isEmpty() ? about + line : about + '\n' + line;
        }

        /**
         * The documentation of a text field that holds JSON.
         *
         * @param field what a kind says of it, whose type is a place; empty if it is of none
         */
        static String jsonDoc(String name, Optional<OwnKind.Field> field) {
            return field.map(it -> it.definition().list() ? POINTS_PREFIX : POINT_PREFIX)
                            .orElse(JSON_PREFIX)
                    + name;
        }

        /**
         * {@return whether a text field with this documentation holds a place, or a list of places, of which not all are cells of LDtk}
         *
         * @param doc the documentation
         * @param isList whether a list is meant
         */
        public static boolean isPlace(String doc, boolean isList) {
            return doc.startsWith(isList ? POINTS_PREFIX : POINT_PREFIX);
        }

        /**
         * {@return the name that the documentation of a definition keeps, or else its identifier}
         *
         * @param doc the documentation
         * @param identifier that of the definition
         */
        public static String of(String doc, String identifier) {
            int at = nameLine(doc);
            if (at >= 0) {
                return doc.substring(at + NAME_PREFIX.length());
            }
            return isJson(doc) ? doc.substring(doc.indexOf(JSON_PREFIX) + JSON_PREFIX.length()) : identifier;
        }

        /**
         * {@return what documentation says besides the name that it keeps}
         *
         * @param doc the documentation
         */
        public static String withoutName(String doc) {
            int at = isJson(doc) ? 0 : nameLine(doc);
            return at < 0 ? doc : doc.substring(0, Math.max(0, at - 1));
        }

        /** Where the line with a name begins, which may have line breaks itself; -1 if there is none. */
        private static int nameLine(String doc) {
            if (doc.startsWith(NAME_PREFIX)) {
                return 0;
            }
            int lineBreak = doc.indexOf('\n' + NAME_PREFIX);
            return lineBreak < 0 ? -1 : lineBreak + 1;
        }

        /**
         * {@return whether a field with this documentation holds what entities of Leapsmith's exports have besides their fields}
         *
         * @param doc the documentation
         */
        public static boolean isOfExport(String doc) {
            return doc.equals(ExactShape.DOC);
        }

        /** Whether a text field with this documentation holds JSON. */
        static boolean isJson(String doc) {
            return doc.startsWith(JSON_PREFIX) || isPlace(doc, false) || isPlace(doc, true);
        }
    }
}
