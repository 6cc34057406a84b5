package leapsmith.editor.ui;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.input.KeyCombination;

/**
 * Key assignments for the habits of other editors, and for other keyboards. Each is a table in a file, {@code
 * NAME.keys}, that lists every command of the manual of the other editor.
 */
public enum KeyPreset {
    LEAPSMITH,
    TILED,
    LDTK,
    GODOT,
    AZERTY;

    /**
     * A line of a table.
     *
     * @param command the command of the other editor
     * @param theirs its keys there
     * @param id the action here; empty if there is none
     * @param keys the keys of the action here
     * @param reason why there is no action; empty if there is one
     */
    public record Line(String command, String theirs, String id, List<KeyCombination> keys, String reason) {
        public boolean hasAction() {
            return !id.isEmpty();
        }
    }

    /** The name in settings, such as {@code tiled}. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The keys that differ from the defaults, by the id of their action. */
    public Map<String, List<KeyCombination>> keys() {
        Map<String, List<KeyCombination>> keys = new LinkedHashMap<>();
        for (Line line : lines()) {
            if (line.hasAction()) {
                List<KeyCombination> all = keys.computeIfAbsent(line.id(), id -> new ArrayList<>());
                line.keys().stream().filter(key -> !all.contains(key)).forEach(all::add);
            }
        }
        return keys;
    }

    /** The table; empty for {@link #LEAPSMITH}, whose keys are the defaults. */
    List<Line> lines() {
        if (this == LEAPSMITH) {
            return List.of();
        }
        try (InputStream in = KeyPreset.class.getResourceAsStream(key() + ".keys");
                BufferedReader text = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(KeyPreset::line)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Line line(String text) {
        String[] parts = text.split("\\|", -1);
        if (parts.length != 3) {
            throw new IllegalArgumentException("expected three columns in \"" + text + "\"");
        }
        String command = parts[0].strip();
        String theirs = parts[1].strip();
        String target = parts[2].strip();
        if (target.startsWith("-")) {
            return new Line(command, theirs, "", List.of(), target.substring(1).strip());
        }
        int equals = target.indexOf('=');
        String id = equals < 0 ? target : target.substring(0, equals).strip();
        return new Line(command, theirs, id, KeyText.readAll(equals < 0 ? theirs : target.substring(equals + 1)), "");
    }
}
