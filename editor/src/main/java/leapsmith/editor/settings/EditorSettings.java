package leapsmith.editor.settings;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.FrameSize;
import leapsmith.editor.ui.KeyPreset;
import leapsmith.editor.ui.LevelPanel;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.scene.Overlay;

/** All settings, in the order of the dialog. Adding one is a line here, and its texts if it is in the dialog. */
public final class EditorSettings {
    /** Collects the constants in the order of declaration, until {@link #ALL} is set. */
    private static final List<Setting<?>> DECLARED = new ArrayList<>();

    private static final int MAX_RECENT = 10;
    private static final int MAX_EXPORTS = 100;
    private static final int MAX_TABS = 50;
    private static final double MIN_SIDE = 320;
    private static final double MAX_SIDE = 16_384;
    private static final double MAX_PANEL_WIDTH = 4_096;

    // ---- the dialog

    /** The language of the window; takes effect at the next start. */
    public static final Setting<Language> LANGUAGE = add(choice("language", Language.values(), Language.SYSTEM)
            .on(Setting.SettingsTab.GENERAL)
            .withNote());

    public static final Setting<ThemeChoice> THEME =
            add(choice("theme", ThemeChoice.values(), ThemeChoice.SYSTEM).on(Setting.SettingsTab.GENERAL));

    /** The effect of scrolling without a modifier key. */
    public static final Setting<CanvasSettings.Scrolling> SCROLLING =
            add(choice("scrolling", CanvasSettings.Scrolling.values(), CanvasSettings.Scrolling.AUTOMATIC)
                    .on(Setting.SettingsTab.GENERAL)
                    .withNote());

    /** How exactly players press buttons, for the odds of jumps. */
    public static final Setting<PlayerTiming> PLAYER_TIMING =
            add(choice("playerTiming", PlayerTiming.values(), PlayerTiming.USUAL)
                    .on(Setting.SettingsTab.GENERAL)
                    .withNote());

    /** Whether the next start shows the same panels and overlays. */
    public static final Setting<Boolean> RESTORE_PANELS =
            add(flag("restorePanels", true).on(Setting.SettingsTab.GENERAL));

    /** Whether a start without a file opens the levels that were open at the end. */
    public static final Setting<Boolean> RESTORE_TABS =
            add(flag("restoreTabs", true).on(Setting.SettingsTab.GENERAL));

    /** The keys that the changes start from. */
    public static final Setting<KeyPreset> KEY_PRESET =
            add(choice("keyPreset", KeyPreset.values(), KeyPreset.LEAPSMITH).on(Setting.SettingsTab.KEYS));

    /** The changed keys, by the id of their action; an empty list removes the keys of an action. */
    public static final Setting<Map<String, List<KeyCombination>>> KEYS =
            add(Setting.of("keys", SettingType.KEYS, Map.of()));

    /** The programs that are started for a level, in the order of their menu. */
    public static final Setting<List<UserCommand>> USER_COMMANDS =
            add(Setting.of("userCommands", SettingType.userCommands(), List.of()));

    /** Whether a command saves the level without asking. */
    public static final Setting<Boolean> SAVE_BEFORE_COMMANDS =
            add(flag("saveBeforeCommands", false).on(Setting.SettingsTab.COMMANDS));

    // ---- the window

    /** The width of the window in logical pixels. */
    public static final Setting<Double> WIDTH = add(number("width", MIN_SIDE, MAX_SIDE, 1280));

    /** The height of the window in logical pixels. */
    public static final Setting<Double> HEIGHT = add(number("height", MIN_SIDE, MAX_SIDE, 800));

    public static final Setting<Boolean> MAXIMIZED = add(flag("maximized", false));

    /** Whether the mouse paints as in the demo while playing. */
    public static final Setting<Boolean> DEMO_MOUSE = add(flag("demoMouse", false));

    /** The files opened or saved last, the newest first. */
    public static final Setting<List<Path>> RECENT =
            add(Setting.of("recent", SettingType.paths(MAX_RECENT), List.of()));

    /** The files of the levels that were open at the end, in the order of their tabs. */
    public static final Setting<List<Path>> OPEN_TABS =
            add(Setting.of("openTabs", SettingType.paths(MAX_TABS), List.of()));

    /** The number of the current level among {@link #OPEN_TABS}, from 0. */
    public static final Setting<Integer> CURRENT_TAB = add(whole("currentTab", 0, MAX_TABS, MAX_TABS));

    /** Where levels were exported to last, the newest first; each level once. */
    public static final Setting<List<StoredExport>> EXPORTS =
            add(Setting.of("exports", SettingType.exports(MAX_EXPORTS), List.of()));

    /** The ids of the actions run last from the list of commands, the newest first. */
    public static final Setting<List<String>> COMMANDS = add(texts("commands", MAX_RECENT));

    public static final Setting<List<String>> SEEN_HINTS = add(texts("seenHints", Integer.MAX_VALUE));

    // ---- what the window shows

    public static final Setting<String> SIDE_TAB = add(Setting.of("panels.sideTab", SettingType.TEXT, ""));

    public static final Setting<Double> SIDE_WIDTH = add(panelWidth("side"));
    public static final Setting<Double> FOLDER_WIDTH = add(panelWidth("folder"));
    public static final Setting<Double> PALETTE_WIDTH = add(panelWidth("palette"));
    private static final Map<LevelPanel, Setting<Double>> WIDTHS = ofPanels(panel -> panelWidth(panel.key()));

    /** The widths of the panels in logical pixels; 0 for the usual one. */
    public static final List<Setting<Double>> PANEL_WIDTHS = Stream.concat(
                    Stream.of(SIDE_WIDTH, FOLDER_WIDTH, PALETTE_WIDTH), WIDTHS.values().stream())
            .toList();

    /** Whether only the canvas is shown between the bars. */
    public static final Setting<Boolean> HIDDEN = add(flag("panels.hidden", false));

    public static final Setting<Boolean> FOLDER = add(flag("panels.folder", false));
    private static final Map<LevelPanel, Setting<Boolean>> SHOWN =
            ofPanels(panel -> flag("panels." + panel.key(), false));
    /** Whether the moving picture of a tile kind stands still. */
    public static final Setting<Boolean> KIND_PAUSED = add(flag("panels.kindPaused", false));

    public static final Setting<Boolean> PLOT = add(flag("panels.plot", false));
    private static final Map<ViewSwitch, Setting<Boolean>> SWITCHES = switches();
    public static final Setting<Boolean> LEGEND_FOLDED = add(flag("panels.legendFolded", false));
    public static final Setting<Boolean> SNAP_TO_TILES = add(flag("panels.snapToTiles", false));

    /** Into how many parts a tile is divided for snapping: 1, 2 or 4. */
    public static final Setting<Integer> SNAP_PARTS = add(whole("panels.snapParts", 1, 4, 1));

    /** The width of the camera frame in level pixels, even if it is hidden. */
    public static final Setting<Integer> FRAME_WIDTH = add(whole(
            "panels.frameWidth", 1, FrameSize.MAX, FrameSize.PRESETS.get(0).width()));

    /** The height of the camera frame in level pixels, even if it is hidden. */
    public static final Setting<Integer> FRAME_HEIGHT = add(whole(
            "panels.frameHeight", 1, FrameSize.MAX, FrameSize.PRESETS.get(0).height()));

    public static final Setting<List<Overlay>> OVERLAYS = add(Setting.of(
            "panels.overlays",
            SettingType.list(Integer.MAX_VALUE, EditorSettings::overlay, KebabNames::nameOf),
            List.of(Overlay.GRID, Overlay.TRAIL)));

    private static final List<Setting<?>> ALL = List.copyOf(DECLARED);

    private EditorSettings() {}

    /** Whether a panel is shown. */
    public static Setting<Boolean> of(LevelPanel panel) {
        return SHOWN.get(panel);
    }

    /** The width of a panel, see {@link #PANEL_WIDTHS}. */
    public static Setting<Double> widthOf(LevelPanel panel) {
        return WIDTHS.get(panel);
    }

    public static List<Setting<?>> all() {
        return ALL;
    }

    public static Setting<Boolean> of(ViewSwitch which) {
        return SWITCHES.get(which);
    }

    private static <T> Map<LevelPanel, Setting<T>> ofPanels(Function<LevelPanel, Setting<T>> setting) {
        Map<LevelPanel, Setting<T>> settings = new EnumMap<>(LevelPanel.class);
        for (LevelPanel panel : LevelPanel.values()) {
            settings.put(panel, add(setting.apply(panel)));
        }
        return settings;
    }

    private static Map<ViewSwitch, Setting<Boolean>> switches() {
        Map<ViewSwitch, Setting<Boolean>> settings = new EnumMap<>(ViewSwitch.class);
        for (ViewSwitch each : ViewSwitch.values()) {
            settings.put(each, add(flag("panels." + each.key(), each.isOnByDefault())));
        }
        return settings;
    }

    private static <T> Setting<T> add(Setting<T> setting) {
        DECLARED.add(setting);
        return setting;
    }

    private static Setting<Double> panelWidth(String panel) {
        return number("panels." + panel + "Width", 0, MAX_PANEL_WIDTH, 0);
    }

    private static Setting<Boolean> flag(String key, boolean standard) {
        return Setting.of(key, SettingType.FLAG, standard);
    }

    private static <E extends Enum<E>> Setting<E> choice(String key, E[] values, E standard) {
        return Setting.of(key, SettingType.choice(List.of(values)), standard);
    }

    private static Setting<Double> number(String key, double min, double max, double standard) {
        return Setting.of(key, SettingType.decimal(min, max), standard);
    }

    private static Setting<Integer> whole(String key, int min, int max, int standard) {
        return Setting.of(key, SettingType.whole(min, max), standard);
    }

    private static Setting<List<String>> texts(String key, int max) {
        return Setting.of(key, SettingType.list(max, Optional::of, text -> text), List.of());
    }

    private static Optional<Overlay> overlay(String name) {
        return Arrays.stream(Overlay.values())
                .filter(it -> KebabNames.nameOf(it).equals(name))
                .findFirst();
    }

    /** The choice of a language. */
    public enum Language {
        /** That of the desktop, or English if there is no translation. */
        SYSTEM,
        ENGLISH,
        GERMAN;

        public Locale locale() {
            return switch (this) {
                case SYSTEM -> Locale.getDefault();
                case ENGLISH -> Locale.ENGLISH;
                case GERMAN -> Locale.GERMAN;
            };
        }
    }

    /** The choice of a theme. */
    public enum ThemeChoice {
        /** That of the desktop. */
        SYSTEM,
        LIGHT,
        DARK
    }

    /** How exactly players press buttons, for the odds of jumps. */
    public enum PlayerTiming {
        /** Within a 60th of a second, as after much practice. */
        EXACT(RunOdds.SPREAD_TICKS / 2),
        /** Within a 30th of a second. */
        USUAL(RunOdds.SPREAD_TICKS),
        /** Within a 20th of a second. */
        LOOSE(1.5 * RunOdds.SPREAD_TICKS),
        /** Within a 15th of a second, as on the first tries. */
        ROUGH(2 * RunOdds.SPREAD_TICKS);

        private final double spread;

        PlayerTiming(double spread) {
            this.spread = spread;
        }

        /** The standard deviation of each press and release, in ticks at 60 ticks per second. */
        public double spread() {
            return spread;
        }
    }
}
