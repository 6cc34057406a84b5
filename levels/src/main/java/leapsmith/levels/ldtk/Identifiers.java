package leapsmith.levels.ldtk;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Identifiers of one scope, such as the fields of an entity; no two of them are equal, whatever their case. */
final class Identifiers {
    /** The field with the name of an object; LDtk has names only for definitions. */
    static final String NAME = "name";

    private final Set<String> used = new HashSet<>();

    /** No identifier but these is used. */
    Identifiers(String... reserved) {
        for (String identifier : reserved) {
            used.add(identifier.toLowerCase(Locale.ROOT));
        }
    }

    /** The identifier for a name: letters, digits and underscores, and not yet used. */
    String of(String name, String ifEmpty) {
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
}
