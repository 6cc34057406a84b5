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

    public BooleanProperty flag(ToolOption<Boolean> option) {
        return flags.get(option);
    }
}
