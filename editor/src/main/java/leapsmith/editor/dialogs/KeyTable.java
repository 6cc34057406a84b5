package leapsmith.editor.dialogs;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import leapsmith.editor.ui.Bindable;
import leapsmith.editor.ui.HeldKey;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;

/** The table of all current keys, by group, and of the mouse; {@link #find} shows some of them. */
final class KeyTable extends GridPane {
    private static final List<String> MOUSE = List.of(
            "paint",
            "erase",
            "pick",
            "pickPart",
            "add",
            "subtract",
            "intersect",
            "copy",
            "line",
            "continue",
            "rectangle",
            "pan",
            "zoom",
            "land",
            "air",
            "insert",
            "stop",
            "free",
            "snap",
            "aspect",
            "play",
            "seek",
            "loop");
    private static final Pattern AFTER_PLUS_OR_SPACE = Pattern.compile("(?<=[+ ])(?=[^+ ])");
    private static final int MAX_KEYS = 2;
    /** The part of the width for the keys: neither column may squeeze the other, in any language. */
    private static final double KEYS_PERCENT = 42;

    private final Texts texts;
    private final Keymap keymap;
    private List<String> wanted = List.of();

    KeyTable(Texts texts, Keymap keymap) {
        this.texts = texts;
        this.keymap = keymap;
        getStyleClass().add("key-table");
        getColumnConstraints().addAll(column(100 - KEYS_PERCENT), column(KEYS_PERCENT));
        fill();
    }

    /** Shows only the lines that have all words of a text in their name or among their keys. */
    void find(String text) {
        wanted = Arrays.stream(text.toLowerCase(texts.locale()).strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        getChildren().clear();
        fill();
        if (getChildren().isEmpty()) {
            add(new Label(texts.get("dialog.keys.none")), 0, 0, 2, 1);
        }
    }

    private boolean isWanted(String name, String keys) {
        String line = (name + ' ' + keys).toLowerCase(texts.locale());
        return wanted.stream().allMatch(line::contains);
    }

    private void fill() {
        Map<String, List<Bindable>> groups = keymap.all().stream()
                .filter(it -> !keymap.keys(it).isEmpty())
                .collect(Collectors.groupingBy(Bindable::group, LinkedHashMap::new, Collectors.toList()));
        groups.forEach((group, members) -> {
            addGroup(
                    "keys." + group,
                    members.stream()
                            .map(it -> Map.entry(texts.get(it.textKey()), text(keymap, it)))
                            .toList());
        });
        addGroup(
                "keys.mouse",
                MOUSE.stream()
                        .map(line -> "keys.mouse." + line)
                        .map(key -> Map.entry(texts.get(key), texts.get(key + ".keys", keymap.text(HeldKey.PAN))))
                        .toList());
    }

    /** @param lines names with their keys; two may have the same name */
    private void addGroup(String captionKey, List<Map.Entry<String, String>> lines) {
        List<Map.Entry<String, String>> found = lines.stream()
                .filter(line -> isWanted(line.getKey(), line.getValue()))
                .toList();
        if (!found.isEmpty()) {
            caption(captionKey);
            found.forEach(line -> line(line.getKey(), line.getValue()));
        }
    }

    private static ColumnConstraints column(double percent) {
        ColumnConstraints column = new ColumnConstraints();
        column.setPercentWidth(percent);
        return column;
    }

    private static String text(Keymap keymap, Bindable bindable) {
        return keymap.keys(bindable).stream()
                .limit(MAX_KEYS)
                .map(keymap::text)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private void caption(String key) {
        Label label = Nodes.styled(new Label(texts.get(key)), "caption", "key-caption");
        add(label, 0, getRowCount(), 2, 1);
    }

    private void line(String text, String keys) {
        Label words = new Label(text);
        words.setWrapText(true);
        FlowPane strokes = Nodes.styled(new FlowPane(), "key-text");
        // A label breaks a long word anywhere, so each piece has its own.
        for (String piece : AFTER_PLUS_OR_SPACE.split(keys)) {
            strokes.getChildren().add(new Label(piece));
        }
        strokes.setAccessibleText(keys);
        for (Region cell : List.of(words, strokes)) {
            cell.setMinSize(0, USE_PREF_SIZE);
            setValignment(cell, VPos.TOP);
        }
        addRow(getRowCount(), words, strokes);
    }
}
