package leapsmith.editor.toolbars;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import leapsmith.editor.tools.ToolOption;
import leapsmith.editor.tools.ToolOptions;

/** The options of the tools as observable properties. A change of a property changes the option. */
public final class ToolOptionsModel {
    private final ToolOptions options;
    private final ReadOnlyIntegerWrapper brushSize = new ReadOnlyIntegerWrapper(this, ToolOption.BRUSH_SIZE.toString());
    private final ReadOnlyIntegerWrapper snapParts = new ReadOnlyIntegerWrapper(this, ToolOption.SNAP_PARTS.toString());
    private final Map<ToolOption<Boolean>, BooleanProperty> flags = new LinkedHashMap<>();

    /** A model of these options. It listens to them for as long as they exist. */
    public ToolOptionsModel(ToolOptions options) {
        this.options = options;
        ToolOption.FLAGS.forEach(option -> flags.put(option, create(option)));
        update();
        options.addListener(this::update);
    }

    private BooleanProperty create(ToolOption<Boolean> option) {
        BooleanProperty flag = new SimpleBooleanProperty(this, option.toString(), options.get(option));
        flag.addListener((property, before, now) -> options.set(option, now));
        return flag;
    }

    private void update() {
        brushSize.set(options.get(ToolOption.BRUSH_SIZE));
        snapParts.set(options.get(ToolOption.SNAP_PARTS));
        flags.forEach((option, flag) -> flag.set(options.get(option)));
    }

    public ToolOptions options() {
        return options;
    }

    ReadOnlyIntegerProperty brushSizeProperty() {
        return brushSize.getReadOnlyProperty();
    }

    /** Makes the brush larger by some tiles, or smaller if negative. */
    public void growBrush(int tiles) {
        options.set(ToolOption.BRUSH_SIZE, options.get(ToolOption.BRUSH_SIZE) + tiles);
    }

    /** Into how many parts a tile is divided for snapping. */
    public ReadOnlyIntegerProperty snapPartsProperty() {
        return snapParts.getReadOnlyProperty();
    }

    /** Snaps to tiles, then to halves and to quarters of tiles, and again to tiles. */
    public void divideTiles() {
        boolean wasOn = options.get(ToolOption.SNAP_TO_TILES);
        int parts = options.get(ToolOption.SNAP_PARTS);
        options.set(ToolOption.SNAP_PARTS, !wasOn ? parts : parts == 4 ? 1 : 2 * parts);
        options.set(ToolOption.SNAP_TO_TILES, true);
    }

    public BooleanProperty flag(ToolOption<Boolean> option) {
        return flags.get(option);
    }
}
