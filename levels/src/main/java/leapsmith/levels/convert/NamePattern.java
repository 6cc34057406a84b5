package leapsmith.levels.convert;

import java.util.Locale;
import leapsmith.levels.model.RawMembers;

/** Names as selectors compare them: without regard to case, and with {@code *} for any characters. */
final class NamePattern {
    private NamePattern() {}

    /** Whether a name is the one that the pattern describes. */
    static boolean matches(String pattern, String name) {
        String wanted = pattern.toLowerCase(Locale.ROOT);
        String text = name.toLowerCase(Locale.ROOT);
        int at = 0;
        int star = -1;
        int afterStar = 0;
        int i = 0;
        // On a mismatch the last star takes one character more; earlier stars never need to be tried again.
        while (i < text.length()) {
            if (at < wanted.length() && wanted.charAt(at) == '*') {
                star = at++;
                afterStar = i;
            } else if (at < wanted.length() && wanted.charAt(at) == text.charAt(i)) {
                at++;
                i++;
            } else if (star >= 0) {
                at = star + 1;
                i = ++afterStar;
            } else {
                return false;
            }
        }
        while (at < wanted.length() && wanted.charAt(at) == '*') {
            at++;
        }
        return at == wanted.length();
    }

    /** Whether there is a property as {@code name=value}, or as {@code name} with any value but {@code false}. */
    static boolean matchesProperty(String pattern, RawMembers properties) {
        int equals = pattern.indexOf('=');
        String name = equals < 0 ? pattern : pattern.substring(0, equals);
        return properties.asMap().entrySet().stream()
                .filter(property -> matches(name, property.getKey()))
                .anyMatch(property -> equals < 0
                        ? !shown(property.getValue()).equals("false")
                        : matches(pattern.substring(equals + 1), shown(property.getValue())));
    }

    /** A value as a selector names it: a text without its quotes. */
    static String shown(String json) {
        return json.startsWith("\"") ? DottedProperties.text(RawMembers.EMPTY.with("", json), "") : json;
    }
}
