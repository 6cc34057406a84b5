package leapsmith.editor.app;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.FrameSize;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Setting;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.toolbars.ToolOptionsModel;
import leapsmith.editor.tools.ToolOption;
import leapsmith.editor.ui.LevelPanel;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.scene.Overlay;

/** What the window shows beside the level: its panels and what the canvas shows. The next start restores it. */
final class VisiblePanels {
    final CanvasSettings canvas;
    final BooleanProperty plot;
    final BooleanProperty folder;
    /** Which panels of levels are shown. */
    final Map<LevelPanel, BooleanProperty> ofLevel = new EnumMap<>(LevelPanel.class);
    /** Whether the moving picture of a tile kind stands still. */
    final BooleanProperty kindPaused = new SimpleBooleanProperty(this, "kindPaused");

    /** Whether only the canvas is shown between the bars. */
    final BooleanProperty hidden = new SimpleBooleanProperty(this, "hidden");
    /** The wanted widths of the panels in px; 0 for the usual one. */
    final Map<Setting<Double>, DoubleProperty> widths = new LinkedHashMap<>();

    private final Map<Setting<Boolean>, BooleanProperty> flags;

    private final ToolOptionsModel options;

    /** The panels of the first start. */
    VisiblePanels(CanvasSettings canvas, BooleanProperty plot, BooleanProperty folder, ToolOptionsModel options) {
        this.options = options;
        this.canvas = canvas;
        this.plot = plot;
        this.folder = folder;
        flags = new HashMap<>(Map.of(
                EditorSettings.HIDDEN, hidden,
                EditorSettings.FOLDER, folder,
                EditorSettings.KIND_PAUSED, kindPaused,
                EditorSettings.PLOT, plot,
                EditorSettings.LEGEND_FOLDED, canvas.legendFoldedProperty(),
                EditorSettings.SNAP_TO_TILES, options.flag(ToolOption.SNAP_TO_TILES)));
        for (LevelPanel panel : LevelPanel.values()) {
            BooleanProperty shown = new SimpleBooleanProperty(this, panel.key());
            ofLevel.put(panel, shown);
            flags.put(EditorSettings.of(panel), shown);
        }
        for (Setting<Double> width : EditorSettings.PANEL_WIDTHS) {
            widths.put(width, new SimpleDoubleProperty(this, width.key));
        }
        for (ViewSwitch each : ViewSwitch.values()) {
            flags.put(EditorSettings.of(each), canvas.property(each));
        }
    }

    /** Shows what was shown, apart from the tab of the side panel. */
    void restore(Settings settings) {
        flags.forEach((setting, shown) -> shown.set(settings.get(setting)));
        options.options().set(ToolOption.SNAP_PARTS, settings.get(EditorSettings.SNAP_PARTS));
        widths.forEach((setting, width) -> width.set(settings.get(setting)));
        canvas.frameSizeProperty()
                .set(new FrameSize(
                        settings.get(EditorSettings.FRAME_WIDTH), settings.get(EditorSettings.FRAME_HEIGHT)));
        List<Overlay> overlays = settings.get(EditorSettings.OVERLAYS);
        canvas.overlays().retainAll(overlays);
        canvas.overlays().addAll(overlays);
    }

    Settings store(Settings known, OpenLevel level) {
        FrameSize frame = canvas.frameSizeProperty().get();
        Settings stored = known.with(
                        EditorSettings.SIDE_TAB, LevelParts.of(level).sidePanel.chosenTab())
                .with(EditorSettings.SNAP_PARTS, options.snapPartsProperty().get())
                .with(EditorSettings.FRAME_WIDTH, frame.width())
                .with(EditorSettings.FRAME_HEIGHT, frame.height())
                .with(
                        EditorSettings.OVERLAYS,
                        Arrays.stream(Overlay.values())
                                .filter(canvas.overlays()::contains)
                                .toList());
        for (Map.Entry<Setting<Boolean>, BooleanProperty> flag : flags.entrySet()) {
            stored = stored.with(flag.getKey(), flag.getValue().get());
        }
        for (Map.Entry<Setting<Double>, DoubleProperty> width : widths.entrySet()) {
            stored = stored.with(width.getKey(), width.getValue().get());
        }
        return stored;
    }
}
