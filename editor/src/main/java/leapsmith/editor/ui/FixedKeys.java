package leapsmith.editor.ui;

import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.editor.tools.GestureKey;
import leapsmith.levels.model.KebabNames;

/** Names the keys that can't be changed in texts: <code>{key.ESCAPE}</code> and <code>{gesture.add}</code>. */
final class FixedKeys {
    private static final Pattern PLACE = Pattern.compile("\\{((?:key|gesture)\\.[A-Za-z_-]+)}");
    private static final boolean IS_MAC = System.getProperty("os.name").startsWith("Mac");

    private FixedKeys() {}

    /** The texts with the names of keys filled in. */
    static Map<String, String> named(Map<String, String> texts) {
        Map<String, String> names = names(texts);
        Map<String, String> named = new HashMap<>();
        texts.forEach((key, text) -> named.put(
                key,
                PLACE.matcher(text)
                        .replaceAll(
                                place -> Matcher.quoteReplacement(names.getOrDefault(place.group(1), place.group())))));
        return named;
    }

    private static Map<String, String> names(Map<String, String> texts) {
        Map<String, String> names = new HashMap<>();
        texts.forEach((key, text) -> {
            if (key.startsWith("key.")) {
                names.put(key, text);
            }
        });
        // The symbols that JavaFX shows there.
        String control = IS_MAC ? "\u2318" : names.getOrDefault("key.ctrl", "");
        String shift = IS_MAC ? "\u21e7" : names.getOrDefault("key.shift", "");
        for (GestureKey gesture : GestureKey.values()) {
            StringJoiner keys = new StringJoiner("+");
            if (gesture.control()) {
                keys.add(control);
            }
            if (gesture.shift()) {
                keys.add(shift);
            }
            names.put("gesture." + KebabNames.nameOf(gesture), keys.toString());
        }
        return names;
    }
}
