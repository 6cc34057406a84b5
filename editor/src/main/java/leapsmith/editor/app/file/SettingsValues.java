package leapsmith.editor.app.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import leapsmith.editor.view.canvas.FrameSize;
import leapsmith.editor.view.canvas.Scrolling;
import leapsmith.editor.view.keys.KeyPreset;
import leapsmith.editor.view.keys.KeyText;
import leapsmith.editor.view.settings.Language;
import leapsmith.editor.view.settings.Preferences;
import leapsmith.editor.view.settings.ThemeChoice;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.scene.Overlay;

/**
 * The {@link Settings} as named values: texts, numbers, booleans, lists and maps. A value that is missing or of another
 * type has its default; unknown names are ignored.
 */
final class SettingsValues {
    private final Map<?, ?> values;

    private SettingsValues(Map<?, ?> values) {
        this.values = values;
    }

    static Map<String, Object> write(Settings settings) {
        Preferences preferences = settings.preferences();
        PanelState panels = settings.panels();
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("language", name(preferences.language()));
        values.put("theme", name(preferences.theme()));
        values.put("scrolling", name(preferences.scrolling()));
        values.put("restorePanels", preferences.restoresPanels());
        values.put("keyPreset", preferences.preset().key());
        Map<String, Object> keys = new LinkedHashMap<>();
        preferences
                .keys()
                .forEach((id, all) ->
                        keys.put(id, all.stream().map(KeyText::write).toList()));
        values.put("keys", keys);
        values.put("width", settings.width());
        values.put("height", settings.height());
        values.put("maximized", settings.maximized());
        values.put("demoMouse", settings.demoMouse());
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("sideTab", panels.sideTab());
        shown.put("sideWidth", panels.sideWidth());
        for (PanelFlag flag : PanelFlag.values()) {
            shown.put(flag.key(), panels.has(flag));
        }
        shown.put("frameWidth", panels.frameSize().width());
        shown.put("frameHeight", panels.frameSize().height());
        shown.put(
                "overlays",
                Arrays.stream(Overlay.values())
                        .filter(panels.overlays()::contains)
                        .map(KebabNames::nameOf)
                        .toList());
        values.put("panels", shown);
        values.put("recent", settings.recent().stream().map(Path::toString).toList());
        values.put("commands", settings.commands());
        values.put("seenHints", settings.seenHints().stream().sorted().toList());
        return values;
    }

    static Settings read(Map<String, Object> named) {
        SettingsValues values = new SettingsValues(named);
        Settings standard = Settings.DEFAULT;
        return new Settings(
                values.preferences(standard.preferences()),
                values.number("width", standard.width()),
                values.number("height", standard.height()),
                values.flag("maximized", standard.maximized()),
                values.flag("demoMouse", standard.demoMouse()),
                values.map("panels").panels(standard.panels()),
                values.texts("recent").flatMap(SettingsValues::path).toList(),
                values.texts("commands").toList(),
                values.texts("seenHints").collect(Collectors.toSet()));
    }

    private Preferences preferences(Preferences standard) {
        return new Preferences(
                choice("language", standard.language(), Language.values()),
                choice("theme", standard.theme(), ThemeChoice.values()),
                choice("scrolling", standard.scrolling(), Scrolling.values()),
                flag("restorePanels", standard.restoresPanels()),
                choice("keyPreset", standard.preset(), KeyPreset.values()),
                map("keys").keys());
    }

    private Map<String, List<KeyCombination>> keys() {
        Map<String, List<KeyCombination>> keys = new LinkedHashMap<>();
        for (Object id : values.keySet()) {
            if (values.get(id) instanceof List<?>) {
                keys.put(
                        id.toString(),
                        texts(id.toString()).flatMap(SettingsValues::key).toList());
            }
        }
        return keys;
    }

    private PanelState panels(PanelState standard) {
        return new PanelState(
                texts("sideTab").findFirst().orElse(standard.sideTab()),
                number("sideWidth", standard.sideWidth()),
                Arrays.stream(PanelFlag.values())
                        .filter(flag -> flag(flag.key(), flag.standard()))
                        .collect(Collectors.toSet()),
                frameSize(standard.frameSize()),
                values.get("overlays") instanceof List<?> ? overlays() : standard.overlays());
    }

    private FrameSize frameSize(FrameSize standard) {
        int width = (int) number("frameWidth", 0);
        int height = (int) number("frameHeight", 0);
        boolean valid = width > 0 && width <= FrameSize.MAX && height > 0 && height <= FrameSize.MAX;
        return valid ? new FrameSize(width, height) : standard;
    }

    private Set<Overlay> overlays() {
        Set<Overlay> overlays = EnumSet.noneOf(Overlay.class);
        List<String> names = texts("overlays").toList();
        for (Overlay overlay : Overlay.values()) {
            if (names.contains(KebabNames.nameOf(overlay))) {
                overlays.add(overlay);
            }
        }
        return overlays;
    }

    private boolean flag(String name, boolean standard) {
        return values.get(name) instanceof Boolean value ? value : standard;
    }

    private double number(String name, double standard) {
        return values.get(name) instanceof Number value ? value.doubleValue() : standard;
    }

    private <E extends Enum<E>> E choice(String name, E standard, E[] choices) {
        return Arrays.stream(choices)
                .filter(it -> name(it).equals(values.get(name)))
                .findFirst()
                .orElse(standard);
    }

    /** The texts of a list, or a single one. */
    private Stream<String> texts(String name) {
        Object value = values.get(name);
        List<?> items = value instanceof List<?> list ? list : value == null ? List.of() : List.of(value);
        List<String> texts = new ArrayList<>();
        for (Object item : items) {
            if (item instanceof String text) {
                texts.add(text);
            }
        }
        return texts.stream();
    }

    private SettingsValues map(String name) {
        return new SettingsValues(values.get(name) instanceof Map<?, ?> map ? map : Map.of());
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** Empty for a path of another system. */
    private static Stream<Path> path(String text) {
        try {
            return Stream.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Stream.empty();
        }
    }

    /** Empty for a key of another version of Java. */
    private static Stream<KeyCombination> key(String text) {
        try {
            return Optional.of(KeyText.read(text)).stream();
        } catch (IllegalArgumentException e) {
            return Stream.empty();
        }
    }
}
