package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

/** The page about presets is generated: {@code -Dleapsmith.update} writes it. */
class KeysPageTest {
    private static final Path PAGE = Path.of(System.getProperty("leapsmith.root"), "docs", "KEYS.md");

    private final Texts texts = new Texts(Locale.ENGLISH);
    private final KeyNames names = new KeyNames(texts);
    private final List<Bindable> all = Keymap.of(ActionId.all()).all();

    @Test
    void thePageListsAllPresets() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Key presets

                Edit > Settings > Keys changes the key of every action and chooses a preset. Changes are kept when the
                preset changes. F1 lists the current keys. Where a preset gives a key to another action, the default
                action loses it.

                Each table lists the commands of the manual of another editor, with the keys there and the action
                here.
                """);
        for (KeyPreset preset : KeyPreset.values()) {
            if (!preset.lines().isEmpty()) {
                page.append("\n## ")
                        .append(texts.get("setting.keyPreset." + preset.key()))
                        .append("\n\n| Command | Keys there | Action here | Keys here |\n|---|---|---|---|\n");
                preset.lines().forEach(line -> page.append(row(line)));
            }
        }
        if (System.getProperty("leapsmith.update") != null) {
            Files.writeString(PAGE, page);
        }
        assertEquals(page.toString(), Files.readString(PAGE), "run this test with -Dleapsmith.update");
    }

    private String row(KeyPreset.Line line) {
        String row = line.hasAction()
                ? String.join(" | ", line.command(), theirs(line), name(line), display(line.keys()))
                : String.join(" | ", line.command(), line.theirs(), line.reason(), "");
        return "| " + row.strip() + " |\n";
    }

    private String theirs(KeyPreset.Line line) {
        try {
            return display(KeyText.readAll(line.theirs()));
        } catch (IllegalArgumentException e) {
            return line.theirs();
        }
    }

    private String name(KeyPreset.Line line) {
        return all.stream()
                .filter(it -> it.id().equals(line.id()))
                .map(it -> texts.get(it.textKey()))
                .findFirst()
                .orElse(line.id());
    }

    private String display(List<KeyCombination> keys) {
        return keys.stream().map(names::of).collect(Collectors.joining(", "));
    }
}
